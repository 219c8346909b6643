import NavAtlasModel

extension NavigationGraph {
  /// The graph with the ids that its containers have in another version: those that show the same screens are the same.
  func withContainerIDs(of other: NavigationGraph) -> NavigationGraph {
    let own = Set(containers.map(\.id))
    let known = Set(other.containers.map(\.id))
    let old = Dictionary(grouping: containers.filter { !known.contains($0.id) }, by: \.shape)
    let new = Dictionary(grouping: other.containers.filter { !own.contains($0.id) }, by: \.shape)
    var renamed: [Container.ID: Container.ID] = [:]
    for (shape, group) in old where group.count == 1 && new[shape]?.count == 1 {
      renamed[group[0].id] = new[shape]?[0].id
    }
    return renamed.isEmpty ? self : renamingContainers { renamed[$0] ?? $0 }
  }

  private func renamingContainers(_ rename: (Container.ID) -> Container.ID) -> NavigationGraph {
    var graph = self
    for index in containers.indices {
      graph.containers[index].id = rename(containers[index].id)
      guard case .tabs(var tabs) = containers[index].body else { continue }
      for tab in tabs.tabs.indices { tabs.tabs[tab].container = rename(tabs.tabs[tab].container) }
      graph.containers[index].body = .tabs(tabs)
    }
    for index in transitions.indices {
      graph.transitions[index].container = transitions[index].container.map(rename)
    }
    for index in entries.indices { graph.entries[index].container = entries[index].container.map(rename) }
    return graph
  }
}

extension Container {
  /// What makes two containers alike whatever they are called.
  fileprivate var shape: [String] {
    switch body {
    case .stack: ["stack"] + ownScreens
    case .split: ["split"] + ownScreens
    case .tabs(let tabs): ["tabs"] + tabs.tabs.map(\.key)
    case .layer: ["layer"] + ownScreens
    }
  }

  /// `stack`, `split view`, `tab view`, `modal`.
  var word: String {
    switch body {
    case .stack: "stack"
    case .split: "split view"
    case .tabs: "tab view"
    case .layer: "modal"
    }
  }
}
