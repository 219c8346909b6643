import NavAtlasProgram
package import NavAtlasSourceReading

/// What code does to the array of a navigation controller's controllers, in place or in a variable.
struct UIKitStacks: SourceIdiom {
  static let summary = "a navigation controller's array of controllers"
  let methods = ["append", "removeLast", "popLast", "removeAll"]

  func call(_ receiver: Value, _ call: MethodCall) -> Value? {
    guard case .member(let array, _, _) = call.call.callee,
      let stack = call.evaluator.stack(of: array, call.scope)
    else { return nil }
    switch call.name {
    case "append":
      guard let shown = call.arguments().first, shown.label == nil else { return nil }
      if call.evaluator.fill(stack, with: [shown.value], call.site, call.scope) { return .unknown }
      return call.perform(.viewPush, shown.value)
    case "removeAll": return call.perform(.setPath, .array([]))
    default: return call.perform(.pop)
    }
  }
}

extension Evaluator {
  /// The controller around it that every controller of UIKit knows by a name; nil for any other name.
  func containerAround(_ name: String, _ scope: Scope) -> Value? {
    guard Self.controllersAround.contains(name), scope.isOfController else { return nil }
    return .place(Place(owner: "?", name: name))
  }

  private static let controllersAround: Set<String> = [
    "navigationController", "presentingViewController", "presentedViewController",
  ]

  /// The navigation controller of `stack.viewControllers`; nil for any other array.
  package func stack(of array: Expression, _ scope: Scope) -> Value? {
    guard case .member(let base, "viewControllers", _) = array else { return nil }
    let aside = Scope(in: scope, content: Content(owner: scope.type))
    let holder = evaluate(base, aside, expecting: nil)
    let isNavigation = type(of: holder)?.unwrapped.isNavigationController ?? false
    if isNavigation || base.names?.last == "navigationController" { return holder }
    // `guard let stack = navigationController`
    if case .place(let place) = holder, place.name == "navigationController" { return holder }
    return nil
  }

  /// What a variable holds that is made of a stack's controllers: some of which nothing is known, and the last one.
  package func controllers(of array: Expression?, _ scope: Scope) -> Value? {
    guard let array, stack(of: array, scope) != nil else { return nil }
    return .array([.stackBelow, .stackTop])
  }

  /// `stack.viewControllers.dropLast() + [next]`; nil for any other sum.
  func joinedControllers(_ sum: Expression?, _ scope: Scope) -> [Value]? {
    guard case .other(let parts)? = sum, parts.count > 1 else { return nil }
    let known = parts.compactMap { joinedPart($0, scope) }
    return known.count == parts.count ? known.flatMap { $0 } : nil
  }

  private func joinedPart(_ part: Expression, _ scope: Scope) -> [Value]? {
    switch part {
    case .array(let elements): elements.map { evaluate($0, scope, expecting: nil) }
    case .member: stack(of: part, scope) == nil ? nil : [.stackBelow, .stackTop]
    case .call(let call):
      switch call.callee {
      case .member(let base, "dropLast", _), .member(let base, "prefix", _):
        stack(of: base, scope) == nil ? nil : [.stackBelow]
      case .name("Array", _): call.arguments.first.flatMap { joinedPart($0.value, scope) }
      default: nil
      }
    default: nil
    }
  }

  /// Gives a stack what was made of the controllers that it has; false where none of them is among them.
  func showChanged(_ shown: [Value], _ site: Site, _ scope: Scope) -> Bool {
    guard shown.first == .stackBelow else { return false }
    let isOnTop = shown.contains(.stackTop)
    let added = shown.filter { $0 != .stackBelow && $0 != .stackTop }
    let move: LibraryMove? =
      switch (isOnTop, added.count) {
      case (true, 0): nil
      case (true, 1): LibraryMove(kind: .viewPush, value: added[0])
      case (true, _): LibraryMove(kind: .pushMany, value: .array(added))
      case (false, 0): LibraryMove(kind: .pop)
      case (false, 1): LibraryMove(kind: .replace, value: added[0])
      case (false, _): LibraryMove(kind: .setPath, value: .array(added))
      }
    if let move { _ = perform(move, site, scope) }
    return true
  }
}

extension Value {
  /// Stands for the controllers below the last one of a stack.
  static var stackBelow: Value { .typed(.partOfStack("below")) }
  /// Stands for the last one.
  static var stackTop: Value { .typed(.partOfStack("top")) }
}

extension StaticType {
  fileprivate static func partOfStack(_ part: String) -> StaticType {
    StaticType(name: "UIViewController", arguments: [StaticType(name: "#stack " + part)])
  }
}

extension LibraryMove {
  /// True where a stack is emptied, to be filled anew by what comes next.
  package var empties: Bool { kind == .setPath && value == .array([]) }
}
