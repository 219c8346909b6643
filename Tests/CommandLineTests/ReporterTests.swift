import Foundation
import TestSupport
import Testing

/// The forms of findings, from lint, replays and saved states.
@Suite struct ReporterTests {
  private static let app = "name: App\nroot: A\nA -push-> B\nB -push-> A\n"

  private func run(_ arguments: [String], in folder: Folder) throws -> Navatlas.Outcome {
    try Navatlas.run(arguments, in: folder)
  }

  @Test func `colours are there where they are asked for, and not in files`() throws {
    let folder = try Folder("a.nav", Self.app)
    #expect(!(try run(["lint", "a.nav"], in: folder).text.contains("\u{1B}")))
    #expect(
      try run(["lint", "a.nav", "--color", "always"], in: folder).text.contains(
        "\u{1B}[1;33mwarning\u{1B}[0m"))
    _ = try run(["lint", "a.nav", "--color", "always", "--reporter", "text:t.txt"], in: folder)
    #expect(!(try folder.text("t.txt").contains("\u{1B}")))
    #expect(try run(["lint", "a.nav", "--color", "some"], in: folder).status == 64)
  }

  @Test func `a page has the picture of what the findings are about`() throws {
    let folder = try Folder("a.nav", Self.app)
    let page = try run(["lint", "a.nav", "--reporter", "markdown", "-o", "a.svg"], in: folder)
    #expect(
      page.status == 1 && page.text.contains("\n```mermaid\n") && page.text.contains("[The picture](<a.svg>)")
    )
    #expect(try folder.text("a.svg").contains("</svg>"))
    let clean = try Folder("b.nav", "root: A\nA -push-> B\n")
    let none = try run(["lint", "b.nav", "--reporter", "markdown", "-o", "b.svg"], in: clean)
    #expect(none.status == 0 && !none.text.contains("mermaid") && !clean.names.contains("b.svg"))
    #expect(try run(["lint", "a.nav", "-o", "a.json"], in: folder).status == 64)
  }

  @Test func `diagnoses of a replay have every form`() throws {
    let folder = try Folder("a.nav", "root: A\nA -push-> B\n")
    let log = """
      {"session":"s|1","ts":1,"event":"launch","screen":"A"}
      {"session":"s|1","ts":2,"event":"pop","n":3,"screen":"A"}
      """
    try folder.write(Array(log.utf8), to: "log.jsonl")
    let replay = ["trace", "replay", "log.jsonl", "--against", "a.nav"]
    let outcome = try run(
      replay + ["--reporter", "github", "--reporter", "sarif:r.sarif", "--reporter", "junit:r.xml"],
      in: folder)
    #expect(outcome.status == 0)
    #expect(
      outcome.text.hasPrefix(
        "::error file=log.jsonl,line=2,title=T01-pop-underflow::pop larger than the path"))
    #expect(try folder.text("r.sarif").contains("\"T01-pop-underflow\""))
    #expect(try folder.text("r.xml").contains("<failure type=\"error\""))
    let both = try run(replay + ["--reporter", "sarif:r.sarif"], in: folder)
    #expect(both.text.hasPrefix("Replay of 1 session\n"))
    #expect(try run(replay + ["--reporter", "sarf"], in: folder).status == 64)
  }

  @Test func `problems of saved states have every form`() throws {
    let folder = try Folder("a.nav", "root: A\nA -push-> B\n")
    try folder.write(Array("[{\"x\":".utf8), to: "s.json")
    let outcome = try run(
      [
        "state", "check", "s.json", "--against", "a.nav", "--reporter", "gitlab", "--reporter",
        "checkstyle:c.xml",
      ],
      in: folder)
    #expect(outcome.status == 1 && outcome.text.contains("\"state-undecodable\""))
    #expect(try folder.text("c.xml").contains("<file name=\"s.json\">"))
  }
}
