/// What a server keeps and takes at most.
public struct LiveLimits: Sendable, Hashable {
  /// How many of the last events are kept; who joins late gets them, and who is slower than that is told of a gap.
  public var events = 2_000
  /// How many bytes the line of an event may have.
  public var line = 16 << 10
  /// How many bytes a request or a message may have.
  public var body = 1 << 20
  /// How many pages may watch.
  public var watchers = 32
  /// How many sessions are followed; of more, those that were quiet longest are forgotten.
  public var sessions = 200

  public init() {}

  /// How many events a page gets in one message.
  static let batch = 256
  /// How many lines are named that were rejected.
  static let namedLines = 20
}
