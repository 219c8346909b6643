import NavAtlasProgram
import NavAtlasSourceReading

/// Which tab of a `UITabBarController` is shown: `tabBarController?.selectedIndex = 1`.
extension Evaluator {
  /// True where an assignment chooses a tab.
  func assignTab(_ expression: Expression, to target: Expression, _ site: Site, _ scope: Scope) -> Bool {
    let filled: [Content]
    switch target {
    case .member(let base, Self.selectionName, _):
      let aside = Scope(in: scope, content: Content(owner: scope.type))
      let holder = evaluate(base, aside, expecting: nil)
      filled = base.names == ["self"] ? [scope.content] : contents(of: holder)
      guard
        base.names?.last == "tabBarController" || isTabBarController(holder)
          || filled.contains(where: { filledHere($0, scope) != nil })
      else { return false }
    case .name(Self.selectionName, _):
      guard let own = scope.receiver, isTabBarController(own) else { return false }
      filled = [scope.content]
    default: return false
    }
    let value = evaluate(expression, scope, expecting: StaticType(name: "Int"))
    if beginTabs(of: filled, with: value, scope) { return true }
    scope.content.items.append(
      .effect(Effect(operation: .set(value), place: .selectedTab, site: site)))
    return true
  }

  /// Remembers which function gives tabs at a place in the source.
  func noteFiller(at site: Site, _ scope: Scope) {
    tabFillers[site] = scope.root.function.map { ObjectIdentifier($0) }
  }

  /// What the function does that has just given a tab bar controller its tabs: it says which of them is seen at first.
  private func beginTabs(of filled: [Content], with value: Value, _ scope: Scope) -> Bool {
    var isDone = false
    for content in filled {
      guard let position = filledHere(content, scope), case .container(var tabs) = content.items[position]
      else { continue }
      tabs.first = value
      content.items[position] = .container(tabs)
      isDone = true
    }
    return isDone
  }

  /// Where the tabs are among what is shown that the running function has given.
  private func filledHere(_ content: Content, _ scope: Scope) -> Int? {
    guard let function = scope.root.function, !scope.isInClosure else { return nil }
    return content.items.lastIndex { item in
      guard case .container(let tabs) = item, case .tabs = tabs.kind else { return false }
      return tabFillers[tabs.site] == ObjectIdentifier(function)
    }
  }

  /// What a tab bar controller shows that is in a variable, is kept by a property, or was made empty.
  private func contents(of holder: Value) -> [Content] {
    guard case .place(let place) = holder else { return contents(shownBy: holder) }
    let held = (heldControllers[place.base] ?? []) + initialValues(of: place.base)
    return contents(shownBy: holder) + held.flatMap { contents(shownBy: $0) }
  }

  private func contents(shownBy value: Value) -> [Content] {
    let made = stackContent(of: value).map { [$0] } ?? []
    switch value {
    case .content(let content): return made + [content]
    case .object(let object):
      if case .content(let tabs)? = object.fields[Self.tabsField] { return made + [tabs] }
      return made
    default: return made
    }
  }

  private static let selectionName = "selectedIndex"
}

extension Scope {
  /// True in a closure, which is called later than what is around it.
  fileprivate var isInClosure: Bool {
    var scope: Scope? = self
    while let current = scope {
      if current.content.isOfClosure { return true }
      scope = current.parent
    }
    return false
  }
}

extension Place {
  /// The selection of whatever tab bar controller is around a screen.
  package static var selectedTab: Place {
    Place(
      owner: "UITabBarController", name: "selectedIndex", type: StaticType(name: "Int"))
  }
}
