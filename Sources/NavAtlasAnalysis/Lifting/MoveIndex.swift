/// The growth moves of a stack by the vertex they start on.
struct MoveIndex {
  let growth: [Growth]
  private var offsets: [Int]
  private var order: [Int]

  init(_ stack: LiftedStack) {
    growth = stack.growth
    offsets = Array(repeating: 0, count: stack.vertices.count + 1)
    for move in growth { offsets[move.from + 1] += 1 }
    for vertex in stack.vertices.indices { offsets[vertex + 1] += offsets[vertex] }
    var next = offsets
    order = Array(repeating: 0, count: growth.count)
    for (index, move) in growth.enumerated() {
      order[next[move.from]] = index
      next[move.from] += 1
    }
  }

  /// The indices of the moves from a vertex, in their order.
  func indices(from vertex: Int) -> ArraySlice<Int> { order[offsets[vertex]..<offsets[vertex + 1]] }

  /// The moves from a vertex, in their order.
  func from(_ vertex: Int) -> some Sequence<Growth> {
    indices(from: vertex).lazy.map { growth[$0] }
  }
}
