import NavAtlasSourceReading

/// Titles, and what stands in the way of going back.
struct ScreenTraits: SourceIdiom {
  static let summary = "navigationTitle, navigationBarBackButtonHidden, interactiveDismissDisabled"
  let modifiers = [
    "navigationTitle", "navigationBarTitle", "navigationBarBackButtonHidden", "interactiveDismissDisabled",
    "navigationBarHidden", "toolbar", "toolbarVisibility",
  ]

  func modify(_ base: Content, _ call: ModifierCall) -> Value? {
    let first = call.argument(nil)
    switch call.name {
    case "navigationBarBackButtonHidden":
      return first == .boolean(false) ? .content(base) : call.adding(.trait(.backHidden), to: base)
    case "navigationBarHidden":
      return first == nil || first == .boolean(true)
        ? call.adding(.trait(.barHidden), to: base) : .content(base)
    case "toolbar", "toolbarVisibility":
      guard case .implicitMember("hidden", _)? = call.call.arguments.first?.value else { return nil }
      let bars = call.call.arguments.dropFirst().compactMap { argument -> String? in
        if case .implicitMember(let name, _) = argument.value { name } else { nil }
      }
      let hides = bars.isEmpty || bars.contains("navigationBar") || bars.contains("automatic")
      return hides ? call.adding(.trait(.barHidden), to: base) : .content(base)
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
