import HeapModule

/// The least total weight from the sources to each vertex, and the edge by which it is reached.
public struct ShortestPathTree: Sendable {
  /// The least total weight, `nil` where unreachable.
  public let distance: [Int?]
  /// The last edge of a lightest path, `nil` for sources and unreachable vertices.
  public let parentEdge: [Int?]
  private let edges: [Digraph.Edge]

  fileprivate init(distance: [Int?], parentEdge: [Int?], edges: [Digraph.Edge]) {
    self.distance = distance
    self.parentEdge = parentEdge
    self.edges = edges
  }

  /// A lightest path to `vertex` as edge indices, `nil` where unreachable. O(length).
  public func path(to vertex: Int) -> [Int]? {
    distance[vertex].map { _ in edges.path(to: vertex, by: parentEdge) }
  }
}

extension Digraph {
  /// Dijkstra's algorithm with a binary heap. O((V + E) log V).
  ///
  /// - Parameters:
  ///   - sources: vertices to start from, each with the weight it starts at.
  ///   - weight: the weight of an edge, by index; `nil` closes the edge.
  /// - Precondition: no weight is negative.
  public func shortestPaths(
    from sources: some Sequence<(vertex: Int, distance: Int)>, weight: (Int) -> Int?
  ) -> ShortestPathTree {
    var distance = [Int?](repeating: nil, count: vertexCount)
    var parentEdge = distance
    var frontier = Heap<Candidate>()
    for source in sources where source.distance < distance[source.vertex] ?? .max {
      distance[source.vertex] = source.distance
      frontier.insert(Candidate(distance: source.distance, vertex: source.vertex))
    }
    while let nearest = frontier.popMin() {
      // A lighter path was found after this candidate was queued.
      guard nearest.distance == distance[nearest.vertex] else { continue }
      for edge in edges(from: nearest.vertex) {
        guard let step = weight(edge) else { continue }
        precondition(step >= 0, "edge \(edge) has a negative weight")
        let target = edges[edge].target
        let total = nearest.distance + step
        guard total < distance[target] ?? .max else { continue }
        distance[target] = total
        parentEdge[target] = edge
        frontier.insert(Candidate(distance: total, vertex: target))
      }
    }
    return ShortestPathTree(distance: distance, parentEdge: parentEdge, edges: edges)
  }
}

private struct Candidate: Comparable {
  let distance: Int
  let vertex: Int

  static func < (left: Candidate, right: Candidate) -> Bool {
    (left.distance, left.vertex) < (right.distance, right.vertex)
  }
}
