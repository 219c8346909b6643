import NavAtlasInputs
import NavAtlasModel
import Testing

@testable import NavAtlasSourceReading
@testable import NavAtlasSwiftInput

/// The graph of files in which nothing has changed that it depends on is not put together again.
@Suite struct ReadingCacheTests {
  private static let home = SwiftSourceFile(path: "Home.swift", module: "App")
  private static let source = """
    @main struct Main: App { var body: some Scene { WindowGroup { NavigationStack { Home() } } } }
    struct Home: View { var body: some View { NavigationLink("d") { Detail() }.padding(8) } }
    struct Detail: View { var body: some View { Text("d" } }
    func unused(_ count: Int) -> Int { count + 1 }
    """

  private func read(
    _ cache: inout SourceFactsCache?, _ source: String = source, path: String = "Home.swift",
    module: String = "App", name: String = "App", settings: SourceSettings = .init()
  ) -> InputReading {
    let file = SwiftSourceFile(path: path, module: module)
    return SwiftSourceReader(settings: settings).read([file], name: name, cache: &cache) {
      _ throws(Diagnostic) in Array(source.utf8)
    }
  }

  /// A cache whose graph of the source has a mark that no source gives.
  private func marked() throws -> SourceFactsCache {
    var cache: SourceFactsCache? = SourceFactsCache(bytes: nil)
    var (reading, facts, entries): (InputReading, [FileFacts], [SourceFactsCache.Entry]) = (
      read(&cache), [], []
    )
    reading.fragment.graph.name = "marked"
    (facts, _, entries) = SourceFileReader().read([Self.home], knowing: cache) {
      _ throws(Diagnostic) in Array(Self.source.utf8)
    }
    // What a reading follows is in its shape.
    for type in facts.flatMap(\.types) { for property in type.properties { _ = property.getter } }
    let key = SourceFactsCache.key(ofReading: [Self.home], name: "App", settings: .init(), isOneApp: false)
    let entry = try #require(
      SourceFactsCache.entry(of: reading, for: key, madeOf: facts, entries))
    cache?.keep(entries + [entry])
    return try #require(cache)
  }

  private func isMarked(_ reading: InputReading) -> Bool { reading.fragment.graph.name == "marked" }

  @Test func `the same files give what was kept, complaints included`() throws {
    var fresh: SourceFactsCache?
    let expected = read(&fresh)
    #expect(!expected.diagnostics.isEmpty)
    var cache: SourceFactsCache? = try marked()
    let known = read(&cache)
    #expect(isMarked(known) && known.diagnostics == expected.diagnostics)
    #expect(known.fragment.graph.transitions == expected.fragment.graph.transitions)
  }

  @Test func `another declaration, path, module, name or setting gives another reading`() throws {
    let stated = SourceSettings(methods: [StatedMethod(method: "wander", move: .push)])
    let marked = try marked()
    let others: [(inout SourceFactsCache?) -> InputReading] = [
      { read(&$0, Self.source + "\nstruct Other: View {}") }, { read(&$0, path: "Start.swift") },
      { read(&$0, module: "Core") },
      { read(&$0, name: "Other") }, { read(&$0, settings: stated) },
    ]
    for other in others {
      var (cache, none): (SourceFactsCache?, SourceFactsCache?) = (marked, nil)
      let (found, expected) = (other(&cache), other(&none))
      #expect(found.fragment == expected.fragment && found.diagnostics == expected.diagnostics)
      #expect(cache?.isChanged == true)
    }
  }

  @Test func `a file that cannot be read is said anew`() throws {
    for _ in 0..<2 {
      var cache: SourceFactsCache? = try marked()
      let reading = SwiftSourceReader().read([Self.home], name: "App", cache: &cache) {
        file throws(Diagnostic) in throw Diagnostic(.error, "is missing")
      }
      #expect(reading.diagnostics.map(\.message) == ["is missing"])
    }
  }

  @Test(arguments: [
    "// A comment.\n\n" + source, source + "\n/* the end */",
    source.replacing("struct", with: "\n  struct"),
    source.replacing("count + 1", with: "count * 2 - 1"),
    source.replacing("\n", with: "\r\n"),
    source.replacing("Text(\"d\"", with: "Text(\"Details\""),
    source.replacing(".padding(8)", with: "\n    .padding(.top, 9)\n    .font(.title)"),
  ])
  func `blanks, comments, looks and code that is not followed change no more than lines`(_ edited: String)
    throws
  {
    var (cache, none): (SourceFactsCache?, SourceFactsCache?) = (try marked(), nil)
    let (known, expected) = (read(&cache, edited), read(&none, edited))
    #expect(isMarked(known) && known.diagnostics == expected.diagnostics)
    #expect(known.fragment.graph.screens == expected.fragment.graph.screens)
    #expect(known.fragment.graph.transitions == expected.fragment.graph.transitions)
    // And the next run begins from there.
    #expect(isMarked(read(&cache, edited + "\n// more")))
  }

  @Test(arguments: [
    source.replacing("\"d\"", with: "\"e\""), source.replacing("NavigationLink", with: "// \nButton"),
    source.replacing("}\nstruct Home", with: "} struct Home"), source + "\n// navatlas:ignore",
    source.replacing("(_ count", with: "(count"),
  ])
  func `what may change the graph, or parts lines, is read anew`(_ edited: String) throws {
    var (cache, none): (SourceFactsCache?, SourceFactsCache?) = (try marked(), nil)
    let (found, expected) = (read(&cache, edited), read(&none, edited))
    #expect(!isMarked(found) && found.fragment == expected.fragment)
    #expect(found.diagnostics == expected.diagnostics)
  }
}
