/// A directed multigraph over the vertices `0 ..< vertexCount`, stored as compressed adjacency rows.
///
/// Loops and parallel edges are allowed; an edge is known by its index in ``edges``. Every algorithm visits
/// edges in that order, so results depend on nothing but the graph.
public struct Digraph: Sendable {
  /// A directed edge.
  public struct Edge: Sendable, Hashable {
    public var source: Int
    public var target: Int

    /// Creates an edge.
    public init(_ source: Int, _ target: Int) {
      self.source = source
      self.target = target
    }
  }

  public let vertexCount: Int
  public let edges: [Edge]
  private let outgoing: Rows
  private let incoming: Rows

  /// Builds the adjacency rows. O(V + E).
  ///
  /// - Precondition: every edge joins vertices below `vertexCount`.
  public init(vertexCount: Int, edges: [Edge]) {
    self.vertexCount = vertexCount
    self.edges = edges
    outgoing = Rows(count: vertexCount, keys: edges.lazy.map(\.source))
    incoming = Rows(count: vertexCount, keys: edges.lazy.map(\.target))
  }

  /// The indices of the edges that leave `vertex`, ascending. O(1).
  public func edges(from vertex: Int) -> ArraySlice<Int> { outgoing[vertex] }

  /// The indices of the edges that enter `vertex`, ascending. O(1).
  public func edges(into vertex: Int) -> ArraySlice<Int> { incoming[vertex] }

  /// The targets of the edges that leave `vertex`, in edge order; repeated where edges are parallel.
  public func successors(of vertex: Int) -> some RandomAccessCollection<Int> {
    outgoing[vertex].lazy.map { edges[$0].target }
  }

  /// The sources of the edges that enter `vertex`, in edge order; repeated where edges are parallel.
  public func predecessors(of vertex: Int) -> some RandomAccessCollection<Int> {
    incoming[vertex].lazy.map { edges[$0].source }
  }
}

/// Edge indices grouped by vertex: row `v` is `indices[starts[v] ..< starts[v + 1]]`.
private struct Rows: Sendable {
  private var starts: [Int]
  private var indices: [Int]

  init(count: Int, keys: some Collection<Int>) {
    starts = Array(repeating: 0, count: count + 1)
    for key in keys { starts[key + 1] += 1 }
    for vertex in 0..<count { starts[vertex + 1] += starts[vertex] }
    indices = Array(repeating: 0, count: keys.count)
    var next = starts
    for (index, key) in keys.enumerated() {
      indices[next[key]] = index
      next[key] += 1
    }
  }

  subscript(vertex: Int) -> ArraySlice<Int> { indices[starts[vertex]..<starts[vertex + 1]] }
}

extension [Digraph.Edge] {
  /// The edges by which a search came to a vertex, as indices. O(length).
  ///
  /// - Parameter parentEdge: the edge by which each vertex was found, `nil` where the search began.
  func path(to vertex: Int, by parentEdge: [Int?]) -> [Int] {
    var path: [Int] = []
    var current = vertex
    while let edge = parentEdge[current] {
      path.append(edge)
      current = self[edge].source
    }
    return path.reversed()
  }
}
