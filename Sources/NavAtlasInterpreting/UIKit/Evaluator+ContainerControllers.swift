package import NavAtlasProgram
package import NavAtlasSourceReading

/// UIKit's container controllers: which controllers they are given, and subclasses of them.
extension Evaluator {
  /// `tabs.viewControllers = […]`, `bar.tabs = […]`, `navigation.viewControllers = […]`, also in their own classes.
  func assignControllers(_ expression: Expression, to target: Expression, _ site: Site, _ scope: Scope)
    -> Bool
  {
    guard let base = target.holderOfControllers else { return false }
    let aside = Scope(in: scope, content: Content(owner: scope.type))
    let holder = base.map { evaluate($0, aside, expecting: nil) } ?? scope.receiver ?? .unknown
    if target.names?.last == "tabs", !isTabBarController(holder) { return false }
    guard case .array(let shown) = evaluate(expression, scope, expecting: nil),
      !shown.contains(where: isBlank)
    else { return false }
    if assignColumns(shown, of: holder, site, scope) { return true }
    guard isTabBarController(holder) else {
      let isNavigation = type(of: holder)?.unwrapped.isNavigationController ?? false
      guard isNavigation || base?.names?.last == "navigationController" else { return false }
      _ = showControllers(shown, on: holder, site, scope)
      return true
    }
    setTabs(shown, of: holder, named: base, site, scope)
    return true
  }

  /// Gives a tab bar controller its tabs: in a local variable, in a property, or in its own code.
  func setTabs(_ shown: [Value], of holder: Value, named base: Expression?, _ site: Site, _ scope: Scope) {
    let place = if case .place(let place) = holder { place.base } else { Place?.none }
    noteFiller(at: site, scope)
    fillTabs(holder, with: tabs(shown, site, scope), scope)
    var made = Value.content(Content(owner: scope.type, items: [.container(tabs(shown, site, scope))]))
    if let object = ownController(holder, keptIn: place) {
      var fields = object.fields
      fields[Self.tabsField] = made
      made = .object(self.object(object.type, fields))
    }
    if case .name(let name, _)? = base, scope.variable(name) != nil {
      _ = scope.assign(made, to: name)
    } else if let place {
      heldControllers[place] = [made]
    } else if madeStack(holder) != nil {
      return
    } else if case .content(let content) = made {
      scope.content.items += content.items
    } else {
      scope.content.items.append(.container(tabs(shown, site, scope)))
    }
  }

  /// The controller of the app's own class that is given tabs, wherever it is kept: whoever gives them, they are its.
  private func ownController(_ holder: Value, keptIn place: Place?) -> ObjectValue? {
    let known = place.flatMap { heldControllers[$0]?.first } ?? holder
    if case .object(let object) = known, object.type.isController { return object }
    guard let place, let own = writtenType(of: place)?.unwrapped.declaration,
      own.conformances.contains("UITabBarController")
    else { return nil }
    if case .object(let object) = initialValue(of: place), object.type.isController { return object }
    return object(own)
  }

  /// The type that a property says itself that it has: what a factory makes for it may be of any other.
  private func writtenType(of place: Place) -> StaticType? {
    guard let owner = index.type(declaredAs: place.owner),
      let member = index.properties(named: place.name, of: owner).first
    else { return nil }
    if let type = member.declaration.type { return resolve(type, owner, member.file) }
    guard case .call(let made)? = member.declaration.initial, let names = made.callee.names else {
      return nil
    }
    return resolve(TypeReference(name: names.joined(separator: ".")), owner, member.file)
  }

  /// The field of a tab bar controller that its tabs are in.
  static let tabsField = "super.viewControllers"

  /// Remembers the controllers that code keeps: whoever shows the property shows them.
  func hold(_ value: Value, in place: Place) {
    holdWindow(value, in: place)
    if case .object(let object) = value, object.holdsMadeStack { heldCoordinators[place.base] = object }
    guard let type = place.type?.unwrapped, type.isAnyController, isController(value), !isAlert(value) else {
      return
    }
    if heldControllers[place.base]?.contains(value) != true {
      heldControllers[place.base, default: []].append(value)
    }
  }

  /// Remembers the app's own controllers that an object which is none itself, such as a coordinator, keeps from the start.
  func holdControllers(in object: ObjectValue) {
    guard object.type.isClass, !object.type.isController else { return }
    for name in object.fields.keys.sorted() {
      guard case .object(let controller)? = object.fields[name], controller.type.isController,
        !StaticType(name: controller.type.name, declaration: controller.type).isContainerController,
        let member = index.properties(named: name, of: object.type).first
      else { continue }
      hold(.object(controller), in: place(member, owner: object.type.name, context: object.type))
    }
  }

  /// Remembers what the fields of an object keep that was handed containers made for it.
  func holdCoordinators(in object: ObjectValue) {
    for (name, value) in object.fields {
      guard case .object(let coordinator) = value, coordinator.holdsMadeStack else { continue }
      heldCoordinators[Place(owner: object.type.name, name: name)] = coordinator
    }
  }

  private func isController(_ value: Value) -> Bool {
    switch value {
    case .content(let content): !content.items.isEmpty
    case .object(let object): object.type.isController
    case .typed(let type): type.madeStack != nil
    default: false
    }
  }

