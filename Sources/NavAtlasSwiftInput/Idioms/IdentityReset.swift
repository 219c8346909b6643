/// `.id(value)`: a new value makes the view a new one, and what it showed is gone.
struct IdentityReset: SourceIdiom {
  static let summary = "id as a reset"
  let modifiers = ["id"]

  func modify(_ base: Content, _ call: ModifierCall) -> Value? {
    guard case .place(let place)? = call.argument(nil) else { return .content(base) }
    return call.adding(.identity(place, call.site), to: base)
  }
}
