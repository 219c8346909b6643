import Foundation
import TestSupport
import Testing

/// A graph that is kept in version control, and the app that changed since.
@Suite struct CheckTests {
  private static let app = "name: App\nroot: A\nA -push-> B\nB -sheet-> C\n"

  private func run(_ arguments: [String], in folder: Folder, input: String = "") throws -> Navatlas.Outcome {
    try Navatlas.run(arguments, in: folder, input: Array(input.utf8))
  }

  private func committed() throws -> Folder {
    let folder = try Folder("app.nav", Self.app)
    #expect(try run(["graph", "app.nav", "--format", "nav", "-o", "graph.nav"], in: folder).status == 0)
    return folder
  }

  @Test func `what is written as notation is written the same when it is read again`() throws {
    let folder = try committed()
    let text = try folder.text("graph.nav")
    #expect(text.contains("\nnavatlas: 1\n") && text.hasPrefix("A -push-> B\n"))
    let again = try run(
      ["graph", "-", "--input-format", "nav", "--format", "nav"], in: folder, input: text)
    #expect(again.status == 0 && again.text == text, "\(again.errors)")
    #expect(
      try run(["graph", "app.nav", "--format", "naw"], in: folder).errors.contains("did you mean 'nav'?"))
  }

  @Test func `an app that is as committed says so in one line`() throws {
    let outcome = try run(["check", "graph.nav", "app.nav"], in: committed())
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(outcome.text == "graph.nav: the app has these 9 facts and no others\n")
  }

  @Test func `what changed is told line by line, sorted, with its place`() throws {
    let folder = try committed()
    try folder.write(Array("root: A\nA -push-> B\nB -cover-> C\n".utf8), to: "app.nav")
    let outcome = try run(["check", "graph.nav", "app.nav"], in: folder)
    #expect(outcome.status == 1)
    #expect(
      outcome.text == """
        + B -cover-> C
        - B -sheet-> C  (graph.nav:2)
        + cover cover-C: C
        - sheet sheet-C: C  (graph.nav:9)

        """)
    #expect(outcome.errors.contains("note: 2 gone, 2 new, 7 as committed"))
  }

  @Test func `a new move of source has its line, and what was not followed is told as a doubt`() throws {
    let folder = try Folder("App.swift", Self.source("Text(\"c\")"))
    #expect(try run(["graph", "App.swift", "--format", "nav", "-o", "g.nav"], in: folder).status == 0)
    try folder.write(Array(Self.source("NavigationLink(\"d\") { Later() }").utf8), to: "Other.swift")
    let new = try run(["check", "g.nav", "Other.swift"], in: folder)
    #expect(new.text.contains("+ Deep -viewPush-> Later"), "\(new.text)")
    #expect(new.text.contains("(Other.swift:5)") && !new.text.contains("perhaps"))

    #expect(try run(["graph", "Other.swift", "--format", "nav", "-o", "g.nav"], in: folder).status == 0)
    let gone = try run(["check", "g.nav", "App.swift"], in: folder)
    #expect(gone.status == 1 && gone.text.contains("- Deep -viewPush-> Later"), "\(gone.text)")
    let doubt = "\n    perhaps still so: 'NavigationStack' of Later was not followed (App.swift:6)"
    #expect(gone.text.contains(doubt), "\(gone.text)")
  }

  private static func source(_ content: String) -> String {
    """
    import SwiftUI
    @main struct A: App { var body: some Scene { WindowGroup { NavigationStack { Home() } } } }
    struct Home: View { var body: some View { NavigationLink("b") { Deep() } } }
    struct Deep: View { let later = Later.self
      var body: some View { \(content) } }
    struct Later: View { var body: some View { NavigationStack { Text("d") } } }
    """
  }

  @Test(arguments: [
    ["check", "none.nav", "app.nav"], ["check", "graph.nav", "none.nav"], ["check", "broken.nav", "app.nav"],
  ]) func `what cannot be read ends with 2 and its place`(arguments: [String]) throws {
    let folder = try committed()
    try folder.write(Array("navatlas: 1\nA -psh-> B\n".utf8), to: "broken.nav")
    let outcome = try run(arguments, in: folder)
    #expect(outcome.status == 2 && outcome.text.isEmpty)
    #expect(outcome.errorLines.count == 1 && outcome.errors.contains(".nav:"), "\(outcome.errors)")
  }

  @Test func `names with line ends and marks stay on their line`() throws {
    let folder = try Folder(
      "app.json",
      #"{"navatlas":1,"screens":[{"id":"A\n- B -push-> C"},{"id":"\u001b[31m"}],"containers":[],"transitions":[],"entries":[]}"#
    )
    try folder.write(Array("navatlas: 1\nscreen: Z\n".utf8), to: "g.nav")
    let outcome = try run(["check", "g.nav", "app.json"], in: folder)
    #expect(outcome.status == 1)
    #expect(
      outcome.text == "+ screen: \"A\\n- B -push-> C\"\n+ screen: \"\\u{1B}[31m\"\n- screen: Z  (g.nav:2)\n")
  }
}
