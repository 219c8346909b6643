/// The visits of a summary's sampled sessions, screen by screen: what whole paths are told from.
///
/// The share of visits with a property differs from that of all visits by about √(p(1−p)/n).
public struct SampledVisits: Sendable, Hashable {
  /// A visit's screens in their order.
  public struct Visit: Sendable, Hashable {
    public var screens: [String]
    /// False where a session has more events than are kept of it, so that the visit may go on.
    public var isWhole: Bool
  }

  /// A path that visits took, from start to end.
  public struct Variant: Sendable, Hashable {
    public var path: [String]
    public var visits: Int
  }

  /// Going to a screen and straight back.
  public struct Return: Sendable, Hashable {
    public var from: String
    public var over: String
    public var count: Int
  }

  public var visits: [Visit]
  public var sessions: Int
  /// Whether these are all visits there are, and whole.
  public var isAll: Bool

  init(_ sample: PathSample, idleGap: Int64?) {
    visits = []
    for key in sample.keys {
      let events = sample.sessions[key] ?? []
      let first = visits.count
      for (index, event) in events.enumerated() {
        let isNew = index == 0 || idleGap.map { event.time - events[index - 1].time > $0 } ?? false
        if isNew { visits.append(Visit(screens: [], isWhole: true)) }
        visits[visits.count - 1].screens.append(event.screen)
      }
      if events.count >= PathSample.length, visits.count > first { visits[visits.count - 1].isWhole = false }
    }
    sessions = sample.keys.count
    isAll = sessions < PathSample.capacity && visits.allSatisfy(\.isWhole)
  }

  /// The paths of whole visits, the most frequent first.
  public var variants: [Variant] {
    Dictionary(grouping: visits.filter(\.isWhole), by: \.screens)
      .map { Variant(path: $0.key, visits: $0.value.count) }
      .sorted { one, other in
        one.visits == other.visits
          ? one.path.lexicographicallyPrecedes(other.path) : one.visits > other.visits
      }
  }

  /// How often visits went to another screen and straight back, the most frequent first.
  public var returns: [Return] {
    var counts: [[String]: Int] = [:]
    for visit in visits {
      let path = visit.screens
      for (index, screen) in path.enumerated().dropFirst(2)
      where screen == path[index - 2] && screen != path[index - 1] {
        counts[[screen, path[index - 1]], default: 0] += 1
      }
    }
    return counts.map { Return(from: $0.key[0], over: $0.key[1], count: $0.value) }
      .sorted { ($1.count, $0.from, $0.over) < ($0.count, $1.from, $1.over) }
  }
}
