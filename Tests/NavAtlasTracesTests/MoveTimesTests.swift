import NavAtlasModel
import NavAtlasTraces
import Testing

@Suite struct MoveTimesTests {
  private func event(_ session: String, _ time: Int64, _ screen: String?) -> TraceEvent {
    TraceEvent(session: session, time: time, screen == nil ? .sizeClass : .screen, screen: screen)
  }

  @Test func `times are medians between neighbours of one session, whatever shows no screen`() {
    let events = [
      event("a", 0, "Home"), event("b", 5, "Home"), event("a", 100, "List"), event("a", 150, nil),
      event("a", 400, "Home"), event("a", 1_000, "List"), event("b", 405, "List"),
    ]
    let times = MoveTimes(Session.group(events))
    // 100, 400 and 600 ms.
    #expect(times.between == [.init(from: "Home", to: "List"): 400, .init(from: "List", to: "Home"): 300])
    #expect(times.stays == ["Home": 400, "List": 300])
  }

  /// All times between two neighbours, met one by one.
  private func slow(_ sessions: [Session]) -> [MoveTimes.Pair: [Int64]] {
    var all: [MoveTimes.Pair: [Int64]] = [:]
    for session in sessions {
      for index in session.events.indices.dropFirst() {
        let (first, second) = (session.events[index - 1], session.events[index])
        guard let from = first.screen, let to = second.screen else { continue }
        all[.init(from: from, to: to), default: []].append(second.time - first.time)
      }
    }
    return all
  }

  @Test func `of random sessions each time is one that half of all are not longer than`() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<100 {
      var events: [TraceEvent] = []
      for session in 0..<8 {
        var time: Int64 = 0
        for _ in 0..<Int.random(in: 0...30, using: &random) {
          // No two at one instant, which could be one that came twice.
          time += Int64.random(in: 1...9, using: &random)
          events.append(event("\(session)", time, "S\(Int.random(in: 0...3, using: &random))"))
        }
      }
      let sessions = Session.group(events)
      let (times, all) = (MoveTimes(sessions), slow(sessions))
      #expect(Set(times.between.keys) == Set(all.keys))
      for (pair, median) in times.between {
        let found = all[pair] ?? []
        #expect(found.contains(Int64(median)))
        #expect(2 * found.count { $0 <= median } >= found.count)
        #expect(2 * found.count { $0 >= median } >= found.count)
      }
    }
  }

  @Test func `times at the ends of what can be counted are no crash`() {
    let events = [event("a", .min, "A"), event("a", .max - 1, "B"), event("a", .max, "A")]
    #expect(MoveTimes(Session.group(events)).between == [.init(from: "B", to: "A"): 1])
  }
}
