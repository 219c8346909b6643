/// UIKit's container controllers: which controllers they are given, and subclasses of them.
extension Evaluator {
  /// `tabs.viewControllers = […]`, `navigation.viewControllers = […]`, also in their own classes.
  func assignControllers(_ expression: Expression, to target: Expression, _ site: Site, _ scope: Scope) -> Bool {
    guard let base = target.holderOfControllers else { return false }
    let aside = Scope(in: scope, content: Content(owner: scope.type))
    let holder = base.map { evaluate($0, aside, expecting: nil) } ?? scope.receiver ?? .unknown
    guard case .array(let shown) = evaluate(expression, scope, expecting: nil) else { return false }
    guard isTabBarController(holder) else {
      guard let type = type(of: holder)?.unwrapped, type.isNavigationController else { return false }
      _ = showControllers(shown, site, scope)
      return true
    }
    let tabs = Content(owner: scope.type, items: [.container(tabs(shown, site, scope))])
    if case .name(let name, _)? = base, scope.variable(name) != nil {
      _ = scope.assign(.content(tabs), to: name)
    } else if case .place(let place) = holder {
      heldContainers[place.base] = tabs
    } else {
      scope.content.items += tabs.items
    }
    return true
  }

  /// The controllers of a stack, the root first.
  func showControllers(_ shown: [Value], _ site: Site, _ scope: Scope) -> Value {
    guard shown.count != 1 else {
      return perform(LibraryMove(kind: .replace, value: shown[0], count: nil), site, scope)
    }
    let path = Value.array(Array(shown.dropFirst()))
    return perform(LibraryMove(kind: .setPath, value: path, count: nil), site, scope)
  }

  func isTabBarController(_ value: Value) -> Bool {
    type(of: value).map { $0.unwrapped.isTabBarController } ?? false
  }

  /// The tabs that some controllers are.
  func tabs(_ shown: [Value], _ site: Site, _ scope: Scope) -> NavigationContainer {
    let parts = shown.enumerated().map { position, value in
      NavigationContainer.Part(
        key: .integer(position), content: content(value, owner: scope.type, at: site), site: site)
    }
    return NavigationContainer(kind: .tabs(selection: nil), parts: parts, site: site)
  }

  /// What an object of an app's own subclass is where it adds no content of its own: the plain controller.
  func plainController(_ type: DeclaredType, _ arguments: [ArgumentValue], _ site: Site, _ scope: Scope) -> Value? {
    guard type.conformances.contains("UINavigationController"), !arguments.contains(where: { $0.label == nil })
    else { return nil }
    guard let root = arguments.first(where: { $0.label == "rootViewController" })?.value else {
      return arguments.isEmpty ? .typed(StaticType(name: "UINavigationController")) : nil
    }
    let container = NavigationContainer(
      kind: .stack(path: nil, isLegacy: true),
      parts: [.init(content: content(root, owner: scope.type, at: site), site: site)], site: site)
    return .content(Content(owner: scope.type, items: [.container(container)]))
  }
}

extension StaticType {
  var isTabBarController: Bool { isController("UITabBarController") }
  var isNavigationController: Bool { isController("UINavigationController") }

  private func isController(_ base: String) -> Bool {
    name == base || declaration?.conformances.contains(base) ?? false
  }
}

extension Expression {
  /// What has the `viewControllers` that this is; `nil` for the object whose code it is.
  fileprivate var holderOfControllers: Expression?? {
    switch self {
    case .name("viewControllers", _): .some(nil)
    case .member(.name("self", _), "viewControllers", _): .some(nil)
    case .member(let base, "viewControllers", _): .some(base)
    default: nil
    }
  }
}
