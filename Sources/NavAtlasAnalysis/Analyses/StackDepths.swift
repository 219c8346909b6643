import NavAtlasModel

/// The least depth of every vertex of every stack, and the canonical stack that shows it (semantics 5.2, 5.3).
///
/// Breadth-first in buckets, O(V + E) with E counting every frame of a `pushMany`.
struct StackDepths: Analysis {
  struct Depths: Sendable {
    /// By vertex; every vertex of a lifted stack is reachable.
    var depth: [Int]
    /// By vertex: the canonical stack's top frame.
    var canonical: [Int]
    /// By vertex: the top frame of the canonical stack among those with the least total depth.
    var lightest: [Int]
    var forest: FrameForest
  }

  static func result(of facts: Facts, in profile: Profile) -> [Depths] {
    let lifted = facts[LiftedGraph.self, profile]
    let windows = facts[WindowDepths.self, profile]
    let order = lifted.bases.indices.sorted { (windows.layers[$0], $0) < (windows.layers[$1], $1) }
    var ranks = order
    for (rank, base) in order.enumerated() { ranks[base] = rank }
    return zip(lifted.stacks, windows.totals).map { depths($0, totals: $1, ranks) }
  }

  private static func depths(_ stack: LiftedStack, totals: [Int], _ ranks: [Int]) -> Depths {
    let moves = MoveIndex(stack)
    let depth = leastDepths(stack, moves, from: stack.starts)
    var forest = FrameForest()
    var lowest = CanonicalStacks(stack, moves, level: depth) { ranks[$0] }
    let canonical = lowest.build(in: &forest)
    guard stack.isPool else {
      return Depths(depth: depth, canonical: canonical, lightest: canonical, forest: forest)
    }
    var least = CanonicalStacks(stack, moves, level: totals) { ranks[$0] }
    return Depths(depth: depth, canonical: canonical, lightest: least.build(in: &forest), forest: forest)
  }

  /// By vertex; `Int.max` for what the starts do not lead to.
  static func leastDepths(_ stack: LiftedStack, _ moves: MoveIndex, from starts: [Int]) -> [Int] {
    var depth = Array(repeating: Int.max, count: stack.vertices.count)
    var buckets: [[Int]] = [starts]
    for start in starts { depth[start] = 0 }
    var level = 0
    while level < buckets.count {
      var next = 0
      while next < buckets[level].count {
        let vertex = buckets[level][next]
        next += 1
        guard depth[vertex] == level else { continue }
        for move in moves.from(vertex) {
          for (index, frame) in move.frames.enumerated() {
            let reached = move.replaces ? level : level + index + 1
            guard reached < depth[frame] else { continue }
            depth[frame] = reached
            while buckets.count <= reached { buckets.append([]) }
            buckets[reached].append(frame)
          }
        }
      }
      level += 1
    }
    return depth
  }
}
