public import NavAtlasModel

extension GraphCompleter {
  /// Finds the container of each entry that names none: the one whose roots its path begins with. Those roots are
  /// no frames, so they leave the path. A launch screen outside of all containers stands for itself.
  mutating func placeEntries() {
    let outermost = graph.outermostContainer
    for index in graph.entries.indices {
      var entry = graph.entries[index]
      let candidates =
        entry.container.map { id in graph.containers.filter { $0.id == id } }
        ?? graph.containers.filter { $0.kind != .tabs }
      let path = entry.path.isEmpty ? [entry.screen] : entry.path
      if let shown = candidates.first(where: { $0.rootPath.first == path.first }) {
        entry.path = Array(path.dropFirst(shown.rootPath.commonPrefixLength(with: path)))
        entry.container = shown.id
      } else if entry.container == nil, entry.kind != .launch, let outermost, outermost.kind != .tabs {
        entry.path = path
        entry.container = outermost.id
      }
      graph.entries[index] = entry
    }
  }

  mutating func addLaunchEntry() {
    guard !graph.entries.contains(where: { $0.kind == .launch }), let outermost = graph.outermostContainer,
      let screen = graph.firstScreen(of: outermost)
    else { return }
    graph.entries.insert(Entry(screen: screen, container: outermost.id), at: 0)
  }
}

extension NavigationGraph {
  /// The container that nothing else contains: the first tabs, else the first split view, else the first stack.
  public var outermostContainer: Container? {
    let inTabs = Set(containers.flatMap(\.tabContainers))
    let free = containers.filter { !inTabs.contains($0.id) }
    return free.first { $0.kind == .tabs } ?? free.first { $0.kind == .split }
      ?? free.first { $0.kind == .stack }
  }

  /// The screen that a container shows before anything has happened: in tabs, that of the selected tab.
  public func firstScreen(of container: Container) -> Screen.ID? {
    var current = container
    var visited: Set<Container.ID> = []
    while case .tabs(let tabs) = current.body {
      let tab = tabs.tabs.first { $0.key == tabs.selected } ?? tabs.tabs.first
      guard visited.insert(current.id).inserted,
        let next = containers.first(where: { $0.id == tab?.container })
      else { return nil }
      current = next
    }
    return current.rootPath.first
  }
}

extension Container {
  /// The roots that the container shows without any frame on top: a split view's columns in their order.
  fileprivate var rootPath: [Screen.ID] {
    switch body {
    case .stack(let stack): [stack.root]
    case .split(let split): split.columns.map(\.root)
    case .tabs: []
    case .layer(let layer): [layer.root]
    }
  }

  fileprivate var tabContainers: [Container.ID] {
    if case .tabs(let tabs) = body { tabs.tabs.map(\.container) } else { [] }
  }
}

extension [Screen.ID] {
  fileprivate func commonPrefixLength(with other: [Screen.ID]) -> Int {
    zip(self, other).prefix { $0 == $1 }.count
  }
}
