import NavAtlasInterpreting
import NavAtlasProgram
import NavAtlasSourceReading

extension Assembler {
  /// Follows what an action leads to in its feature, and from there in the features around it.
  func send(_ value: Value, to feature: DeclaredType, from origin: String? = nil, _ source: Action) {
    for action in value.alternatives {
      for consequence in reductions.consequences(of: action, to: feature, from: origin)
      where consequence.isNew(to: source.frame) {
        for content in [consequence.reduction.content, consequence.reduction.further]
        where !content.items.isEmpty {
          follow(content, as: source.frame, source.sites, trigger: source.trigger)
        }
      }
    }
  }
}
