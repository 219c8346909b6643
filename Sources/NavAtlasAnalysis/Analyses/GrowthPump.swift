import GraphAlgorithms
import NavAtlasModel

/// Builds stacks that go round a growth cycle several times before they reach a screen.
struct GrowthPump {
  let stack: LiftedStack
  let depths: StackDepths.Depths
  let growing: GrowthComponents.Growing
  private let moves: MoveIndex
  private let edges: [Digraph.Edge]
  private let ways: BreadthFirstTree

  init(_ stack: LiftedStack, _ depths: StackDepths.Depths, _ growing: GrowthComponents.Growing) {
    self.stack = stack
    self.depths = depths
    self.growing = growing
    moves = MoveIndex(stack)
    edges = stack.growth.flatMap { move in move.frames.map { Digraph.Edge(move.from, $0) } }
    ways = Digraph(vertexCount: stack.vertices.count, edges: edges)
      .breadthFirst(from: growing.cycles.compactMap(\.first))
  }

  /// A stack with `vertex` on top that went `loops` times round the nearest cycle from which it can be reached.
  func stack(to vertex: Int, loops: Int) -> [Int]? {
    guard let way = ways.path(to: vertex) else { return nil }
    let start = way.first.map { edges[$0].source } ?? vertex
    guard let cycle = growing.cycles.first(where: { $0.first == start }) else { return nil }
    var result = depths.forest.vertices(of: depths.canonical[start])
    let round = Array(repeating: cycle.dropFirst(), count: loops).flatMap { $0 }
    var current = start
    for next in round + way.map({ edges[$0].target }) {
      push(next, from: current, on: &result)
      current = next
    }
    return result
  }

  /// Adds the frames of the shortest move from one vertex to another.
  private func push(_ next: Int, from current: Int, on result: inout [Int]) {
    let ways = moves.from(current).compactMap { move in
      move.frames.firstIndex(of: next).map { (frames: move.frames[...$0], replaces: move.replaces) }
    }
    guard let way = ways.min(by: { $0.frames.count < $1.frames.count }) else { return }
    if way.replaces { result.removeLast() }
    result += way.frames
  }
}
