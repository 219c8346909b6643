/// Titles, and what stands in the way of going back.
struct ScreenTraits: SourceIdiom {
  static let summary = "navigationTitle, navigationBarBackButtonHidden, interactiveDismissDisabled"
  let modifiers = [
    "navigationTitle", "navigationBarTitle", "navigationBarBackButtonHidden", "interactiveDismissDisabled",
  ]

  func modify(_ base: Content, _ call: ModifierCall) -> Value? {
    let first = call.argument(nil)
    switch call.name {
    case "navigationBarBackButtonHidden":
      return first == .boolean(false) ? .content(base) : call.adding(.trait(.backHidden), to: base)
    case "interactiveDismissDisabled":
      return first == nil || first == .boolean(true)
        ? call.adding(.trait(.dismissDisabled), to: base) : .content(base)
    default:
      guard let title = text(call.call.arguments.first?.value) else { return .content(base) }
      return call.adding(.trait(.title(title)), to: base)
    }
  }

  private func text(_ expression: Expression?) -> String? {
    switch expression {
    case .string(let text): text.isEmpty ? nil : text
    case .call(let call): text(call.arguments.first?.value)
    default: nil
    }
  }
}
