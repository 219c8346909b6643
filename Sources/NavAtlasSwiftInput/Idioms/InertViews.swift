/// `.allowsHitTesting(false)`: what cannot be touched leads nowhere.
struct InertViews: SourceIdiom {
  static let summary = "allowsHitTesting(false)"
  let modifiers = ["allowsHitTesting"]

  func modify(_ base: Content, _ call: ModifierCall) -> Value? {
    guard call.argument(nil) == .boolean(false) else { return .content(base) }
    return call.element("Group", Content(owner: base.owner, items: [.inert(base)]))
  }
}
