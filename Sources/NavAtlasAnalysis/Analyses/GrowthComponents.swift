import GraphAlgorithms
import NavAtlasModel

/// Where stacks can grow without end: the cyclic components of each stack's growth graph (semantics 5.2).
///
/// O(V + E) for the components and what they reach, plus a breadth-first search per growing edge of a
/// component for its shortest cycle, within the step budget.
struct GrowthComponents: Analysis {
  struct Growing: Sendable {
    /// By vertex: its stack can be arbitrarily high.
    var isUnbounded: [Bool]
    /// For each growing component the shortest cycle through a growing edge, the first vertex again at the end.
    var cycles: [[Int]]
    /// For each cycle, every vertex of its component, ascending.
    var members: [[Int]]
    /// True if the budget ended the search: a cycle may not be the shortest.
    var isTruncated: Bool
  }

  static func result(of facts: Facts, in profile: Profile) -> [Growing] {
    facts[LiftedGraph.self, profile].stacks.map { growing($0, budget: facts.options.stepBudget) }
  }

  private static func growing(_ stack: LiftedStack, budget: Int) -> Growing {
    let (graph, grows) = growthGraph(stack)
    let partition = graph.stronglyConnectedComponents()
    let growing = graph.edges.indices.filter { grows[$0] && partition.isInternal(graph.edges[$0]) }
    let byComponent = Dictionary(grouping: growing) { partition.component[graph.edges[$0].source] }
    var found: [(cycle: [Int], members: [Int])] = []
    var isTruncated = false
    for (component, edges) in byComponent.sorted(by: { $0.key < $1.key }) {
      let cycle = graph.shortestCycle(
        through: edges, inside: { partition.component[$0] == component }, budget: budget)
      guard let cycle else { continue }
      isTruncated = isTruncated || cycle.isTruncated
      let vertices = cycle.edges.map { graph.edges[$0].source }
      found.append((rotated(vertices, stack), partition.components[component]))
    }
    let reached = reachGraph(stack).breadthFirst(
      from: byComponent.keys.sorted().flatMap { partition.components[$0] })
    return Growing(
      isUnbounded: reached.distance.map { $0 != nil }, cycles: found.map(\.cycle),
      members: found.map(\.members),
      isTruncated: isTruncated)
  }

  /// The growth graph H without moves that go back to a screen on the stack; edges ordered by screen.
  private static func growthGraph(_ stack: LiftedStack) -> (Digraph, [Bool]) {
    var edges: [(edge: Digraph.Edge, grows: Bool)] = []
    for move in stack.growth where !move.isSingleTop {
      for frame in move.frames { edges.append((.init(move.from, frame), !move.replaces)) }
    }
    func order(_ edge: Digraph.Edge) -> (Int, Int) {
      (stack.vertices[edge.source].screen, stack.vertices[edge.target].screen)
    }
    edges.sort { order($0.edge) < order($1.edge) }
    return (Digraph(vertexCount: stack.vertices.count, edges: edges.map(\.edge)), edges.map(\.grows))
  }

  private static func reachGraph(_ stack: LiftedStack) -> Digraph {
    Digraph(
      vertexCount: stack.vertices.count,
      edges: stack.growth.flatMap { move in move.frames.map { .init(move.from, $0) } })
  }

  /// The cycle with its least screen first, and again at the end.
  private static func rotated(_ cycle: [Int], _ stack: LiftedStack) -> [Int] {
    let least = cycle.indices.min { stack.vertices[cycle[$0]].screen < stack.vertices[cycle[$1]].screen } ?? 0
    return Array(cycle[least...] + cycle[..<least]) + [cycle[least]]
  }
}
