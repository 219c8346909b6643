import NavAtlasInterpreting
import NavAtlasProgram
import NavAtlasSourceReading

extension Assembler {
  /// Follows an action through its feature, and from there through the features around it.
  ///
  /// - Parameters:
  ///   - isOfPart: True for what a feature inside sent.
  ///   - inside: the features that it went through. Those that hold each other would wrap it in ever new ways.
  func send(
    _ value: Value, to feature: DeclaredType, from origin: String? = nil, _ source: Action,
    isOfPart: Bool = false, inside: [DeclaredType] = [], _ level: Int = 0
  ) {
    // Features within features, each of which may be two steps: its own, and the case that holds it.
    guard level < 11, inside.count(where: { $0 === feature }) < 2 else { return }
    for action in value.alternatives where reductions.isNew(action, feature, source.frame) {
      let reduction = reductions.reduction(of: action, by: feature, isOfPart: isOfPart)
      follow(reduction, source)
      for next in reduction.sent + reduction.answers + handedDown(action, by: feature, source) {
        send(next, to: feature, from: origin, source, inside: inside, level + 1)
      }
      for embedding in embeddings(of: feature)
      where embedding.origin == nil || origin == nil || embedding.origin == origin {
        let received = embedding.wrap(action)
        guard reductions.leads(received, to: embedding.parent, embeddings) else { continue }
        send(
          received, to: embedding.parent, source, isOfPart: true, inside: inside + [feature], level + 1)
      }
    }
  }

  private func follow(_ reduction: Reduction, _ source: Action) {
    for content in [reduction.content, reduction.further] where !content.items.isEmpty {
      follow(content, as: source.frame, source.sites, trigger: source.trigger)
    }
  }

  /// What a feature answers to an action that the one around it sends to it: `.task { .child(.refresh) }`.
  private func handedDown(_ action: Value, by feature: DeclaredType, _ source: Action) -> [Value] {
    guard case .enumCase(let outer) = action, let actions = index.nested("Action", in: feature).declaration,
      let type = actions.enumCase(outer.name)?.payload.first?.type, let inner = outer.payload.first,
      let child = index.feature(of: index.resolve(type, in: actions, file: actions.file)), child !== feature,
      !index.resolve(type, in: actions, file: actions.file).isOfElements,
      reductions.isNew(inner.value, child, source.frame)
    else { return [] }
    let reduction = reductions.reduction(of: inner.value, by: child, isOfPart: false)
    follow(reduction, source)
    return reduction.sent.map { value in
      var answer = outer
      answer.payload = [LabeledValue(label: inner.label, value: value)]
      return .enumCase(answer)
    }
  }
}

extension StaticType {
  /// True for what the elements of a stack or list send.
  var isOfElements: Bool {
    ["StackActionOf", "StackAction", "IdentifiedActionOf", "IdentifiedAction"].contains(name.lastComponent)
  }
}
