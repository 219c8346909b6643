import Graphviz
import NavAtlasModel
import NavAtlasRender
import Testing

@Suite struct FoldingTests {
  @Test func `a large graph is folded by container and says so`() {
    let diagram = DiagramComposer.compose(graph: Fixtures.large(8, 30))
    #expect(diagram.cards.count { $0.kind == .folded } == 8)
    #expect(diagram.cards.first { $0.kind == .folded }?.badges.first?.text == "30 screens")
    #expect(diagram.subtitle.contains("8 cards stand for 240 screens"))
    #expect(diagram.groups.isEmpty)
  }

  @Test func `a small graph is not folded unless asked`() {
    let graph = Fixtures.large(4, 10)
    #expect(DiagramComposer.compose(graph: graph).cards.allSatisfy { $0.kind != .folded })
    let folded = DiagramComposer.compose(graph: graph, options: DiagramOptions(folding: .containers))
    #expect(folded.cards.count { $0.kind == .folded } == 4)
  }

  @Test func `modules can be folded`() {
    let diagram = DiagramComposer.compose(
      graph: Fixtures.large(8, 10), options: DiagramOptions(folding: .modules))
    #expect(
      diagram.cards.filter { $0.kind == .folded }.map(\.name) == ["Module0", "Module1", "Module2", "Module3"])
  }

  @Test func `a large graph can be drawn in full`() throws {
    let options = DiagramOptions(folding: .never)
    let diagram = DiagramComposer.compose(graph: Fixtures.large(8, 30), options: options)
    #expect(diagram.cards.count { $0.screen != nil } == 240)
    #expect(ParsedSVG(try SVGRenderer().render(diagram, RenderOptions()).bytes).isWellFormed)
  }
}
