/// Paths that visit no vertex twice, as far as the budget allowed.
public struct SimplePaths: Sendable {
  /// Each path as edge indices, in depth-first order.
  public let paths: [[Int]]
  /// True where the budget ended the search before all paths were found.
  public let isTruncated: Bool
}

extension Digraph {
  /// Enumerates the simple paths from `source` to `target` depth first.
  ///
  /// There can be exponentially many. The search follows at most `budget` edges and then stops with what it has.
  /// It never enters a vertex from which `target` is out of reach. O(V + E + budget), without recursion.
  public func simplePaths(from source: Int, to target: Int, budget: Int) -> SimplePaths {
    guard source != target else { return SimplePaths(paths: [[]], isTruncated: false) }
    let leadsToTarget = verticesLeading(to: target)
    var onPath = [Bool](repeating: false, count: vertexCount)
    var path: [Int] = []
    var paths: [[Int]] = []
    var open = [edges(from: source)]
    var steps = 0
    onPath[source] = true
    while !open.isEmpty {
      guard let edge = open[open.count - 1].popFirst() else {
        open.removeLast()
        if let last = path.popLast() { onPath[edges[last].target] = false }
        continue
      }
      guard steps < budget else { return SimplePaths(paths: paths, isTruncated: true) }
      steps += 1
      let next = edges[edge].target
      if next == target {
        paths.append(path + [edge])
      } else if !onPath[next], leadsToTarget[next] {
        onPath[next] = true
        path.append(edge)
        open.append(edges(from: next))
      }
    }
    return SimplePaths(paths: paths, isTruncated: false)
  }

  private func verticesLeading(to target: Int) -> [Bool] {
    var leads = [Bool](repeating: false, count: vertexCount)
    var queue = [target]
    leads[target] = true
    while let vertex = queue.popLast() {
      for source in predecessors(of: vertex) where !leads[source] {
        leads[source] = true
        queue.append(source)
      }
    }
    return leads
  }
}
