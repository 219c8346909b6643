import NavAtlasModel
import TestSupport

@testable import NavAtlasTraces

/// Logs of a few sessions, in order or not, and what they count by the obvious way.
enum RandomLogs {
  /// - Parameter late: how many places events may be moved back in the log.
  static func events(sessions: Int, count: Int, late: Int, seed: UInt64) -> [TraceEvent] {
    var generator = SplitMix64(seed: seed)
    var time: Int64 = 0
    var events: [TraceEvent] = []
    for _ in 0..<count {
      time += [0, 1, 10, 1_000, 4_000_000].randomElement(using: &generator) ?? 0
      if let last = events.last, Int.random(in: 0..<12, using: &generator) == 0 {
        events.append(last)
      } else {
        let screen = ["A", "B", "C", "D"].randomElement(using: &generator) ?? "A"
        let depth = Bool.random(using: &generator) ? Int.random(in: 0...3, using: &generator) : nil
        events.append(
          TraceEvent(
            session: "s\(Int.random(in: 0..<sessions, using: &generator))", time: time, .push, screen: screen,
            depth: depth))
      }
    }
    let places = events.indices.map { index in
      Int.random(in: 0..<3, using: &generator) == 0
        ? index + Int.random(in: 0...late, using: &generator) : index
    }
    return events.indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { events[$0] }
  }

  /// The sessions' events in order, each once.
  static func sessions(_ events: [TraceEvent]) -> [[TraceEvent]] {
    Session.group(events, dropsDuplicates: false).map { session in
      var kept: [TraceEvent] = []
      for event in session.events where !kept.contains(event) { kept.append(event) }
      return kept
    }
  }

  /// How many events come behind a later one of their session.
  static func late(_ events: [TraceEvent]) -> Int {
    var latest: [String: Int64] = [:]
    return events.count { event in
      defer { latest[event.session] = max(latest[event.session] ?? .min, event.time) }
      return event.time < latest[event.session] ?? .min
    }
  }

  static func edges(_ events: [TraceEvent], gap: Int64? = nil) -> [EdgeCount] {
    var counts: [String: [String: Int]] = [:]
    for session in sessions(events) {
      for (first, second) in zip(session, session.dropFirst()) {
        if let gap, second.time - first.time > gap { continue }
        counts[first.screen ?? "", default: [:]][second.screen ?? "", default: 0] += 1
      }
    }
    return counts.flatMap { from, row in row.map { EdgeCount(from: from, to: $0.key, count: $0.value) } }
      .sorted()
  }
}
