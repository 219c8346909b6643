import NavAtlasProgram

/// Stacks of libraries that keep pushed and presented screens in one array of routes.
struct RouteStacks: SourceIdiom {
  static let summary = "FlowStack, TCARouter and other stacks over an array of routes"
  let constructors = ["TCARouter", "FlowStack", "Router", "NBNavigationStack", "RouterView", "UIPilotHost"]

  func construct(_ call: ConstructorCall) -> Value? {
    let builder = call.trailing.first { $0.label == nil }?.value
    let routes = (call.argument(nil) ?? call.argument("path")).map { self.routes(of: $0, call) }
    var path = routes
    if case .place(let place)? = routes { path = .binding(place) }
    guard let builder else { return nil }
    if ["TCARouter", "Router", "UIPilotHost"].contains(call.name),
      let place = path.flatMap({ call.evaluator.place($0) })
    {
      let first = call.evaluator.rootRoute(of: place) ?? call.evaluator.argument("initial", of: place)
      let shown = content(of: first?.alternatives ?? [.unknown], builder, call)
      var container = NavigationContainer(
        kind: .stack(path: path, isLegacy: false), parts: [.init(content: shown, site: call.site)],
        site: call.site)
      container.destination = builder
      return .content(Content(owner: call.scope.type, items: [.container(container)]))
    }
    let router = Value.typed(StaticType(name: "AnyRouter"))
    let content = call.content(call.evaluator.apply(builder, to: [router], at: call.site))
    // What is in it may have a stack of its own.
    let isBare = ["addNavigationStack", "addNavView", "addNavigationView"].contains {
      call.argument($0) == .boolean(false)
    }
    if isBare { return .content(content) }
    let container = NavigationContainer(
      kind: .stack(path: path, isLegacy: false), parts: [.init(content: content, site: call.site)],
      site: call.site)
    return .content(Content(owner: call.scope.type, items: [.container(container)]))
  }

  /// What is shown for each route that a stack may begin with.
  private func content(of roots: [Value], _ builder: Value, _ call: ConstructorCall) -> Content {
    let shown = roots.map { root in
      let value = root == .unknown ? root : call.evaluator.storeValue(of: root)
      return call.content(call.evaluator.apply(builder, to: [value, .unknown], at: call.site))
    }
    guard shown.count > 1 else { return shown.first ?? Content(owner: call.scope.type) }
    let branch = Branch(
      subject: .unknown, alternatives: shown.map { .init(test: .unknown, content: $0) }, site: call.site)
    return Content(owner: call.scope.type, items: [.branch(branch)])
  }

  /// The routes in the state of a store that is handed over as a whole.
  private func routes(of value: Value, _ call: ConstructorCall) -> Value {
    guard call.name == "TCARouter", let type = call.evaluator.type(of: value),
      call.evaluator.index.isStore(type)
    else { return value }
    let routes = ["routes", "routeIDs"].lazy.compactMap {
      call.evaluator.member($0, of: value, call.site, own: nil)
    }.first { call.evaluator.place($0) != nil }
    return routes ?? value
  }
}
