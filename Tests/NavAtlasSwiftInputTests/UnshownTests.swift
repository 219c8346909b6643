import Foundation
import NavAtlasKit
import NavAtlasModel
import TestSupport
import Testing

/// What nothing was seen to lead to is read by itself, and that is said.
@Suite struct UnshownTests {
  private static let mill = """
    import SwiftUI
    struct MillView: View {
      @State private var isOpen = false
      var body: some View { Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { SackView() } }
    }
    struct SackView: View { var body: some View { Text("Flour") } }
    """

  @Test func `a view without a way to it gives its moves, inferred, and the account tells them`() throws {
    let folder = try Folder(besideSampleApp: [("Mill.swift", Array(Self.mill.utf8))])
    let graph = try folder.load().graph
    let move = try #require(graph.transitions.first { $0.to == "SackView" })
    #expect(move.from == .screen("MillView") && move.confidence == .inferred)
    #expect(!graph.entries.contains { $0.screen == "MillView" })
  }

  @Test func `what takes too many steps by itself is told, and the rest is read`() throws {
    let all = (0..<24).map(String.init).joined(separator: ", ")
    let loops = ["a", "b", "c", "d"].map { "for \($0) in [\(all)] {" }.joined(separator: " ")
    let grind = """
      import SwiftUI
      struct GrindView: View {
        var body: some View { Button("Grind") { grind() } }
        func grind() { \(loops) print(a, b, c, d) }}}} }
      }
      """
    let folder = try Folder(besideSampleApp: [
      ("A.swift", Array(grind.utf8)), ("Mill.swift", Array(Self.mill.utf8)),
    ])
    let loaded = try folder.load()
    #expect(loaded.graph.transitions.contains { $0.to == "SackView" })
    #expect(
      loaded.diagnostics.contains {
        $0.message.contains("GrindView takes too many steps to be read by itself")
      })
  }

  @Test func `where all takes too many steps, each screen that is left is read by itself, and that is told`()
    throws
  {
    let all = (0..<24).map(String.init).joined(separator: ", ")
    let loops = ["a", "b", "c", "d", "e"].map { "for \($0) in [\(all)] {" }.joined(separator: " ")
    let app = """
      import SwiftUI
      @main struct MillApp: App { var body: some Scene { WindowGroup { GateView() } } }
      struct GateView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Grind") { GrindView() }
            NavigationLink("Mill") { MillView() }
          }
        }
      }
      struct GrindView: View {
        var body: some View { Button("Grind") { grind() } }
        func grind() { \(loops) print(a, b, c, d, e) }}}}} }
      }
      """
    let folder = try Folder("App.swift", app)
    try folder.write(Array(Self.mill.utf8), to: "Mill.swift")
    let loaded = try folder.load()
    #expect(loaded.graph.transitions.contains { $0.from == .screen("MillView") && $0.to == "SackView" })
    #expect(loaded.diagnostics.contains { $0.message.contains("more steps to follow than are made") })
  }

  @Test func `constructs that are in the graph without a way are marked and counted`() throws {
    let factory = "final class Factory: Making { func make() -> AnyView { AnyView(MillView()) } }"
    let shown = Self.mill + "\nprotocol Making {}\n" + factory
    let folder = try Folder(besideSampleApp: [("Mill.swift", Array(shown.utf8))])
    let account = try #require(try folder.load().graph.account)
    #expect(account.readAlone > 0 && account.readAlone == account.notFollowed.count(where: \.isReadAlone))
    #expect(account.notFollowed.allSatisfy { !$0.reason.isEmpty })
  }

  @Test func `code that is only looked through, for who is a delegate or makes windows, is not followed`()
    throws
  {
    let source = """
      import SwiftUI
      protocol Guide: AnyObject { func go() }
      final class First: Guide { func go() {} }
      final class Second: Guide { func go() {} }
      final class Guided { weak var guide: Guide?; func ask() { guide?.go() } }
      struct AskView: View { let guided = Guided(); var body: some View { Button("Ask") { guided.ask() } } }
      struct LostView: View { var body: some View { Text("Lost").navigationTitle("Lost") } }
      final class Factory { func make(_ child: Guided) -> AnyView { child.guide = First(); return AnyView(LostView()) } }
      protocol Losing {}
      final class Loser: Losing { func lose() -> AnyView { Factory().make(Guided()) } }
      """
    let folder = try Folder(
      besideSampleApp: [("Guide.swift", Array(source.utf8))], showing: "NavigationLink(\"Ask\") { AskView() }"
    )
    let account = try #require(try folder.load().graph.account)
    #expect(account.unshown.map(\.name) == ["LostView"])
  }

  @Test func `a folder called Tests is a feature where nothing in it tests`() throws {
    let folder = try Folder(besideSampleApp: [], showing: "NavigationLink(\"Exam\") { ExamView() }")
    try folder.makeFolder("Features/Tests")
    let exam = "import SwiftUI\nstruct ExamView: View { var body: some View { Text(\"Exam\") } }\n"
    try folder.write(Array(exam.utf8), to: "Features/Tests/ExamView.swift")
    #expect(try folder.load().graph.screens.contains { $0.id == "ExamView" && $0.kind == .screen })
    try folder.write(Array("import XCTest\n".utf8), to: "Features/Tests/ExamTests.swift")
    #expect(try !folder.load().graph.screens.contains { $0.id == "ExamView" && $0.kind == .screen })
  }

  @Test func `what is no file is written to and stays what it is`() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "pipe-\(UUID().uuidString)").path
    #expect(mkfifo(path, 0o600) == 0)
    defer { unlink(path) }
    let reader = open(path, O_RDWR | O_NONBLOCK)
    defer { close(reader) }
    try Workspace().write(Array("abc".utf8), to: path)
    var bytes = [UInt8](repeating: 0, count: 8)
    #expect(read(reader, &bytes, 8) == 3 && bytes.prefix(3) == [97, 98, 99])
    var known = stat()
    #expect(stat(path, &known) == 0 && known.st_mode & S_IFMT == S_IFIFO)
  }
}
