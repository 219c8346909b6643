/// Where a recorder's lines go.
///
/// A recorder calls its sink from one thread at a time, and never the thread of who records unless
/// ``RecorderOptions/writeInterval`` is 0.
public protocol TraceSink: Sendable {
  /// Takes lines, each ended by a line feed.
  ///
  /// - Parameter count: how many lines these are.
  func append(_ lines: [UInt8], count: Int) -> TraceReceipt
}

/// How much a sink took.
public struct TraceReceipt: Sendable, Hashable {
  /// How many of the lines, from the first.
  public var kept: Int
  /// Why it is not all of them.
  public var problem: String?

  public init(kept: Int, problem: String? = nil) {
    self.kept = kept
    self.problem = problem
  }
}

/// What became of the events so far.
public struct RecorderStatistics: Sendable, Hashable {
  /// How many events there were.
  public var recorded = 0
  /// How many of them the sink has.
  public var written = 0
  /// How many were dropped, because the buffer was full or the sink refused them.
  public var dropped = 0
  /// How many changes were told that cannot be: of a stack that the layout does not have, for example.
  public var rejected = 0
  /// How many wait to be written.
  public var waiting: Int { recorded - written - dropped }
  /// What went wrong last.
  public var problem: String?

  public init() {}
}
