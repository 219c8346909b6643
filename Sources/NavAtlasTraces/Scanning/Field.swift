/// Where a value of interest stands in a block.
struct Field: BitwiseCopyable, Sendable {
  enum Kind: UInt8, BitwiseCopyable, Sendable {
    /// There is no such value, or null.
    case absent
    case text
    /// A text with escapes, which is not what it looks like.
    case escapedText
    case number
    case list
    /// True, false, or an object.
    case other
  }

  private var first: Int32 = 0
  private var length: Int32 = 0
  private(set) var kind = Kind.absent
  /// What the value is for.
  private(set) var role = RecordShape.noRole

  /// There is no such value.
  @inline(__always) init() {}

  @inline(__always) init(start: Int, count: Int, kind: Kind, role: UInt8) {
    first = Int32(truncatingIfNeeded: start)
    length = Int32(truncatingIfNeeded: count)
    self.kind = kind
    self.role = role
  }

  /// Behind the opening quotation mark of a text.
  @inline(__always) var start: Int { Int(first) }
  /// How many bytes it has, of a text those between the quotation marks.
  @inline(__always) var count: Int { Int(length) }
  @inline(__always) var end: Int { start &+ count }

  @inline(__always) var isAbsent: Bool { kind == .absent }
  /// Whether this is a text, not an empty one, that means what it looks like.
  @inline(__always) var isPlainText: Bool { kind == .text && count > 0 }
  /// Whether this is a text or a number that can be taken as it stands.
  @inline(__always) var isPlain: Bool { isPlainText || kind == .number }

  @inline(__always) func text(_ block: RawSpan) -> ShortText { ShortText(block, start, count) }
}
