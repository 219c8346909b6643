import TestSupport
import Testing

@Suite struct TraceTests {
  private static func event(_ time: Int, _ kind: String, _ screen: String) -> String {
    "{\"session\":\"s\",\"ts\":\(time),\"event\":\"\(kind)\",\"screen\":\"\(screen)\"}"
  }

  @Test func `a torn last line is normal`() throws {
    let folder = try Folder(
      "a.jsonl", Self.event(0, "launch", "A") + "\n" + Self.event(1, "push", "B") + "\n{\"session\":\"s\",\"t"
    )
    let outcome = try Navatlas.run(["graph", "a.jsonl"], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("\"B\""))
    #expect(!outcome.errors.contains("warning") && !outcome.errors.contains("error"))
  }

  @Test func `bad lines are reported with their numbers and the rest is used`() throws {
    let lines = [
      Self.event(0, "launch", "A"), "junk", Self.event(1, "push", "B"), "{}", Self.event(2, "push", "C"),
    ]
    let folder = try Folder("a.jsonl", lines.joined(separator: "\n") + "\n")
    let outcome = try Navatlas.run(["graph", "a.jsonl"], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("\"C\""))
    #expect(outcome.errorLines.contains { $0.hasPrefix("a.jsonl:2:1: warning: ") })
    #expect(outcome.errorLines.contains { $0.hasPrefix("a.jsonl:4: warning: ") })
    #expect(outcome.errorLines.filter { $0.contains("warning") }.count == 2)
  }

  @Test func `many bad lines are counted`() throws {
    let folder = try Folder(
      "a.jsonl", String(repeating: "junk\n", count: 50) + Self.event(0, "launch", "A") + "\n")
    let outcome = try Navatlas.run(["graph", "a.jsonl"], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.errorLines.contains("a.jsonl: warning: 30 more lines cannot be read"))
  }

  @Test func `sessions and a definition show what was declared and what happened`() throws {
    let folder = try Folder("a.nav", "Home -push-> List\nHome -push-> Help")
    let lines = [
      Self.event(0, "launch", "Home"), Self.event(1, "push", "List"), Self.event(2, "push", "Secret"),
    ]
    try folder.write(Array(lines.joined(separator: "\n").utf8), to: "a.jsonl")
    let outcome = try Navatlas.run(["graph", "a.nav", "a.jsonl"], in: folder)
    #expect(outcome.status == 0)
    for screen in ["Home", "List", "Help", "Secret"] { #expect(outcome.text.contains("\"\(screen)\"")) }
    for confidence in ["declared", "observed"] { #expect(outcome.text.contains("\"\(confidence)\"")) }
  }
}
