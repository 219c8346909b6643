extension SummaryBuilder {
  /// Sorts in an event that is not later than its session's last one.
  @inline(never) mutating func addLate(_ moment: Moment, to session: Int) {
    if unsettled[session] != nil { return }
    let stretch = open[session].stretch
    if moment.time == stretch.last.time {
      duplicates += 1
      return
    }
    lateEvents += 1
    var next = open[session].tail
    guard history.isKept(next) else { return addBeyondHistory(moment, to: session) }
    var previous = history.previous(next)
    while previous >= 0, history.moment(previous).time > moment.time {
      next = previous
      previous = history.previous(next)
    }
    let isBefore = previous == EventHistory.start && isInEarlierStretch(moment, session)
    if previous == EventHistory.forgotten || isBefore { return addBeyondHistory(moment, to: session) }
    if isRepeated(moment, from: previous) {
      duplicates += 1
      return
    }
    insert(moment, to: session, between: previous, and: next)
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
    if canReread {
      join(session)
      unsettled[session] = Unsettled(joined: 0, stops: [0: events - 1])
      // So that no event counts as one in order any more.
      open[session].stretch.last.time = .max
    } else {
      unplaced += 1
    }
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
    } else {
      stretches.insert(Stretch(first: moment, last: moment), at: 0)
    }
    tallies.event(moment, 1)
    earlier[session] = stretches
    return true
  }
}
