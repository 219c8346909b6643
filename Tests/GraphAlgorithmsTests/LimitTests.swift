import GraphAlgorithms
import Testing

/// Long chains do not overflow the stack; budgets end searches early and say so.
@Suite struct LimitTests {
  private let long = 100_000

  @Test func `a chain of a hundred thousand vertices is searched without recursion`() {
    let chain = Digraph.chain(long)
    #expect(chain.breadthFirst(from: [0]).distance[long - 1] == long - 1)
    #expect(chain.stronglyConnectedComponents().components.count == long)
    #expect(chain.topologicalOrder()?.last == long - 1)
    #expect(chain.dominators(from: 0).immediateDominator[long - 1] == long - 2)
    #expect(chain.articulationPoints().count == long - 2)
    #expect(
      chain.shortestPaths(from: [(vertex: 0, distance: 0)]) { _ in 2 }.distance[long - 1] == 2 * long - 2)
    #expect(chain.simplePaths(from: 0, to: long - 1, budget: .max).paths.count == 1)
  }

  @Test func `a ring of a hundred thousand vertices is one component and one cycle`() {
    let ring = Digraph.chain(long, closed: true)
    #expect(ring.stronglyConnectedComponents().components.count == 1)
    #expect(ring.shortestCycle(through: [0])?.edges.count == long)
    #expect(ring.shortestCycle(through: [0], budget: 10) == nil)
  }

  @Test func `an enumeration that runs out of budget says so and keeps what it found`() {
    // A ladder of 30 diamonds has 2^30 paths.
    let edges = (0..<30).flatMap { step -> [Digraph.Edge] in
      let (fork, join) = (3 * step, 3 * step + 3)
      return [fork + 1, fork + 2].flatMap { [Digraph.Edge(fork, $0), Digraph.Edge($0, join)] }
    }
    let ladder = Digraph(vertexCount: 91, edges: edges)
    let found = ladder.simplePaths(from: 0, to: 90, budget: 1_000)
    #expect(found.isTruncated)
    #expect(!found.paths.isEmpty)
  }

  @Test func `a digraph without vertices has no components and an empty order`() {
    let empty = Digraph(vertexCount: 0, edges: [])
    #expect(empty.stronglyConnectedComponents().components.isEmpty)
    #expect(empty.topologicalOrder() == [])
    #expect(empty.articulationPoints().isEmpty)
  }
}
