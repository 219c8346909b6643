import NavAtlasModel
import TestSupport
import Testing

@testable import NavAtlasTraces

/// Reports against counts by hand, and of merged summaries against those of all events.
@Suite struct UsageReportTests {
  private static func events(_ session: String, _ texts: String...) -> [TraceEvent] {
    texts.enumerated().map { index, text in
      let parts = text.split(separator: "/").map(String.init)
      return TraceEvent(
        session: session, time: Int64(index) * 10, parts.count > 1 && parts[1] == "root" ? .popToRoot : .push,
        screen: parts[0], depth: parts.last.flatMap { Int($0) })
    }
  }

  private func report(_ events: [TraceEvent], gap: Int64? = nil) -> UsageReport {
    var builder = SummaryBuilder(SummaryOptions(idleGap: gap, window: 1 << 10))
    builder.add(events)
    return UsageReport(&builder)
  }

  private static let log =
    events("a", "Home/0", "List/1", "Item/2", "List/1", "Item/2", "Home/root/0")
    + events("b", "Home/0", "Home/0", "List/1")
    + events("c", "List/70")

  @Test func `screens tell views, starts, ends, times and ways to the root`() {
    let report = report(Self.log)
    #expect((report.sessions, report.visits, report.events) == (3, 3, 10))
    #expect(report.screens.map(\.name) == ["Home", "List", "Item"])
    #expect(report.screens.map(\.views) == [4, 4, 2])
    #expect(report.screens.map(\.starts) == [2, 1, 0])
    #expect(report.screens.map(\.ends) == [1, 2, 0])
    #expect(report.screens.map(\.toRoot) == [0, 0, 1])
    #expect(report.screens.map(\.dwellMedian) == [10, 10, 10])
  }

  @Test func `moves tell how likely they are, and loops are among them`() {
    let report = report(Self.log)
    #expect(
      report.moves.map { "\($0.from) \($0.to) \($0.count)/\($0.leaving)" } == [
        "Home List 2/3", "List Item 2/2", "Home Home 1/3", "Item Home 1/2", "Item List 1/2",
      ])
    #expect(report.loops.map(\.from) == ["Home"])
    #expect(report.moves[0].probability == 2.0 / 3)
  }

  @Test func `the greatest height is exact beyond where heights are counted apart`() {
    let report = report(Self.log)
    #expect(report.greatestDepth == 70)
    #expect(report.depths.prefix(3) == [4, 3, 2])
    #expect(report.depths.count == 65 && report.depths[64] == 1)
    #expect(self.report(Self.events("a", "Home", "List")).greatestDepth == nil)
  }

  @Test func `back and forth, variants and steps come from the sampled visits`() {
    let sample = report(Self.log).sample
    #expect(sample.isAll)
    #expect(
      sample.returns == [
        .init(from: "Item", over: "List", count: 1), .init(from: "List", over: "Item", count: 1),
      ])
    #expect(
      sample.variants.map(\.path) == [
        ["Home", "Home", "List"], ["Home", "List", "Item", "List", "Item", "Home"], ["List"],
      ])
    let matrix = StepMatrix(sample, steps: 3)
    #expect(matrix.ended == [0, 1, 1])
    #expect(matrix.known == [3, 3, 3])
    #expect(
      matrix.rows == [
        .init(screen: "Home", counts: [2, 1, 0]), .init(screen: "List", counts: [1, 1, 1]),
        .init(screen: "Item", counts: [0, 0, 1]),
      ])
  }

  @Test func `visits of which not all events are kept end nowhere`() {
    let long = (0..<150).map { "S\($0)" }
    let events = long.enumerated().map {
      TraceEvent(session: "a", time: Int64($0.offset), .push, screen: $0.element)
    }
    let sample = report(events).sample
    #expect(!sample.isAll && sample.variants.isEmpty)
    #expect(sample.visits.map(\.screens.count) == [100])
    let matrix = StepMatrix(sample, steps: 101)
    #expect(matrix.known[99] == 1 && matrix.known[100] == 0)
  }

  @Test(arguments: 0..<25) func `merged summaries of parts give the report of the whole`(seed: UInt64) throws
  {
    let options = SummaryOptions(idleGap: 2_000, window: 1 << 10)
    var events = RandomLogs.events(sessions: 8, count: 200, late: 0, seed: seed)
    for index in events.indices {
      events[index].time = events[index].time * 10 + Int64(index)
      if index % 5 == 0 { events[index].kind = .popToRoot }
      if index % 9 == 0 { events[index].depth = Int(seed) * 3 + index }
    }
    var generator = SplitMix64(seed: seed)
    var whole = SummaryBuilder(options)
    whole.add(events)
    let cut = Int.random(in: 0...events.count, using: &generator)
    var parts: [[UInt8]] = []
    for part in [events[..<cut], events[cut...]].shuffled(using: &generator) {
      var builder = SummaryBuilder(options)
      builder.add(Array(part))
      parts.append(SummaryDocument.text(&builder))
    }
    var merged = try SummaryDocument.read(parts[0], name: "")
    try merged.merge(SummaryDocument.read(parts[1], name: ""))
    let expected = UsageReport(&whole)
    #expect(UsageReport(&merged) == expected)
    #expect(expected.screens.contains { $0.toRoot > 0 })
    #expect(expected.greatestDepth == events.compactMap(\.depth).max())
  }

  @Test func `a summary without the greatest depth has that of its counts`() throws {
    var builder = SummaryBuilder()
    builder.add(Self.events("a", "Home/0", "List/3"))
    var text = String(decoding: SummaryDocument.text(&builder), as: UTF8.self)
    let member = #""greatestDepth":3,"#
    #expect(text.contains(member))
    text.replace(member, with: "")
    var read = try SummaryDocument.read(Array(text.utf8), name: "")
    #expect(UsageReport(&read).greatestDepth == 3)
  }
}
