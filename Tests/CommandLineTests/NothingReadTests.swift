import TestSupport
import Testing

/// Logs of which nothing is understood: never success, and told what would be right.
@Suite struct NothingReadTests {
  private static let app = "Home -push-> List"
  private static let pattern = "Home -> List"

  /// Every command that reads logs, for a log of that name.
  private static func commands(_ log: String) -> [[String]] {
    [
      ["render", log], ["graph", log], ["analyze", log], ["graph", "app.nav", log],
      ["trace", "edges", log], ["trace", "edges", log, "--threads", "2"], ["trace", "summarize", log],
      ["trace", "report", log], ["trace", "funnel", log, pattern], ["trace", "compare", log, log],
      ["trace", "convert", log, "--to", "native"], ["trace", "replay", log, "--against", "app.nav"],
      ["trace", "coverage", log, "--against", "app.nav"],
    ]
  }

  @Test(arguments: [
    ("a.jsonl", "", "the log is empty"),
    ("a.csv", "\n \n", "the log is empty"),
    (
      "a.jsonl", "{\"what\": 1}\n{\"what\": 2}\n",
      "begins '{\"what\": 1}'; another format is named by --input-format"
    ),
    (
      "a.csv", "user,when,what\n1,2,3\n",
      "say which are meant: --columns session=COLUMN,time=COLUMN,screen=COLUMN"
    ),
    (
      "a.csv", "visit,time,event,screen size,page view\n1,2,a,b,c\n",
      "say which are meant: --columns session=visit,time=time,screen=event"
    ),
    (
      "a.csv", "session,time,screen\n1,noon,Home\n2,noon,Home\n",
      "say which are meant: --columns session=session,time=time,screen=screen"
    ),
    (
      "a.jsonl",
      "{\"event\":\"$pageview\",\"properties\":{},\"distinct_id\":\"a\",\"timestamp\":\"2026-01-01T09:00:00Z\"}\n",
      "nothing in it is a screen view; it was read as posthog"
    ),
    ("a.log", "nothing of interest\n", "nothing in it is a screen view; it was read as console"),
  ])
  func `a log without an event gives 2 in every command and says what would be right`(
    name: String, text: String, words: String
  ) throws {
    let folder = try Folder(name, text)
    try folder.write(Array(Self.app.utf8), to: "app.nav")
    for arguments in Self.commands(name) {
      let outcome = try Navatlas.run(arguments, in: folder)
      #expect(outcome.status == 2, "\(arguments)")
      #expect(outcome.output.isEmpty, "\(arguments)")
      #expect(
        outcome.errorLines.contains {
          $0.hasPrefix("\(name): error: no event can be read: ") && $0.contains(words)
        },
        "\(arguments): \(outcome.errors.prefix(600))")
    }
  }

  @Test
  func `a log that adds nothing to others is told, and one of which nothing is understood stops the job`()
    throws
  {
    let folder = try Folder(
      "a.jsonl", "{\"session\":\"s\",\"ts\":0,\"event\":\"launch\",\"screen\":\"Home\"}\n")
    try folder.write([], to: "empty.jsonl")
    try folder.write(Array("{\"session\":\n7\n".utf8), to: "bad.jsonl")
    for command in [
      ["trace", "edges"], ["trace", "report"], ["graph"], ["trace", "convert", "--to", "xes"],
    ] {
      let some = try Navatlas.run(command + ["a.jsonl", "empty.jsonl"], in: folder)
      #expect(some.status == 0)
      #expect(some.errors.contains("empty.jsonl: warning: no event can be read: the log is empty"))
      let bad = try Navatlas.run(command + ["a.jsonl", "bad.jsonl"], in: folder)
      #expect(bad.status == 2)
      #expect(bad.errors.contains("bad.jsonl: error: no event can be read: it was read as native"))
    }
  }

  @Test func `summaries of nothing are made and merged only when asked for`() throws {
    let folder = try Folder("a.jsonl", "")
    let empty = try Navatlas.run(
      ["trace", "summarize", "--allow-empty", "a.jsonl", "-o", "a.json"], in: folder)
    #expect(empty.status == 0)
    for arguments in [["trace", "merge"], ["trace", "edges"], ["trace", "report"], ["graph"]] {
      let outcome = try Navatlas.run(arguments + ["a.json"], in: folder)
      #expect(outcome.status == 2)
      #expect(outcome.errors == "a.json: error: no event can be read: the summary holds none\n")
    }
    #expect(try Navatlas.run(["trace", "merge", "--allow-empty", "a.json"], in: folder).status == 0)
  }
}
