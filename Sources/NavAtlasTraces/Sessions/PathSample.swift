/// The events of a few sessions, chosen by the hash of their keys: those with the lowest ones.
///
/// Which sessions these are depends on nothing but the keys that there are, and of each session the same events are
/// kept however the log was split, so samples of parts make the sample of the whole, in any order. The share of sessions
/// with a property is known to ±√(p(1−p)/n).
struct PathSample: Sendable {
  /// How many sessions are kept.
  static let capacity = 256
  /// How many events of a session are kept, the earliest ones.
  static let length = 100

  /// An event of a sampled session.
  struct Event: Sendable, Hashable {
    var time: Int64
    /// The number of the event among those of its time, in the log that it was read in.
    var rank: Int
    var screen: String
    var kind: UInt8
    var depth: Int32

    func isBefore(_ other: Event) -> Bool {
      if time != other.time { return time < other.time }
      if rank != other.rank { return rank < other.rank }
      if screen != other.screen { return screen < other.screen }
      return (kind, depth) < (other.kind, other.depth)
    }

    func equals(_ other: Event) -> Bool {
      (time, screen, kind, depth) == (other.time, other.screen, other.kind, other.depth)
    }
  }

  private(set) var sessions: [String: [Event]] = [:]
  /// The sessions by priority.
  private var order: [(priority: UInt64, key: String)] = []

  /// The place of a session in the sample: the lower, the sooner it is kept.
  static func priority(_ hash: UInt64) -> UInt64 {
    var mixed = hash &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// The highest priority that is kept.
  var threshold: UInt64 { order.count < Self.capacity ? .max : order[order.count - 1].priority }

  /// An estimate of how many sessions there are; exact while all are kept (Bar-Yossef et al. 2002).
  var sessionEstimate: Int {
    guard order.count >= Self.capacity, let last = order.last else { return order.count }
    return Int((Double(order.count - 1) / (Double(last.priority) / 0x1p64)).rounded())
  }

  /// The kept sessions' keys, in the order of their priority.
  var keys: [String] { order.map(\.key) }

  /// Keeps a session if its priority is low enough; says whether it is kept.
  mutating func admit(_ key: String, _ priority: UInt64) -> Bool {
    if priority > threshold { return false }
    if sessions[key] != nil { return true }
    let index = order.firstIndex { ($0.priority, $0.key) > (priority, key) } ?? order.count
    order.insert((priority, key), at: index)
    sessions[key] = []
    if order.count > Self.capacity { sessions[order.removeLast().key] = nil }
    return sessions[key] != nil
  }

  /// Adds the sessions of another part.
  mutating func add(_ part: PathSample, keepsRepeated: Bool) {
    for (priority, key) in part.order where admit(key, priority) {
      for event in part.sessions[key] ?? [] { add(event, to: key, keepsRepeated: keepsRepeated) }
    }
  }

  /// Adds an event to a session that is kept.
  mutating func add(_ event: Event, to key: String, keepsRepeated: Bool) {
    guard var events = sessions[key] else { return }
    if !keepsRepeated, let known = events.firstIndex(where: { $0.equals(event) }) {
      guard event.rank < events[known].rank else { return }
      events.remove(at: known)
    }
    let index = events.firstIndex { event.isBefore($0) } ?? events.count
    events.insert(event, at: index)
    if events.count > Self.length { events.removeLast() }
    sessions[key] = events
  }

  /// Until which time events of a session are kept.
  func end(of key: String) -> Int64 {
    guard let events = sessions[key] else { return .min }
    return events.count < Self.length ? .max : events[events.count - 1].time
  }

  /// How many events of a time a session has.
  func rank(of time: Int64, in key: String) -> Int { sessions[key]?.count { $0.time == time } ?? 0 }
}
