import NavAtlasModel
import Testing

@testable import NavAtlasTraces

/// Edges of logs whose events are late, against those of the sorted sessions.
@Suite struct SessionOrderTests {
  private func settle(_ builder: inout SummaryBuilder, _ parts: [[TraceEvent]]) {
    while builder.isUnsettled {
      var settlement = builder.settlement()
      for part in parts {
        EventBatch.handOver(part) { builder.collect($0, $1, into: &settlement) }
        if builder.parts > 1 { settlement.endPart() }
      }
      builder.settle(settlement)
    }
  }

  @Test(arguments: 0..<15) func `late events count as if they were in order`(seed: UInt64) {
    let events = RandomLogs.events(sessions: 5, count: 300, late: 40, seed: seed)
    var builder = SummaryBuilder(.init(idleGap: nil, window: 1 << 10))
    builder.add(events)
    #expect(builder.edges() == RandomLogs.edges(events))
    #expect(builder.lateEvents == RandomLogs.late(events))
    #expect(builder.duplicates == events.count - RandomLogs.sessions(events).reduce(0) { $0 + $1.count })
  }

  @Test(arguments: 0..<15) func `with a pause that ends a visit, too`(seed: UInt64) {
    let events = RandomLogs.events(sessions: 3, count: 200, late: 20, seed: seed)
    var builder = SummaryBuilder(.init(idleGap: 2_000, window: 1 << 10))
    builder.add(events)
    #expect(builder.edges() == RandomLogs.edges(events, gap: 2_000))
  }

  @Test(arguments: 0..<12, [1, 4, 16]) func `what is later than the window is settled by reading again`(
    seed: UInt64, window: Int
  ) {
    let events = RandomLogs.events(sessions: 6, count: 200, late: 100, seed: seed)
    var builder = SummaryBuilder(.init(idleGap: nil, window: window))
    builder.canReread = true
    builder.add(events)
    settle(&builder, [events])
    #expect(builder.edges() == RandomLogs.edges(events))
    #expect(builder.lateEvents == RandomLogs.late(events))
    #expect(builder.duplicates == events.count - RandomLogs.sessions(events).reduce(0) { $0 + $1.count })
  }

  @Test(arguments: 0..<25) func `parts of a log counted apart give what the whole gives`(seed: UInt64) {
    let events = RandomLogs.events(sessions: 6, count: 240, late: 30, seed: seed)
    let cuts = [0, Int(seed % 90), 100 + Int(seed % 70), 200, 240]
    let parts = zip(cuts, cuts.dropFirst()).map { Array(events[$0..<$1]) }
    var whole = SummaryBuilder(.init(idleGap: nil, window: 8))
    for (index, part) in parts.enumerated() {
      var builder = SummaryBuilder(.init(idleGap: nil, window: 8))
      builder.canReread = true
      builder.add(part)
      if index == 0 { whole = builder } else { whole.append(builder) }
    }
    settle(&whole, parts)
    #expect(whole.edges() == RandomLogs.edges(events))
    #expect(whole.events == events.count)
  }

  @Test(arguments: 0..<20) func `parts in the wrong order give the same edges`(seed: UInt64) {
    let events = RandomLogs.events(sessions: 4, count: 100, late: 0, seed: seed)
    let sessions = RandomLogs.sessions(events)
    let early = sessions.flatMap { $0.prefix($0.count / 2) }
    let late = sessions.flatMap { $0.dropFirst($0.count / 2) }
    var builder = SummaryBuilder(.init(idleGap: nil, window: 1))
    builder.add(late + early)
    let hasTies = sessions.contains { session in
      let cut = session.count / 2
      return cut > 0 && session[cut].time == session[cut - 1].time
    }
    if !hasTies {
      #expect(builder.edges() == RandomLogs.edges(events))
      #expect(builder.unplaced == 0)
    }
  }

  @Test func `where a log cannot be read again, what has no place is counted`() {
    let times = [0, 10, 20, 30, 40, 5].map { Int64($0) }
    let events = times.map { TraceEvent(session: "s", time: $0, .push, screen: "A") }
    var builder = SummaryBuilder(.init(idleGap: nil, window: 2))
    builder.add(events)
    #expect(builder.unplaced == 1)
    #expect(builder.edges() == [EdgeCount(from: "A", to: "A", count: 4)])
  }

  @Test func `many screens are counted like few`() {
    let events = (0..<6_000).map { index in
      TraceEvent(session: "s", time: Int64(index), .push, screen: "Screen\(index * 7919 % 3_000)")
    }
    var builder = SummaryBuilder(.init(idleGap: nil))
    builder.add(events)
    #expect(builder.edges() == RandomLogs.edges(events))
  }
}
