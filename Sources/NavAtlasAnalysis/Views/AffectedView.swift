import GraphAlgorithms
public import NavAtlasModel

/// Some screens, and one shortest way to each from where the app begins, so that people see where they are. O(V + E).
public struct AffectedView: GraphView {
  public var screens: Set<Screen.ID>

  public init(_ screens: Set<Screen.ID>) { self.screens = screens }

  public func view(of graph: NavigationGraph) throws(ViewError) -> NavigationGraph {
    let moves = MoveDigraph(graph)
    let tree = moves.digraph.breadthFirst(from: moves.roots)
    var kept = screens
    for screen in screens {
      let way = moves.numbers[screen].flatMap { tree.path(to: $0) } ?? []
      kept.formUnion(way.map { moves.screens[moves.digraph.edges[$0].source] })
    }
    return graph.keeping(kept.contains)
  }
}
