import Graphviz
import Testing

@Suite struct LibraryTests {
  @Test(arguments: LayoutEngine.allCases)
  func `every engine draws a graph of twenty nodes`(engine: LayoutEngine) throws {
    let rendering = try Library.render(RenderRequest(Samples.tree(20), engine: engine, format: .svg))
    #expect(String(decoding: rendering.bytes, as: UTF8.self).contains("</svg>"))
  }

  @Test(
    arguments: zip(
      [OutputFormat.png, .pdf, .svg, .xdot],
      [[0x89, 0x50, 0x4E, 0x47], Array("%PDF".utf8), Array("<?xml".utf8), Array("digraph".utf8)]))
  func `every format starts with its signature`(format: OutputFormat, signature: [UInt8]) throws {
    #expect(try Library.render(RenderRequest(Samples.rich, format: format)).bytes.starts(with: signature))
  }

  @Test(arguments: [LayoutEngine.dot, .neato, .circo, .twopi])
  func `the same graph gives the same bytes`(engine: LayoutEngine) throws {
    let request = RenderRequest(Samples.rich, engine: engine, format: .svg)
    let first = try Library.render(request).bytes
    for _ in 0..<5 { #expect(try Library.render(request).bytes == first) }
  }

  @Test func `the first picture of a process is like the second`() async {
    await #expect(processExitsWith: .success) {
      let request = RenderRequest(Samples.rich, format: .svg)
      let first = try Library.render(request).bytes
      #expect(try Library.render(request).bytes == first)
    }
  }

  @Test func `names are taken literally`() throws {
    let svg = String(
      decoding: try Library.render(RenderRequest(Samples.rich, format: .svg)).bytes, as: UTF8.self)
    #expect(svg.contains("A &quot;quoted&quot; \\N name"))
    #expect(svg.contains("&lt;b&gt; &amp; \\G"))
  }

  @Test func `an edge to a node that is not there is an error`() {
    let graph = Graph(name: "g", nodes: [Graph.Node("a")], edges: [Graph.Edge(from: "a", to: "b")])
    #expect(throws: GraphvizError.self) { try Library.render(RenderRequest(graph, format: .svg)) }
  }

  @Test func `two nodes of one name are an error`() {
    let graph = Graph(name: "g", nodes: [Graph.Node("a"), Graph.Node("a")])
    #expect(throws: GraphvizError.self) { try Library.render(RenderRequest(graph, format: .svg)) }
  }

  @Test func `warnings are returned and nothing is written to standard error`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        let graph = Graph(name: "g", nodes: [Graph.Node("a", [.shape: "nonsense"])])
        let rendering = try Library.render(RenderRequest(graph, format: .svg))
        #expect(rendering.warnings.contains { $0.contains("nonsense") })
      })
    #expect(!String(decoding: result.standardErrorContent, as: UTF8.self).contains("nonsense"))
  }

  @Test func `a hundred layouts side by side do not disturb each other`() async throws {
    let request = RenderRequest(Samples.rich, format: .svg)
    let expected = try Library.render(request).bytes
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<100 { group.addTask { (try? Library.render(request).bytes) == expected } }
      for await isEqual in group { #expect(isEqual) }
    }
  }

  @Test func `the version is known`() { #expect(Library.version.contains(".")) }
}
