import GraphAlgorithms
import TestSupport
import Testing

/// Each algorithm against the slow, obvious version on random digraphs.
@Suite struct PropertyTests {
  static let seeds: ClosedRange<UInt64> = 1...3_000

  @Test func `breadth first search finds the shortest simple paths`() {
    for seed in Self.seeds {
      let graph = Digraph.random(seed: seed, most: 6)
      let tree = graph.breadthFirst(from: [0])
      for vertex in 0..<graph.vertexCount {
        let shortest = graph.slowSimplePaths(from: 0, to: vertex).map(\.count).min()
        #expect(tree.distance[vertex] == shortest, "seed \(seed)")
        #expect(tree.path(to: vertex)?.count == shortest)
      }
    }
  }

  @Test func `a component is a set of mutually reachable vertices, and components come in topological order`()
  {
    for seed in Self.seeds {
      let graph = Digraph.random(seed: seed)
      let partition = graph.stronglyConnectedComponents()
      let reach = (0..<graph.vertexCount).map { graph.slowlyReachable(from: $0) }
      for first in 0..<graph.vertexCount {
        for second in 0..<graph.vertexCount {
          let mutual = reach[first].contains(second) && reach[second].contains(first)
          #expect((partition.component[first] == partition.component[second]) == mutual, "seed \(seed)")
        }
      }
      #expect(graph.edges.allSatisfy { partition.component[$0.source] <= partition.component[$0.target] })
      #expect(graph.condensation(of: partition).topologicalOrder() != nil)
    }
  }

  @Test func `a dominator is a vertex without which the other is out of reach`() {
    for seed in Self.seeds {
      let graph = Digraph.random(seed: seed)
      let tree = graph.dominators(from: 0)
      let reachable = graph.slowlyReachable(from: 0)
      for vertex in 0..<graph.vertexCount {
        let slow = reachable.filter {
          $0 != vertex && !graph.slowlyReachable(from: 0, avoiding: $0).contains(vertex)
        }
        #expect(Set(tree.dominators(of: vertex)) == (reachable.contains(vertex) ? slow : []), "seed \(seed)")
      }
    }
  }

  @Test func `an articulation point is a vertex whose removal splits a piece`() {
    for seed in Self.seeds {
      let graph = Digraph.random(seed: seed)
      let pieces = graph.slowPieces()
      let slow = (0..<graph.vertexCount).filter { graph.slowPieces(without: $0) > pieces }
      #expect(graph.articulationPoints() == slow, "seed \(seed)")
    }
  }

  @Test func `a lightest path weighs as little as the lightest simple path`() {
    for seed in Self.seeds {
      let graph = Digraph.random(seed: seed, most: 6)
      var generator = SplitMix64(seed: seed)
      let weights = graph.edges.map { _ in Int.random(in: 0...4, using: &generator) }
      let tree = graph.shortestPaths(from: [(vertex: 0, distance: 1)]) { weights[$0] }
      for vertex in 0..<graph.vertexCount {
        let paths = graph.slowSimplePaths(from: 0, to: vertex)
        let lightest = paths.map { path in 1 + path.reduce(0) { $0 + weights[$1] } }.min()
        #expect(tree.distance[vertex] == lightest, "seed \(seed)")
        #expect(tree.path(to: vertex).map { path in 1 + path.reduce(0) { $0 + weights[$1] } } == lightest)
      }
    }
  }

  @Test func `the enumeration yields every simple path once`() {
    for seed in Self.seeds {
      let graph = Digraph.random(seed: seed, most: 6)
      let target = graph.vertexCount - 1
      let found = graph.simplePaths(from: 0, to: target, budget: .max)
      #expect(!found.isTruncated)
      #expect(Set(found.paths) == graph.slowSimplePaths(from: 0, to: target), "seed \(seed)")
      #expect(Set(found.paths).count == found.paths.count)
    }
  }

  @Test func `a shortest cycle is closed, goes through a candidate and is as short as any`() {
    for seed in Self.seeds {
      let graph = Digraph.random(seed: seed, most: 6)
      let candidates = Array(graph.edges.indices.prefix(3))
      let slow = candidates.flatMap { edge in
        graph.slowSimplePaths(from: graph.edges[edge].target, to: graph.edges[edge].source).map {
          $0.count + 1
        }
      }.min()
      let cycle = graph.shortestCycle(through: candidates)
      #expect(cycle?.edges.count == slow, "seed \(seed)")
      guard let edges = cycle?.edges else { continue }
      #expect(candidates.contains(edges[0]))
      for (edge, next) in zip(edges, edges.dropFirst() + [edges[0]]) {
        #expect(graph.edges[edge].target == graph.edges[next].source)
      }
    }
  }

  @Test func `a topological order exists exactly where there is no cycle, and leads forward`() {
    for seed in Self.seeds {
      let graph = Digraph.random(seed: seed)
      let order = graph.topologicalOrder()
      #expect((order == nil) == (graph.shortestCycle(through: graph.edges.indices) != nil), "seed \(seed)")
      guard let order else { continue }
      var rank = [Int](repeating: 0, count: graph.vertexCount)
      for (index, vertex) in order.enumerated() { rank[vertex] = index }
      #expect(graph.edges.allSatisfy { rank[$0.source] < rank[$0.target] })
    }
  }
}
