/// Builds for each vertex the first of the stacks with it on top that lie on its level, level by level.
///
/// First is the lowest, then the least frame by frame, then the one with the fewest layers below its base. Replaced
/// frames keep what is below. O(V + E) comparisons.
struct CanonicalStacks {
  let stack: LiftedStack
  let moves: MoveIndex
  /// By vertex: the least level; `Int.max` for vertices that are left out.
  let level: [Int]
  /// Which of two bases comes first.
  let rank: (Int) -> Int
  private var canonical: [Int]
  private var below: [Int?]
  private var isFound: [Bool]

  init(_ stack: LiftedStack, _ moves: MoveIndex, level: [Int], rank: @escaping (Int) -> Int) {
    self.stack = stack
    self.moves = moves
    self.level = level
    self.rank = rank
    canonical = Array(repeating: -1, count: level.count)
    below = Array(repeating: nil, count: level.count)
    isFound = Array(repeating: false, count: level.count)
    for start in stack.starts { isFound[start] = true }
  }

  /// The top frames, by vertex.
  mutating func build(in forest: inout FrameForest) -> [Int] {
    var levels: [[Int]] = []
    for (vertex, level) in level.enumerated() where level != .max {
      while levels.count <= level { levels.append([]) }
      levels[level].append(vertex)
    }
    for vertices in levels {
      settle(vertices, &forest)
      for vertex in vertices where canonical[vertex] >= 0 { offer(vertex, &forest) }
    }
    return canonical
  }

  /// Replacing keeps what is below, so the least "below" spreads along replacements in ascending order.
  private mutating func settle(_ vertices: [Int], _ forest: inout FrameForest) {
    var pending = vertices.filter { isFound[$0] }
    let replaces = pending.contains { vertex in
      moves.indices(from: vertex).contains { moves.growth[$0].replaces }
    }
    if replaces { pending.sort { isLess(below[$1], below[$0], forest) } }
    while let vertex = pending.popLast() {
      guard canonical[vertex] < 0 else { continue }
      canonical[vertex] = forest.frame(vertex, on: below[vertex])
      for move in moves.from(vertex) where move.replaces {
        guard let target = move.frames.last, level[target] == level[vertex], canonical[target] < 0 else {
          continue
        }
        if !isFound[target] || isLess(below[vertex], below[target], forest) {
          isFound[target] = true
          below[target] = below[vertex]
          pending.append(target)
        }
      }
    }
  }

  /// Offers the canonical stack of `vertex` as what lies below the frames its moves push.
  private mutating func offer(_ vertex: Int, _ forest: inout FrameForest) {
    for move in moves.from(vertex) where !move.replaces {
      var top = canonical[vertex]
      for (index, frame) in move.frames.enumerated() {
        if level[frame] == level[vertex] + index + 1, !isFound[frame] || isLess(top, below[frame], forest) {
          isFound[frame] = true
          below[frame] = top
        }
        if index + 1 < move.frames.count { top = forest.frame(frame, on: top) }
      }
    }
  }

  private func isLess(_ left: Int?, _ right: Int?, _ forest: FrameForest) -> Bool {
    forest.isLess(
      left, right, by: { stack.vertices[$0].screen }, then: { rank(stack.base(of: $0)) })
  }
}
