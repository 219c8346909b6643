import NavAtlasKit
import NavAtlasModel
import TestSupport
import Testing

/// Whole apps put together from parts in all kinds of ways, whose moves are known as they are made.
@Suite struct CompositionTests {
  @Test(arguments: RootComposition.all)
  func `a log-in and what lies behind it take each other's place, however that is written`(
    app: RootComposition
  ) throws {
    #expect(try moves(of: app.source) == app.moves, "\(app.source)")
  }

  @Test(arguments: TabBarComposition.all)
  func `a bar and the pages that it chooses are tabs, however they are written`(app: TabBarComposition) throws
  {
    #expect(try moves(of: app.source) == TabBarComposition.moves, "\(app.source)")
  }

  @Test(arguments: ChooserComposition.all)
  func `a view that only chooses by what it is made with is what it chooses`(app: ChooserComposition) throws {
    #expect(try moves(of: app.source) == app.moves, "\(app.source)")
  }

  @Test(arguments: LanguageComposition.all)
  func `a route is known however the language hands it on`(app: LanguageComposition) throws {
    #expect(try moves(of: app.source) == app.moves, "\(app.source)")
  }

  @Test(arguments: EnvironmentComposition.all)
  func `what is set around views is found by the one that asks, whatever shows it`(
    app: EnvironmentComposition
  ) throws {
    #expect(try moves(of: app.source) == EnvironmentComposition.moves, "\(app.source)")
  }

  @Test(arguments: [
    "if isKnown && isInside { TentView() } else if isKnown { LogInView() } else { IntroView() }",
    "if isKnown, isInside { TentView() } else if isKnown { LogInView() } else { IntroView() }",
    "if !isKnown { IntroView() } else if isInside { TentView() } else { LogInView() }",
    "if isKnown { if isInside { TentView() } else { LogInView() } } else { IntroView() }",
    "Group { if !isKnown { IntroView() } else if !isInside { LogInView() } else { TentView() } }",
  ])
  func `who asks two things at once shows what both lead to`(root: String) throws {
    let kept = "@AppStorage(\"known\") var isKnown = false\n@AppStorage(\"inside\") var isInside = false"
    let found = try moves(
      of: """
        import SwiftUI
        @main struct CampApp: App { var body: some Scene { WindowGroup { GateView() } } }
        struct GateView: View { \(kept)\nvar body: some View { \(root) } }
        struct IntroView: View { \(kept)\nvar body: some View { Button("On") { isKnown = true } } }
        struct LogInView: View { \(kept)\nvar body: some View { Button("In") { isInside = true } } }
        struct TentView: View { \(kept)\nvar body: some View { Button("Out") { isInside = false } } }
        """)
    // Who has seen the introduction may be signed in already.
    #expect(
      found.subtracting(["IntroView -replace-> TentView"]) == [
        "IntroView -replace-> LogInView", "LogInView -replace-> TentView", "TentView -replace-> LogInView",
      ])
  }

  private func moves(of source: String) throws -> Set<String> {
    try Folder("App.swift", source).load().statements.filter { StatedMove($0) != nil }
  }
}
