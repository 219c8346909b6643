extension NavigationGraph {
  /// The graph with other ids for its screens, wherever they are named. O(n).
  ///
  /// Screens that get the same id stay apart; ``GraphMerge`` unites them.
  public func renamingScreens(_ rename: (Screen.ID) -> Screen.ID) -> NavigationGraph {
    var graph = self
    for index in screens.indices { graph.screens[index].id = rename(screens[index].id) }
    for index in containers.indices { graph.containers[index].body.renameScreens(rename) }
    for index in transitions.indices {
      let old = transitions[index]
      if case .screen(let id) = old.from { graph.transitions[index].from = .screen(rename(id)) }
      graph.transitions[index].to = old.to.map(rename)
      graph.transitions[index].path = old.path.map(rename)
    }
    for index in entries.indices {
      graph.entries[index].screen = rename(entries[index].screen)
      graph.entries[index].path = entries[index].path.map(rename)
    }
    return graph
  }
}

extension Container.Body {
  fileprivate mutating func renameScreens(_ rename: (Screen.ID) -> Screen.ID) {
    switch self {
    case .stack(var stack):
      stack.root = rename(stack.root)
      stack.logicalRoot = stack.logicalRoot.map(rename)
      self = .stack(stack)
    case .split(var split):
      for index in split.columns.indices {
        split.columns[index].root = rename(split.columns[index].root)
        split.columns[index].placeholder = split.columns[index].placeholder.map(rename)
      }
      self = .split(split)
    case .layer(var layer):
      layer.root = rename(layer.root)
      self = .layer(layer)
    case .tabs: break
    }
  }
}
