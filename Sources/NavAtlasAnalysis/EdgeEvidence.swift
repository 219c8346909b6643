import GraphAlgorithms
public import NavAtlasModel

/// What speaks for the moves from one screen to another.
public struct EdgeEvidence: Sendable, Hashable {
  public var from: Screen.ID
  public var to: Screen.ID
  /// The moves that lead there at once, in the graph's order; also those from every screen of a container.
  public var moves: [Transition]
  /// The moves of a shortest way, one for each step, where none leads there at once; empty where there is no way.
  public var detour: [Transition]

  /// Finds the moves between two screens, by id or name. O(V + E).
  public init(from: String, to: String, in graph: NavigationGraph) throws(ViewError) {
    let source = try graph.screen(named: from)
    let target = try graph.screen(named: to)
    self.from = source
    self.to = target
    moves = graph.transitions.filter {
      $0.targets.contains(target) && ($0.from == .screen(source) || $0.from == .anyScreen)
    }
    detour = moves.isEmpty ? Self.way(from: source, to: target, in: graph) : []
  }

  private static func way(from: Screen.ID, to: Screen.ID, in graph: NavigationGraph) -> [Transition] {
    let moves = MoveDigraph(graph)
    guard let start = moves.numbers[from], let end = moves.numbers[to],
      let path = moves.digraph.breadthFirst(from: [start]).path(to: end)
    else { return [] }
    return path.compactMap { edge in
      let (source, target) = (moves.digraph.edges[edge].source, moves.digraph.edges[edge].target)
      return graph.transitions.first {
        !$0.kind.isBackward && $0.from == .screen(moves.screens[source])
          && $0.targets.contains(moves.screens[target])
      }
    }
  }
}
