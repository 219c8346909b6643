import Foundation
import TestSupport
import Testing

@Suite struct TraceEdgesTests {
  private static func line(_ session: String, _ time: Int, _ screen: String) -> String {
    "{\"session\":\"\(session)\",\"ts\":\(time),\"event\":\"screen\",\"screen\":\"\(screen)\"}\n"
  }

  private static let log = line("s", 0, "A") + line("t", 1, "B") + line("s", 3, "C") + line("s", 2, "B")

  /// Two lines, A and then B in one session, as `gzip -n9` writes them.
  private static let zipped: [UInt8] = Array(
    Data(
      base64Encoded:
        "H4sIAAAAAAACA6tWKk4tLs7Mz1OyUipW0lEqKVayMtRRSi1LzSsBCuUkluYlZwDFi5OLUlNBihyVarmqsWgyQmgqKC1G0eIE1AIAwUZVvGgAAAA="
    ) ?? Data())

  @Test func `edges are those of the sessions in order, sorted`() throws {
    let folder = try Folder("a.jsonl", Self.log)
    let outcome = try Navatlas.run(["trace", "edges", "a.jsonl"], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.text == "A\tB\t1\nB\tC\t1\n")
    #expect(outcome.errors == "note: 1 event came late, each counted in its place\n")
  }

  @Test func `standard input, several logs and summaries count alike`() throws {
    let folder = try Folder("a.jsonl", Self.line("s", 0, "A") + Self.line("s", 1, "B"))
    try folder.write(Array(Self.line("s", 2, "C").utf8), to: "b.jsonl")
    let expected = "A\tB\t1\nB\tC\t1\n"
    #expect(try Navatlas.run(["trace", "edges", "a.jsonl", "b.jsonl"], in: folder).text == expected)
    #expect(
      try Navatlas.run(["trace", "edges", "a.jsonl", "b.jsonl", "--threads", "3"], in: folder).text
        == expected)
    let input = try folder.bytes("a.jsonl") + folder.bytes("b.jsonl")
    #expect(try Navatlas.run(["trace", "edges", "-"], in: folder, input: input).text == expected)
    for name in ["a", "b"] {
      let outcome = try Navatlas.run(
        ["trace", "summarize", "\(name).jsonl", "-o", "\(name).json"], in: folder)
      #expect(outcome.status == 0)
    }
    #expect(try Navatlas.run(["trace", "edges", "b.json", "a.json"], in: folder).text == expected)
    let lines = try folder.bytes("b.json") + folder.bytes("a.json")
    let merged = try Navatlas.run(["trace", "merge", "-"], in: folder, input: lines)
    #expect(merged.output == (try Navatlas.run(["trace", "merge", "a.json", "b.json"], in: folder).output))
    try folder.write(merged.output, to: "c.json")
    #expect(try Navatlas.run(["trace", "edges", "c.json"], in: folder).text == expected)
  }

  @Test func `a large log is counted alike by any number of threads`() throws {
    var log = ""
    for index in 0..<60_000 {
      // Every 97th line is three thousand places late.
      let time = index % 97 == 0 ? max(index - 3_000, 0) : index
      log += Self.line("session-\(index % 700)", time * 10 + index % 7, "Screen\(index * index % 31)")
      if index % 10_000 == 5 { log += "junk\n" }
    }
    let folder = try Folder("a.jsonl", log)
    let one = try Navatlas.run(["trace", "edges", "a.jsonl"], in: folder)
    let several = try Navatlas.run(
      ["trace", "edges", "a.jsonl", "--threads", "3", "--window", "64"], in: folder)
    #expect(one.status == 0 && one.text.count > 500)
    #expect(several.text == one.text)
    #expect(several.errors == one.errors)
    #expect(one.errorLines.count { $0.hasPrefix("a.jsonl:") } == 6)
    #expect(one.errorLines.contains { $0.hasSuffix("came late, each counted in its place") })
  }

  @Test func `compressed logs are read, members one after the other too`() throws {
    let folder = try Folder("a.gz", "")
    try folder.write(Self.zipped, to: "a.gz")
    try folder.write(Self.zipped + Self.zipped + [0, 0, 0], to: "b.jsonl.gz")
    #expect(try Navatlas.run(["trace", "edges", "a.gz"], in: folder).text == "A\tB\t1\n")
    #expect(try Navatlas.run(["trace", "edges", "b.jsonl.gz"], in: folder).text == "A\tB\t1\n")
    #expect(try Navatlas.run(["trace", "edges", "-"], in: folder, input: Self.zipped).text == "A\tB\t1\n")
  }

  @Test func `damaged and unfinished compressed logs stop the job`() throws {
    let folder = try Folder("a.gz", "")
    for length in [3, 12, 40, Self.zipped.count - 1] {
      try folder.write(Array(Self.zipped.prefix(length)), to: "a.jsonl.gz")
      let outcome = try Navatlas.run(["trace", "edges", "a.jsonl.gz"], in: folder)
      #expect(outcome.status == 2, "\(length)")
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.hasPrefix("a.jsonl.gz: error: "), "\(outcome.errors)")
    }
    var damaged = Self.zipped
    damaged[30] ^= 0xFF
    try folder.write(damaged, to: "a.jsonl.gz")
    #expect(try Navatlas.run(["trace", "edges", "a.jsonl.gz"], in: folder).status == 2)
  }

  @Test func `bad lines are counted and named, and fail the job only where that is asked for`() throws {
    var log = Array(Self.line("s", 0, "A").utf8) + [0xFF, 0x0A] + Array(Self.line("s", 1, "B").utf8)
    log += Array(
      "{\"session\":\"s\",\"session\":\"s\",\"ts\":2,\"event\":\"screen\",\"screen\":\"A\"}\n".utf8)
    log += Array("{\"session\":\"s\",\"t".utf8)
    let folder = try Folder("a.jsonl", "")
    try folder.write(log, to: "a.jsonl")
    let outcome = try Navatlas.run(["trace", "edges", "a.jsonl"], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.text == "A\tB\t1\n")
    #expect(outcome.errorLines.map { $0.prefix(10) } == ["a.jsonl:2:", "a.jsonl:4:"])
    let strict = try Navatlas.run(["trace", "edges", "--strict", "a.jsonl"], in: folder)
    #expect(strict.status == 2)
    #expect(strict.output.isEmpty)
  }

  @Test(arguments: ["missing.jsonl", "."]) func `what is no file stops the job`(name: String) throws {
    let outcome = try Navatlas.run(["trace", "edges", name], in: Folder())
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("error: "))
  }

  @Test func `summaries with different pauses are not merged`() throws {
    let folder = try Folder("a.jsonl", Self.log)
    _ = try Navatlas.run(["trace", "summarize", "a.jsonl", "-o", "a.json"], in: folder)
    _ = try Navatlas.run(["trace", "summarize", "a.jsonl", "--idle-gap", "1h", "-o", "b.json"], in: folder)
    let outcome = try Navatlas.run(["trace", "merge", "a.json", "b.json"], in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("b.json:1: error: "))
  }
}
