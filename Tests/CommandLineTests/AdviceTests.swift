import TestSupport
import Testing

/// Who takes a wrong turn is told the right one.
@Suite struct AdviceTests {
  private static let app = "root: Home\nHome -push-> List -push-> Item\nlaunch -> Home\n"

  private func run(_ arguments: [String], _ folder: Folder? = nil) throws -> Navatlas.Outcome {
    try Navatlas.run(arguments, in: folder ?? Folder("app.nav", Self.app))
  }

  @Test(arguments: [
    (["app.nav"], "'app.nav' is an input, not a command; to draw it: navatlas render app.nav"),
    (["rendr", "app.nav"], "'navatlas' has no command 'rendr'; did you mean 'render'?"),
    (["trace", "replayy"], "'navatlas trace' has no command 'replayy'; did you mean 'replay'?"),
    (["render", "app.nav", "--theme", "drak"], "there is no theme 'drak'; did you mean 'dark'?"),
    (["render", "app.nav", "--format", "svgg"], "there is no format 'svgg'; did you mean 'svg'?"),
    (["analyze", "app.nav", "--format", "jsn"], "there is no format 'jsn'; did you mean 'json'?"),
  ])
  func `a word that is none is answered with the nearest one`(arguments: [String], words: String) throws {
    let outcome = try run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.errorLines.first?.hasPrefix("error: " + words) ?? false, "\(outcome.errors)")
  }

  @Test(arguments: [["--help"], ["help"], ["help", "trace", "replay"], ["--version"], ["trace", "--help"]])
  func `help and the version are no wrong turns`(arguments: [String]) throws {
    #expect(try run(arguments).status == 0)
  }

  @Test func `a screen that is not there is answered with the nearest one`() throws {
    let outcome = try run(["render", "app.nav", "--focus", "Lst"])
    #expect(
      outcome.errors == "error: there is no screen 'Lst'; did you mean 'List'?\n" && outcome.status == 2)
  }

  @Test func `counts are asked for only where there are sessions`() throws {
    let outcome = try run(["render", "app.nav", "--min-count", "2"])
    #expect(outcome.errors.hasPrefix("error: there are no sessions to count moves of") && outcome.status == 2)
  }

  @Test func `a name that is probably misspelt is told, and numbered names are not`() throws {
    let folder = try Folder("app.nav", Self.app + "Hom -push-> Tab1\nTab2 -push-> Item\n")
    let outcome = try run(["analyze", "app.nav"], folder)
    #expect(
      outcome.errorLines.map(String.init) == ["app.nav:4:5: note: nothing leads to 'Hom'; is it 'Home'?"])
  }

  @Test func `inputs without a common screen are told`() throws {
    let folder = try Folder("app.nav", Self.app)
    try folder.write(Array("root: A\nA -push-> B\n".utf8), to: "b.nav")
    let outcome = try run(["analyze", "app.nav", "b.nav"], folder)
    #expect(outcome.errors.hasPrefix("b.nav: note: no screen of it is in the inputs before it"))
  }

  @Test func `sessions of another app are told`() throws {
    let folder = try Folder("app.nav", Self.app)
    let lines = ["X", "Y", "Z", "Home"].enumerated().map {
      #"{"session":"s","ts":\#($0),"event":"screen","screen":"\#($1)"}"#
    }
    try folder.write(Array(lines.joined(separator: "\n").utf8), to: "log.jsonl")
    let outcome = try run(["trace", "coverage", "log.jsonl", "--against", "app.nav"], folder)
    #expect(
      outcome.errors.contains(
        "warning: the app has 1 of the 4 screens that were recorded: is it the right app?"))
  }

  @Test func `a saved state that is no JSON is told with its place`() throws {
    let folder = try Folder("app.nav", Self.app)
    try folder.write(Array("[\n x".utf8), to: "state.json")
    #expect(
      try run(["state", "check", "state.json", "--against", "app.nav"], folder).text.contains(
        "state.json:2:2: "))
  }
}
