import GraphAlgorithms
import TestSupport

extension Digraph {
  /// A random digraph of up to `most` vertices, loops and parallel edges included; the same for the same seed.
  static func random(seed: UInt64, most: Int = 8) -> Digraph {
    var generator = SplitMix64(seed: seed)
    let count = Int.random(in: 1...most, using: &generator)
    let edgeCount = Int.random(in: 0...(2 * count), using: &generator)
    let edges = (0..<edgeCount).map { _ in
      Edge(Int.random(in: 0..<count, using: &generator), Int.random(in: 0..<count, using: &generator))
    }
    return Digraph(vertexCount: count, edges: edges)
  }

  /// `0 → 1 → … → count - 1`, and back to 0 where `closed`.
  static func chain(_ count: Int, closed: Bool = false) -> Digraph {
    var edges = (1..<count).map { Edge($0 - 1, $0) }
    if closed { edges.append(Edge(count - 1, 0)) }
    return Digraph(vertexCount: count, edges: edges)
  }

  /// Reachability by the obvious fixed point; `avoiding` is never entered.
  func slowlyReachable(from source: Int, avoiding: Int? = nil) -> Set<Int> {
    guard source != avoiding else { return [] }
    var reached: Set = [source]
    var count = 0
    while count != reached.count {
      count = reached.count
      for edge in edges where reached.contains(edge.source) && edge.target != avoiding {
        reached.insert(edge.target)
      }
    }
    return reached
  }

  /// Every simple path between two vertices, by recursion over all edges.
  func slowSimplePaths(from source: Int, to target: Int, visited: Set<Int> = []) -> Set<[Int]> {
    if source == target { return [[]] }
    var paths: Set<[Int]> = []
    for (index, edge) in edges.enumerated() where edge.source == source && !visited.contains(edge.target) {
      guard edge.target != source else { continue }
      for rest in slowSimplePaths(from: edge.target, to: target, visited: visited.union([source])) {
        paths.insert([index] + rest)
      }
    }
    return paths
  }

  /// The number of connected pieces once `removed` is gone, directions ignored.
  func slowPieces(without removed: Int? = nil) -> Int {
    var piece = Array(0..<vertexCount)
    for _ in 0..<vertexCount {
      for edge in edges where edge.source != removed && edge.target != removed {
        let least = min(piece[edge.source], piece[edge.target])
        piece[edge.source] = least
        piece[edge.target] = least
      }
    }
    return Set((0..<vertexCount).filter { $0 != removed }.map { piece[$0] }).count
  }
}
