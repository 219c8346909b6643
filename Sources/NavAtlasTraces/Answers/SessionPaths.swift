/// The visits of logs in the order of time, for questions that sums do not answer.
///
/// It holds all events, 24 bytes each, so that the order of every session is exact.
public struct SessionPaths: ~Copyable, Sendable {
  /// A visit's screens, by number, and when they were shown.
  public struct Visit: Sendable, Hashable {
    public var screens: [Int] = []
    /// Milliseconds since 1970.
    public var times: [Int64] = []
  }

  public let options: SummaryOptions
  private var screens = TokenTable()
  private var keys = TokenTable()
  private var moments = Column<Moment>()
  /// By event, the number of its session.
  private var owners = Column<Int32>()

  public init(_ options: SummaryOptions = .init()) { self.options = options }

  public var isEmpty: Bool { moments.count == 0 }

  /// The names of the screens, by number.
  public var names: [String] { (0..<screens.count).map { screens.text($0) } }

  /// Adds the events of a batch; `block` is where it was scanned from.
  public mutating func add(_ batch: borrowing EventBatch, _ block: RawSpan) {
    for index in batch.events.indices {
      let event = batch.events[index]
      guard event.screen.count > 0 else { continue }
      let session = batch.withBytes(of: event.session, block) { keys.number(event.session, $0) }
      let screen = batch.withBytes(of: event.screen, block) { screens.number(event.screen, $0) }
      owners.append(Int32(truncatingIfNeeded: session))
      moments.append(Moment(time: event.time, screen: screen, kind: event.kind, depth: event.depth))
    }
  }

  /// Adds the events of the part of a log behind this one.
  public mutating func append(_ part: borrowing SessionPaths) {
    let screens = (0..<part.screens.count).map { self.screens.number($0, of: part.screens) }
    let keys = (0..<part.keys.count).map { self.keys.number($0, of: part.keys) }
    for index in 0..<part.moments.count {
      var moment = part.moments[index]
      moment.screen = Int32(truncatingIfNeeded: screens[Int(moment.screen)])
      moments.append(moment)
      owners.append(Int32(truncatingIfNeeded: keys[Int(part.owners[index])]))
    }
  }

  /// Hands over every visit, session by session. O(n) for n events in order, O(n log n) at worst.
  public func forEachVisit(_ body: (Visit) -> Void) {
    var ends = [Int](repeating: 0, count: keys.count)
    for index in 0..<owners.count { ends[Int(owners[index])] += 1 }
    var sum = 0
    for session in ends.indices {
      sum += ends[session]
      ends[session] = sum - ends[session]
    }
    // While events are put in their places, each end moves from where its session begins to where it ends.
    var order = [Int32](repeating: 0, count: owners.count)
    for index in 0..<owners.count {
      let session = Int(owners[index])
      order[ends[session]] = Int32(truncatingIfNeeded: index)
      ends[session] += 1
    }
    var begin = 0
    for end in ends {
      hand(order[begin..<end].map { moments[Int($0)] }, body)
      begin = end
    }
  }

  /// Hands over the visits of a session's events, which are in the order of the log.
  private func hand(_ events: [Moment], _ body: (Visit) -> Void) {
    var visit = Visit()
    var simultaneous: [Moment] = []
    for event in events.inTime {
      if simultaneous.last?.time != event.time { simultaneous = [] }
      if options.dropsDuplicates, simultaneous.contains(event) { continue }
      simultaneous.append(event)
      if let last = visit.times.last, let gap = options.idleGap,
        UInt64(bitPattern: event.time &- last) > UInt64(max(gap, 0))
      {
        body(visit)
        visit = Visit()
      }
      visit.screens.append(Int(event.screen))
      visit.times.append(event.time)
    }
    if !visit.screens.isEmpty { body(visit) }
  }
}

extension [Moment] {
  /// In the order of time; with equal times, in that of the log.
  fileprivate var inTime: [Moment] {
    if zip(self, dropFirst()).allSatisfy({ $0.time <= $1.time }) { return self }
    return enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
  }
}
