import NavAtlasModel
import TestSupport
import Testing

@testable import NavAtlasTraces

/// Summaries of parts against the summary of the whole.
@Suite struct SummaryTests {
  private let options = SummaryOptions(idleGap: 2_000, window: 1 << 10)

  private func summary(_ events: [TraceEvent]) -> SummaryBuilder {
    var builder = SummaryBuilder(options)
    builder.add(events)
    return builder
  }

  private func text(_ builder: consuming SummaryBuilder) -> String {
    String(decoding: SummaryDocument.text(&builder), as: UTF8.self)
  }

  private func text(_ parts: [[TraceEvent]], shuffledBy seed: UInt64) throws -> String {
    var generator = SplitMix64(seed: seed)
    var texts = parts.map { text(summary($0)) }
    // Any two may be merged next.
    while texts.count > 1 {
      let one = texts.remove(at: Int.random(in: texts.indices, using: &generator))
      let other = texts.remove(at: Int.random(in: texts.indices, using: &generator))
      var merged = try SummaryDocument.read(Array(one.utf8), name: "")
      try merged.merge(SummaryDocument.read(Array(other.utf8), name: ""))
      texts.append(text(merged))
    }
    return texts[0]
  }

  /// Random events whose times differ, so that their order is known wherever the log is cut.
  private func events(_ seed: UInt64, sessions: Int = 8) -> [TraceEvent] {
    var events = RandomLogs.events(sessions: sessions, count: 200, late: 0, seed: seed)
    for index in events.indices {
      events[index].time = events[index].time * 10 + Int64(index) % 10 + Int64(index / 10) * 10
    }
    return events
  }

