import NavAtlasModel

extension NavigationGraph {
  /// Draws tab views once that one piece of code shows in several places, such as in a sheet that many screens present.
  ///
  /// They are containers of their own, as each has its own stacks, and look alike. Linear in the size of the graph.
  ///
  /// - Returns: the graph, and how many tab views stand for another one.
  func withEqualTabViewsOnce() -> (graph: NavigationGraph, dropped: Int) {
    let known = Dictionary(containers.map { ($0.id, $0) }) { first, _ in first }
    var firsts: [Look: (id: Container.ID, tabs: [Container.Tab])] = [:]
    var stand: [Container.ID: Container.ID] = [:]
    var dropped = 0
    for container in containers {
      guard case .tabs(let tabs) = container.body, let look = Look(container, tabs, known) else { continue }
      guard let first = firsts[look] else {
        firsts[look] = (container.id, tabs.tabs)
        continue
      }
      dropped += 1
      stand[container.id] = first.id
      for (tab, other) in zip(tabs.tabs, first.tabs) where tab.container != other.container {
        stand[tab.container] = other.container
      }
    }
    guard dropped > 0 else { return (self, 0) }
    var graph = self
    graph.containers.removeAll { stand[$0.id] != nil }
    graph.moveContainers(stand)
    return (graph, dropped)
  }

  private mutating func moveContainers(_ stand: [Container.ID: Container.ID]) {
    var positions: [Transition: Int] = [:]
    var moved: [Transition] = []
    for transition in transitions {
      var transition = transition
      transition.container = transition.container.map { stand[$0] ?? $0 }
      var key = transition
      key.count = 0
      if let position = positions[key] {
        moved[position].count += transition.count
      } else {
        positions[key] = moved.count
        moved.append(transition)
      }
    }
    transitions = moved
    for index in entries.indices {
      entries[index].container = entries[index].container.map { stand[$0] ?? $0 }
    }
  }
}

/// What tab views have in common that are made by the same code and show the same.
private struct Look: Hashable {
  private var location: SourceLocation
  private var selected: String?
  private var keys: [String]
  private var shown: [Container.Body]

  /// `nil` where nothing tells that the same code makes it, or where a tab holds other containers.
  init?(_ container: Container, _ tabs: Container.Tabs, _ known: [Container.ID: Container]) {
    guard let location = container.location else { return nil }
    let shown = tabs.tabs.compactMap { known[$0.container]?.body }
    guard shown.count == tabs.tabs.count, shown.allSatisfy(\.isPlain) else { return nil }
    (self.location, selected, keys) = (location, tabs.selected, tabs.tabs.map(\.key))
    self.shown = shown
  }
}

extension Container.Body {
  fileprivate var isPlain: Bool { if case .tabs = self { false } else { true } }
}
