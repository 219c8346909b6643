/// Reads a log block by block and hands over its events, some hundred at a time.
///
/// The memory it needs does not depend on the log: a block, the line that goes on behind it (at most 1 MiB, longer ones
/// are counted as bad), and one batch.
public struct LogScan: ~Copyable {
  private static let blockSize = 1 << 18

  private var scanner: any LineScanner & ~Copyable
  private var buffer = Column<UInt8>(capacity: 2 * blockSize)
  /// The lines read so far, and what was wrong with them; its events are those handed over last.
  public private(set) var batch = EventBatch()
  /// How many events were handed over.
  public private(set) var events = 0

  public init(_ scanner: consuming any LineScanner & ~Copyable) { self.scanner = scanner }

  /// Reads a source to its end.
  ///
  /// - Parameter body: counts the events of the batch, which were scanned from the span.
  public mutating func run<Source: ByteSource & ~Copyable>(
    _ source: inout Source, _ body: (borrowing EventBatch, RawSpan) -> Void
  ) throws(Source.Failure) {
    var isInLongLine = false
    while true {
      let read = try buffer.fill(Self.blockSize) { bytes throws(Source.Failure) in
        try source.read(into: bytes)
      }
      if isInLongLine { isInLongLine = !skipLongLine() }
      if let last = buffer.lastLineFeed() {
        scan(to: last + 1, body)
        buffer.removeFirst(last + 1)
      }
      if read == 0 { break }
      if buffer.count > NativeFormat.maximumLine {
        batch.report("the line is longer than 1 MiB")
        batch.endLine()
        buffer.removeAll()
        isInLongLine = true
      }
    }
    if buffer.count > 0 { scanTorn(body) }
  }

  /// Forgets the rest of a line that is too long; false where it goes on.
  private mutating func skipLongLine() -> Bool {
    let count = buffer.count
    let end = buffer.withBytes { block in (0..<count).first { block.byte($0) == 0x0A } }
    buffer.removeFirst(end.map { $0 + 1 } ?? count)
    return end != nil
  }

  private mutating func scan(to end: Int, _ body: (borrowing EventBatch, RawSpan) -> Void) {
    var offset = 0
    while offset < end {
      batch.clear()
      buffer.withBytes { block in
        offset = scanner.scan(block, from: offset, to: end, into: &batch)
        body(batch, block)
      }
      events += batch.events.count
    }
  }

  private mutating func scanTorn(_ body: (borrowing EventBatch, RawSpan) -> Void) {
    let count = buffer.count
    buffer.append([0x0A].span.bytes, 0, 1)
    batch.clear()
    buffer.withBytes { block in
      scanner.scanTorn(block, from: 0, to: count + 1, into: &batch)
      body(batch, block)
    }
    events += batch.events.count
    buffer.removeAll()
  }
}