  /// What is kept where a controller is.
  package func held(in value: Value, owner: DeclaredType?, at site: Site) -> Content? {
    guard case .place(let place) = value, place.type?.unwrapped.isAnyController == true else { return nil }
    let held = heldControllers[place.base] ?? initialValues(of: place.base).filter(isController)
    guard !held.isEmpty else { return nil }
    if held.count == 1 { return content(held[0], owner: owner, at: site) }
    let content = Content(owner: owner)
    add(.oneOf(held), to: content, at: site)
    return content
  }

  /// The controllers of a stack, the root first.
  func showControllers(_ shown: [Value], on stack: Value, _ site: Site, _ scope: Scope) -> Value {
    if showChanged(shown, site, scope) || fill(stack, with: shown, site, scope, replaces: true) {
      return .unknown
    }
    guard shown.count != 1 else {
      return perform(LibraryMove(kind: .replace, value: shown[0], count: nil), site, scope)
    }
    let path = Value.array(Array(shown.dropFirst()))
    return perform(LibraryMove(kind: .setPath, value: path, count: nil), site, scope)
  }

  /// True for a hosting controller of the app's own of which it is not known what it hosts.
  private func isBlank(_ value: Value) -> Bool {
    guard case .object(let object) = value, object.type.conformances.contains("UIHostingController") else {
      return false
    }
    return body(of: object).visuals().isEmpty
  }

  func isTabBarController(_ value: Value) -> Bool {
    type(of: value).map { $0.unwrapped.isTabBarController } ?? false
  }

  /// True for pages, which are parts of one screen.
  func isPageViewController(_ value: Value) -> Bool {
    guard let type = type(of: value)?.unwrapped else { return false }
    return type.name == "UIPageViewController"
      || type.declaration?.conforms(to: "UIPageViewController") == true
  }

  /// The tabs that some controllers are.
  package func tabs(_ shown: [Value], _ site: Site, _ scope: Scope) -> NavigationContainer {
    let parts = shown.enumerated().map { position, value in
      NavigationContainer.Part(
        key: .integer(position), content: content(value, owner: scope.type, at: site), site: site)
    }
    return NavigationContainer(kind: .tabs(selection: .place(.selectedTab)), parts: parts, site: site)
  }

  /// What an object of an app's own subclass is where it adds no content of its own: the plain controller.
  func plainController(_ type: DeclaredType, _ arguments: [ArgumentValue], _ site: Site, _ scope: Scope)
    -> Value?
  {
    guard type.conformances.contains("UINavigationController"),
      !arguments.contains(where: { $0.label == nil })
    else { return nil }
    guard let root = arguments.first(where: { $0.label == "rootViewController" })?.value else {
      let isOwn = type.functions["init"] != nil && isBlankStack(type)
      let isBlank = isOwn || arguments.allSatisfy { Self.blankLabels.contains($0.label ?? "") }
      return isBlank ? makeStack(at: site, in: scope) : nil
    }
    let shown = content(root, owner: scope.type, at: site)
    return .content(Content(owner: scope.type, items: [.container(.navigationController(shown, site))]))
  }

  /// True for a navigation controller of the app's own whose code shows nothing in it, however it is made.
  func isBlankStack(_ type: DeclaredType) -> Bool {
    guard type.conformances.contains("UINavigationController") else { return false }
    return !type.functions.values.joined().contains { function in
      var fills = false
      function.declaration.code?.statements.visit { expression in
        switch expression {
        case .name(let name, _), .member(_, let name, _): fills = fills || Self.filling.contains(name)
        case .call(let call): fills = fills || call.arguments.contains { $0.label == "rootViewController" }
        default: break
        }
      }
      return fills
    }
  }

  private static let blankLabels: Set<String> = ["nibName", "bundle", "navigationBarClass", "toolbarClass"]
  private static let filling: Set<String> = [
    "rootViewController", "viewControllers", "setViewControllers", "pushViewController", "show",
  ]
}

extension NavigationContainer {
  /// A `UINavigationController` with its root.
  static func navigationController(_ root: Content, _ site: Site) -> NavigationContainer {
    NavigationContainer(
      kind: .stack(path: nil, isLegacy: true), parts: [.init(content: root, site: site)], site: site)
  }
}

extension StaticType {
  var isContainerController: Bool { unwrapped.isTabBarController || unwrapped.isNavigationController }
  var isTabBarController: Bool { isController("UITabBarController") }
  var isNavigationController: Bool { isController("UINavigationController") }

  /// True for UIKit's controllers and the app's own.
  var isAnyController: Bool { declaration?.isController ?? name.hasSuffix("Controller") }

  private func isController(_ base: String) -> Bool {
    name == base || declaration?.conformances.contains(base) ?? false
  }
}

extension Expression {
  /// What has the `viewControllers` or `tabs` that this is; `nil` for the object whose code it is.
  fileprivate var holderOfControllers: Expression?? {
    switch self {
    case .name("viewControllers", _), .name("tabs", _): .some(nil)
    case .member(let base, let name, _) where name == "viewControllers" || name == "tabs":
      base.names == ["self"] ? .some(nil) : .some(base)
    default: nil
    }
  }
}
