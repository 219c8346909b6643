/// What a window shows first, in UIKit's words its root view controller.
extension Evaluator {
  /// `window.rootViewController`, wherever the window is kept.
  func windowRoot(_ target: Expression, _ scope: Scope) -> Place? {
    guard case .member(let base, "rootViewController", _) = target else { return nil }
    let window = evaluate(base, scope, expecting: nil)
    if case .object(let object) = window, !object.type.conforms(to: "UIWindow") { return nil }
    return window.alternatives.contains(where: isOwnWindow) ? .overlayRoot : .windowRoot
  }

  /// True for a window that an object of the app's own keeps, other than those that the system gives it to: it lies
  /// over the app's first one.
  private func isOwnWindow(_ window: Value) -> Bool {
    guard case .place(let place) = window, let owner = index.type(named: place.owner, in: nil, file: 0) else {
      return false
    }
    return !owner.isLaunched && !owner.isView
  }
}

extension Place {
  static var windowRoot: Place { Place(owner: "UIWindow", name: "rootViewController") }
  /// That of a window over the app's first one.
  static var overlayRoot: Place { Place(owner: "UIWindow", name: "rootViewController above") }
}
