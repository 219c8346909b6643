import Foundation
import NavAtlasAnalysis
import NavAtlasKit
import NavAtlasModel
import TestSupport
import Testing

/// What a change of source reaches.
@Suite struct ImpactTests {
  private static let app = """
    import SwiftUI
    @main struct Shop: App {
      @State var router = Router()
      var body: some Scene {
        WindowGroup {
          NavigationStack(path: $router.path) {
            Home()
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .detail: Detail()
                case .settings: Settings()
                }
              }
          }
          .environment(router)
        }
      }
    }
    enum Route: Hashable {
      case detail
      case settings
    }
    @Observable final class Router {
      var path: [Route] = []
      var badge = 0
      func open(_ route: Route) {
        path.append(route)
      }
      func unused() {
        print("nothing")
      }
    }
    struct Home: View {
      @Environment(Router.self) var router
      var body: some View {
        Button("Detail") { router.open(.detail) }
        Button("Settings") { router.open(.settings) }
      }
    }
    struct Detail: View {
      @Environment(Router.self) var router
      var body: some View {
        Price(value: router.badge)
          .framed()
      }
    }
    struct Settings: View {
      // A comment
      var body: some View { Text("Settings") }
    }
    struct Price: View {
      var value: Int
      var body: some View {
        Text(Format.price(value))
      }
    }
    enum Format {
      static func price(_ value: Int) -> String {
        "\\(value) €"
      }
    }
    struct Frame: ViewModifier {
      func body(content: Content) -> some View {
        content.padding(8)
      }
    }
    extension View {
      func framed() -> some View { modifier(Frame()) }
    }

    """

