import NavAtlasProgram
import NavAtlasSourceReading

/// Stinsen: a coordinator's routes are properties, each with how it is shown and the method that makes what is shown.
package struct Stinsen: SourceIdiom {
  package static let summary = "Stinsen's coordinators"
  package let constructors = ["NavigationViewCoordinator", "TabChild"]
  package let methods = [
    "view", "route", "root", "pop", "popLast", "popToRoot", "dismissCoordinator", "focusFirst",
  ]

  private static let protocols: Set<String> = [
    "NavigationCoordinatable", "TabCoordinatable", "ViewCoordinatable", "Coordinatable",
  ]
  private static let routers: Set<String> = ["NavigationRouter", "TabRouter", "ViewRouter"]

  package func construct(_ call: ConstructorCall) -> Value? {
    guard let given = call.argument(nil) ?? call.argument("startingItems") else { return nil }
    if call.name == "TabChild" { return given }
    guard let coordinator = Coordinator(given, call.scope, call.evaluator) else { return nil }
    let container = NavigationContainer(
      kind: .stack(path: nil, isLegacy: true), parts: [.init(content: coordinator.content, site: call.site)],
      site: call.site)
    return .content(Content(owner: coordinator.type, items: [.container(container)]))
  }

  package func call(_ receiver: Value, _ call: MethodCall) -> Value? {
    guard let coordinator = Coordinator(receiver, call.scope, call.evaluator) else { return nil }
    switch call.name {
    case "view": return .content(coordinator.content)
    case "pop", "popLast": return call.perform(.pop)
    case "popToRoot": return call.perform(.popToRoot).and(receiver)
    case "dismissCoordinator": return call.perform(.leave)
    default: break
    }
    let arguments = call.arguments()
    guard case .keyPath(_, let names)? = arguments.first?.value, let name = names.last,
      let route = coordinator.route(name)
    else { return nil }
    let shown = coordinator.content(of: route, arguments.dropFirst().filter { !$0.isTrailing }.map(\.value))
    switch call.name {
    case "root": return call.perform(.replace, .content(shown))
    case "focusFirst":
      return call.perform(.tab, .enumCase(EnumValue(type: nil, name: name)))
        .and(coordinator.result(of: route))
    default: return call.perform(route.kind, .content(shown)).and(coordinator.result(of: route))
    }
  }

  /// A coordinator of the app.
  private struct Coordinator {
    let type: DeclaredType
    private let value: Value
    private let evaluator: Evaluator

    /// Nil for what is no coordinator, and no router of one.
    init?(_ value: Value, _ scope: Scope, _ evaluator: Evaluator) {
      guard let written = evaluator.type(of: value)?.unwrapped else { return nil }
      var type = written.declaration
      if type == nil, Stinsen.routers.contains(String(written.name.lastComponent)) {
        type = written.arguments.first?.declaration
      } else if type == nil, written.name.lastComponent == "Router", let outer = written.name.outerName {
        type = evaluator.index.type(named: String(outer), in: scope.type, file: scope.file)
      }
      guard var type else { return nil }
      if type.kind == .interface, let own = evaluator.conformers(of: type).first { type = own }
      guard !type.conformances.isDisjoint(with: Stinsen.protocols) else { return nil }
      self.type = type
      self.evaluator = evaluator
      if case .object(let object) = value, object.type === type {
        self.value = value
      } else {
        self.value = .typed(StaticType(name: type.name, declaration: type))
      }
    }

    struct Route {
      var kind: LibraryTable.Move
      var isRoot: Bool
      var isTab: Bool
      var property: DeclaredType.Member<Property>
      var factory: String
    }

    func route(_ name: String) -> Route? {
      guard let property = evaluator.index.properties(named: name, of: type).first,
        case .name(let factory, _)? = property.declaration.initial,
        let attribute = property.declaration.attribute("Route") ?? property.declaration.attribute("Root")
      else { return nil }
      var kind = LibraryTable.Move.push
      if case .implicitMember(let style, _)? = attribute.arguments.first(where: { $0.label == nil })?.value {
        kind = style == "modal" ? .sheet : style == "fullScreen" ? .cover : .push
      }
      return Route(
        kind: kind, isRoot: attribute.name == "Root",
        isTab: attribute.arguments.contains { $0.label == "tabItem" }, property: property, factory: factory)
    }

    private var routes: [Route] {
      type.properties.keys.sorted().compactMap(route).sorted {
        $0.property.declaration.offset < $1.property.declaration.offset
      }
    }

    // MARK: What it shows

    var content: Content {
      type.conforms(to: "TabCoordinatable") ? tabs : root
    }

    private var root: Content {
      var named = starting("stack").compactMap(route)
      if named.isEmpty { named = routes.filter(\.isRoot) }
      let content = Content(owner: type)
      let roots = named.map { (self.content(of: $0, []), site($0)) }
      if roots.count == 1 {
        content.items.append(.include(roots[0].0, roots[0].1))
      } else {
        let alternatives = roots.map { Branch.Alternative(test: .unknown, content: $0.0) }
        content.items.append(.branch(Branch(subject: .unknown, alternatives: alternatives, site: site)))
      }
      content.items += registrations
      return customized(content)
    }

    private var tabs: Content {
      var named = starting("child").compactMap(route)
      if named.isEmpty { named = routes.filter(\.isTab) }
      let parts = named.map { tab in
        let name = tab.property.declaration.name
        return NavigationContainer.Part(
          key: .enumCase(EnumValue(type: nil, name: name)), content: content(of: tab, []), site: site(tab))
      }
      let container = NavigationContainer(
        kind: .tabs(selection: nil), parts: parts, site: Site(file: type.file, offset: type.offset))
      return customized(Content(owner: type, items: [.container(container)]))
    }

    /// The names of the routes that a stack or tab view begins with.
    private func starting(_ property: String) -> [String] {
      var value: Value = .unknown
      if case .object(let object) = self.value { value = object.fields[property] ?? .unknown }
      if value == .unknown, let member = evaluator.index.properties(named: property, of: type).first {
        value = evaluator.initialValue(member, type)
      }
      let values = if case .array(let values) = value { values } else { value.alternatives }
      return values.compactMap { if case .keyPath(_, let names) = $0 { names.last } else { nil } }
    }

    /// What `customize(_:)` adds to the view.
    private func customized(_ content: Content) -> Content {
      guard let method = method("customize") else { return content }
      let result = evaluator.apply(method, to: [.content(content)], at: site)
      guard case .content(let customized) = result, customized !== content else { return content }
      return Content(owner: type, items: content.items + customized.extras())
    }

    /// The routes, so that one which nothing leads to is known.
    private var registrations: [Item] {
      routes.compactMap { route in
        guard !route.isRoot, let handler = method(route.factory),
          result(of: route).flatMap({ Coordinator($0, Scope(type), evaluator) }) == nil
        else { return nil }
        return .registration(
          Registration(
            type: StaticType(name: type.name + "." + route.property.declaration.name), handler: handler,
            site: site(route)))
      }
    }

    func content(of route: Route, _ arguments: [Value]) -> Content {
      guard let method = method(route.factory) else { return Content(owner: type) }
      let value = evaluator.apply(method, to: arguments, at: site(route))
      if let child = Coordinator(value, Scope(type), evaluator) { return child.content }
      return evaluator.content(value, owner: type, at: site(route))
    }

    /// The coordinator that a route's method is declared to make, for moves that go on from there: a view is not shown
    /// again by who asks for it.
    func result(of route: Route) -> Value? {
      guard let member = evaluator.index.functions(named: route.factory, of: type).first,
        let result = evaluator.resolve(member.declaration.result, type, member.file),
        result.declaration?.isBuilt != true
      else { return nil }
      return .typed(result.name == "NavigationViewCoordinator" ? result.arguments.first ?? result : result)
    }

    private func method(_ name: String) -> Value? {
      let functions = evaluator.index.functions(named: name, of: type)
      return functions.isEmpty
        ? nil : .method(MethodValue(name: name, candidates: functions, owner: type, receiver: value))
    }

    private var site: Site { Site(file: type.file, offset: type.offset) }

    private func site(_ route: Route) -> Site {
      Site(file: route.property.file, offset: route.property.declaration.offset)
    }
  }
}

extension Scope {
  fileprivate convenience init(_ type: DeclaredType) {
    self.init(type: type, receiver: nil, file: type.file, content: Content(owner: type))
  }
}

extension Value {
  /// The other value, for calls that go on from it.
  fileprivate func and(_ other: Value?) -> Value { other ?? self }
}
