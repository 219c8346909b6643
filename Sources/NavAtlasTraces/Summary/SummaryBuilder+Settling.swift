extension SummaryBuilder {
  /// How many sessions are settled in one more reading of the log.
  private static let settledAtOnce = 1 << 16

  /// Whether the log has to be read again, because the order of some sessions is not known.
  public var isUnsettled: Bool { !unsettled.isEmpty }

  /// What to collect in the next reading.
  public func settlement() -> Settlement {
    var settlement = Settlement()
    for session in unsettled.keys.sorted().prefix(Self.settledAtOnce) {
      _ = settlement.wanted.number(session, of: keys)
      settlement.sessions.append(session)
      settlement.events.append([])
    }
    return settlement
  }

  /// Collects events of a batch.
  public mutating func collect(
    _ batch: borrowing EventBatch, _ block: RawSpan, into settlement: inout Settlement
  ) {
    settlement.collect(batch, block, &screens)
    tallies.reserve(screens: screens.count)
  }

  /// Counts the collected sessions anew, in the order of all their events.
  public mutating func settle(_ settlement: consuming Settlement) {
    for (index, session) in settlement.sessions.enumerated() {
      guard let state = unsettled.removeValue(forKey: session) else { continue }
      let events = settlement.events[index]
      tallies.ends(open[session].stretch, 1)
      var joined: [Moment] = []
      var parts: [Int: [Moment]] = [:]
      for event in events {
        if event.part < state.joined {
          joined.append(event.moment)
        } else if event.ordinal < state.stops[event.part] ?? .max {
          parts[event.part, default: []].append(event.moment)
        }
      }
      count(joined, -1)
      for part in parts.values { count(part, -1) }
      guard let stretch = count(events.map(\.moment), 1) else { continue }
      tallies.ends(stretch, -1)
      open[session].stretch = stretch
    }
  }

  /// Adds what a session's events count, in the order of time and with both ends, or takes it back.
  ///
  /// - Parameter events: in the order of the log.
  @discardableResult
  private mutating func count(_ events: [Moment], _ sign: Int) -> Stretch? {
    var latest = Int64.min
    for event in events {
      if event.time < latest { lateEvents += sign }
      latest = max(latest, event.time)
    }
    let sorted = events.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
    var ordered: [Moment] = []
    var simultaneous: Set<Moment> = []
    for (_, event) in sorted {
      if ordered.last?.time != event.time { simultaneous = [] }
      let isNew = simultaneous.insert(event).inserted
      if options.dropsDuplicates, !isNew { duplicates += sign } else { ordered.append(event) }
    }
    for event in ordered { tallies.event(event, Int64(sign)) }
    for (first, second) in zip(ordered, ordered.dropFirst()) { tallies.pair(first, second, Int64(sign)) }
    guard let first = ordered.first, let last = ordered.last else { return nil }
    tallies.ends(Stretch(first: first, last: last), Int64(sign))
    return Stretch(first: first, last: last)
  }
}
