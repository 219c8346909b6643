import NavAtlasModel
import TestSupport
import Testing

@testable import NavAtlasTraces

/// Reading PostHog's and Google Analytics' exports in place against their decoders.
@Suite struct VendorScannerTests {
  private struct Seen: Equatable, CustomStringConvertible {
    var session: String
    var screen: String
    var time: Int64

    var description: String { "\(session.prefix(20)) \(screen.prefix(20)) \(time)" }
  }

  private struct NoScanner: Error {}

  private func scan(_ bytes: [UInt8], _ format: any TraceFormat, blocks: Int = 1 << 20) throws -> (
    events: [Seen], bad: [EventBatch.BadLine], badLines: Int
  ) {
    guard let scanner = format.lineScanner(head: []) else { throw NoScanner() }
    var scan = LogScan(scanner)
    var source = LogBlocks(bytes: bytes[...], size: blocks)
    var seen: [Seen] = []
    scan.run(&source) { batch, block in
      for event in batch.events {
        seen.append(
          Seen(
            session: batch.text(event.session, block), screen: batch.text(event.screen, block),
            time: event.time))
      }
    }
    return (seen, scan.batch.firstBadLines, scan.batch.badLines)
  }

  private func expect(_ log: [UInt8], _ format: any TraceFormat) throws {
    let scanned = try scan(log, format)
    var reading = format.read(log, name: "")
    reading.events.rename(by: .standard, known: [])
    #expect(
      scanned.events
        == reading.events.map { Seen(session: $0.session, screen: $0.screen ?? "", time: $0.time) })
    #expect(scanned.badLines == reading.badLines)
    let first = reading.diagnostics.prefix(scanned.bad.count)
    #expect(scanned.bad.map(\.line) == first.compactMap { $0.location?.line })
    #expect(scanned.bad.map(\.message) == first.map(\.message))
  }

  private func log(_ seed: UInt64, _ line: (inout SplitMix64) -> String) -> [UInt8] {
    var generator = SplitMix64(seed: seed)
    return (0..<200).flatMap { _ in
      RandomLines.perhapsBroken(line(&generator), using: &generator) + [0x0A]
    }
  }

  @Test(arguments: 0..<20) func `PostHog lines give the events that the decoder gives`(seed: UInt64) throws {
    try expect(log(seed, RandomVendorLines.postHog), PostHogFormat())
  }

  @Test(arguments: 0..<20) func `Google Analytics rows give the events that the decoder gives`(seed: UInt64)
    throws
  {
    try expect(log(seed, RandomVendorLines.googleAnalytics), GoogleAnalyticsFormat())
  }

  @Test(arguments: [1, 7, 64, 1_000]) func `where blocks end does not matter`(size: Int) throws {
    let text = log(3, RandomVendorLines.postHog).dropLast()
    #expect(
      try scan(Array(text), PostHogFormat(), blocks: size).events == scan(Array(text), PostHogFormat()).events
    )
    let rows = log(3, RandomVendorLines.googleAnalytics)
    #expect(
      try scan(rows, GoogleAnalyticsFormat(), blocks: size).events
        == scan(rows, GoogleAnalyticsFormat()).events)
  }

  @Test func `a torn last line is no bad line`() throws {
    let line = Array(
      #"{"event":"$screen","timestamp":"2026-01-01T00:00:00Z","distinct_id":"p","properties":"{\"$screen_name\":\"A\"}"}"#
        .utf8)
    for length in line.indices {
      let (events, _, badLines) = try scan(line + [0x0A] + line.prefix(length), PostHogFormat())
      #expect(events.count == 1)
      #expect(badLines == 0)
    }
  }

  @Test func `one array of records is no log of lines`() {
    let head = Array(" [{\"event\":\"$screen\"}".utf8)
    let formats: [any TraceFormat] = [PostHogFormat(), GoogleAnalyticsFormat()]
    for format in formats {
      let isWhole = format.lineScanner(head: head) == nil
      #expect(isWhole)
    }
  }

  @Test func `a class of the hosting controller names its screen`() throws {
    let row =
      #"{"event_name":"screen_view","event_timestamp":1767225600000999,"user_pseudo_id":"u","event_params":[{"key":"firebase_screen_class","value":{"string_value":"UIHostingController<Home>","int_value":null}},{"key":"ga_session_id","value":{"string_value":null,"int_value":7}}]}"#
    let events = try scan(Array((row + "\n" + row + "\n").utf8), GoogleAnalyticsFormat()).events
    let home = Seen(session: "u/7", screen: "Home", time: 1_767_225_600_000)
    #expect(events == [home, home])
  }
}
