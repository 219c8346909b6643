import NavAtlasModel
import TestSupport
import Testing

@testable import NavAtlasTraces

/// Reading in place against the decoder.
@Suite struct NativeScannerTests {
  private struct Seen: Equatable, CustomStringConvertible {
    var session: String
    var screen: String
    var time: Int64
    var kind: UInt8
    var depth: Int32

    var description: String { "\(session.prefix(20)) \(screen.prefix(20)) \(time) \(kind) \(depth)" }
  }

  private func scan(_ bytes: [UInt8], blocks: Int = 1 << 20) -> (
    events: [Seen], bad: [EventBatch.BadLine], lines: Int
  ) {
    var scan = LogScan(NativeScanner())
    var source = LogBlocks(bytes: bytes[...], size: blocks)
    var seen: [Seen] = []
    scan.run(&source) { batch, block in
      for event in batch.events {
        seen.append(
          Seen(
            session: batch.text(event.session, block), screen: batch.text(event.screen, block),
            time: event.time,
            kind: event.kind, depth: event.depth))
      }
    }
    return (seen, scan.batch.firstBadLines, scan.batch.lines)
  }

  private func decoded(_ bytes: [UInt8]) -> (events: [Seen], bad: Int, reading: TraceReading) {
    let reading = NativeFormat().read(bytes, name: "")
    let events = reading.events.map { event in
      Seen(
        session: event.session, screen: event.screen ?? "", time: event.time, kind: event.kind.code,
        depth: Int32(event.depth ?? event.path?.count ?? -1))
    }
    return (events, reading.badLines, reading)
  }

  @Test(arguments: 0..<20) func `random and broken lines give the events that the decoder gives`(seed: UInt64)
  {
    var generator = SplitMix64(seed: seed)
    var log: [UInt8] = []
    for _ in 0..<250 { log += RandomLines.line(using: &generator) + [0x0A] }
    let (events, bad, lines) = scan(log)
    let expected = decoded(log)
    #expect(events == expected.events)
    #expect(lines == 250)
    let first = expected.reading.diagnostics.prefix(bad.count)
    #expect(bad.map(\.line) == first.compactMap { $0.location?.line })
    #expect(bad.map(\.message) == first.map(\.message))
  }

  @Test(arguments: [1, 7, 64, 1_000]) func `where blocks end does not matter`(size: Int) {
    var generator = SplitMix64(seed: 7)
    var log: [UInt8] = []
    for _ in 0..<60 { log += RandomLines.line(using: &generator) + [0x0A] }
    log += Array(#"{"session":"s","ts":1,"event":"push","screen":"A"}"#.utf8)
    #expect(scan(log, blocks: size).events == scan(log).events)
    #expect(scan(log).events == decoded(log).events)
  }

  @Test(arguments: 0..<51) func `a torn last line is no bad line`(length: Int) {
    let line = Array(#"{"session":"s","ts":1,"event":"push","screen":"A"}"#.utf8)
    let log = line + [0x0A] + line.prefix(length)
    let (events, bad, _) = scan(log)
    #expect(events.count == (length == 50 ? 2 : 1))
    #expect(bad.isEmpty)
  }

  @Test func `a line of megabytes is one bad line and the rest is read`() {
    let line = Array("{\"session\":\"s\",\"ts\":1,\"event\":\"push\",\"screen\":\"A\"}\n".utf8)
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: 5_000_000)
    let (events, bad, lines) = scan(line + long + [0x0A] + line, blocks: 300_000)
    #expect(events.count == 2)
    #expect(bad == [.init(line: 2, column: nil, message: "the line is longer than 1 MiB")])
    #expect(lines == 3)
    #expect(scan(line + long, blocks: 300_000).events.count == 1)
  }

  @Test func `members in any order and with anything between them are read in place`() {
    let log = """
      {"x":{"session":"no","a":[{"b":"\\u00e9"}]},"screen":"A","event":"open","ts":"2026-01-01T00:00:00.007Z","session":"s"}
      { "ts" : 5 , "session" : "s" , "depth":3, "event" : "push" , "screen" : "B" , "t":-1.5e+7 }

      """
    #expect(
      scan(Array(log.utf8)).events == [
        Seen(session: "s", screen: "A", time: 1_767_225_600_007, kind: 0, depth: -1),
        Seen(session: "s", screen: "B", time: 5, kind: 1, depth: 3),
      ])
  }

  @Test(arguments: 0..<4) func `keys in ever new orders, some of them twice, are judged as the decoder does`(
    seed: UInt64
  ) {
    var generator = SplitMix64(seed: seed)
    let keys = ["a", "b", "c", "seventeen bytes..", "seventeen bytes.!", "eight by", "sixteen bytes..."]
    func object() -> String {
      let count = Int.random(in: 0...6, using: &generator)
      let members = (0..<count).map { _ in "\"\(keys.randomElement(using: &generator) ?? "a")\":1" }
      return "{" + members.joined(separator: ",") + "}"
    }
    let lines = (0..<800).map { _ in
      let members = [
        #""session":"s""#, #""ts":1"#, #""event":"push""#, #""screen":"A""#,
        #""x":[\#(object()),\#(object())]"#,
        #""y":\#(object())"#,
      ]
      return "{" + members.shuffled(using: &generator).joined(separator: ",") + "}\n"
    }
    let log = Array(lines.joined().utf8)
    let expected = decoded(log)
    #expect(expected.bad > 100)
    #expect(expected.events.count > 100)
    #expect(scan(log).events == expected.events)
  }
}
