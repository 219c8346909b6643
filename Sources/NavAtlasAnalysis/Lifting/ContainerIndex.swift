import NavAtlasModel

/// Finds containers by id, root and place; a graph without containers gets one stack.
struct ContainerIndex {
  let containers: [Container]
  private let byID: [Container.ID: Int]
  private var parent: [Container.ID: Container.ID] = [:]

  init(_ graph: NavigationGraph) {
    containers =
      graph.containers.isEmpty
      ? Self.implicit(graph)
      : graph.containers.filter {
        if case .split(let split) = $0.body { !split.columns.isEmpty } else { true }
      }
    byID = Dictionary(
      containers.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
    for container in containers {
      guard case .tabs(let tabs) = container.body else { continue }
      for tab in tabs.tabs { parent[tab.container] = container.id }
    }
  }

  private static func implicit(_ graph: NavigationGraph) -> [Container] {
    let launch = graph.entries.first { $0.kind == .launch }?.screen
    guard let root = launch ?? graph.screens.first?.id else { return [] }
    return [Container(id: "main", .stack(.init(root: root)))]
  }

  subscript(id: Container.ID) -> Container? { byID[id].map { containers[$0] } }

  /// The container and everything around it.
  func scope(of id: Container.ID) -> Set<Container.ID> {
    var scope: Set = [id]
    var current = id
    while let next = parent[current], scope.insert(next).inserted { current = next }
    return scope
  }

  /// The container that holds it and is held by none: the container itself, or the tabs around it.
  func outermost(of id: Container.ID) -> Container.ID {
    var passed: Set<Container.ID> = []
    var current = id
    while let next = parent[current], passed.insert(current).inserted { current = next }
    return current
  }

  /// Where code elsewhere writes a path into the container: the selected tab's stack, a split's last stack.
  func writable(_ container: Container) -> (container: Container, column: Int)? {
    guard let shown = contents(of: container).first else { return nil }
    switch shown.body {
    case .stack, .layer: return (shown, 0)
    case .tabs: return nil
    case .split(let split): return split.columns.lastIndex(where: \.stack).map { (shown, $0) }
    }
  }

  /// What a container shows when its tabs are looked into, the selected one first; itself if it has none.
  func contents(of container: Container) -> [Container] {
    var passed: Set<Container.ID> = []
    var found: [Container] = []
    var pending = [container]
    while let next = pending.popLast() {
      guard passed.insert(next.id).inserted else { continue }
      guard case .tabs(let tabs) = next.body else {
        found.append(next)
        continue
      }
      let others = tabs.tabs.filter { $0.key != tabs.selected }
      let selected = tabs.tabs.filter { $0.key == tabs.selected }
      pending += (selected + others).reversed().compactMap { self[$0.container] }
    }
    return found
  }

  /// True for containers that no other one holds and that are not modal.
  func isOutermost(_ container: Container) -> Bool {
    if case .layer = container.body { return false }
    return parent[container.id] == nil
  }

  /// The first container that shows the screen by itself, a modal only if nothing else does.
  func showing(_ screen: Screen.ID) -> Container? {
    let showing = containers.filter { $0.shownScreens.contains(screen) }
    return showing.first { $0.kind != .layer } ?? showing.first
  }

  /// The modal container for a presentation of the screen: the one that is named, or one of that style, or one made up.
  func layer(_ style: PresentationStyle, root: Screen.ID, id: Container.ID?) -> Container {
    let layers = containers.filter { container in
      if case .layer(let layer) = container.body { layer.root == root } else { false }
    }
    return layers.first { $0.id == id }
      ?? layers.first { container in
        if case .layer(let layer) = container.body { layer.style == style } else { false }
      } ?? Container(id: "\(style.rawValue) of \(root)", .layer(.init(style: style, root: root, stack: true)))
  }
}

extension Container {
  /// The screens that stand in the container before any move: its roots and placeholders.
  var shownScreens: [Screen.ID] {
    if case .stack(let stack) = body { [stack.root] } else { ownScreens }
  }
}
