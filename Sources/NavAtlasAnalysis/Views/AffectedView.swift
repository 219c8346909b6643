import GraphAlgorithms
public import NavAtlasModel

/// Of two versions in one graph what differs, and one shortest way to each screen of that from where the app begins, so
/// that people see where they are. O(V + E).
public struct AffectedView: GraphView {
  private let screens: Set<Screen.ID>
  private let changed: Set<MoveIdentity>

  public init(_ diff: GraphDiff) {
    screens = diff.affected
    changed = diff.changedMoves
  }

  /// Some screens of one version, and the ways there.
  public init(_ screens: Set<Screen.ID>) {
    self.screens = screens
    changed = []
  }

  public func view(of graph: NavigationGraph) throws(ViewError) -> NavigationGraph {
    let moves = MoveDigraph(graph)
    let launch = moves.digraph.breadthFirst(from: moves.launched(graph))
    let anywhere = moves.digraph.breadthFirst(from: moves.roots)
    var kept = screens
    var ways: Set<[Screen.ID]> = []
    for screen in screens {
      let way = moves.numbers[screen].flatMap { launch.path(to: $0) ?? anywhere.path(to: $0) }
      for edge in way ?? [] {
        let (source, target) = (moves.digraph.edges[edge].source, moves.digraph.edges[edge].target)
        kept.insert(moves.screens[source])
        ways.insert([moves.screens[source], moves.screens[target]])
      }
    }
    var part = graph.keeping(kept.contains)
    part.transitions.removeAll { move in
      if changed.contains(MoveIdentity(move)) { return false }
      guard case .screen(let source) = move.from, !move.kind.isBackward else { return true }
      return !move.targets.contains { ways.contains([source, $0]) }
    }
    return part
  }
}
