extension Digraph {
  /// The vertices whose removal leaves more connected components, directions of edges ignored; ascending.
  ///
  /// The algorithm of Hopcroft and Tarjan, without recursion. O(V + E).
  public func articulationPoints() -> [Int] {
    var search = LowPointSearch(graph: self)
    for vertex in 0..<vertexCount where search.depth[vertex] == nil { search.visit(vertex) }
    return (0..<vertexCount).filter { search.isArticulation[$0] }
  }
}

private struct LowPointSearch {
  struct Visit {
    let vertex: Int
    let parent: Int?
    var rest: ArraySlice<Int>
    var isReverse = false
  }

  let graph: Digraph
  var depth: [Int?]
  var isArticulation: [Bool]
  private var low: [Int]

  init(graph: Digraph) {
    self.graph = graph
    depth = Array(repeating: nil, count: graph.vertexCount)
    isArticulation = Array(repeating: false, count: graph.vertexCount)
    low = Array(repeating: 0, count: graph.vertexCount)
  }

  mutating func visit(_ root: Int) {
    var rootChildren = 0
    var open = [enter(root, parent: nil, at: 0)]
    while let top = open.last {
      guard let neighbour = nextNeighbour(of: &open[open.count - 1]) else {
        open.removeLast()
        if let parent = top.parent { leave(top.vertex, parent: parent, root: root) }
        continue
      }
      if let found = depth[neighbour] {
        // Going back along a tree edge would lower nothing that matters: the parent itself is the limit.
        low[top.vertex] = min(low[top.vertex], found)
      } else {
        if top.vertex == root { rootChildren += 1 }
        open.append(enter(neighbour, parent: top.vertex, at: open.count))
      }
    }
    isArticulation[root] = rootChildren > 1
  }

  private mutating func enter(_ vertex: Int, parent: Int?, at level: Int) -> Visit {
    depth[vertex] = level
    low[vertex] = level
    return Visit(vertex: vertex, parent: parent, rest: graph.edges(from: vertex))
  }

  private mutating func leave(_ vertex: Int, parent: Int, root: Int) {
    low[parent] = min(low[parent], low[vertex])
    if parent != root, let limit = depth[parent], low[vertex] >= limit { isArticulation[parent] = true }
  }

  /// Successors first, then predecessors.
  private func nextNeighbour(of visit: inout Visit) -> Int? {
    if !visit.isReverse {
      if let edge = visit.rest.popFirst() { return graph.edges[edge].target }
      visit.isReverse = true
      visit.rest = graph.edges(into: visit.vertex)
    }
    return visit.rest.popFirst().map { graph.edges[$0].source }
  }
}
