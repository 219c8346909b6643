import NavAtlasSourceReading

/// How controllers say that they cover the screen: `modalPresentationStyle`.
extension Evaluator {
  /// `controller.modalPresentationStyle = .fullScreen` on a local variable, or on a stack that is made elsewhere.
  func assignStyle(_ expression: Expression, to target: Expression, _ site: Site, _ scope: Scope) -> Bool {
    guard case .member(let base, Self.styleName, _) = target else { return false }
    let isCovering = evaluate(expression, scope, expecting: nil).alternatives.contains {
      if case .enumCase(let style) = $0 { Self.covering.contains(style.name) } else { false }
    }
    let aside = Scope(in: scope, content: Content(owner: scope.type))
    if let stack = madeStack(evaluate(base, aside, expecting: nil)) {
      if isCovering { coveringStacks.insert(stack) }
    } else if isCovering, case .name(let name, _) = base, let local = scope.variable(name) {
      let plain = content(local, owner: scope.type, at: site)
      let shown = Content(owner: plain.owner, items: plain.items + [.trait(.fullScreen)])
      _ = scope.assign(.content(shown), to: name)
    }
    return true
  }

  /// True where a style was set that covers all of the screen, by whoever made the controller or by itself.
  func covers(_ value: Value) -> Bool {
    if let controller = controller(value), coversByItself(controller.type) { return true }
    if let stack = madeStack(value) { return coveringStacks.contains(stack) }
    guard case .content(let content) = value else { return false }
    return content.extras().contains { if case .trait(.fullScreen) = $0 { true } else { false } }
  }

  private func coversByItself(_ type: DeclaredType) -> Bool {
    if let known = knownCovering[type] { return known }
    var covers = false
    for member in type.functions.values.joined() {
      member.declaration.code?.statements.visit { expression in
        guard case .assignment(let target, .implicitMember(let style, _), _) = expression,
          [[Self.styleName], ["self", Self.styleName]].contains(target.names)
        else { return }
        covers = covers || Self.covering.contains(style)
      }
    }
    knownCovering[type] = covers
    return covers
  }

  private static let styleName = "modalPresentationStyle"
  private static let covering: Set<String> = [
    "fullScreen", "overFullScreen", "currentContext", "overCurrentContext",
  ]
}
