/// A scanner that reads plain lines in place and leaves all others to its format's decoder, whose word is final:
/// reading in place is only ever a faster way to the same event.
protocol PlainLineScanner: LineScanner, ~Copyable {
  /// Reads a line in place, and adds its event where it holds one.
  ///
  /// - Returns: the offset of its line feed, or ``JSONCursor/odd`` where the decoder shall read it.
  mutating func line(_ block: RawSpan, _ start: Int, into batch: inout EventBatch) -> Int

  /// Reads a line by all rules.
  ///
  /// - Parameter isTorn: whether nothing ended the line; then it may be unfinished.
  mutating func decode(_ bytes: [UInt8], isTorn: Bool) -> DecodedLine
}

/// What a line says.
enum DecodedLine {
  case nothing
  case event(TraceEvent)
  case bad(String, column: Int?)
}

extension PlainLineScanner where Self: ~Copyable {
  mutating func scan(_ block: RawSpan, from offset: Int, to end: Int, into batch: inout EventBatch) -> Int {
    var offset = offset
    while offset < end, !batch.isFull {
      let next = line(block, offset, into: &batch)
      if next < 0 {
        let lineEnd = block.lineEnd(offset)
        decode(block, offset..<lineEnd, isTorn: false, into: &batch)
        offset = lineEnd + 1
      } else {
        offset = next + 1
      }
      batch.endLine()
    }
    return offset
  }

  mutating func scanTorn(_ block: RawSpan, from offset: Int, to end: Int, into batch: inout EventBatch) {
    let next = line(block, offset, into: &batch)
    if next < 0 { decode(block, offset..<(end - 1), isTorn: true, into: &batch) }
    batch.endLine()
  }

  private mutating func decode(
    _ block: RawSpan, _ line: Range<Int>, isTorn: Bool, into batch: inout EventBatch
  ) {
    switch decode(block.bytes(line), isTorn: isTorn) {
    case .nothing: break
    case .event(let event): batch.append(event)
    case .bad(let message, let column): batch.report(message, column: column)
    }
  }
}
