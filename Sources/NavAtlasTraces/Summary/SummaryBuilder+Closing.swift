/// From when to when a log goes, as far as single clocks that are wrong do not tell.
struct LogTimes: Sendable {
  var low = Int64.max
  var high = Int64.min
  /// With how many sessions those are looked for whose visits are over.
  var nextSweep = LogTimes.leastSweep

  static let leastSweep = 1 << 15

  /// Notes the median of a few of a batch's times.
  mutating func note(_ batch: borrowing EventBatch) {
    let count = batch.events.count
    guard count > 0 else { return }
    let times = (0..<5).map { batch.events[$0 * (count - 1) / 4].time }.sorted()
    low = min(low, times[2])
    high = max(high, times[2])
  }
}

extension SummaryBuilder {
  /// Closes visits that events of neighbouring parts cannot go on with: those that begin and end further from the log's
  /// ends than twice the idle gap, so events may be as late as the gap.
  ///
  /// What was closed needs no memory and no place in a document. It is exact where parts are cut by time or by session.
  mutating func closeVisits() {
    guard options.closesVisits, let gap = options.idleGap else { return }
    let distance = UInt64(max(gap, 0)) * 2
    func isOver(_ stretch: Stretch) -> Bool {
      stretch.first.time > times.low && UInt64(bitPattern: stretch.first.time &- times.low) > distance
        && stretch.last.time < times.high && UInt64(bitPattern: times.high &- stretch.last.time) > distance
    }
    var kept = TokenTable()
    var keptUnsettled: [Int: Unsettled] = [:]
    var keptEarlier: [Int: [Stretch]] = [:]
    var sessions = Column<OpenSession>()
    var sampled = Column<Int64>()
    for session in 0..<open.count {
      if unsettled[session] == nil, earlier[session] == nil, isOver(open[session].stretch) {
        tallies.ends(open[session].stretch, 1)
        continue
      }
      let number = kept.number(session, of: keys)
      sessions.append(open[session])
      if session < sampledUntil.count { sampled.append(sampledUntil[session]) }
      keptUnsettled[number] = unsettled[session]
      keptEarlier[number] = earlier[session]
    }
    keys = kept
    open = sessions
    sampledUntil = sampled
    unsettled = keptUnsettled
    earlier = keptEarlier
    times.nextSweep = max(LogTimes.leastSweep, open.count * 2)
  }
}
