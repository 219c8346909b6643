/// A session whose order could not be found while its log was read, and what was counted of it all the same.
struct Unsettled: Sendable {
  /// How many parts of the log were counted as if they were one, from the first one on.
  var joined: Int
  /// By part, how many of the part's events had been read when counting of the session stopped; all where absent.
  var stops: [Int: Int] = [:]
}

/// The events of unsettled sessions, collected in a second reading of the log.
public struct Settlement: ~Copyable, Sendable {
  struct Event: Sendable {
    var moment: Moment
    var part: Int
    /// The number of the event in its part.
    var ordinal: Int
  }

  var wanted = TokenTable()
  /// The numbers that the sessions have in the builder.
  var sessions: [Int] = []
  var events: [[Event]] = []
  private(set) var part = 0
  private var ordinal = 0

  public var isEmpty: Bool { sessions.isEmpty }

  /// Begins the next part.
  public mutating func endPart() {
    part += 1
    ordinal = 0
  }

  mutating func collect(_ batch: borrowing EventBatch, _ block: RawSpan, _ screens: inout TokenTable) {
    for event in batch.events {
      defer { ordinal += 1 }
      let known = batch.withBytes(of: event.session, block) { wanted.find(event.session, $0) }
      guard event.screen.count > 0, let index = known else { continue }
      let screen = batch.withBytes(of: event.screen, block) { screens.number(event.screen, $0) }
      let moment = Moment(time: event.time, screen: screen, kind: event.kind, depth: event.depth)
      events[index].append(Event(moment: moment, part: part, ordinal: ordinal))
    }
  }
}
