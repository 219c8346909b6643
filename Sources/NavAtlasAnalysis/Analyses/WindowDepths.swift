import NavAtlasModel

/// How many modal layers lie below every vertex, and how little height all layers together can have (semantics 5.2).
///
/// Breadth first through all stacks at once, over layers and over total heights: O(V + E + P) for P presentations.
struct WindowDepths: Analysis {
  struct Result: Sendable {
    /// By base: the least number of layers below.
    var layers: [Int]
    /// By base: the least sum of heights and layers below its root.
    var offsets: [Int]
    /// By stack and vertex: the least number of layers below.
    var vertexLayers: [[Int]]
    /// By stack and vertex: the least sum of heights and layers.
    var totals: [[Int]]
  }

  static func result(of facts: Facts, in profile: Profile) -> Result {
    let lifted = facts[LiftedGraph.self, profile]
    var search = WindowSearch(lifted)
    search.countLayers()
    search.addHeights()
    return search.found
  }
}

/// What cannot be reached keeps `Int.max`.
private struct WindowSearch {
  let lifted: LiftedGraph
  let moves: [MoveIndex]
  let starts: [[Int]]
  /// The bases that are not modal, or that nothing presents.
  let ground: [Int]
  /// The bases that each vertex presents.
  private var presented: [[[Int]]]
  private(set) var found: WindowDepths.Result

  init(_ lifted: LiftedGraph) {
    self.lifted = lifted
    moves = lifted.stacks.map { MoveIndex($0) }
    starts = lifted.starts
    let modal = Set(lifted.presentations.map(\.layer))
    ground = lifted.bases.indices.filter { !modal.contains($0) }
    presented = lifted.stacks.map { Array(repeating: [], count: $0.vertices.count) }
    for edge in lifted.presentations { presented[edge.stack][edge.vertex].append(edge.layer) }
    let unknown = lifted.stacks.map { Array(repeating: Int.max, count: $0.vertices.count) }
    let bases = lifted.bases.map { _ in Int.max }
    found = .init(layers: bases, offsets: bases, vertexLayers: unknown, totals: unknown)
  }

  mutating func countLayers() {
    var level = ground
    var layer = 0
    while !level.isEmpty {
      var next: [Int] = []
      for base in level where found.layers[base] == .max {
        found.layers[base] = layer
        next += flood(base, layer)
      }
      level = next
      layer += 1
    }
  }

  /// Marks what no base of fewer layers leads to.
  ///
  /// - Returns: the bases that it presents.
  private mutating func flood(_ base: Int, _ layer: Int) -> [Int] {
    let stack = lifted.bases[base].stack
    var pending = starts[base]
    var next: [Int] = []
    while let vertex = pending.popLast() {
      guard found.vertexLayers[stack][vertex] == .max else { continue }
      found.vertexLayers[stack][vertex] = layer
      next += presented[stack][vertex]
      for index in moves[stack].indices(from: vertex) { pending += moves[stack].growth[index].frames }
    }
    return next
  }

  mutating func addHeights() {
    var levels: [[(stack: Int, vertex: Int)]] = [[]]
    func reach(_ stack: Int, _ vertex: Int, _ total: Int) {
      guard total < found.totals[stack][vertex] else { return }
      found.totals[stack][vertex] = total
      while levels.count <= total { levels.append([]) }
      levels[total].append((stack, vertex))
    }
    func begin(_ base: Int, _ offset: Int) {
      guard offset < found.offsets[base] else { return }
      found.offsets[base] = offset
      for start in starts[base] { reach(lifted.bases[base].stack, start, offset) }
    }
    for base in ground { begin(base, 0) }
    var total = 0
    while total < levels.count {
      var next = 0
      while next < levels[total].count {
        let (stack, vertex) = levels[total][next]
        next += 1
        guard found.totals[stack][vertex] == total else { continue }
        for layer in presented[stack][vertex] { begin(layer, total + 1) }
        for index in moves[stack].indices(from: vertex) {
          let move = moves[stack].growth[index]
          for (position, frame) in move.frames.enumerated() {
            reach(stack, frame, move.replaces ? total : total + position + 1)
          }
        }
      }
      total += 1
    }
  }
}
