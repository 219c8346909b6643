import NavAtlasProgram
package import NavAtlasSourceReading

/// What a window shows first, in UIKit's words its root view controller.
extension Evaluator {
  /// `window.rootViewController`, wherever the window is kept.
  package func windowRoot(_ target: Expression, _ scope: Scope) -> Place? {
    if let window = ownWindow(target, scope) { return window }
    if case .name("rootViewController", _) = target, scope.type?.isWindow == true { return .windowRoot }
    guard case .member(let base, "rootViewController", _) = target else { return nil }
    let window = evaluate(base, scope, expecting: nil)
    if case .object(let object) = window, !object.type.conforms(to: "UIWindow") { return nil }
    let isLocal = if case .name(let name, _) = base { isMadeHere(name, scope) } else { false }
    let isAbove = window.alternatives.contains(where: isOwnWindow) || isLocal && makesWindows(scope.type)
    guard isAbove else { return .windowRoot }
    return isUntouchable(base, in: [isLocal ? scope.type : nil] + window.alternatives.map(keeper))
      ? .noticeRoot : .overlayRoot
  }

  /// False for what a function is handed.
  private func isMadeHere(_ name: String, _ scope: Scope) -> Bool {
    let parameters = scope.root.function?.parameters ?? []
    return scope.variable(name) != nil && !parameters.contains { $0.name == name }
  }

  /// True for a window that an object of the app's own makes and keeps: it lies over the app's first one.
  private func isOwnWindow(_ window: Value) -> Bool { makesWindows(keeper(of: window)) }

  private func keeper(of window: Value) -> DeclaredType? {
    guard case .place(let place) = window else { return nil }
    return index.type(declaredAs: place.owner)
  }

  /// False also for what the system starts: its windows are the app's first ones. O(code), once for each type.
  private func makesWindows(_ type: DeclaredType?) -> Bool {
    guard let type, !type.isLaunched else { return false }
    if let known = windowMakers[type] { return known }
    let makes =
      type.functions.values.joined().contains {
        makesWindow(($0.declaration.code?.statements ?? []).called)
      }
      || type.properties.values.joined().contains { member in
        makesWindow(member.declaration.initial?.called ?? [])
          || makesWindow((member.declaration.getterCode?.statements ?? []).called)
      }
    windowMakers[type] = makes
    return makes
  }

  /// True for a window that lets all touches through, at least at times: what it shows is no screen, but a notice over all.
  private func isUntouchable(_ window: Expression, in types: [DeclaredType?]) -> Bool {
    guard let name = window.names?.last else { return false }
    return types.contains { type in
      let functions = type?.functions.values.joined().compactMap(\.declaration.code) ?? []
      let properties = type?.properties.values.joined().flatMap(\.declaration.code) ?? []
      return (functions + properties).contains { $0.statements.forbidsTouching(name) }
    }
  }

  private func makesWindow(_ called: Set<String>) -> Bool {
    called.contains { $0 == "UIWindow" || index.type(declaredAs: $0)?.conforms(to: "UIWindow") == true }
  }
}

extension [Statement] {
  /// True for `window.isUserInteractionEnabled = false`.
  fileprivate func forbidsTouching(_ window: String) -> Bool {
    var forbids = false
    visit { expression in
      guard case .assignment(let target, .boolean(false), _) = expression else { return }
      forbids = forbids || target.names?.suffix(2) == [window, "isUserInteractionEnabled"]
    }
    return forbids
  }
}

extension DeclaredType {
  /// True for windows of the app's own, and for what it adds to all windows.
  fileprivate var isWindow: Bool { shortName == "UIWindow" || conforms(to: "UIWindow") }
}

extension StaticType {
  /// The type of what UIKit's views and applications have under a name.
  static func ofWindow(named name: String) -> StaticType? {
    name == "window" || name == "keyWindow" ? StaticType(name: "UIWindow") : nil
  }
}

extension Place {
  package static var windowRoot: Place { Place(owner: "UIWindow", name: "rootViewController") }
  /// That of a window over the app's first one.
  package static var overlayRoot: Place { Place(owner: "UIWindow", name: "rootViewController above") }
  /// That of a window that nobody can touch.
  static var noticeRoot: Place { Place(owner: "UIWindow", name: "rootViewController of notices") }
}
