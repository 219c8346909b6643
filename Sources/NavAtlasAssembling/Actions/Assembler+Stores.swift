import NavAtlasInterpreting
import NavAtlasProgram
import NavAtlasSourceReading

extension Assembler {
  /// Follows what an action leads to in its feature, and from there in the features around it.
  func send(_ value: Value, to feature: DeclaredType, from origin: String? = nil, _ source: Action) {
    let holder = source.frame.node?.type.flatMap { features(shownBy: $0).first { $0 !== feature } }
    for action in value.alternatives {
      for consequence in reductions.consequences(of: action, to: feature, from: origin, within: holder)
      where consequence.isNew(to: source.frame) {
        for content in [consequence.reduction.content, consequence.reduction.further]
        where !content.items.isEmpty {
          follow(content, as: source.frame, source.sites, trigger: source.trigger)
        }
      }
    }
  }

  /// The features whose stores a view is made with.
  private func features(shownBy view: DeclaredType) -> [DeclaredType] {
    view.stored.compactMap { property in
      guard let type = evaluator.resolve(property.type, view, view.file), index.isStore(type) else {
        return nil
      }
      return index.feature(of: type)
    }
  }
}
