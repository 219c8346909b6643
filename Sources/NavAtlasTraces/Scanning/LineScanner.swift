/// Reads the events of a format whose every line stands for itself, in place and without allocating for an event.
///
/// A scanner keeps what it learns from one line for the next (a header, the order that members come in), never what an
/// event means: any lines of a log, read by any scanner of the format, give the same events.
public protocol LineScanner: ~Copyable, Sendable {
  /// Reads lines until the batch is full or the lines end.
  ///
  /// - Parameters:
  ///   - block: whole lines up to `end`, the last one with its line feed, and ``RawSpan/padding`` bytes behind them.
  ///   - offset: where the first line begins.
  /// - Returns: where the first line begins that was not read; `end` when all were.
  mutating func scan(_ block: RawSpan, from offset: Int, to end: Int, into batch: inout EventBatch) -> Int

  /// Reads a last line that no line feed ended, which may be torn; a line feed has been put behind it.
  mutating func scanTorn(_ block: RawSpan, from offset: Int, to end: Int, into batch: inout EventBatch)
}
