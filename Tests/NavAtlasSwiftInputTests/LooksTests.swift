import NavAtlasInputs
import NavAtlasModel
import Testing

@testable import NavAtlasSourceReading
@testable import NavAtlasSwiftInput

/// What only says how something looks is not in the shape of a file, and all else is.
@Suite struct LooksTests {
  private func digest(_ body: String, _ declarations: String = "") -> BLAKE2b.Digest? {
    let file = SwiftSourceFile(path: "Home.swift", module: "App")
    let source = declarations + "\nstruct Home: View { var body: some View { \(body) } }"
    var cache: SourceFactsCache? = SourceFactsCache(bytes: nil)
    let (facts, _, _) = SourceFileReader().read([file], knowing: cache) { _ throws(Diagnostic) in
      Array(source.utf8)
    }
    cache = nil
    let bodies = Array(repeating: true, count: facts.first?.followedBodies()?.count ?? 0)
    return facts.first?.shape(bodies: bodies, besides: Looks(besides: Looks.declared(in: facts)))?.digest
  }

  @Test(arguments: [
    ("Text(\"a\")", "Text(\"b\")"), ("Text(\"a \\(count)\")", "Text(\"b \\(count)\")"),
    ("Row().padding(8)", "Row().padding(.top, 9)"),
    ("Row().padding(8)", "Row().padding(8).font(.title).lineSpacing(0.5).foregroundColor(Color.red)"),
    ("Text(\"a\").bold()", "Text(\"a\")"), ("ZStack { Row() }", "ZStack { Row() }.padding()"),
    ("VStack(spacing: 4) { Row() }", "VStack(spacing: 5) { Row() }"),
    ("Button(\"Go\") { go() }", "Button(\"Leave\") { go() }"),
    ("Section(\"A\") { Text(\"a\") }", "Section(\"B\") { Text(\"b\") }"),
  ])
  func `how something looks is left out`(_ first: String, _ second: String) {
    #expect(digest(first) != nil && digest(first) == digest(second))
  }

  @Test(arguments: [
    // Titles are names in the graph.
    ("Row().navigationTitle(\"A\")", "Row().navigationTitle(\"B\")"),
    ("Row().navigationTitle(Text(\"A\"))", "Row().navigationTitle(Text(\"B\"))"),
    ("NavigationLink(\"A\") { Row() }", "NavigationLink(\"B\") { Row() }"),
    // What hides a layer, or lays it over another one, is no looks.
    ("Row().opacity(0)", "Row().opacity(1)"), ("Row().zIndex(0)", "Row().zIndex(1)"),
    ("Row().offset(x: 0)", "Row().offset(x: 9)"),
    // Code that runs is code.
    ("Row().padding(open())", "Row().padding(8)"), ("Row().padding(8)", "Row()"),
    ("Text(title)", "Text(name)"), ("Button(\"Go\") { go() }", "Button(\"Go\") { leave() }"),
    ("Row(title: \"a\")", "Row(title: \"b\")"), ("HStack { Row() }", "VStack { Row() }"),
  ])
  func `all else is not`(_ first: String, _ second: String) {
    #expect(digest(first) != nil && digest(first) != digest(second))
  }

  @Test(arguments: [
    (
      "extension View { func padding(_ way: Int) -> some View { sheet(way) } }", "Row().padding(8)",
      "Row().padding(9)"
    ),
    ("struct Text: View { let name: String }", "Text(\"a\")", "Text(\"b\")"),
    ("extension Edge { static let top = go() }", "Row().padding(.top)", "Row().padding(.leading)"),
    ("enum Step { case leading }", "Row().padding(.leading)", "Row().padding(.trailing)"),
  ])
  func `words that the project declares are its own`(_ declared: String, _ first: String, _ second: String) {
    #expect(digest(first) == digest(second))
    #expect(digest(first, declared) != digest(second, declared))
  }

  @Test func `a view of the framework stays one where something is added to it`() {
    let added = "extension Text { func heading() -> some View { bold() } }"
    #expect(digest("Text(\"a\")", added) == digest("Text(\"b\")", added))
    let made = "extension Text { init(_ name: String) { go(name) } }"
    #expect(digest("Text(\"a\")", made) != digest("Text(\"b\")", made))
  }
}
