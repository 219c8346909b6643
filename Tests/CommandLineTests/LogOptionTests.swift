import TestSupport
import Testing

/// How logs are described, and in what forms they come, where an app's graph is drawn from them.
@Suite struct LogOptionTests {
  private static let table = """
    user_id,session_id,event,timestamp,platform
    u,s1,home,2026-01-01 09:00:00,ios
    u,s1,cart,2026-01-01 09:00:05,ios
    u,s1,home,2026-01-01 09:00:09,ios
    u,s2,home,2026-01-01 09:01:00,ios

    """
  private static let columns = "session=session_id,time=timestamp,screen=event"

  @Test(arguments: ["render", "graph", "analyze"])
  func `columns that only one reading fits are taken, and that is said`(command: String) throws {
    let folder = try Folder("a.csv", Self.table)
    let guessed = try Navatlas.run([command, "a.csv"], in: folder)
    #expect(guessed.status == 0)
    #expect(guessed.errors.contains("a.csv: note: the columns are taken to be --columns \(Self.columns)"))
    let named = try Navatlas.run([command, "a.csv", "--columns", Self.columns], in: folder)
    #expect(named.status == 0)
    #expect(!named.errors.contains("taken to be"))
    #expect(named.output == guessed.output)
  }

  @Test func `the commands that count take the same columns`() throws {
    let folder = try Folder("a.csv", Self.table)
    for options in [[], ["--columns", Self.columns]] {
      let edges = try Navatlas.run(["trace", "edges", "a.csv"] + options, in: folder)
      #expect(edges.text == "cart\thome\t1\nhome\tcart\t1\n")
      #expect(edges.errors.contains("taken to be") == options.isEmpty)
    }
  }

  @Test func `columns are of the logs among the inputs, not of the app`() throws {
    let folder = try Folder("a.csv", Self.table)
    try folder.write(Array("home -push-> cart".utf8), to: "app.nav")
    try folder.write(Array(#"{"arrows": ["cart -push-> pay"]}"#.utf8), to: "more.json")
    let outcome = try Navatlas.run(
      ["graph", "app.nav", "more.json", "a.csv", "--columns", "session=user_id,time=timestamp,screen=event"],
      in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.text.contains("\"pay\""))
    #expect(outcome.errors.contains("1 session, 4 events"))
  }

  @Test func `a mapping file describes logs for every command`() throws {
    let folder = try Folder("a.json", #"[{"u":"s","at":1,"v":{"n":"A"}},{"u":"s","at":2,"v":{"n":"B"}}]"#)
    let mapping = #"{"mappings":[{"id":"mine","session":"u","time":"at","unit":"s","screen":"v.n"}]}"#
    try folder.write(Array(mapping.utf8), to: "m.json")
    try folder.write(Array("A -push-> B".utf8), to: "app.nav")
    for arguments in [["graph"], ["graph", "app.nav"], ["analyze"], ["render"], ["trace", "edges"]] {
      let outcome = try Navatlas.run(arguments + ["a.json", "--mapping", "m.json"], in: folder)
      #expect(outcome.status == 0, "\(arguments): \(outcome.errors)")
    }
    let both = try Navatlas.run(
      ["graph", "a.json", "--mapping", "m.json", "--columns", Self.columns], in: folder)
    #expect(both.status == 64)
  }

  @Test func `a summary is drawn as the log it sums up`() throws {
    let folder = try Folder("a.csv", Self.table)
    _ = try Navatlas.run(["trace", "summarize", "a.csv", "-o", "a.json"], in: folder)
    let graph = try Navatlas.run(["graph", "a.json"], in: folder)
    #expect(graph.status == 0, "\(graph.errors)")
    #expect(
      graph.text.contains(#""from": "cart", "to": "home""#)
        && graph.text.contains(#""from": "home", "to": "cart""#))
    let twice = try Navatlas.run(["render", "a.json", "a.json"], in: folder)
    #expect(twice.text.contains("4 recorded moves"))
  }

  @Test(arguments: ["native", "posthog"])
  func `records over several lines are read like lines`(format: String) throws {
    let records: [String] = ["Home", "List", "Home"].enumerated().map { index, screen in
      format == "native"
        ? #"{"session":"s","ts":\#(index),"event":"screen","screen":"\#(screen)"}"#
        : #"{"event":"$screen","distinct_id":"d","timestamp":"2026-01-01T09:00:0\#(index)Z","properties":{"$screen_name":"\#(screen)"}}"#
    }
    let folder = try Folder("lines.json", records.map { $0 + "\n" }.joined())
    let spread = records.map {
      $0.replacing(",\"", with: ",\n  \"").replacing("{\"", with: "{\n  \"").replacing("}", with: "\n}")
    }
    try folder.write(Array(spread.joined(separator: "\n").utf8), to: "spread.json")
    try folder.write(Array("[\(spread.joined(separator: ",\n"))]".utf8), to: "array.json")
    for arguments in [
      ["trace", "edges"], ["trace", "report"], ["trace", "convert", "--to", "native"],
      ["graph", "--profile", "regular"],
    ] {
      let lines = try Navatlas.run(arguments + ["lines.json"], in: folder)
      #expect(lines.status == 0)
      for name in ["spread.json", "array.json"] {
        let other = try Navatlas.run(arguments + [name], in: folder)
        #expect(other.status == 0, "\(other.errors)")
        #expect(
          other.text.replacing("spread", with: "lines").replacing("array", with: "lines") == lines.text,
          "\(arguments)")
      }
    }
  }

  @Test func `a log whose first line is torn and whose app prints messages is a native one`() throws {
    let text = """
      :"s","ts":0,"event":"launch","screen":"Home"}
      {"session":"s","ts":1,"event":"message","value":"NavigationAuthority bound path tried to update multiple times per frame"}
      {"session":"s","ts":2,"event":"launch","screen":"Home"}
      {"session":"s","ts":3,"event":"push","screen":"List"}

      """
    let folder = try Folder("a.jsonl", text)
    try folder.write(Array("Home -push-> List".utf8), to: "app.nav")
    let replay = ["trace", "replay", "a.jsonl", "--against", "app.nav"]
    let outcome = try Navatlas.run(replay, in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("a.jsonl:1:1: warning: "))
    #expect(outcome.text.contains("3 events"), "\(outcome.text)")
    #expect(try Navatlas.run(replay + ["--strict"], in: folder).status == 2)
  }
}
