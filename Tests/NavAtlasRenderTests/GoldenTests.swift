import Graphviz
import NavAtlasModel
import NavAtlasRender
import TestSupport
import Testing

@Suite struct GoldenTests {
  static let graphs: [(String, NavigationGraph)] = [("cookbook", Fixtures.cookbook), ("shop", Fixtures.shop)]
  static let formats: [(String, String)] = [
    ("json", "json"), ("dot", "dot"), ("mermaid", "mmd"), ("text", "txt"),
  ]

  @Test(arguments: graphs.map(\.0), formats.map(\.0))
  func `the diagram is written as expected`(graph: String, format: String) throws {
    let source = try #require(Self.graphs.first { $0.0 == graph }).1
    let ending = try #require(Self.formats.first { $0.0 == format }).1
    let depth = Dictionary(uniqueKeysWithValues: source.screens.enumerated().map { ($1.id, $0 / 2) })
    let notes = DiagramNotes(depth: depth, unbounded: ["RecipeDetail"], profile: .regular)
    let diagram = DiagramComposer.compose(graph: source, notes: notes)
    let renderer = try #require(DiagramRenderers.named(format))
    try expectGolden(renderer.render(diagram, RenderOptions()).bytes, "\(graph).\(ending)")
  }
}
