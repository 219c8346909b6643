/// Which vertices every path from the root must pass.
public struct DominatorTree: Sendable {
  public let root: Int
  /// The nearest dominator of each vertex; `nil` for the root and for unreachable vertices.
  public let immediateDominator: [Int?]

  /// The dominators of `vertex` from the root to its immediate one; empty for the root and for unreachable
  /// vertices. O(depth of the tree).
  public func dominators(of vertex: Int) -> [Int] {
    var chain: [Int] = []
    var current = vertex
    while let dominator = immediateDominator[current] {
      chain.append(dominator)
      current = dominator
    }
    return chain.reversed()
  }
}

extension Digraph {
  /// The algorithm of Cooper, Harvey and Kennedy, without recursion: O(V · E) at worst, near O(V + E) on
  /// digraphs whose cycles are few.
  public func dominators(from root: Int) -> DominatorTree {
    let order = postorder(from: [root])
    var rank = [Int](repeating: -1, count: vertexCount)
    for (index, vertex) in order.enumerated() { rank[vertex] = index }
    // All in ranks from here on; the root has the highest one and is, for the moment, its own dominator.
    let top = order.count - 1
    var dominator = [Int](repeating: -1, count: order.count)
    dominator[top] = top
    var changed = true
    while changed {
      changed = false
      for current in stride(from: top - 1, through: 0, by: -1) {
        var nearest = -1
        for predecessor in predecessors(of: order[current]) {
          let candidate = rank[predecessor]
          guard candidate >= 0, dominator[candidate] >= 0 else { continue }
          nearest = nearest < 0 ? candidate : meet(candidate, nearest, in: dominator)
        }
        if dominator[current] != nearest {
          dominator[current] = nearest
          changed = true
        }
      }
    }
    var immediate = [Int?](repeating: nil, count: vertexCount)
    for current in 0..<top { immediate[order[current]] = order[dominator[current]] }
    return DominatorTree(root: root, immediateDominator: immediate)
  }

  /// The lowest common ancestor of two ranks in the tree found so far.
  private func meet(_ first: Int, _ second: Int, in dominator: [Int]) -> Int {
    var (first, second) = (first, second)
    while first != second {
      while first < second { first = dominator[first] }
      while second < first { second = dominator[second] }
    }
    return first
  }
}
