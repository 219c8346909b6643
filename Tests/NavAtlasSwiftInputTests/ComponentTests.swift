import Foundation
import NavAtlasKit
import NavAtlasModel
import TestSupport
import Testing

/// The views that screens are made of.
@Suite struct ComponentTests {
  private static func graph(_ files: [String: String]) throws -> NavigationGraph {
    let folder = try Folder()
    for (name, text) in files { try folder.write(Array(text.utf8), to: name) }
    var pipeline = Pipeline()
    pipeline.findsComponents = true
    return try pipeline.load([folder.url.path()]).graph
  }

  private static let app = """
    import SwiftUI
    @main struct Shop: App { var body: some Scene { WindowGroup { NavigationStack { Home() } } } }
    struct Home: View {
      var body: some View { VStack { Header(); row; NavigationLink("d") { Detail() } } }
      var row: some View { Row() }
    }
    struct Detail: View { var body: some View { Row().modifier(Framed()) } }
    struct Header: View { var body: some View { Badge() } }
    struct Row: View { var body: some View { Badge() } }
    struct Badge: View { var body: some View { Text("1") } }
    struct Framed: ViewModifier { func body(content: Content) -> some View { content } }
    struct Unused: View { var body: some View { Badge() } }
    """

  @Test func `a component is told with the screens that show it and what it is made of`() throws {
    let graph = try Self.graph(["App.swift": Self.app])
    let told = graph.components.map {
      "\($0.id): \($0.screens.joined(separator: " ")); \($0.parts.joined(separator: " "))"
    }
    #expect(
      told == [
        "Badge: Detail Home; ", "Framed: Detail; ", "Header: Home; Badge", "Row: Detail Home; Badge",
      ])
  }

  @Test func `components of one name are told apart by their files`() throws {
    func feature(_ name: String) -> String {
      """
      import SwiftUI
      struct \(name): View { var body: some View { Cell() } }
      private struct Cell: View { var body: some View { Text("c") } }
      """
    }
    let app = """
      import SwiftUI
      @main struct Shop: App {
        var body: some Scene { WindowGroup { NavigationStack { VStack { NavigationLink("b") { B() }; NavigationLink("a") { A() } } } } }
      }
      """
    let graph = try Self.graph(["App.swift": app, "A.swift": feature("A"), "B.swift": feature("B")])
    let cells = graph.components.filter { $0.name == "Cell" }
    #expect(cells.map(\.id) == ["Cell (A.swift:3)", "Cell (B.swift:3)"])
    #expect(cells.map(\.screens) == [["A"], ["B"]])
  }

  @Test func `a graph document keeps its components`() throws {
    let graph = try Self.graph(["App.swift": Self.app])
    let text = GraphDocument.text(graph)
    let folder = try Folder()
    let file = try folder.write(Array(text.utf8), to: "graph.json")
    let read = try Pipeline().load([file.path()]).graph
    #expect(read.components == graph.components && !read.components.isEmpty)
    #expect(GraphDocument.text(read) == text)
  }

  @Test func `what a component shows is on every screen that shows the component`() throws {
    let fixtures = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
    let names = try FileManager.default.contentsOfDirectory(atPath: fixtures.path()).sorted()
    var count = 0
    for name in names where !name.hasPrefix(".") {
      var pipeline = Pipeline()
      pipeline.findsComponents = true
      guard let loaded = try? pipeline.load([fixtures.appending(path: name).path()]) else { continue }
      let graph = loaded.graph
      let screens = Set(graph.screens.map(\.id))
      let byID = Dictionary(uniqueKeysWithValues: graph.components.map { ($0.id, $0) })
      for component in graph.components {
        count += 1
        #expect(!component.screens.isEmpty && screens.isSuperset(of: component.screens))
        for part in component.parts {
          let shown = Set(byID[part]?.screens ?? [])
          #expect(shown.isSuperset(of: component.screens), "\(name): \(component.id) shows \(part)")
        }
      }
    }
    #expect(count > 100)
  }
}
