/// What a recorder knows, behind its lock.
struct RecorderState: Sendable {
  var tracker: Tracker
  var buffer: EventBuffer
  var statistics = RecorderStatistics()
  /// Whether writing is arranged.
  var isScheduled = false
  /// Whether it was arranged to begin at once.
  var isUrgent = false
  private let writer: LineWriter
  private let clock: @Sendable () -> Int64
  private var url: OpenedURL?
  private var time = Int64.min
  /// The time of the last line.
  private var stamped = Int64.min
  /// The time of the last line that was taken to be written.
  private var taken = Int64.min
  private var problems: Set<String> = []

  /// A URL whose consequences are a part of its event.
  private struct OpenedURL: Sendable {
    var text: String
    /// Until when changes are consequences; `nil` until code says that they end.
    var end: Int64?
    var tab: Int
  }

  init(_ layout: RecordedLayout, _ options: RecorderOptions, session: String) {
    tracker = Tracker(layout)
    buffer = EventBuffer(limit: options.bufferLimit)
    writer = LineWriter(session: session, redaction: options.redaction)
    clock = options.clock
  }

  /// The time, which never runs backwards.
  private mutating func now() -> Int64 {
    time = max(time, clock())
    return time
  }

  /// The time of a line: readers take two of the same instant that show the same for one that came twice.
  private mutating func stamp(_ now: Int64) -> Int64 {
    stamped = stamped < now ? now : stamped + 1
    return stamped
  }

  // MARK: Events

  mutating func launch(_ profile: RecordedProfile?, _ rate: Double?) {
    var event = tracker.event(.launch)
    event.profile = profile
    if tracker.hasTabs { event.tab = tracker.tabs[tracker.selectedTab].key }
    append(event, at: now(), rate: rate)
  }

  /// Records what a change of the tracker gives.
  ///
  /// - Parameter isConsequence: whether the change may be a part of what a URL does.
  /// - Returns: whether there is something to write, and a problem that was not there before.
  mutating func change(
    isConsequence: Bool = true, _ change: (inout Tracker) throws(Tracker.Problem) -> RecordedEvent?
  ) -> (isWritten: Bool, problem: String?) {
    let now = now()
    if url.map({ !isConsequence || $0.end.map { $0 < now } ?? false }) == true { endURL(at: now) }
    do {
      guard let event = try change(&tracker) else { return (!buffer.isEmpty, nil) }
      if url == nil { append(event, at: now) }
      return (true, nil)
    } catch {
      statistics.rejected += 1
      return (!buffer.isEmpty, note(error.message))
    }
  }

  mutating func open(_ text: String, within milliseconds: Int64?) {
    let now = now()
    endURL(at: now)
    url = OpenedURL(text: text, end: milliseconds.map { now + $0 }, tab: tracker.selectedTab)
  }

  /// Writes the URL that was opened, with all that it did.
  mutating func endURL() { endURL(at: now()) }

  /// Writes the URL that was opened, if its time is over.
  mutating func endURLIfDue() {
    let now = now()
    if let end = url?.end, end < now { endURL(at: now) }
  }

  private mutating func endURL(at now: Int64) {
    guard let opened = url else { return }
    url = nil
    var event = tracker.event(.openURL)
    event.url = opened.text
    event.path = tracker[tracker.foreground].names
    if tracker.selectedTab != opened.tab { event.tab = tracker.tabs[tracker.selectedTab].key }
    append(event, at: now)
  }

  private mutating func append(_ event: RecordedEvent, at now: Int64, rate: Double? = nil) {
    statistics.recorded += 1
    let time = stamp(now)
    if !buffer.append({ writer.append(event, at: time, rate: rate, to: &$0) }) { statistics.dropped += 1 }
  }

  // MARK: Batches

  mutating func take() -> EventBuffer.Batch {
    (isScheduled, isUrgent) = (false, false)
    taken = stamped
    var time = max(now(), stamped)
    let batch = buffer.take { [tracker, writer] missing, lines in
      let events = tracker.afterGap(of: missing)
      for event in events {
        time += 1
        writer.append(event, at: time, to: &lines)
      }
      return events.count
    }
    if !buffer.isEmpty { stamped = time }
    return batch
  }

  /// Notes what became of a batch.
  ///
  /// - Returns: a problem that was not there before.
  mutating func settle(_ batch: EventBuffer.Batch, _ receipt: TraceReceipt) -> String? {
    let kept = min(max(receipt.kept, 0), batch.count)
    let lost = buffer.lose(batch, kept: kept) { [writer, taken] missing, lines in
      var gap = RecordedEvent(.gap)
      gap.n = missing
      writer.append(gap, at: taken, to: &lines)
    }
    statistics.written += batch.events - lost
    statistics.dropped += lost
    return receipt.problem.flatMap { note($0) }
  }

  /// Notes a problem; `nil` if it was there before.
  private mutating func note(_ problem: String) -> String? {
    statistics.problem = problem
    return problems.count < 100 && problems.insert(problem).inserted ? problem : nil
  }
}
