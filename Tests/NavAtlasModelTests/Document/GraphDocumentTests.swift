import NavAtlasModel
import TestSupport
import Testing

@Suite struct GraphDocumentTests {
  @Test func `the example is read without a complaint and written in its layout`() throws {
    let reading = try GraphDocument.read(try Fixture.bytes("recipes.graph.json"), file: "recipes.graph.json")
    #expect(reading.diagnostics.isEmpty)
    let text = GraphDocument.text(reading.graph)
    #expect(text == (try Fixture.golden("recipes.written.json", actual: text)))
  }

  @Test func `a round trip loses nothing, unknown members at every level included`() throws {
    var generator = SplitMix64(seed: 11)
    for _ in 0..<500 {
      let graph = NavigationGraph.random(using: &generator)
      let reading = try GraphDocument.read(Array(GraphDocument.text(graph).utf8), file: "a.json")
      #expect(reading.diagnostics.isEmpty)
      #expect(reading.graph == graph)
    }
  }

  @Test func `what is written satisfies the schema`() throws {
    let schema = try SchemaValidator(schema: GraphDocument.schema)
    var generator = SplitMix64(seed: 12)
    for _ in 0..<200 {
      let graph = NavigationGraph.random(using: &generator)
      #expect(schema.failures(of: GraphDocument.node(graph)) == [])
    }
    #expect(schema.failures(of: GraphDocument.node(NavigationGraph())) == [])
    let example = try JSONParser.parse(try Fixture.bytes("recipes.graph.json"))
    #expect(schema.failures(of: example) == [])
  }

  @Test(arguments: [
    ("[]", "a.json:1:1: error: a graph document is an object, not an array"),
    ("{}", "a.json:1:1: error: not a graph document: \"navatlas\": 1 is missing"),
    ("{\n\"navatlas\": 2}", "a.json:2:13: error: graph document of version 2; this NavAtlas reads version 1"),
    (
      "{\"navatlas\": \"1\"}",
      "a.json:1:14: error: graph document of version \"1\"; this NavAtlas reads version 1"
    ),
    ("{", "a.json:1:2: error: expected a key in double quotes, found the end of the text"),
    ("", "a.json:1:1: error: the text is empty; expected a JSON value"),
  ])
  func `what is no document of this version is refused`(text: String, expected: String) {
    let error = #expect(throws: Diagnostic.self) { try GraphDocument.read(Array(text.utf8), file: "a.json") }
    #expect(error?.description == expected)
  }

  @Test func `a document of a hundred thousand screens is read and written`() throws {
    let count = 100_000
    let graph = NavigationGraph(
      screens: (0..<count).map { Screen(id: "S\($0)") },
      containers: [Container(id: "main", .stack(.init(root: "S0")))],
      transitions: (1..<count).map { Transition(from: .screen("S\($0 - 1)"), to: "S\($0)", .push) })
    let reading = try GraphDocument.read(Array(GraphDocument.text(graph).utf8), file: "a.json")
    #expect(reading.graph == graph)
  }
}
