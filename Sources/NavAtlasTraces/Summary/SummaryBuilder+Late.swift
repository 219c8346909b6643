extension SummaryBuilder {
  /// How many events of a session are looked through for the place of a late one: a session whose events all come in the
  /// reverse order is sorted faster when it is read again.
  private static let farthest = 1_024
  /// How many stretches a session may have while a log is read.
  private static let mostStretches = 16

  /// Sorts in an event that is not later than its session's last one.
  @inline(never) mutating func addLate(_ moment: Moment, to session: Int) {
    if !unsettled.isEmpty, unsettled[session] != nil { return }
    let last = open[session].stretch.last
    var (next, previous) = (EventHistory.start, open[session].tail)
    if moment.time < last.time {
      lateEvents += 1
      var steps = 0
      while history.isKept(previous), history.moment(previous).time > moment.time {
        steps += 1
        if steps > Self.farthest { return addBeyondHistory(moment, to: session) }
        next = previous
        previous = history.previous(next)
      }
      let isKnown = next >= 0 && (previous == EventHistory.start || history.isKept(previous))
      let isBefore = previous == EventHistory.start && isInEarlierStretch(moment, session)
      if !isKnown || isBefore { return addBeyondHistory(moment, to: session) }
    }
    switch options.dropsDuplicates && moment == last ? true : isRepeated(moment, from: previous) {
    case true?: duplicates += 1
    case nil where canReread: unsettle(session, at: moment)
    default:
      if next >= 0 {
        insert(moment, to: session, between: previous, and: next)
      } else {
        goOn(moment, session)
      }
    }
  }

  /// Whether an event is one of those at `index` and before it that have its time; `nil` where not all are known.
  private func isRepeated(_ moment: Moment, from index: Int) -> Bool? {
    guard options.dropsDuplicates else { return false }
    var index = index
    for _ in 0..<Self.farthest where history.isKept(index) {
      let known = history.moment(index)
      if known.time != moment.time { return false }
      if known == moment { return true }
      index = history.previous(index)
    }
    return index == EventHistory.start ? false : nil
  }

  private func isInEarlierStretch(_ moment: Moment, _ session: Int) -> Bool {
    earlier[session]?.last.map { moment.time <= $0.last.time } ?? false
  }

  private mutating func insert(_ moment: Moment, to session: Int, between previous: Int, and next: Int) {
    let following = history.moment(next)
    if previous >= 0 {
      let before = history.moment(previous)
      tallies.pair(before, following, -1)
      tallies.pair(before, moment, 1)
    } else {
      open[session].stretch.first = moment
    }
    tallies.pair(moment, following, 1)
    tallies.event(moment, 1)
    // The new record may take the place of the oldest one, so the link is set after it.
    let index = history.append(moment, after: previous)
    if history.isKept(next), next != index { history.link(next, to: index) }
  }

  /// Adds an event that is older than what is known of its session's latest stretch.
  private mutating func addBeyondHistory(_ moment: Moment, to session: Int) {
    if moment.time < open[session].stretch.first.time, extend(session, by: moment) { return }
    if canReread { unsettle(session, at: moment) } else { unplaced += 1 }
  }

  /// Stops counting a session at an event, until the log is read again.
  private mutating func unsettle(_ session: Int, at moment: Moment) {
    if moment.time < open[session].stretch.last.time { lateEvents -= 1 }
    join(session)
    unsettled[session] = Unsettled(joined: 0, stops: [0: events - 1])
    // So that no event counts as one in order any more.
    open[session].stretch.last.time = .max
  }

  /// Adds an event to a stretch before the latest one, or begins a new one; false where it falls inside of one.
  private mutating func extend(_ session: Int, by moment: Moment) -> Bool {
    var stretches = earlier[session] ?? []
    let index = (stretches.firstIndex { $0.first.time > moment.time } ?? stretches.count) - 1
    if index >= 0 {
      let last = stretches[index].last.time
      // Of events with equal times, one may be there twice.
      guard moment.time > last || (moment.time == last && !canReread) else { return false }
      if options.dropsDuplicates, moment == stretches[index].last {
        duplicates += 1
        return true
      }
      tallies.pair(stretches[index].last, moment, 1)
      stretches[index].last = moment
    } else if stretches.count == Self.mostStretches {
      return false
    } else {
      stretches.insert(Stretch(first: moment, last: moment), at: 0)
    }
    tallies.event(moment, 1)
    earlier[session] = stretches
    return true
  }
}
