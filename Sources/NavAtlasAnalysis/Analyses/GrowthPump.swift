import GraphAlgorithms
import NavAtlasModel

/// Builds stacks that go round a growth cycle several times before they reach a screen.
///
/// The stack begins as the first base that leads to a cycle from which the screen is reached. O(V + E), and once more
/// for each base that is the first to lead to some cycle.
struct GrowthPump {
  private let moves: MoveIndex
  private let cycles: [Int: [Int]]
  private let edges: [Digraph.Edge]
  /// By vertex: the edge by which a cycle leads to it.
  private var parentEdge: [Int?]
  /// By the first vertex of a cycle: the canonical stack with it on top.
  private var beginnings: [Int: [Int]] = [:]

  init(_ stack: LiftedStack, _ growing: GrowthComponents.Growing) {
    moves = MoveIndex(stack)
    let firsts = growing.cycles.compactMap(\.first)
    cycles = Dictionary(zip(firsts, growing.cycles), uniquingKeysWith: { first, _ in first })
    edges = stack.growth.flatMap { move in move.frames.map { Digraph.Edge(move.from, $0) } }
    parentEdge = Array(repeating: nil, count: stack.vertices.count)
    let graph = Digraph(vertexCount: stack.vertices.count, edges: edges)
    var isKnown = stack.vertices.map { _ in false }
    for (starts, firsts) in Self.beginnings(of: firsts, stack, graph) {
      begin(from: starts, firsts, stack)
      let ways = graph.breadthFirst(from: firsts) { [edges] in !isKnown[edges[$0].target] }
      for vertex in ways.order { (isKnown[vertex], parentEdge[vertex]) = (true, ways.parentEdge[vertex]) }
    }
  }

  /// For each base that is the first to lead to some of the vertices its starts, with these vertices.
  private static func beginnings(
    of vertices: [Int], _ stack: LiftedStack, _ graph: Digraph
  ) -> [(starts: [Int], vertices: [Int])] {
    var isSeen = stack.vertices.map { _ in false }
    var found: [(starts: [Int], vertices: [Int])] = []
    for (_, starts) in Dictionary(grouping: stack.starts, by: stack.base).sorted(by: { $0.key < $1.key }) {
      let reached = graph.breadthFirst(from: starts) { !isSeen[graph.edges[$0].target] }
      let new = vertices.filter { !isSeen[$0] && reached.distance[$0] != nil }
      for vertex in reached.order { isSeen[vertex] = true }
      if !new.isEmpty { found.append((starts, new)) }
    }
    return found
  }

  private mutating func begin(from starts: [Int], _ firsts: [Int], _ stack: LiftedStack) {
    let level = StackDepths.leastDepths(stack, moves, from: starts)
    var forest = FrameForest()
    var least = CanonicalStacks(stack, moves, level: level) { $0 }
    let canonical = least.build(in: &forest)
    for first in firsts { beginnings[first] = forest.vertices(of: canonical[first]) }
  }

  /// A stack with `vertex` on top that went `loops` times round the cycle from which it is reached.
  func stack(to vertex: Int, loops: Int) -> [Int]? {
    var way: [Int] = []
    var start = vertex
    while let edge = parentEdge[start] {
      way.append(edges[edge].target)
      start = edges[edge].source
    }
    guard let cycle = cycles[start], var result = beginnings[start] else { return nil }
    let round = Array(repeating: cycle.dropFirst(), count: loops).flatMap { $0 }
    var current = start
    for next in round + way.reversed() {
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
