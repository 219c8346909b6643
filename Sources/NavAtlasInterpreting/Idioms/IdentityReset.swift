import NavAtlasSourceReading

/// `.id(value)`: a new value makes the view a new one, and what it showed is gone.
struct IdentityReset: SourceIdiom {
  static let summary = "id as a reset"
  let modifiers = ["id"]

  func modify(_ base: Content, _ call: ModifierCall) -> Value? {
    let identities = places(call).map { Item.identity($0, call.site) }
    return .content(Content(owner: base.owner, name: base.name, items: base.items + identities))
  }

  private func places(_ call: ModifierCall) -> [Place] {
    let value = call.argument(nil) ?? .unknown
    // `model.round.description` changes with the round.
    if case .place(let place) = value { return [place] + place.via }
    guard !value.isConstant, let written = call.call.arguments.first?.value else { return [] }
    return PlaceReader(call.evaluator).places(in: written, call.scope).flatMap { [$0] + $0.via }
  }
}
