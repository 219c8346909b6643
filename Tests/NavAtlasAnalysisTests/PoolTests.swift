import NavAtlasInputs
import NavAtlasModel
import Testing

@testable import NavAtlasAnalysis

/// Stacks that behave alike are lifted once, and told apart where it matters.
@Suite struct PoolTests {
  private func lifted(_ notation: String) -> LiftedGraph {
    Facts(NotationFormat.parse(notation).fragment.graph)[LiftedGraph.self, .regular]
  }

  private func measures(_ notation: String) -> GraphMeasures {
    NotationFormat.parse(notation).fragment.graph.measures()
  }

  @Test func `layers whose moves name no container share one stack with the base`() {
    let lifted = lifted(
      """
      A -push-> B -push-> C
      A -sheet-> B
      B -cover-> A
      launch -> A
      """)
    #expect(lifted.stacks.count == 1)
    #expect(lifted.bases.count == 3)
    #expect(lifted.stacks[0].vertices.count == 5, "two screens above, three roots")
  }

  @Test(arguments: [
    "[m]\nA -setPath-> B", "[m]\nA -push-> B", "[]\nA -push-> B\nA -resetRoot-> B",
  ])
  func `a stack that a move names or goes down in is one of its own`(move: String) {
    let lifted = lifted("stack m: A\n\(move)\n[]\nA -sheet-> C\nC -push-> D\nlaunch -> A")
    #expect(lifted.stacks.count == 2)
  }

  @Test func `a growth cycle that several layers lead to is told once`() {
    let measures = measures(
      """
      A -sheet-> B -push-> C -push-> D -push-> C
      A -cover-> B
      A -sheet-> D
      launch -> A
      """)
    #expect(measures.growthCycles == [["C", "D", "C"]])
    #expect(measures["D"]?.isUnbounded == true)
    #expect(measures["B"]?.isUnbounded == false)
  }

  @Test func `a layer's way back ends where it was presented, also where another one shows the same screens`()
  {
    let measures = measures(
      """
      A -push-> B -push-> C -push-> D
      A -sheet-> C
      launch -> A
      """)
    #expect(measures.stack("D") == "C>D")
    #expect(measures.plan("D") == ["dismissGesture A"])
    #expect(measures["D"]?.maxDepth == 3)
    #expect(measures["D"]?.layerDepth == 0)
    #expect(measures["D"]?.totalDepth == 2)
  }

  @Test func `a root is shown once on the longest way, also where its screen can be pushed`() {
    let measures = measures(
      """
      A -sheet-> B -push-> C -push-> D -push-> B
      D -push-> E
      launch -> A
      """)
    #expect(measures["E"]?.maxDepth == 3)
    #expect(measures["B"]?.maxDepth == 0)
  }

  @Test func `the upper bound holds for ways on which less was found than on others`() {
    let graph = NotationFormat.parse(
      """
      R -push-> H -push-> C -push-> H
      H -push-> A -push-> B -push-> C -push-> X
      R -push-> P -push-> Q -push-> S -push-> X
      launch -> R
      """
    ).fragment.graph
    let bounds = Facts(graph, options: .init(exactComponentSize: 1))[Measures.self, .regular]["X"]?
      .maxDepthBounds
    #expect(bounds == 4...5)
    #expect(graph.measures()["X"]?.maxDepth == 5)
  }

  @Test func `a thousand layers are no more than a root each`() {
    let count = 1_000
    let transitions = (1..<count).flatMap { index in
      [
        Transition(from: .screen("S\(index / 2)"), to: "S\(index)", .push),
        Transition(from: .screen("S\(index)"), to: "S\(count - index)", .sheet),
      ]
    }
    let graph = NavigationGraph(
      screens: (0..<count).map { Screen(id: "S\($0)") }, transitions: transitions,
      entries: [Entry(screen: "S0")])
    let lifted = Facts(graph)[LiftedGraph.self, .regular]
    #expect(lifted.stacks.count == 1)
    #expect(lifted.stacks[0].vertices.count < 2 * count)
  }
}
