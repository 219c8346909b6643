import NavAtlasProgram
import NavAtlasSourceReading

/// Which tab of a `UITabBarController` is shown: `tabBarController?.selectedIndex = 1`.
extension Evaluator {
  /// True where an assignment chooses a tab.
  func assignTab(_ expression: Expression, to target: Expression, _ site: Site, _ scope: Scope) -> Bool {
    switch target {
    case .member(let base, Self.selectionName, _):
      let aside = Scope(in: scope, content: Content(owner: scope.type))
      guard
        base.names?.last == "tabBarController" || isTabBarController(evaluate(base, aside, expecting: nil))
      else { return false }
    case .name(Self.selectionName, _):
      guard let own = scope.receiver, isTabBarController(own) else { return false }
    default: return false
    }
    let value = evaluate(expression, scope, expecting: StaticType(name: "Int"))
    scope.content.items.append(
      .effect(Effect(operation: .set(value), place: .selectedTab, site: site)))
    return true
  }

  private static let selectionName = "selectedIndex"
}

extension Place {
  /// The selection of whatever tab bar controller is around a screen.
  package static var selectedTab: Place {
    Place(
      owner: "UITabBarController", name: "selectedIndex", type: StaticType(name: "Int"))
  }
}
