import NavAtlasModel

/// The least depth of every vertex of every stack, and the canonical stack that shows it (semantics 5.2, 5.3).
///
/// Depths: breadth-first in buckets, O(V + E) with E counting every frame of a `pushMany`. Canonical stacks:
/// the lexicographically least of the least height, built level by level; replaced frames keep what is below.
struct StackDepths: Analysis {
  struct Depths: Sendable {
    /// By vertex; every vertex of a lifted stack is reachable.
    var depth: [Int]
    /// By vertex: the canonical stack's top frame.
    var canonical: [Int]
    var forest: FrameForest
  }

  static func result(of facts: Facts, in profile: Profile) -> [Depths] {
    facts[LiftedGraph.self, profile].stacks.map(depths)
  }

  private static func depths(_ stack: LiftedStack) -> Depths {
    let moves = MoveIndex(stack)
    let depth = leastDepths(stack, moves)
    var forest = FrameForest()
    let canonical = canonicalStacks(stack, moves, depth, &forest)
    return Depths(depth: depth, canonical: canonical, forest: forest)
  }

  private static func leastDepths(_ stack: LiftedStack, _ moves: MoveIndex) -> [Int] {
    var depth = Array(repeating: Int.max, count: stack.vertices.count)
    var buckets: [[Int]] = [stack.starts]
    for start in stack.starts { depth[start] = 0 }
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

  private static func canonicalStacks(
    _ stack: LiftedStack, _ moves: MoveIndex, _ depth: [Int], _ forest: inout FrameForest
  ) -> [Int] {
    var levels: [[Int]] = []
    for (vertex, level) in depth.enumerated() where level != .max {
      while levels.count <= level { levels.append([]) }
      levels[level].append(vertex)
    }
    let screen = { stack.vertices[$0].screen }
    var canonical = Array(repeating: -1, count: depth.count)
    var below = Array(repeating: Int?.none, count: depth.count)
    var isFound = stack.vertices.map { _ in false }
    for start in stack.starts { isFound[start] = true }
    for (level, vertices) in levels.enumerated() {
      // Replacing keeps what is below, so the least "below" spreads along replacements in ascending order.
      var pending = vertices.filter { isFound[$0] }
      pending.sort { forest.isLess(below[$1], below[$0], by: screen) }
      while let vertex = pending.popLast() {
        guard canonical[vertex] < 0 else { continue }
        canonical[vertex] = forest.frame(vertex, on: below[vertex])
        for move in moves.from(vertex) where move.replaces {
          guard let target = move.frames.last, depth[target] == level, canonical[target] < 0 else { continue }
          if !isFound[target] || forest.isLess(below[vertex], below[target], by: screen) {
            isFound[target] = true
            below[target] = below[vertex]
            pending.append(target)
          }
        }
      }
      for vertex in vertices where canonical[vertex] >= 0 {
        offer(vertex, level, moves, depth, canonical, screen, &below, &isFound, &forest)
      }
    }
    return canonical
  }

  /// Offers the canonical stack of `vertex` as what lies below the frames its moves push.
  private static func offer(
    _ vertex: Int, _ level: Int, _ moves: MoveIndex, _ depth: [Int], _ canonical: [Int],
    _ screen: (Int) -> Int,
    _ below: inout [Int?], _ isFound: inout [Bool], _ forest: inout FrameForest
  ) {
    for move in moves.from(vertex) where !move.replaces {
      var top = canonical[vertex]
      for (index, frame) in move.frames.enumerated() {
        if depth[frame] == level + index + 1,
          !isFound[frame] || forest.isLess(top, below[frame], by: screen)
        {
          isFound[frame] = true
          below[frame] = top
        }
        top = forest.frame(frame, on: top)
      }
    }
  }
}
