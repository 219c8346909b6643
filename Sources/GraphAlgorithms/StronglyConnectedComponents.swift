/// The partition of a digraph into maximal sets of mutually reachable vertices.
public struct StronglyConnectedComponents: Sendable {
  /// The vertices of each component, ascending; components in topological order of the condensation:
  /// every edge between components leads from a lower index to a higher one.
  public let components: [[Int]]
  /// The index of each vertex's component.
  public let component: [Int]

  /// True where the edge stays inside one component.
  public func isInternal(_ edge: Digraph.Edge) -> Bool { component[edge.source] == component[edge.target] }
}

extension Digraph {
  /// Tarjan's algorithm, without recursion. O(V + E), plus sorting the components.
  public func stronglyConnectedComponents() -> StronglyConnectedComponents {
    var search = TarjanSearch(graph: self)
    for vertex in 0..<vertexCount where search.index[vertex] == nil { search.visit(vertex) }
    let components = search.components.reversed().map { $0.sorted() }
    var component = [Int](repeating: 0, count: vertexCount)
    for (index, vertices) in components.enumerated() {
      for vertex in vertices { component[vertex] = index }
    }
    return StronglyConnectedComponents(components: components, component: component)
  }

  /// The digraph of components: one vertex per component, one edge per pair of components that edges join.
  /// Its vertices are in topological order. O(V + E).
  public func condensation(of partition: StronglyConnectedComponents) -> Digraph {
    var seen: Set<Edge> = []
    var joined: [Edge] = []
    for edge in edges where !partition.isInternal(edge) {
      let between = Edge(partition.component[edge.source], partition.component[edge.target])
      if seen.insert(between).inserted { joined.append(between) }
    }
    return Digraph(vertexCount: partition.components.count, edges: joined)
  }
}

private struct TarjanSearch {
  let graph: Digraph
  var index: [Int?]
  var components: [[Int]] = []
  private var low: [Int]
  private var onStack: [Bool]
  private var stack: [Int] = []
  private var next = 0

  init(graph: Digraph) {
    self.graph = graph
    index = Array(repeating: nil, count: graph.vertexCount)
    low = Array(repeating: 0, count: graph.vertexCount)
    onStack = Array(repeating: false, count: graph.vertexCount)
  }

  mutating func visit(_ root: Int) {
    var open = [enter(root)]
    while let top = open.last {
      let vertex = top.vertex
      guard let edge = open[open.count - 1].rest.popFirst() else {
        open.removeLast()
        if let parent = open.last?.vertex { low[parent] = min(low[parent], low[vertex]) }
        if low[vertex] == index[vertex] { closeComponent(at: vertex) }
        continue
      }
      let target = graph.edges[edge].target
      if let found = index[target] {
        if onStack[target] { low[vertex] = min(low[vertex], found) }
      } else {
        open.append(enter(target))
      }
    }
  }

  private mutating func enter(_ vertex: Int) -> (vertex: Int, rest: ArraySlice<Int>) {
    index[vertex] = next
    low[vertex] = next
    next += 1
    stack.append(vertex)
    onStack[vertex] = true
    return (vertex, graph.edges(from: vertex))
  }

  private mutating func closeComponent(at root: Int) {
    var vertices: [Int] = []
    while let vertex = stack.popLast() {
      onStack[vertex] = false
      vertices.append(vertex)
      if vertex == root { break }
    }
    components.append(vertices)
  }
}