  /// What a change of the line with some words reaches: `strength screen: chain`.
  private func reached(_ words: String) throws -> (lines: [String], report: Pipeline.ImpactReport) {
    let folder = try Folder("Shop.swift", Self.app)
    let line = Self.app.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
      $0.contains(words)
    }
    let path = folder.url.path(percentEncoded: false)
    let report = try Pipeline().impact(
      of: ["\(path)/Shop.swift:\(try #require(line) + 1)"], onFolder: path
    ).report
    let lines = report.impact.screens.map { reached in
      "\(reached.strength.rawValue) \(reached.screen): \(reached.chain.map(\.name).joined(separator: " › "))"
    }
    return (lines, report)
  }

  @Test func `a screen's own code reaches it and no other`() throws {
    #expect(try reached("Button(\"Detail\")").lines == ["own Home: Home › Home.body"])
    #expect(try reached("Text(\"Settings\")").lines == ["own Settings: Settings › Settings.body"])
  }

  @Test func `helper views and modifiers reach the screens that show them`() throws {
    #expect(
      try reached("Text(Format.price(value))").lines
        == ["shown Detail: Detail › Detail.body › Price › Price.body"])
    #expect(
      try reached("content.padding(8)").lines == [
        "shown Detail: Detail › Detail.body › View.framed › Frame.body"
      ])
  }

  @Test func `what is called reaches the screens that call it, with its moves`() throws {
    #expect(
      try reached("€").lines
        == ["called Detail: Detail › Detail.body › Price › Price.body › Format.price"])
    let router = try reached("path.append(route)")
    #expect(router.lines == ["called Home: Home › Home.body › Router.open"])
    #expect(router.report.impact.moves.map { $0.to ?? "" }.sorted() == ["Detail", "Settings"])
  }

  @Test func `state reaches the screens that read it`() throws {
    #expect(
      try reached("var badge = 0").lines == ["read Detail: Detail › Detail.body › Router.badge"])
  }

  @Test func `what reaches nothing is told`() throws {
    let unused = try reached("print(\"nothing\")")
    #expect(unused.lines.isEmpty)
    #expect(unused.report.impact.unreached.map(\.name) == ["Router.unused"])
    let comment = try reached("// A comment")
    #expect(comment.lines.isEmpty && comment.report.aside == ["Shop.swift: only comments or spaces"])
  }

  @Test func `lines that are no lines are refused`() {
    for place in ["Shop.swift:x", "Shop.swift:0", "Shop.swift:9-3", "Shop.swift:1-2-3"] {
      #expect(throws: JobError.self) { try Pipeline().impact(of: [place], onFolder: ".") }
    }
  }

  // MARK: Against what a change really does

  /// What a screen presents that another one opens, by state that both know: the first is told, the other one is not.
  private static let openedElsewhere: Set<String> = [
    "columns-handed-to-a-wrapper", "features-in-a-list", "legacy-columns-on-a-mac",
    "meta-object-with-closures-in-environment",
    "observed-by-own-objects",
    "view-stored-and-shown",
  ]

  /// What initialisers of UIKit's parts (cells, hosting controllers) keep is not told of who makes them.
  private static let keptByParts: Set<String> = [
    "controllers-by-metatypes", "delegates-of-their-own", "drawer-of-stacks",
  ]

  private static let sampled: [String] = {
    let names = FixtureTests.names.filter { !$0.hasPrefix(".") && !openedElsewhere.contains($0) }
    let isAll = ProcessInfo.processInfo.environment["IMPACT"] == "all"
    // By their names, so that another fixture changes nothing of the sample.
    let sample = names.filter { name in isAll || name.utf8.reduce(0) { ($0 * 31 + Int($1)) % 1009 } % 9 == 4 }
    return sample.filter { !keptByParts.contains($0) }
  }()

  /// Lines are taken out of an app one by one: whatever that changes in the graph, the line was told to reach.
  @Test(arguments: sampled) func `no line changes a move of a screen that it is not told to reach`(
    name: String
  ) throws {
    let original = FixtureTests.folder.appending(path: name)
    let base = try Pipeline().load([original.path(percentEncoded: false)]).graph
    var random = SplitMix64(seed: UInt64(name.utf8.reduce(7) { $0 &* 31 &+ Int($1) }.magnitude))
    let files = base.screens.compactMap(\.location?.file)
    guard let file = Set(files).sorted().randomElement(using: &random) else { return }
    let source = try String(contentsOf: original.appending(path: file), encoding: .utf8)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let candidates = lines.indices.filter { number in
      let next = number + 1 < lines.count ? lines[number + 1].trimmingCharacters(in: .whitespaces) : ""
      return Self.isStatement(lines[number]) && !next.hasPrefix(".")
    }.shuffled(using: &random)
    for number in candidates.prefix(4) {
      var changed = lines
      changed[number] = ""
      let copy = try Folder()
      let folder = copy.url.appending(path: name)
      try FileManager.default.copyItem(at: original, to: folder)
      try Data(changed.joined(separator: "\n").utf8).write(to: folder.appending(path: file))
      guard let head = try? Pipeline().load([folder.path(percentEncoded: false)]).graph else { continue }
      let impact = try Pipeline().impact(
        of: ["\(file):\(number + 1)"], onFolder: original.path(percentEncoded: false)
      ).report.impact
      let told = Set(impact.screens.map(\.screen)).union(
        impact.moves.compactMap { if case .screen(let id) = $0.from { id } else { nil } })
      let silent = Self.lost(base, head).filter { source, targets in
        !told.contains(source) && told.isDisjoint(with: targets)
      }
      #expect(silent.isEmpty, "\(name)/\(file):\(number + 1): \(lines[number]): \(silent)")
    }
  }

  /// A line that can be taken out alone.
  private static func isStatement(_ line: String) -> Bool {
    let text = line.trimmingCharacters(in: .whitespaces)
    let starts = [
      "Button(", "NavigationLink(", ".sheet(", ".fullScreenCover(", "path.", "router.", "self.", "Text(",
    ]
    let isWhole =
      text.count { $0 == "{" } == text.count { $0 == "}" }
      && text.count { $0 == "(" } == text.count { $0 == ")" }
    return isWhole && starts.contains { text.hasPrefix($0) }
  }

  /// The moves that are gone from screens that both versions show.
  private static func lost(_ base: NavigationGraph, _ head: NavigationGraph) -> [(Screen.ID, [Screen.ID])] {
    let shown = Set(
      head.transitions.flatMap { [$0.to].compactMap(\.self) + $0.path } + head.entries.map(\.screen))
    return base.transitions.compactMap { move in
      guard case .screen(let source) = move.from, shown.contains(source), !move.kind.isBackward,
        !head.transitions.contains(where: { $0.from == move.from && $0.to == move.to })
      else { return nil }
      return (source, [move.to].compactMap(\.self) + move.path)
    }
  }
}
