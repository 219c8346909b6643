import NavAtlasInputs
import NavAtlasModel
import Testing

@testable import NavAtlasAnalysis

@Suite struct ViewTests {
  let graph = try? NavigationGraph(
    notation: """
      Home -push-> List -push-> Detail -push-> Related
      Home -push-> Settings {count=5}
      Detail -sheet-> Share
      Detail -popToRoot->
      module Shop: List, Detail
      """)

  private func screens(_ view: any GraphView) throws -> [String] {
    try view.view(of: #require(graph)).screens.map(\.id).sorted()
  }

  @Test func `a focus keeps what is so many moves away in either direction`() throws {
    #expect(try screens(NeighbourhoodView(of: "Detail")) == ["Detail", "List", "Related", "Share"])
    #expect(try screens(NeighbourhoodView(of: "Home", hops: 0)) == ["Home"])
  }

  @Test func `a path keeps the shortest ways from the start`() throws {
    #expect(try screens(PathView(to: "Detail")) == ["Detail", "Home", "List"])
  }

  @Test func `a module keeps its neighbours`() throws {
    #expect(try screens(ModuleView("Shop")) == ["Detail", "Home", "List", "Related", "Share"])
  }

  @Test func `a depth keeps what is above it`() throws {
    #expect(try screens(DepthView(maximum: 1)) == ["Home", "List", "Settings"])
  }

  @Test func `a count keeps the moves that sessions made, and the start`() throws {
    #expect(try screens(CountView(minimum: 1)) == ["Home", "Settings"])
  }

  @Test func `in compact width a view that is nothing but a split view is what its first column shows`()
    throws
  {
    let graph = NavigationGraph(
      screens: ["Login", "Main", "Sidebar", "Detail"].map { Screen(id: $0) },
      containers: [
        Container(
          id: "Main",
          .split(
            .init(columns: [
              .init(name: "sidebar", root: "Sidebar", selects: true), .init(name: "detail", root: "Detail"),
            ])))
      ],
      transitions: [
        Transition(from: .screen("Login"), to: "Main", .replace, exchangesRoot: true),
        Transition(from: .screen("Sidebar"), to: "Detail", .select, container: "Main"),
      ], entries: [Entry(screen: "Login")])
    let compact = try CompactView().view(of: graph)
    #expect(compact.screens.map(\.id) == ["Login", "Sidebar", "Detail"])
    #expect(compact.transitions.map(\.to) == ["Sidebar", "Detail"])
    #expect(GraphValidator.validate(compact).diagnostics.isEmpty)
  }

  @Test func `an unknown screen or module is an error that helps`() throws {
    let graph = try #require(graph)
    #expect(throws: ViewError("there is no screen 'Detial'; did you mean 'Detail'?")) {
      try NeighbourhoodView(of: "Detial").view(of: graph)
    }
    #expect(throws: ViewError("no screen is in module 'X'; there are Shop")) {
      try ModuleView("X").view(of: graph)
    }
  }

  @Test func `what is hidden is said`() throws {
    let (part, hidden) = try #require(graph).viewed(by: [PathView(to: "List")])
    #expect(part.transitions.count == 1)
    #expect(hidden == ["screens 2 of 6", "edges 1 of 6"])
  }

  @Test func `a part of a graph is a valid graph`() throws {
    let part = try NeighbourhoodView(of: "Share").view(of: #require(graph))
    #expect(GraphValidator.validate(part).diagnostics.isEmpty)
  }
}
