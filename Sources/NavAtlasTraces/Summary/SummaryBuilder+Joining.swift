extension SummaryBuilder {
  /// Makes one stretch of all that a session has.
  mutating func join(_ session: Int) {
    guard let stretches = earlier[session] else { return }
    countJoints(of: session, 1)
    earlier[session] = nil
    let all = stretches + [open[session].stretch]
    if let first = all.first, let last = all.max(by: { $0.last.time < $1.last.time }) {
      open[session].stretch = Stretch(first: first.first, last: last.last)
    }
  }

  /// Adds what stands between the stretches of each session, or takes it back.
  mutating func countJoints(_ sign: Int) {
    for session in earlier.keys { countJoints(of: session, sign) }
  }

  /// Stretches that follow each other count as neighbours; where two overlap, nothing is known of what happened in
  /// which order, so nothing is counted between them.
  private mutating func countJoints(of session: Int, _ sign: Int) {
    guard let stretches = earlier[session], var latest = stretches.first?.last else { return }
    for next in stretches.dropFirst() + [open[session].stretch] {
      if next.first.time < latest.time {
        overlaps += sign
      } else if options.dropsDuplicates, next.first == latest {
        duplicates += sign
        tallies.event(latest, Int64(-sign))
      } else {
        tallies.pair(latest, next.first, Int64(sign))
      }
      if next.last.time >= latest.time { latest = next.last }
    }
  }
}
