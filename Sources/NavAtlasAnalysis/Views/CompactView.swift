public import NavAtlasModel

/// The graph of compact width: every split view collapsed into one stack (semantics 5.5). O(V + E).
public struct CompactView: GraphView {
  public init() {}

  public func view(of graph: NavigationGraph) throws(ViewError) -> NavigationGraph {
    let lifted = Facts(graph)[LiftedGraph.self, .compact]
    var result = graph
    for (index, container) in graph.containers.enumerated() {
      switch container.body {
      case .split(let split) where !split.columns.isEmpty:
        result.containers[index].body = .stack(.init(root: split.columns[0].root))
        result.collapse(split, container.id, lifted)
      case .layer(var layer) where layer.style == .popover || layer.style == .inspector:
        layer.style = .sheet
        result.containers[index].body = .layer(layer)
      default: break
      }
    }
    for index in result.transitions.indices
    where result.transitions[index].kind == .popover || result.transitions[index].kind == .inspector {
      result.transitions[index].kind = .sheet
    }
    let reachable = Set(lifted.stacks.flatMap(\.vertices).map { lifted.screens[$0.screen] })
    let placeholders = Set(graph.screens.filter { $0.kind == .placeholder }.map(\.id))
    result.replaceHosts(graph.splitHosts)
    return result.keeping { reachable.contains($0) || !placeholders.contains($0) }
  }
}

extension NavigationGraph {
  /// The screens that are nothing but a split view, with the root of the stack that it collapses into.
  fileprivate var splitHosts: [Screen.ID: Screen.ID] {
    let known = Set(screens.map(\.id))
    var placed = Set(containers.flatMap(\.ownScreens))
    for transition in transitions where [.push, .viewPush, .pushMany].contains(transition.kind) {
      placed.formUnion(transition.targets)
    }
    var hosts: [Screen.ID: Screen.ID] = [:]
    for container in containers where known.contains(container.id) && !placed.contains(container.id) {
      if case .split(let split) = container.body { hosts[container.id] = split.columns.first?.root }
    }
    return hosts
  }

  /// Lets other screens stand for some that are no longer shown.
  fileprivate mutating func replaceHosts(_ hosts: [Screen.ID: Screen.ID]) {
    guard !hosts.isEmpty else { return }
    func shown(_ screen: Screen.ID) -> Screen.ID { hosts[screen] ?? screen }
    screens.removeAll { hosts[$0.id] != nil }
    for index in transitions.indices {
      if case .screen(let source) = transitions[index].from {
        transitions[index].from = .screen(shown(source))
      }
      transitions[index].to = transitions[index].to.map(shown)
      transitions[index].path = transitions[index].path.map(shown)
    }
    for index in entries.indices {
      entries[index].screen = shown(entries[index].screen)
      entries[index].path = entries[index].path.map(shown)
    }
  }

  /// Rewrites the transitions of one split view as those of a stack.
  fileprivate mutating func collapse(_ split: Container.Split, _ id: Container.ID, _ lifted: LiftedGraph) {
    let stack = lifted.stacks.first { $0.columns.first?.container == id }
    var columns: [Screen.ID: Int] = [:]
    for vertex in stack?.vertices ?? [] {
      let screen = lifted.screens[vertex.screen]
      columns[screen] = max(columns[screen] ?? 0, vertex.column)
    }
    transitions = transitions.compactMap { transition in
      guard transition.container == nil || transition.container == id,
        case .screen(let source) = transition.from,
        let column = columns[source]
      else { return transition }
      var moved = transition
      switch transition.kind {
      case .select:
        let selecting = split.columns.firstIndex { $0.name == transition.column } ?? column
        if selecting < column {
          moved.kind = .popTo
        } else {
          guard transition.movesCompactColumn else { return nil }
          moved.kind = .push
        }
        moved.column = nil
      case .linkAcross:
        moved.kind = .push
        moved.column = nil
      case .popToRoot where column > 0:
        moved.kind = .popTo
        moved.to = split.columns[column].root
      default: break
      }
      return moved
    }
  }
}
