import Foundation
import NavAtlasAnalysis
import NavAtlasExplore
import NavAtlasInputs
import NavAtlasModel
import TestSupport
import Testing

@Suite struct AtlasDocumentTests {
  static let shop = """
    name: Shop
    stack home: Home
    split mail: sidebar Folders | detail Mail stack placeholder "Mail(nil)"
    tabs app: home=home, mail=mail {selected=home}
    sheet pay: Pay stack
    module Catalog: Home, List, Item
    [home]
    Home -push-> List {count=9}
    List -push-> Item "tap" {count=7}
    Item -popToRoot-> {count=1}
    []
    [mail]
    Folders -select-> Mail
    Mail -push-> Attachment
    []
    Item -sheet-> Pay -push-> Receipt
    Receipt -dismissAll->
    url "shop://item/:id" -> Home > Item
    """

  private func graph(_ notation: String) throws -> NavigationGraph {
    try NotationFormat().read(Array(notation.utf8), name: "a.nav").fragment.graph
  }

  @Test func `the document of an app is that of the golden`() throws {
    let document = AtlasBuilder(try graph(Self.shop)).document()
    try expectGolden(try document.json() + [0x0A], "shop.json")
  }

  @Test func `the document reads back as it was written`() throws {
    let document = AtlasBuilder(try graph(Self.shop)).document()
    let again = try JSONDecoder().decode(AtlasDocument.self, from: Data(try document.json()))
    #expect(again == document)
    #expect(document.atlas == AtlasDocument.version)
  }

  @Test func `moves of two versions tell what came and what went`() throws {
    let base = try graph("stack s: A\nA -push-> B\nA -push-> Old")
    let head = try graph("stack s: A\nA -push-> B\nA -push-> New")
    let diff = GraphDiff(from: base, to: head)
    var builder = AtlasBuilder(diff.union)
    builder.diff = diff
    let document = builder.document()
    let changes = Dictionary(uniqueKeysWithValues: document.moves.map { ($0.to.joined(), $0.change) })
    #expect(changes == ["B": nil, "New": "added", "Old": "removed"])
    #expect(document.screens.first { $0.id == "New" }?.change == "added")
    #expect(document.screens.first { $0.id == "Old" }?.change == "removed")
    let told = AtlasDocument.Comparison(diff, base: "1.0", head: "2.0").changes
    #expect(told.contains { $0.subject == "screen" && $0.kind == "removed" && $0.words == "Old" })
  }

  @Test func `a place has no address unless one was asked for, and never that of a script`() throws {
    var graph = try graph("stack s: A")
    graph.screens[0].location = SourceLocation(file: "javascript:alert(1)", line: 3)
    var builder = AtlasBuilder(graph)
    #expect(builder.document().screens[0].place?.link == nil)
    builder.sourceBase = "https://example.com/"
    #expect(builder.document().screens[0].place?.link == "https://example.com/javascript%3Aalert%281%29#L3")
    builder.sourceBase = "javascript:"
    #expect(builder.document().screens[0].place?.link == nil)
  }
}
