/// `.allowsHitTesting(false)` and `.disabled(true)`: what cannot be touched is seen, but leads nowhere.
struct InertViews: SourceIdiom {
  static let summary = "allowsHitTesting(false), disabled(true)"
  let modifiers = ["allowsHitTesting", "disabled"]

  func modify(_ base: Content, _ call: ModifierCall) -> Value? {
    guard call.argument(nil) == .boolean(call.name == "disabled") else { return .content(base) }
    return .content(EnvironmentSetter.disabled(base, call.evaluator))
  }
}
