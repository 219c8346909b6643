/// Goes forward from a screen without a way back until a stack has one: breadth first over what moves push.
///
/// O(V + E) for a screen, all searches within one budget of frames.
struct WayOnSearch {
  private let moves: MoveIndex
  private let budget: Int

  init(_ moves: MoveIndex, budget: Int) {
    self.moves = moves
    self.budget = budget
  }

  /// The vertices passed and the stack's top frame where a way back begins; `nil` where there is none.
  func search(
    from top: Int, _ vertex: Int, planner: inout WindowPlanner, stack: Int
  ) -> (vertices: [Int], frame: Int)? {
    var pending: [(vertices: [Int], vertex: Int, frame: Int)] = [([], vertex, top)]
    var seen: Set<Int> = [vertex]
    var next = 0
    while next < pending.count, next < budget {
      let current = pending[next]
      next += 1
      for move in moves.from(current.vertex) where !move.writesPath {
        guard let last = move.frames.last, seen.insert(last).inserted else { continue }
        let frame = planner.frame(move, on: current.frame, of: stack)
        let vertices = current.vertices + move.frames
        if planner.cost(stack, from: frame) != nil { return (vertices, frame) }
        pending.append((vertices, last, frame))
      }
    }
    return nil
  }
}
