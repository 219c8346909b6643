/// Counts what sessions do, event by event; parts of a log that were counted apart can be put together.
///
/// A session's events count in the order of time; with equal times, in that of the log. A late event is sorted in among
/// the latest events, and what its neighbours had counted is taken back. All that is counted is a sum over events or
/// over neighbours, so this is exact.
public struct SummaryBuilder: ~Copyable, Sendable {
  public let options: SummaryOptions
  var screens = TokenTable()
  var keys = TokenTable()
  var open = Column<OpenSession>()
  var history: EventHistory
  var tallies: Tallies
  var sample = PathSample()
  var times = LogTimes()
  /// By session, until which time its events are sampled.
  var sampledUntil = Column<Int64>()
  /// Stretches of a session before the one in ``open``, for the few sessions that have more than one; sorted.
  var earlier: [Int: [Stretch]] = [:]
  /// Sessions whose order is not known until the log is read again.
  var unsettled: [Int: Unsettled] = [:]
  /// How many parts were put together.
  var parts = 1
  /// Whether the log can be read again, so that the order of every session can be found.
  public var canReread = false

  public internal(set) var events = 0
  /// Lines without an event that can be read.
  public var badLines = 0
  /// Events that the log has behind a later one of their session.
  public internal(set) var lateEvents = 0
  /// Events that were there already.
  public internal(set) var duplicates = 0
  /// Events that came too late for a place to be found, in a log that cannot be read again.
  public internal(set) var unplaced = 0

  /// Pairs of stretches of a session that overlap, so that the order of their events is not known.
  public internal(set) var overlaps = 0

  public init(_ options: SummaryOptions = .init()) {
    self.options = options
    history = EventHistory(capacity: options.window)
    tallies = Tallies(options)
  }

  /// Counts the events of a batch; `block` is where it was scanned from.
  public mutating func add(_ batch: borrowing EventBatch, _ block: RawSpan) {
    for index in batch.events.indices {
      let event = batch.events[index]
      events += 1
      guard event.screen.count > 0 else { continue }
      let session = batch.withBytes(of: event.session, block) { keys.number(event.session, $0) }
      let screen = batch.withBytes(of: event.screen, block) { screens.number(event.screen, $0) }
      tallies.reserve(screens: screen + 1)
      let moment = Moment(time: event.time, screen: screen, kind: event.kind, depth: event.depth)
      if options.measures {
        if session == sampledUntil.count { beginSampling(session, event.session.hash) }
        if moment.time <= sampledUntil[session] { addToSample(moment, session) }
      }
      add(moment, to: session)
    }
    guard options.closesVisits else { return }
    times.note(batch)
    if open.count >= times.nextSweep { closeVisits() }
  }

  @inline(__always) private mutating func add(_ moment: Moment, to session: Int) {
    if session == open.count {
      let tail = history.append(moment, after: EventHistory.start)
      open.append(OpenSession(stretch: Stretch(first: moment, last: moment), tail: tail))
      return tallies.event(moment, 1)
    }
    if moment.time > open[session].stretch.last.time {
      goOn(moment, session)
    } else {
      addLate(moment, to: session)
    }
  }

  /// Adds an event behind all others of its session.
  @inline(__always) mutating func goOn(_ moment: Moment, _ session: Int) {
    tallies.event(moment, 1)
    tallies.pair(open[session].stretch.last, moment, 1)
    let tail = history.append(moment, after: open[session].tail)
    open[session].stretch.last = moment
    open[session].tail = tail
  }
}

extension SummaryBuilder {
  /// Counts decoded events.
  public mutating func add(_ events: [TraceEvent]) { EventBatch.handOver(events) { add($0, $1) } }
}
