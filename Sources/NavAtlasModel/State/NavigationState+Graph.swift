extension NavigationState {
  /// The state an app launches in, as its graph describes it.
  ///
  /// The base is the outermost container around the launch entry's, or the first that nothing holds; without
  /// containers, a stack with the launch screen, or the first screen, as root. `nil` for an empty graph.
  ///
  /// - Parameter destinations: what each stack has a destination for; nothing is known of that where absent.
  public init?(
    _ graph: NavigationGraph, profile: Profile = .regular, destinations: StackDestinations? = nil
  ) {
    let builder = StateBuilder(graph, destinations)
    guard let base = builder.base else { return nil }
    self.init(base, profile: profile)
  }
}

extension NavigationState {
  /// Tells every stack whether its root can change.
  public mutating func declare(rootCanChange: Bool) {
    for window in windows.indices {
      windows[window].base.mapStacks { $0.rootCanChange = rootCanChange }
    }
  }
}

extension LayerState {
  /// The layer that a presentation of `screen` opens: as the graph declares it, or a stack of its own.
  public init(
    _ style: PresentationStyle, of screen: Screen.ID, in graph: NavigationGraph,
    destinations: StackDestinations? = nil
  ) {
    let container = graph.containers.first { container in
      if case .layer(let layer) = container.body { layer.root == screen } else { false }
    }
    var declared: Container.Layer?
    if case .layer(let layer)? = container?.body { declared = layer }
    let content = StateBuilder(graph, destinations).stack(root: screen, in: container?.id)
    self.init(
      declared?.style ?? style, declared?.stack == false ? .leaf(Route(screen)) : .stack(content),
      dismissible: declared?.dismissible ?? true)
  }
}

/// Turns declared containers into states.
private struct StateBuilder {
  let graph: NavigationGraph
  let containers: [Container.ID: Container]
  let backDisabled: Set<Screen.ID>
  let destinations: StackDestinations?

  init(_ graph: NavigationGraph, _ destinations: StackDestinations?) {
    self.graph = graph
    self.destinations = destinations
    containers = Dictionary(graph.containers.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    backDisabled = Set(graph.screens.filter(\.backDisabled).map(\.id))
  }

  var base: ContainerState? {
    let launch = graph.entries.first { $0.kind == .launch }
    var parent: [Container.ID: Container.ID] = [:]
    for container in graph.containers {
      guard case .tabs(let tabs) = container.body else { continue }
      for tab in tabs.tabs { parent[tab.container] = container.id }
    }
    let first = graph.containers.first { container in
      if case .layer = container.body { false } else { parent[container.id] == nil }
    }
    guard var container = launch?.container.flatMap({ containers[$0] }) ?? first else {
      return (launch?.screen ?? graph.screens.first?.id).map { .stack(stack(root: $0, in: nil)) }
    }
    var passed: Set = [container.id]
    while let outer = parent[container.id].flatMap({ containers[$0] }), passed.insert(outer.id).inserted {
      container = outer
    }
    return state(of: container, inside: [])
  }

  func stack(
    root: Screen.ID, in container: Container.ID?, logicalRoot: Screen.ID? = nil
  ) -> StackState {
    StackState(
      root: Route(root), logicalRoot: logicalRoot, backDisabled: backDisabled,
      registered: destinations?.registered(from: [root] + (logicalRoot.map { [$0] } ?? []), in: container))
  }

  private func state(of container: Container, inside: Set<Container.ID>) -> ContainerState {
    switch container.body {
    case .stack(let body):
      return .stack(stack(root: body.root, in: container.id, logicalRoot: body.logicalRoot))
    case .layer(let layer):
      return layer.stack ? .stack(stack(root: layer.root, in: container.id)) : .leaf(Route(layer.root))
    case .split(let split): return .split(state(of: split, container.id))
    case .tabs(let tabs):
      let inside = inside.union([container.id])
      let states = tabs.tabs.compactMap { tab -> TabsState.Tab? in
        guard !inside.contains(tab.container), let inner = containers[tab.container] else { return nil }
        return TabsState.Tab(tab.key, state(of: inner, inside: inside))
      }
      return .tabs(TabsState(states, selected: tabs.selected))
    }
  }

  private func state(of split: Container.Split, _ id: Container.ID) -> SplitState {
    var isDriven = false
    let columns = split.columns.map { column -> ColumnState in
      var state = ColumnState(
        column.name, root: column.root, placeholder: column.placeholder, driven: isDriven,
        selection: column.selects ? .one(nil) : .none, stack: column.stack)
      if column.stack { state.stack = stack(root: column.root, in: id) }
      isDriven = column.selects
      return state
    }
    return SplitState(columns: columns, prefer: split.prefer)
  }
}
