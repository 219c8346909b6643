import Foundation
import TestSupport
import Testing

/// `trace report` on the recorded sessions of the shop sample.
@Suite struct TraceReportTests {
  static let shop = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "samples/shop/sessions.jsonl").path()

  @Test func `the report tells screens, moves, ways back and paths, and how much is left out`() throws {
    let folder = try Folder()
    let outcome = try Navatlas.run(["trace", "report", Self.shop, "--top", "2", "--steps", "3"], in: folder)
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    for line in [
      "Usage in 90 sessions", "1792 events in 90 visits, a new one after 30 min without an event",
      "  Cart          ProductDetail     85       61.2 %", "  ProductDetail     38  11.6 %",
      "  and 235 more", "  No event tells the height of the stack.",
    ] {
      #expect(outcome.text.contains(line + "\n"), "\(line)")
    }
    let headings = [
      "Screens", "Moves", "Loops", "Back and forth", "Depth", "Variants", "First steps",
    ]
    #expect(outcome.text.split(separator: "\n").map(String.init).filter(headings.contains) == headings)
  }

  @Test func `counts are those of the table of edges`() throws {
    let folder = try Folder()
    let edges = try Navatlas.run(["trace", "edges", Self.shop], in: folder).text
    let report = try Navatlas.run(["trace", "report", Self.shop, "--format", "json"], in: folder)
    let object = try JSONSerialization.jsonObject(with: Data(report.output)) as? [String: Any]
    let moves = object?["moves"] as? [[String: Any]] ?? []
    let lines = moves.map { "\($0["from"] ?? "")\t\($0["to"] ?? "")\t\($0["count"] ?? "")\n" }
    #expect(lines.sorted() == edges.split(separator: "\n").map { $0 + "\n" }.sorted())
    let ends = (object?["screens"] as? [[String: Any]] ?? []).compactMap { $0["ends"] as? Int }
    #expect(ends.reduce(0, +) == 90)
  }

  @Test(arguments: ["text", "json", "markdown"]) func `merged summaries give the report of one run`(
    format: String
  ) throws {
    let folder = try Folder()
    let lines = try String(contentsOfFile: Self.shop, encoding: .utf8).split(separator: "\n")
    for (name, part) in [("a", lines[..<700]), ("b", lines[700...])] {
      try folder.write(Array((part.joined(separator: "\n") + "\n").utf8), to: "\(name).jsonl")
      let outcome = try Navatlas.run(
        ["trace", "summarize", "\(name).jsonl", "-o", "\(name).json"], in: folder)
      #expect(outcome.status == 0)
    }
    let options = ["--format", format, "--steps", "4"]
    let whole = try Navatlas.run(["trace", "report", Self.shop] + options, in: folder)
    #expect(
      try Navatlas.run(["trace", "report", "b.json", "a.json"] + options, in: folder).output == whole.output)
    #expect(
      try Navatlas.run(["trace", "report", "a.jsonl", "b.json"] + options, in: folder).output == whole.output)
  }

  @Test func `wrong options are usage errors`() throws {
    let folder = try Folder()
    for options in [["--format", "junit"], ["--top", "0"], ["--steps", "51"]] {
      #expect(try Navatlas.run(["trace", "report", Self.shop] + options, in: folder).status == 64)
    }
  }
}
