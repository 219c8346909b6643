extension SummaryBuilder {
  /// Why two summaries cannot be put together.
  public enum Mismatch: Error, Sendable, Hashable {
    /// They end visits after different pauses.
    case idleGaps
    /// Only one of them counts repeated events once.
    case duplicates
  }

  /// Adds a summary of other events.
  ///
  /// In whatever order and groups summaries are merged, the result is the same: sums add up, and of each session the
  /// stretches are kept that were counted apart, so that what comes between two of them later finds its place. Where two
  /// stretches overlap, nothing is counted between them, and ``overlaps`` says how often. Events with equal times at the
  /// ends of two stretches are ordered by the names of their screens.
  public mutating func merge(_ other: consuming SummaryBuilder) throws(Mismatch) {
    if options.idleGap != other.options.idleGap { throw .idleGaps }
    if options.dropsDuplicates != other.options.dropsDuplicates { throw .duplicates }
    let numbers = (0..<other.screens.count).map { screens.number($0, of: other.screens) }
    tallies.reserve(screens: screens.count)
    tallies.add(other.tallies, numbers)
    for number in 0..<other.open.count {
      let session = keys.number(number, of: other.keys)
      let stretches = ((other.earlier[number] ?? []) + [other.open[number].stretch]).map {
        $0.renumbered(numbers)
      }
      if session == open.count, let last = stretches.last {
        open.append(OpenSession(stretch: last, tail: EventHistory.forgotten))
        if stretches.count > 1 { set(stretches, of: session) }
      } else {
        set((earlier[session] ?? []) + [open[session].stretch] + stretches, of: session)
      }
    }
    addSample(other.sample)
    events += other.events
    badLines += other.badLines
    lateEvents += other.lateEvents
    duplicates += other.duplicates
    unplaced += other.unplaced
  }

  /// Counts the ends of sessions and what stands between their stretches, or takes it back: what a document shows, and
  /// what parts that are still to come may change.
  mutating func countOpenEnds(_ sign: Int) {
    countJoints(sign)
    for session in 0..<open.count {
      var stretch = open[session].stretch
      if let stretches = earlier[session], let first = stretches.first {
        let latest = stretches.reduce(stretch) { $1.last.time > $0.last.time ? $1 : $0 }
        stretch = Stretch(first: first.first, last: latest.last)
      }
      tallies.ends(stretch, Int64(sign))
    }
  }
}
