import Graphviz
import Testing

@Suite struct LibraryTests {
  static let twenty = Graph(
    name: "twenty", attributes: [.rankdir: "LR"], nodes: (0..<20).map { Graph.Node("n\($0)") },
    edges: (1..<20).map { Graph.Edge(from: "n\($0 / 2)", to: "n\($0)") })

  @Test(arguments: LayoutEngine.allCases)
  func `every engine draws a graph of twenty nodes`(engine: LayoutEngine) throws {
    let rendering = try Library.render(RenderRequest(Self.twenty, engine: engine, format: .svg))
    #expect(String(decoding: rendering.bytes, as: UTF8.self).contains("</svg>"))
  }

  @Test func `a bitmap starts with the signature of PNG`() throws {
    let rendering = try Library.render(RenderRequest(Self.twenty, format: .png))
    #expect(rendering.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }
}

