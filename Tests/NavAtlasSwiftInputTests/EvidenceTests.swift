import NavAtlasKit
import NavAtlasModel
import TestSupport
import Testing

/// What the graph says of the reasons for its moves and entries.
@Suite struct EvidenceTests {
  private static func graph(_ views: String) throws -> NavigationGraph {
    try Folder("App.swift", "import SwiftUI\n\(views)\n").load().graph
  }

  private static func app(_ window: String) -> String {
    "@main struct A: App { var body: some Scene { WindowGroup {\n\(window)\n} } }\n"
  }

  @Test func `a move and an entry say the conditions that they are compiled under`() throws {
    let graph = try Self.graph(
      Self.app("#if os(macOS)\nDesk()\n#else\nHome()\n#endif") + """
        struct Desk: View { var body: some View { Text("a") } }
        struct Home: View {
          @State var isShown = false
          var body: some View {
            Button("a") { isShown = true }
            #if os(iOS)
              .sheet(isPresented: $isShown) { Detail() }
            #endif
          }
        }
        struct Detail: View { var body: some View { Text("b") } }
        """)
    #expect(graph.transitions.map(\.condition) == ["#if os(iOS)"])
    let entries = Dictionary(uniqueKeysWithValues: graph.entries.map { ($0.screen, $0.condition) })
    #expect(entries == ["Home": "#if !os(macOS)"])
  }

  @Test func `of conditions those are said that are enough`() throws {
    let graph = try Self.graph(
      Self.app("Home()") + """
        struct Home: View {
          @State var isShown = false
          @Environment(\\.horizontalSizeClass) var width
          var body: some View {
            VStack {
              #if FLAG
              Button("a") { isShown = true }
              if width == .compact { Button("b") { isShown = true } }
              #endif
            }
            .sheet(isPresented: $isShown) { Detail() }
          }
        }
        struct Detail: View { var body: some View { Text("b") } }
        """)
    #expect(graph.transitions.map(\.condition) == ["#if FLAG"])
  }

  @Test func `a move that is made in some other way without conditions has none`() throws {
    let graph = try Self.graph(
      Self.app("NavigationStack { Home() }") + """
        struct Home: View {
          var body: some View {
            NavigationLink("a") { Detail() }
            #if DEBUG
              NavigationLink("b") { Detail() }
            #endif
          }
        }
        struct Detail: View { var body: some View { Text("b") } }
        """)
    #expect(graph.transitions.map(\.condition) == [nil])
  }

  @Test func `a move to a screen that cannot be told says what is not known`() throws {
    let graph = try Self.graph(
      Self.app("Home(next: next())") + """
        func next() -> Next { fatalError() }
        enum Next: Identifiable { case a, b; var id: Self { self } }
        struct Home: View {
          let next: Next
          @State var shown: Next?
          var body: some View {
            Button("a") { shown = next }
              .sheet(item: $shown) { shown in
                switch shown {
                case .a: First()
                case .b: Second()
                }
              }
          }
        }
        struct First: View { var body: some View { Text("a") } }
        struct Second: View { var body: some View { Text("b") } }
        """)
    let move = try #require(graph.transitions.first { $0.to == "?" })
    #expect(move.locations.first?.action == "sets Home.shown; which Next it is cannot be told")
    #expect(move.locations.first?.line == 11)
  }
}
