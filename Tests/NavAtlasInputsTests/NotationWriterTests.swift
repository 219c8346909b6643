import Foundation
import NavAtlasInputs
import NavAtlasModel
import TestSupport
import Testing

/// What is written as notation is read as the same facts.
@Suite struct NotationWriterTests {
  private func reading(_ text: String) -> InputReading { NotationFormat.parse(text) }

  /// What the exact notation promises to keep of a graph, in an order of its own.
  private func kept(_ graph: NavigationGraph) -> NavigationGraph {
    var graph = graph
    graph.diagnostics = []
    graph.account = nil
    graph.extra = []
    for index in graph.screens.indices {
      graph.screens[index].location = nil
      graph.screens[index].extra = []
    }
    for index in graph.containers.indices {
      graph.containers[index].location = nil
      graph.containers[index].extra = []
      switch graph.containers[index].body {
      case .split(var split):
        for column in split.columns.indices { split.columns[column].extra = [] }
        graph.containers[index].body = .split(split)
      case .tabs(var tabs):
        for tab in tabs.tabs.indices { tabs.tabs[tab].extra = [] }
        graph.containers[index].body = .tabs(tabs)
      case .stack, .layer: break
      }
    }
    for index in graph.transitions.indices {
      graph.transitions[index].locations = []
      graph.transitions[index].extra = []
    }
    for index in graph.entries.indices {
      graph.entries[index].location = nil
      graph.entries[index].extra = []
    }
    graph.screens.sort { $0.id < $1.id }
    graph.containers.sort { $0.id < $1.id }
    graph.transitions = Set(graph.transitions).sorted { "\($0)" < "\($1)" }
    graph.entries = Set(graph.entries).sorted { "\($0)" < "\($1)" }
    return graph
  }

  private func expectRoundTrip(_ graph: NavigationGraph, _ comment: @autoclosure () -> String) {
    let text = NotationWriter.text(graph)
    let back = reading(text)
    #expect(back.diagnostics.isEmpty, "\(comment()): \(back.diagnostics)\n\(text)")
    #expect(kept(back.fragment.graph) == kept(graph), "\(comment())\n\(text)")
    #expect(NotationWriter.text(back.fragment.graph) == text, "\(comment())")
  }

  @Test(arguments: 0..<400 as Range<UInt64>) func `a random graph comes back`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var graph = NavigationGraph.random(using: &random)
    if seed.isMultiple(of: 3) {
      graph.platform = "macos"
      graph = graph.renamingScreens { Self.hostile[(Int($0.dropFirst()) ?? 0) % Self.hostile.count] + $0 }
      for index in graph.transitions.indices where graph.transitions[index].label != nil {
        graph.transitions[index].label = Self.hostile[index % Self.hostile.count]
        graph.transitions[index].isImplicit = index.isMultiple(of: 2)
        graph.transitions[index].exchangesRoot = index.isMultiple(of: 5)
      }
      for index in graph.entries.indices { graph.entries[index].condition = Self.hostile[index] }
    }
    let valid = GraphValidator.validate(graph).graph
    expectRoundTrip(valid, "seed \(seed)")
  }

  private static let hostile = [
    "a b", "launch", "name:", "\"quo\\te\"", "line\nend\r\n", "->", "-push->", "# no comment", "{x=1}",
    "true",
    "12", "日本語", "e\u{301}", "\u{202E}right", "\u{2028}", "a|b,c", "[s]", "*", "\t",
    String(repeating: "x", count: 900),
  ]

  @Test func `the lines are sorted, each is there once, and no line end gets in`() {
    for seed in 0..<50 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let lines = NotationWriter.text(.random(using: &random)).split(separator: "\n").map(String.init)
      #expect(lines == Set(lines).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    }
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL

  private static let samples: [String] = {
    let files = FileManager.default.enumerator(atPath: root.path()) ?? FileManager.DirectoryEnumerator()
    return files.compactMap { $0 as? String }.filter { file in
      (file.hasPrefix("samples/") || file.hasPrefix("Tests/NavAtlas")) && file.hasSuffix(".nav")
        || file.hasPrefix("samples/") && file.hasSuffix(".yml") || file.hasSuffix("expected/graph.json")
    }.sorted()
  }()

  @Test func `every sample and fixture comes back`() throws {
    #expect(Self.samples.count > 20, "\(Self.samples)")
    for file in Self.samples {
      let bytes = Array(try Data(contentsOf: Self.root.appending(path: file)))
      guard let format = InputFormats.format(name: file, firstBytes: Array(bytes.prefix(4096))) else {
        continue
      }
      expectRoundTrip(try format.read(bytes, name: file).fragment.graph, file)
    }
  }

  @Test func `what the exact form says is all there is`() throws {
    let graph = try NavigationGraph(
      notation: """
        navatlas: 1
        screen: Home
        placeholder: Empty
        name App.Home: Home
        count Home: 3
        screen: App.Home
        Home -sheet-> App.Home
        """)
    #expect(graph.containers.isEmpty && graph.entries.isEmpty)
    #expect(graph.screens.map(\.name).sorted() == ["Empty", "Home", "Home"])
    #expect(graph.screens.first { $0.id == "Home" }?.count == 3)
  }

  @Test(
    arguments: [
      ("navatlas: 2", "this NavAtlas reads version 1"),
      ("count Home: many", "'count' needs how often"),
      ("A -push-> \"\\u{110000}\"", "needs the number of a sign"),
      ("A -push-> \"\\u{41", "needs the number of a sign"),
      ("launch -> A {contaner=main}", "did you mean 'container'?"),
      ("A -url-> B {path=[A", "expected ',' or ']'"),
    ])
  func `a slip has its place and what would be right`(line: String, message: String) throws {
    let found = reading(line).diagnostics
    #expect(found.contains { $0.message.contains(message) && $0.location?.line == 1 }, "\(found)")
  }

  @Test func `a comparison has each differing fact with its place and its doubt`() throws {
    let committed = try NavigationGraph(notation: "root: A\nA -push-> B\nA -sheet-> C\n")
    let text = NotationWriter.text(committed)
    var app = try NavigationGraph(notation: "name: Other\nroot: A\nA -push-> B\nA -cover-> C\n")
    app.transitions[1].locations = [SourceLocation(file: "A.swift", line: 7)]
    app.transitions[0].count = 4
    app.account = SourceAccount(
      notFollowed: [
        .init("sheet", owner: "A", reason: "its item is not known", at: .init(file: "A.swift", line: 9))
      ])
    let found = NotationComparison(committed: committed, text: text, file: "a.nav", app: app)
    #expect(
      found.differences.map { "\($0.isNew ? "+" : "-") \($0.line) \($0.location?.description ?? "")" } == [
        "+ A -cover-> C A.swift:7", "- A -sheet-> C a.nav:2", "+ cover cover-C: C ",
        "- sheet sheet-C: C a.nav:8",
      ])
    #expect(found.differences[1].doubt == "'sheet' of A was not followed (A.swift:9): its item is not known")
    #expect(
      NotationComparison(committed: committed, text: text, file: "", app: committed).differences.isEmpty)
  }
}
