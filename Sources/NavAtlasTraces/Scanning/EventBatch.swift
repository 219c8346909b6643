/// Some bytes of a block of lines, and their hash.
public struct Token: Sendable {
  /// Where the bytes begin: in the block, or in ``EventBatch/decoded`` where ``isDecoded`` holds.
  public var start: Int32
  public var count: Int32
  public var hash: UInt64
  /// Whether the bytes had to be decoded, and so are not in the block as they are.
  public var isDecoded = false

  @inline(__always) init(_ block: RawSpan, _ start: Int, _ count: Int) {
    self.start = Int32(truncatingIfNeeded: start)
    self.count = Int32(truncatingIfNeeded: count)
    hash = block.hash(start, count)
  }
}

/// What counting needs to know of an event; its texts stay where they were read.
public struct ScannedEvent: Sendable {
  public var session: Token
  /// The screen that is visible after the event; empty where the event shows none.
  public var screen: Token
  /// Milliseconds since 1970.
  public var time: Int64
  /// The number of the event's kind among all.
  public var kind: UInt8
  /// The height of the stack after the event; negative where it is not known.
  public var depth: Int32

  /// The kind of the events that vendors record.
  static let screenKind = TraceEvent.Kind.screen.code
}

/// Some events on their way from a scanner to what counts them, and what was wrong with lines between them.
///
/// One batch is used over and over, so scanning allocates nothing for an event.
public struct EventBatch: ~Copyable, Sendable {
  /// How many events are handed over at a time.
  public static var capacity: Int { 512 }

  /// A line that holds no event that can be read.
  public struct BadLine: Sendable, Hashable {
    /// Counted from 1 in what one scanner read.
    public var line: Int
    public var column: Int?
    public var message: String
  }

  var events: [ScannedEvent] = []
  /// The texts of events that were decoded or put together.
  private(set) var decoded = Column<UInt8>()
  /// How many lines were read, in all batches.
  public private(set) var lines = 0
  /// How many of them hold no event that can be read.
  public private(set) var badLines = 0
  /// How many events recorders dropped, by what they tell.
  public private(set) var missingEvents = 0
  /// The first of the bad lines; at most ``TraceReading/reportLimit``.
  public private(set) var firstBadLines: [BadLine] = []

  public init() { events.reserveCapacity(Self.capacity) }

  @inline(__always) public var isFull: Bool { events.count >= Self.capacity }
  public var isEmpty: Bool { events.isEmpty }

  /// Forgets the events, not what is known of the lines.
  public mutating func clear() {
    events.removeAll(keepingCapacity: true)
    decoded.removeAll()
  }

  /// Counts a line that was read.
  @inline(__always) public mutating func endLine() { lines += 1 }

  @inline(__always) mutating func append(_ event: ScannedEvent) { events.append(event) }

  /// Counts the current line, which is not ended yet, as one that cannot be read.
  public mutating func report(_ message: String, column: Int? = nil) {
    badLines += 1
    guard firstBadLines.count < TraceReading.reportLimit else { return }
    firstBadLines.append(BadLine(line: lines + 1, column: column, message: message))
  }

  /// Adds a decoded event; one whose session or screen is longer than 1 MiB is none.
  public mutating func append(_ event: TraceEvent) {
    let longest = max(event.session.utf8.count, event.screen?.utf8.count ?? 0)
    guard longest <= NativeFormat.maximumLine else { return report("a name is longer than 1 MiB") }
    if event.kind == .gap { missingEvents += event.n ?? 0 }
    let session = keep(event.session)
    let screen = keep(event.screen ?? "")
    let depth = event.depth ?? event.path?.count
    append(
      ScannedEvent(
        session: session, screen: screen, time: event.time, kind: event.kind.code,
        depth: depth.map { Int32(clamping: $0) } ?? -1))
  }

  /// Lends the bytes that a token of an event is in, which was scanned from a block.
  @inline(__always) func withBytes<Result>(of token: Token, _ block: RawSpan, _ work: (RawSpan) -> Result)
    -> Result
  { token.isDecoded ? decoded.withBytes(work) : work(block) }

  /// The text of an event that was scanned from a block.
  func text(_ token: Token, _ block: RawSpan) -> String {
    if token.isDecoded { return decoded.text(Int(token.start), Int(token.count)) }
    let range = Int(token.start)..<Int(token.start + token.count)
    return String(decoding: block.bytes(range), as: UTF8.self)
  }

  private mutating func keep(_ text: String) -> Token {
    let bytes = Array(text.utf8)
    return keep(bytes.span.bytes, 0, bytes.count)
  }

  /// The token of a text.
  ///
  /// - Parameter lasts: whether the block is the one that lines are scanned from; otherwise a copy is kept.
  @inline(__always) mutating func token(_ field: Field, _ block: RawSpan, lasts: Bool) -> Token {
    lasts ? Token(block, field.start, field.count) : keep(block, field.start, field.count)
  }

  /// Keeps a copy of some bytes of a block that does not last.
  mutating func keep(_ block: RawSpan, _ start: Int, _ length: Int) -> Token {
    decoded.append(block, start, length)
    return lastToken(length)
  }

  /// Keeps two texts of a block with a slash between them.
  mutating func keep(_ first: Field, _ second: Field, _ block: RawSpan) -> Token {
    decoded.append(block, first.start, first.count)
    decoded.append(UInt8(ascii: "/"))
    decoded.append(block, second.start, second.count)
    return lastToken(first.count + 1 + second.count)
  }

  private func lastToken(_ length: Int) -> Token {
    var token = decoded.withBytes { Token($0, decoded.count - length, length) }
    token.isDecoded = true
    return token
  }

  /// Hands over decoded events, some hundred at a time.
  public static func handOver(_ events: [TraceEvent], _ body: (borrowing EventBatch, RawSpan) -> Void) {
    var batch = EventBatch()
    // All texts are in the batch.
    let block: [UInt8] = []
    for event in events {
      batch.append(event)
      if batch.isFull {
        body(batch, block.span.bytes)
        batch.clear()
      }
    }
    body(batch, block.span.bytes)
  }
}
