import TestSupport
import Testing

/// The commands that check sessions and states against an app, and those that convert and map logs.
@Suite struct TraceCheckTests {
  private static let shop = TraceReportTests.shop
  private static let app = TraceReportTests.shop.replacing("sessions.jsonl", with: "shop.yml")
  private static let log = """
    {"kind":"view","user":"u","at":1.5,"page":"Home"}
    {"kind":"view","user":"u","at":2,"page":"Detail"}
    {"kind":"view","user":"u","at":9000,"page":"Home"}

    """
  private static let mapping = """
    {"mappings":[{"id":"ours","where":{"kind":"view"},"session":"user","time":"at","unit":"s","screen":"page",
      "idleGap":60}]}
    """

  @Test func `a limit that is missed is told, and the status is 1`() throws {
    let arguments = ["trace", "coverage", Self.shop, "--against", Self.app]
    let missed = try Navatlas.run(arguments + ["--min-screens", "95"], in: Folder())
    #expect(missed.status == 1)
    #expect(missed.errors == "error: 44 of 50 screens are exercised, fewer than 95 %\n")
    #expect(missed.text.contains("Screens never shown"))
    #expect(try Navatlas.run(arguments + ["--min-screens", "88"], in: Folder()).status == 0)
    #expect(try Navatlas.run(arguments + ["--min-screens", "101"], in: Folder()).status == 64)
    #expect(
      try Navatlas.run(
        ["trace", "replay", Self.shop, "--against", Self.app, "--min-fitness", "99.95"], in: Folder()
      )
      .status == 1)
  }

  @Test func `every form of a report is well formed`() throws {
    for command in ["replay", "coverage"] {
      for form in ["text", "json", "markdown", "junit"] {
        let outcome = try Navatlas.run(
          ["trace", command, Self.shop, "--against", Self.app, "--format", form], in: Folder())
        #expect(outcome.status == 0)
        #expect(outcome.text.hasSuffix("\n"))
        if form == "junit" { #expect(outcome.text.hasPrefix("<?xml")) }
      }
    }
  }

  @Test func `an app that is absent, and a log without events, give 2`() throws {
    let folder = try Folder("empty.jsonl", "")
    #expect(try Navatlas.run(["trace", "replay", Self.shop, "--against", "no.yml"], in: folder).status == 2)
    let empty = try Navatlas.run(["trace", "coverage", "empty.jsonl", "--against", Self.app], in: folder)
    #expect(empty.status == 2)
    #expect(empty.errors == "empty.jsonl: error: no event can be read: the log is empty\n")
    #expect(try Navatlas.run(["trace", "replay", Self.shop], in: folder).status == 64)
  }

  @Test func `a mapping file reads an export of one's own, with its idle gap`() throws {
    let folder = try Folder("log.jsonl", Self.log)
    try folder.write(Array(Self.mapping.utf8), to: "ours.json")
    let outcome = try Navatlas.run(["trace", "edges", "log.jsonl", "--mapping", "ours.json"], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.text == "Home\tDetail\t1\n")
    let wrong = try Navatlas.run(
      ["trace", "edges", "log.jsonl", "--mapping", "ours.json", "--input-format", "theirs"], in: folder)
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("there is no mapping 'theirs' in ours.json; there are ours"))
  }

  @Test func `columns of a table can be named`() throws {
    let folder = try Folder("log.csv", "visit,at,page\nv,1,A\nv,2,B\n")
    let arguments = ["trace", "edges", "log.csv", "--columns"]
    #expect(
      try Navatlas.run(arguments + ["session=visit,time=at,screen=page"], in: folder).text == "A\tB\t1\n")
    #expect(try Navatlas.run(arguments + ["sesion=visit"], in: folder).status == 64)
  }

  @Test func `converted sessions give the same edges`() throws {
    let edges = try Navatlas.run(["trace", "edges", Self.shop], in: Folder()).text
    for (form, name) in [("xes", "shop.xes"), ("native", "shop.jsonl")] {
      let folder = try Folder()
      let converted = try Navatlas.run(["trace", "convert", Self.shop, "--to", form, "-o", name], in: folder)
      #expect(converted.status == 0)
      #expect(try Navatlas.run(["trace", "edges", name], in: folder).text == edges)
    }
  }

  @Test func `the table of a query is drawn beside the app`() throws {
    let edges = try Navatlas.run(["trace", "edges", Self.shop], in: Folder()).text
    let table = "from,to,count\n" + edges.replacing("\t", with: ",")
    let folder = try Folder("edges.csv", table)
    let graph = try Navatlas.run(["graph", Self.app, "edges.csv"], in: folder)
    #expect(graph.status == 0)
    #expect(graph.text.contains("\"count\": 68"))
    #expect(
      try Navatlas.run(["render", Self.app, "edges.csv", "-o", "a.svg", "--timeout", "100"], in: folder)
        .status == 0)
    #expect(try Navatlas.run(["trace", "sql", "--dialect", "oracle"], in: folder).status == 64)
  }

  @Test func `a state that does not come back whole gives 1, and one that cannot be decoded too`() throws {
    let folder = try Folder("app.nav", "root: Home\nHome -push-> Detail\n")
    try folder.write(Array(#"["App.Route","{\"detail\":{}}"]"#.utf8), to: "good.json")
    try folder.write(Array(#"["App.Route","{\"gone\":{}}"]"#.utf8), to: "bad.json")
    try folder.write(Array("{".utf8), to: "torn.json")
    func check(_ state: String) throws -> Navatlas.Outcome {
      try Navatlas.run(["state", "check", state, "--against", "app.nav"], in: folder)
    }
    #expect(try check("good.json").status == 0)
    #expect(try check("bad.json").status == 1)
    #expect(try check("torn.json").status == 1)
    #expect(try check("no.json").status == 2)
    let all = try check(".")
    #expect(all.status == 1)
    #expect(all.text.hasPrefix("3 saved states\n1 of 3 come back as they were\n"))
    let picture = try Navatlas.run(
      ["state", "check", "good.json", "--against", "app.nav", "-o", "s.svg"], in: folder)
    #expect(picture.status == 0 && picture.text.hasPrefix("good.json"))
    #expect(try String(decoding: folder.bytes("s.svg"), as: UTF8.self).contains("Detail"))
  }
}
