import Graphviz
import NavAtlasModel
import NavAtlasRender
import Testing

@Suite struct TextTests {
  private func text(_ graph: NavigationGraph) throws -> String {
    let options = DiagramOptions(folding: .never)
    let diagram = DiagramComposer.compose(graph: graph, options: options)
    return String(decoding: try TextRenderer().render(diagram, RenderOptions()).bytes, as: UTF8.self)
  }

  @Test func `a cycle is marked and ends`() throws {
    let graph = NavigationGraph(
      name: "Cycle", screens: ["A", "B"].map { Screen(id: $0) },
      transitions: [Fixtures.move("A", "B"), Fixtures.move("B", "A")])
    #expect(try text(graph).contains("└─ push → A  ↺"))
  }

  @Test func `a chain of ten thousand screens stays within the width of a terminal`() throws {
    let ids = (0..<10_000).map { "S\($0)" }
    let graph = NavigationGraph(
      name: "Chain", screens: ids.map { Screen(id: $0) },
      transitions: zip(ids, ids.dropFirst()).map { Fixtures.move($0, $1) })
    let lines = try text(graph).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count < 200 })
    #expect(lines.contains { $0.hasPrefix("S9") || $0.contains("→ S9999") })
  }
}
