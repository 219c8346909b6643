import Graphviz
import NavAtlasModel
import NavAtlasRender
import Testing

@Suite struct EngineTests {
  private let diagram = DiagramComposer.compose(graph: Fixtures.cookbook)

  @Test(arguments: LayoutEngine.allCases)
  func `lines have ports only where the engine draws in ranks`(engine: LayoutEngine) throws {
    let bytes = try DOTRenderer().render(diagram, RenderOptions(engine: engine)).bytes
    let dot = String(decoding: bytes, as: UTF8.self)
    for word in ["tailport", "headport", "constraint", "invis", "rankdir"] {
      #expect(dot.contains(word) == (engine == .dot), "\(word)")
    }
  }

  @Test(arguments: LayoutEngine.allCases)
  func `every engine draws every card`(engine: LayoutEngine) throws {
    let bytes = try SVGRenderer().render(diagram, RenderOptions(engine: engine)).bytes
    let ids = Set(ParsedSVG(bytes).ids)
    #expect(ids.isSuperset(of: diagram.cards.map(\.id)))
  }
}
