import NavAtlasModel

/// The events of one session, in the order they happened.
public struct Session: Sendable, Hashable {
  public var key: String
  public var events: [TraceEvent]
  /// Which events the file had after a later one.
  public var late: [Int] = []
  /// How many those are.
  public var disorder: Int { late.count }
  /// How many events were there twice, and count once.
  public var duplicates = 0

  /// Groups events by session, in the order the sessions begin in; events are sorted by time, and those with
  /// equal times keep the order of the file. O(n log n).
  ///
  /// - Parameters:
  ///   - idleGap: milliseconds without an event after which a session of the same key is another one.
  ///   - dropsDuplicates: whether an event that is there twice, with the same time, kind, screen and depth, counts once.
  public static func group(
    _ events: [TraceEvent], idleGap: Int64? = nil, dropsDuplicates: Bool = true
  ) -> [Session] {
    var sessions = grouped(events)
    if dropsDuplicates { for index in sessions.indices { sessions[index].dropDuplicates() } }
    guard let idleGap else { return sessions }
    return sessions.flatMap { $0.split(after: idleGap) }
  }

  private func split(after idleGap: Int64) -> [Session] {
    var parts: [Session] = []
    let late = Set(late)
    for (index, event) in events.enumerated() {
      if parts.isEmpty || event.time - events[index - 1].time > idleGap {
        parts.append(Session(key: parts.isEmpty ? key : "\(key) (\(parts.count + 1))", events: []))
      }
      if late.contains(index) { parts[parts.count - 1].late.append(parts[parts.count - 1].events.count) }
      parts[parts.count - 1].events.append(event)
    }
    if !parts.isEmpty { parts[0].duplicates = duplicates }
    return parts
  }

  private static func grouped(_ events: [TraceEvent]) -> [Session] {
    var order: [String: Int] = [:]
    var sessions: [Session] = []
    for event in events {
      if let known = order[event.session] {
        sessions[known].events.append(event)
      } else {
        order[event.session] = sessions.count
        sessions.append(Session(key: event.session, events: [event]))
      }
    }
    for index in sessions.indices { sessions[index].sort() }
    return sessions
  }

  /// Puts the events in the order of time, and notes which of them came late.
  private mutating func sort() {
    var latest = Int64.min
    var late: Set<Int> = []
    for (offset, event) in events.enumerated() {
      if event.time < latest { late.insert(offset) }
      latest = max(latest, event.time)
    }
    guard !late.isEmpty else { return }
    let sorted = events.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
    events = sorted.map(\.element)
    self.late = sorted.indices.filter { late.contains(sorted[$0].offset) }
  }

  /// Of events that agree in all that tells two apart, keeps the first.
  private mutating func dropDuplicates() {
    guard zip(events, events.dropFirst()).contains(where: { $0.time == $1.time }) else { return }
    var time = Int64.min
    var known: Set<Identity> = []
    var kept: [Int] = []
    for (index, event) in events.enumerated() {
      if event.time != time { known.removeAll(keepingCapacity: true) }
      time = event.time
      if known.insert(Identity(event)).inserted { kept.append(index) }
    }
    duplicates = events.count - kept.count
    guard duplicates > 0 else { return }
    let lateOnes = Set(late)
    late = kept.indices.filter { lateOnes.contains(kept[$0]) }
    events = kept.map { events[$0] }
  }

  /// What tells two events of one instant apart; a message and a change of the size class show no screen.
  private struct Identity: Hashable {
    var kind: TraceEvent.Kind
    var screen: Screen.ID?
    var depth: Int?
    var words: String?

    init(_ event: TraceEvent) {
      (kind, screen, depth) = (event.kind, event.screen, event.depth)
      if screen == nil { words = event.value ?? event.profile?.rawValue }
    }
  }
}
