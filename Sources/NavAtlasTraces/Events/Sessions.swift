/// The events of one session, in the order they happened.
public struct Session: Sendable, Hashable {
  public var key: String
  public var events: [TraceEvent]
  /// How many events the file had before an earlier one.
  public var disorder: Int

  /// Groups events by session, in the order the sessions begin in; events are sorted by time, and those with
  /// equal times keep the order of the file. O(n log n).
  ///
  /// - Parameter idleGap: milliseconds without an event after which a session of the same key is another one.
  public static func group(_ events: [TraceEvent], idleGap: Int64? = nil) -> [Session] {
    let sessions = grouped(events)
    guard let idleGap else { return sessions }
    return sessions.flatMap { $0.split(after: idleGap) }
  }

  private func split(after idleGap: Int64) -> [Session] {
    var parts: [Session] = []
    for event in events {
      if let last = parts.last?.events.last, event.time - last.time <= idleGap {
        parts[parts.count - 1].events.append(event)
      } else {
        let name = parts.isEmpty ? key : "\(key) (\(parts.count + 1))"
        parts.append(Session(key: name, events: [event], disorder: parts.isEmpty ? disorder : 0))
      }
    }
    return parts
  }

  private static func grouped(_ events: [TraceEvent]) -> [Session] {
    var order: [String: Int] = [:]
    var sessions: [Session] = []
    for event in events {
      if let known = order[event.session] {
        if let last = sessions[known].events.last, event.time < last.time { sessions[known].disorder += 1 }
        sessions[known].events.append(event)
      } else {
        order[event.session] = sessions.count
        sessions.append(Session(key: event.session, events: [event], disorder: 0))
      }
    }
    for index in sessions.indices where sessions[index].disorder > 0 {
      let sorted = sessions[index].events.enumerated().sorted {
        ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
      }
      sessions[index].events = sorted.map(\.element)
    }
    return sessions
  }
}
