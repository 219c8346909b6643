/// Lines that wait to be written, and what is known of events that cannot be.
struct EventBuffer: Sendable {
  /// Lines on their way to a sink: first those that tell of a gap, then events.
  struct Batch: Sendable {
    var lines: [UInt8] = []
    var count = 0
    /// How many of the lines are events.
    var events = 0
    /// How many missing events the first line tells of.
    var gap = 0
  }

  let limit: Int
  private var batch = Batch()
  /// How many events were dropped since the last line; they are told before anything is added.
  private var missing = 0

  init(limit: Int) { self.limit = limit }

  var isEmpty: Bool { batch.count == 0 }
  var size: Int { batch.lines.count }

  /// Adds the line of an event; false if there is no room.
  mutating func append(_ write: (inout [UInt8]) -> Void) -> Bool {
    let start = batch.lines.count
    if missing == 0 { write(&batch.lines) }
    guard missing == 0, batch.lines.count <= limit else {
      batch.lines.removeLast(batch.lines.count - start)
      missing += 1
      return false
    }
    batch.count += 1
    batch.events += 1
    return true
  }

  /// Takes all that waits; what is missing after it is told by the first lines of the next batch.
  ///
  /// - Parameter tell: writes the lines that tell of a number of missing events.
  /// - Returns: the batch.
  mutating func take(tell: (_ missing: Int, inout [UInt8]) -> Int) -> Batch {
    defer {
      batch = Batch()
      if missing > 0 {
        batch.count = tell(missing, &batch.lines)
        batch.gap = missing
        missing = 0
      }
    }
    return batch
  }

  /// Notes that a sink kept only some lines of a batch, by a line before all that came since.
  ///
  /// - Parameter tell: writes the line that tells of a number of missing events.
  /// - Returns: how many events were lost.
  mutating func lose(_ lost: Batch, kept: Int, tell: (_ missing: Int, inout [UInt8]) -> Void) -> Int {
    let events = min(lost.events, lost.count - kept)
    let missing = events + (kept == 0 ? lost.gap : 0)
    guard missing > 0 else { return 0 }
    var lines: [UInt8] = []
    tell(missing, &lines)
    batch.lines = lines + batch.lines
    batch.count += 1
    batch.gap += missing
    return events
  }
}