  @Test(arguments: 0..<25) func `parts by line, merged in any order, give the summary of the whole`(
    seed: UInt64
  ) throws {
    let events = events(seed)
    var generator = SplitMix64(seed: seed)
    let cuts = [0] + (0..<4).map { _ in Int.random(in: 0...200, using: &generator) }.sorted() + [200]
    let parts = zip(cuts, cuts.dropFirst()).map { Array(events[$0..<$1]) }
    let whole = try SummaryDocument.read(Array(text(summary(events)).utf8), name: "")
    // What is open is kept apart, so the merged summary is compared in what it counts.
    let merged = try JSONParser.parse(text(parts, shuffledBy: seed))
    let expected = try JSONParser.parse(text(whole))
    for key in Self.counts { #expect(merged[key] == expected[key], "\(key)") }
  }

  @Test(arguments: 0..<25) func `parts by session, merged in any order, give the summary of the whole`(
    seed: UInt64
  ) throws {
    let events = events(seed)
    var parts: [[TraceEvent]] = [[], [], []]
    for event in events { parts[(Int(event.session.dropFirst()) ?? 0) % 3].append(event) }
    let merged = try JSONParser.parse(text(parts, shuffledBy: seed))
    let expected = try JSONParser.parse(text(summary(events)))
    for key in Self.counts + ["open"] { #expect(merged[key] == expected[key], "\(key)") }
  }

  @Test(arguments: 0..<25) func `visits that are closed count like open ones`(seed: UInt64) throws {
    let events = events(seed, sessions: 60)
    let closing = SummaryOptions(idleGap: 50, closesVisits: true)
    let keeping = SummaryOptions(idleGap: 50)
    let cuts = [0, Int(seed) * 4, 150, 200]
    var merged = SummaryBuilder(closing)
    for (from, to) in zip(cuts, cuts.dropFirst()) {
      var part = SummaryBuilder(closing)
      for event in events[from..<to] { part.add([event]) }
      try merged.merge(SummaryDocument.read(SummaryDocument.text(&part), name: ""))
    }
    var whole = SummaryBuilder(keeping)
    whole.add(events)
    let (one, other) = (try JSONParser.parse(text(merged)), try JSONParser.parse(text(whole)))
    for key in Self.counts { #expect(one[key] == other[key], "\(key)") }
    #expect((one["open"]?.elements?.count ?? 0) < (other["open"]?.elements?.count ?? 0))
  }

  @Test(arguments: 0..<25) func `merging is associative and commutative, overlaps and all`(seed: UInt64)
    throws
  {
    let events = RandomLogs.events(sessions: 4, count: 200, late: 50, seed: seed)
    var generator = SplitMix64(seed: seed)
    var parts: [[TraceEvent]] = [[], [], [], []]
    for event in events { parts[Int.random(in: 0..<4, using: &generator)].append(event) }
    let first = try text(parts, shuffledBy: seed)
    for other in 1...4 { #expect(try text(parts, shuffledBy: seed + UInt64(other)) == first) }
    #expect(!first.contains("\"overlaps\":0,"))
  }

  private static let counts = [
    "events", "badLines", "duplicates", "unplaced", "overlaps", "sessions", "visits", "depths", "screens",
    "edges",
    "paths",
  ]

  @Test func `a document is read as it was written, and satisfies the schema`() throws {
    let schema = try SchemaValidator(schema: SummaryDocument.schema)
    for seed in 0..<5 {
      let text = text(summary(RandomLogs.events(sessions: 300, count: 900, late: 9, seed: UInt64(seed))))
      #expect(schema.failures(of: try JSONParser.parse(text)) == [])
      #expect(self.text(try SummaryDocument.read(Array(text.utf8), name: "")) == text)
    }
    #expect(schema.failures(of: try JSONParser.parse(text(summary([])))) == [])
  }

  @Test func `visits begin and end where sessions pause`() throws {
    let events = [(0, "A"), (1_000, "B"), (9_000, "C"), (9_500, "A")].map {
      TraceEvent(session: "s", time: Int64($0.0), .push, screen: $0.1)
    }
    let text = text(summary(events))
    #expect(text.contains(#""visits":2,"#))
    #expect(text.contains(#""edges":[[0,1,1],[2,0,1]]"#))
    #expect(text.contains(#"{"name":"A","views":2,"entries":1,"exits":1,"dwellMedian":1008,"#))
    #expect(text.contains(#"{"name":"B","views":1,"entries":0,"exits":1,"dwell":[]}"#))
    #expect(text.contains(#"{"name":"C","views":1,"entries":1,"exits":0,"dwellMedian":504,"#))
  }

  @Test(arguments: [0, 1, 15, 16, 17, 31, 32, 33, 999, 60_000, 86_400_000, 1 << 40])
  func `quantiles are off by at most a 32nd`(milliseconds: Int64) {
    let part = DwellScale.part(UInt64(milliseconds))
    let (low, count) = DwellScale.durations(part)
    #expect((low..<(low + count)).contains(milliseconds))
    let quantile = DwellScale.quantile(0.5, of: [(part, 7)]) ?? -1
    #expect(abs(quantile - Double(milliseconds)) <= Double(milliseconds) / 32)
  }

  @Test(arguments: [
    "", "{}", "[]", #"{"navatlasSummary":2}"#, #"{"navatlasSummary":1}"#,
    #"{"navatlasSummary":1,"events":-1,"badLines":0,"lateEvents":0,"duplicates":0,"unplaced":0,"overlaps":0,"visits":0}"#,
  ]) func `what is no summary is refused`(text: String) {
    #expect(throws: Diagnostic.self) { _ = try SummaryDocument.read(Array(text.utf8), name: "") }
  }

  @Test(arguments: 0..<200) func `broken summaries are refused or read, never more`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var bytes = Array(text(summary(RandomLogs.events(sessions: 3, count: 12, late: 2, seed: 1))).utf8)
    for _ in 0..<3 {
      let digits = Array("0123456789-[]{},\"".utf8)
      bytes[Int.random(in: bytes.indices, using: &generator)] = digits.randomElement(using: &generator) ?? 0
    }
    if var read = try? SummaryDocument.read(bytes, name: "") { _ = SummaryDocument.text(&read) }
  }
}

extension JSONNode {
  fileprivate subscript(key: String) -> JSONNode? { members?.first { $0.key == key }?.value }
}
