import GraphAlgorithms
public import NavAtlasModel

/// Some screens and what is at most so many moves away from any of them, in either direction. O(V + E).
public struct SurroundingsView: GraphView {
  public var screens: Set<Screen.ID>
  public var hops: Int

  public init(of screens: Set<Screen.ID>, hops: Int = 1) {
    self.screens = screens
    self.hops = hops
  }

  public func view(of graph: NavigationGraph) throws(ViewError) -> NavigationGraph {
    let moves = MoveDigraph(graph)
    let both = Digraph(
      vertexCount: moves.screens.count,
      edges: moves.digraph.edges + moves.digraph.edges.map { .init($0.target, $0.source) })
    let distance = both.breadthFirst(from: screens.compactMap { moves.numbers[$0] }.sorted()).distance
    return graph.keeping { screen in
      moves.numbers[screen].flatMap { distance[$0] }.map { $0 <= hops } ?? screens.contains(screen)
    }
  }
}
