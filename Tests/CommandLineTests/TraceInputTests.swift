import Foundation
import TestSupport
import Testing

/// Where logs and summaries may come from.
@Suite struct TraceInputTests {
  private static func line(_ session: String, _ time: Int, _ screen: String) -> String {
    "{\"session\":\"\(session)\",\"ts\":\(time),\"event\":\"screen\",\"screen\":\"\(screen)\"}\n"
  }

  /// Longer than what is looked at to know a format, and than what a pipe holds.
  private static let log = (0..<6_000).map { line("s\($0 % 7)", $0, "Screen\($0 % 5)") }.joined()

  /// A gzip file that holds bytes as they are.
  private static func gzip(_ bytes: [UInt8]) -> [UInt8] {
    func little(_ number: UInt32, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: number >> UInt32($0 * 8)) }
    }
    var check = UInt32.max
    for byte in bytes {
      check ^= UInt32(byte)
      for _ in 0..<8 { check = check & 1 == 0 ? check >> 1 : check >> 1 ^ 0xEDB8_8320 }
    }
    let count = UInt32(bytes.count)
    return [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255, 1] + little(count, 2) + little(~count, 2) + bytes
      + little(~check, 4) + little(count, 4)
  }

  @Test(arguments: [["edges"], ["edges", "--threads", "2"], ["summarize"], ["report"]])
  func `a named pipe is read like a file`(arguments: [String]) throws {
    let folder = try Folder("a.jsonl", Self.log)
    let pipe = folder.url.appending(path: "pipe.jsonl").path()
    try #require(mkfifo(pipe, 0o600) == 0)
    let writer = Thread {
      let descriptor = open(pipe, O_WRONLY)
      _ = Array(Self.log.utf8).withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      close(descriptor)
    }
    writer.start()
    let piped = try Navatlas.run(["trace"] + arguments + ["pipe.jsonl"], in: folder)
    let expected = try Navatlas.run(["trace"] + arguments + ["a.jsonl"], in: folder)
    #expect(piped.status == 0)
    #expect(piped.output == expected.output)
    #expect(!piped.output.isEmpty)
  }

  @Test func `compressed summaries are merged, and counted among logs`() throws {
    let folder = try Folder("a.jsonl", Self.line("s", 0, "A") + Self.line("s", 1, "B"))
    try folder.write(Array(Self.line("s", 2, "C").utf8), to: "b.jsonl")
    for name in ["a", "b"] {
      let summary = try Navatlas.run(["trace", "summarize", "\(name).jsonl"], in: folder).output
      try folder.write(summary, to: "\(name).json")
      try folder.write(Self.gzip(summary), to: "\(name).json.gz")
    }
    let plain = try Navatlas.run(["trace", "merge", "a.json", "b.json"], in: folder)
    #expect(
      try Navatlas.run(["trace", "merge", "a.json.gz", "b.json.gz"], in: folder).output == plain.output)
    #expect(
      try Navatlas.run(["trace", "edges", "a.json", "b.json.gz"], in: folder).text == "A\tB\t1\nB\tC\t1\n")
    let damaged = try folder.bytes("a.json.gz").dropLast(20)
    try folder.write(Array(damaged), to: "c.json.gz")
    #expect(try Navatlas.run(["trace", "merge", "c.json.gz"], in: folder).status == 2)
  }

  @Test func `a summary written to a file replaces it, or leaves it alone`() throws {
    let folder = try Folder("a.jsonl", Self.log)
    try folder.write(Array("old".utf8), to: "out.json")
    let printed = try Navatlas.run(["trace", "summarize", "a.jsonl"], in: folder)
    let failed = try Navatlas.run(["trace", "summarize", "missing.jsonl", "-o", "out.json"], in: folder)
    #expect(failed.status == 2)
    #expect(try folder.bytes("out.json") == Array("old".utf8))
    #expect(try Navatlas.run(["trace", "summarize", "a.jsonl", "-o", "out.json"], in: folder).status == 0)
    #expect(try folder.bytes("out.json") == printed.output)
    #expect(try Navatlas.run(["trace", "summarize", "a.jsonl", "-o", "no/out.json"], in: folder).status == 2)
    #expect(try Navatlas.run(["trace", "summarize", "a.jsonl", "-o", "."], in: folder).status == 2)
    #expect(folder.names == ["a.jsonl", "out.json"])
  }
}
