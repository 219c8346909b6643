/// An event as its session keeps it.
struct Moment: BitwiseCopyable, Sendable, Hashable {
  /// Milliseconds since 1970.
  var time: Int64
  /// The number of the screen.
  var screen: Int32
  /// The kind of the event and the height of the stack, by which two events of one instant are told apart.
  var detail: UInt32

  /// - Parameters:
  ///   - kind: the number of the kind among all.
  ///   - depth: the height of the stack; negative where it is not known.
  @inline(__always) init(time: Int64, screen: Int, kind: UInt8, depth: Int32) {
    self.time = time
    self.screen = Int32(truncatingIfNeeded: screen)
    detail = UInt32(kind) << 24 | UInt32(truncatingIfNeeded: depth &+ 1) & 0xFF_FFFF
  }

  var kind: UInt8 { UInt8(detail >> 24) }
  var depth: Int32 { Int32(detail & 0xFF_FFFF) - 1 }
}

/// A stretch of a session whose order is known: from its first event to its last.
struct Stretch: BitwiseCopyable, Sendable, Hashable {
  var first: Moment
  var last: Moment
}

/// What is known of a session while its log is read.
struct OpenSession: BitwiseCopyable, Sendable {
  /// The latest stretch; most sessions have no other.
  var stretch: Stretch
  /// Where the history has the last event, or one of ``EventHistory``'s marks.
  var tail: Int
}
