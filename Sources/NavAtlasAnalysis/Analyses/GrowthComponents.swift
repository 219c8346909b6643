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
    /// By vertex: it lies in a component that grows.
    var component: [Int?]
    /// For each growing component the shortest cycle through a growing edge, the first vertex again at the end.
    var cycles: [[Int]]
    /// True if the budget ended before every edge of a component was tried: a cycle may not be the shortest.
    var isTruncated: Bool
  }

  static func result(of facts: Facts, in profile: Profile) -> [Growing] {
    facts[LiftedGraph.self, profile].stacks.map { growing($0, budget: facts.options.stepBudget) }
  }

  private static func growing(_ stack: LiftedStack, budget: Int) -> Growing {
    let count = stack.vertices.count
    var edges: [(from: Int, to: Int)] = []
    var grows: [Bool] = []
    var reach: [(from: Int, to: Int)] = []
    for move in stack.growth {
      for frame in move.frames {
        reach.append((move.from, frame))
        guard !move.isSingleTop else { continue }
        edges.append((move.from, frame))
        grows.append(!move.replaces)
      }
    }
    let graph = Digraph(vertexCount: count, edges: edges)
    let components = StronglyConnectedComponents(of: graph)
    var growing: Set<Int> = []
    for (index, edge) in edges.enumerated()
    where grows[index] && components.component[edge.from] == components.component[edge.to] {
      growing.insert(components.component[edge.from])
    }
    let seeds = (0..<count).filter { growing.contains(components.component[$0]) }
    let reached = BreadthFirst.reachable(from: seeds, in: Digraph(vertexCount: count, edges: reach))
    var search = CycleSearch(stack, graph: graph, grows: grows, components: components.component, budget: budget)
    let cycles = growing.map { search.shortestCycle(in: $0) }
    return Growing(
      isUnbounded: reached,
      component: (0..<count).map { growing.contains(components.component[$0]) ? components.component[$0] : nil },
      cycles: cycles.filter { !$0.isEmpty }.sorted { $0.lexicographicallyPrecedes($1) },
      isTruncated: search.isTruncated)
  }
}

/// Looks for the shortest cycle of a component that contains a growing edge.
private struct CycleSearch {
  let stack: LiftedStack
  let graph: Digraph
  let grows: [Bool]
  let components: [Int]
  var budget: Int
  var isTruncated = false
  private var seen: [Int]
  private var parent: [Int]
  private var round = 0

  init(_ stack: LiftedStack, graph: Digraph, grows: [Bool], components: [Int], budget: Int) {
    self.stack = stack
    self.graph = graph
    self.grows = grows
    self.components = components
    self.budget = budget
    seen = Array(repeating: 0, count: components.count)
    parent = Array(repeating: -1, count: components.count)
  }

  mutating func shortestCycle(in component: Int) -> [Int] {
    let order = { [stack] (vertex: Int) in (stack.vertices[vertex].screen, vertex) }
    let vertices = components.indices.filter { components[$0] == component }.sorted { order($0) < order($1) }
    var best: [Int] = []
    for vertex in vertices {
      for (target, edge) in graph.successors(of: vertex).sorted(by: { order($0.target) < order($1.target) })
      where grows[edge] && components[target] == component {
        if budget <= 0 {
          isTruncated = true
          return rotated(best)
        }
        let limit = best.isEmpty ? Int.max : best.count - 2
        if let path = path(from: target, to: vertex, component, shorterThan: limit) { best = [vertex] + path }
        if best.count == 2 { return best }
      }
    }
    return rotated(best)
  }

  /// The shortest path of fewer than `limit` edges, both ends included.
  private mutating func path(from start: Int, to end: Int, _ component: Int, shorterThan limit: Int) -> [Int]? {
    if start == end { return limit > 0 ? [start] : nil }
    round += 1
    seen[start] = round
    var level = [start]
    var length = 0
    while !level.isEmpty, length + 1 < limit {
      length += 1
      var next: [Int] = []
      for vertex in level {
        for (target, _) in graph.successors(of: vertex) where components[target] == component {
          budget -= 1
          guard seen[target] != round else { continue }
          seen[target] = round
          parent[target] = vertex
          if target == end { return trace(from: start, to: end) }
          next.append(target)
        }
      }
      level = next
    }
    return nil
  }

  private func trace(from start: Int, to end: Int) -> [Int] {
    var path = [end]
    while let last = path.last, last != start { path.append(parent[last]) }
    return path.reversed()
  }

  /// The cycle with its least screen first.
  private func rotated(_ cycle: [Int]) -> [Int] {
    let open = Array(cycle.dropLast())
    guard
      let least = open.indices.min(by: { stack.vertices[open[$0]].screen < stack.vertices[open[$1]].screen })
    else { return cycle }
    return Array(open[least...] + open[..<least]) + [open[least]]
  }
}
