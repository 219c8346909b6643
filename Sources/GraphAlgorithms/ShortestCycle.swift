/// A shortest closed walk through one of the edges that were asked for.
public struct ShortestCycle: Sendable {
  /// The cycle as edge indices, the edge that was asked for first.
  public let edges: [Int]
  /// True where the budget ended the search before every candidate was tried, so that a shorter one may exist.
  public let isTruncated: Bool
}

extension Digraph {
  /// The shortest cycle that contains at least one of `candidates`; `nil` where the search found none.
  ///
  /// One breadth-first search per candidate, each cut off at the best length so far: O(k · (V + E)) at worst for
  /// k candidates. At most `budget` edges are followed. Ties go to the earlier candidate.
  ///
  /// - Parameters:
  ///   - candidates: edge indices; a loop is a cycle of length 1.
  ///   - isInside: the vertices the cycle may use, usually one strongly connected component.
  public func shortestCycle(
    through candidates: some Sequence<Int>, inside isInside: (Int) -> Bool = { _ in true }, budget: Int = .max
  ) -> ShortestCycle? {
    var best: [Int]?
    var steps = 0
    // Marks of the search that last saw a vertex, so that nothing is cleared between searches.
    var seenBy = [Int](repeating: -1, count: vertexCount)
    var parentEdge = [Int](repeating: -1, count: vertexCount)
    for (round, candidate) in candidates.enumerated() {
      let (goal, start) = (edges[candidate].source, edges[candidate].target)
      guard isInside(goal), isInside(start) else { continue }
      if goal == start { return ShortestCycle(edges: [candidate], isTruncated: false) }
      seenBy[start] = round
      var level = [start]
      var length = 1
      search: while !level.isEmpty, length + 1 < best?.count ?? .max {
        var next: [Int] = []
        length += 1
        for vertex in level {
          for edge in edges(from: vertex) {
            guard steps < budget else { return best.map { ShortestCycle(edges: $0, isTruncated: true) } }
            steps += 1
            let target = edges[edge].target
            guard seenBy[target] != round, isInside(target) else { continue }
            seenBy[target] = round
            parentEdge[target] = edge
            if target == goal {
              best = [candidate] + walk(from: start, to: goal, by: parentEdge)
              break search
            }
            next.append(target)
          }
        }
        level = next
      }
    }
    return best.map { ShortestCycle(edges: $0, isTruncated: false) }
  }

  private func walk(from start: Int, to goal: Int, by parentEdge: [Int]) -> [Int] {
    var path: [Int] = []
    var current = goal
    while current != start {
      path.append(parentEdge[current])
      current = edges[parentEdge[current]].source
    }
    return path.reversed()
  }
}
