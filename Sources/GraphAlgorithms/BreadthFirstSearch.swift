/// Which vertices a search reaches, in how many edges, and by which edge first.
public struct BreadthFirstTree: Sendable {
  /// The reached vertices, nearest first; vertices at one distance in the order they were found.
  public let order: [Int]
  /// The number of edges from the nearest source, `nil` where unreachable.
  public let distance: [Int?]
  /// The edge by which each vertex was found, `nil` for sources and unreachable vertices.
  public let parentEdge: [Int?]
  private let edges: [Digraph.Edge]

  fileprivate init(order: [Int], distance: [Int?], parentEdge: [Int?], edges: [Digraph.Edge]) {
    self.order = order
    self.distance = distance
    self.parentEdge = parentEdge
    self.edges = edges
  }

  /// A shortest path to `vertex` as edge indices, `nil` where unreachable. O(length).
  public func path(to vertex: Int) -> [Int]? {
    distance[vertex].map { _ in edges.path(to: vertex, by: parentEdge) }
  }
}

extension Digraph {
  /// Searches breadth first from all `sources` at once. O(V + E).
  ///
  /// - Parameter isOpen: edges for which this is false are not followed.
  public func breadthFirst(
    from sources: some Sequence<Int>, following isOpen: (Int) -> Bool = { _ in true }
  ) -> BreadthFirstTree {
    var distance = [Int?](repeating: nil, count: vertexCount)
    var parentEdge = distance
    var order: [Int] = []
    for source in sources where distance[source] == nil {
      distance[source] = 0
      order.append(source)
    }
    var head = 0
    while head < order.count {
      let vertex = order[head]
      head += 1
      for edge in edges(from: vertex) where isOpen(edge) {
        let target = edges[edge].target
        guard distance[target] == nil else { continue }
        distance[target] = distance[vertex].map { $0 + 1 }
        parentEdge[target] = edge
        order.append(target)
      }
    }
    return BreadthFirstTree(order: order, distance: distance, parentEdge: parentEdge, edges: edges)
  }
}
