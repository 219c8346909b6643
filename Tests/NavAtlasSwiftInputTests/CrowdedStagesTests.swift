import TestSupport
import Testing

/// What is shown in more surroundings than are told apart keeps its moves, and that is said.
@Suite struct CrowdedStagesTests {
  /// Tabs, from each of which a hall with tabs of its own is pushed.
  private static func app(corners: Int) -> String {
    """
    import SwiftUI
    @main struct CornersApp: App { var body: some Scene { WindowGroup { Corners() } } }
    struct Corners: View {
      var body: some View {
        TabView {
          \((0..<corners).map { "NavigationStack { Corner\($0)() }" }.joined(separator: "\n"))
        }
      }
    }
    \((0..<corners).map(corner).joined(separator: "\n"))
    struct Hall: View {
      var body: some View {
        TabView {
          NavigationStack { Left() }
          NavigationStack { Right() }
        }
      }
    }
    struct Left: View { var body: some View { NavigationLink("Deep") { Deep() } } }
    struct Right: View {
      @State private var shows = false
      var body: some View { Button("Note") { shows = true }.sheet(isPresented: $shows) { Note() } }
    }
    struct Deep: View {
      @Environment(\\.dismiss) private var dismiss
      var body: some View { Button("Back") { dismiss() } }
    }
    struct Note: View {
      @Environment(\\.dismiss) private var dismiss
      var body: some View { Button("Close") { dismiss() } }
    }
    """
  }

  private static func corner(_ number: Int) -> String {
    "struct Corner\(number): View { var body: some View { NavigationLink(\"Hall\") { Hall() } } }"
  }

  private static func moves(corners: Int) -> Set<String> {
    (0..<corners).reduce(
      into: [
        "launch Corner0", "Hall -tab-> Left", "Hall -tab-> Right", "Left -viewPush-> Deep",
        "Right -sheet-> Note", "Deep -pop->", "Note -dismiss->",
      ]
    ) { $0.formUnion(["Corners -tab-> Corner\($1)", "Corner\($1) -viewPush-> Hall"]) }
  }

  @Test(arguments: [2, 12, 13, 30]) func `a hall behind any number of tabs has all its moves`(corners: Int)
    throws
  {
    let loaded = try Folder("App.swift", Self.app(corners: corners)).load()
    #expect(loaded.statements == Self.moves(corners: corners))
  }

  @Test func `that surroundings are no longer told apart is said once`() throws {
    #expect(try Folder("App.swift", Self.app(corners: 12)).load().complaints == [])
    #expect(
      try Folder("App.swift", Self.app(corners: 13)).load().complaints == [
        "App.swift:38: warning: this is shown over more screens that are shown over each other than are told "
          + "apart; ways back from the innermost may be missing (and in 1 more place)"
      ])
  }
}
