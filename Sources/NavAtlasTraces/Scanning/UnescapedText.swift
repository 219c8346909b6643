/// What a JSON string says, in a buffer that is used again and again.
struct UnescapedText: Sendable {
  /// The text, a line feed, and padding.
  private(set) var bytes: [UInt8] = []
  private(set) var count = 0

  /// Unescapes a string that was passed over; false where it has escapes of Unicode characters.
  mutating func read(_ block: RawSpan, _ field: Field) -> Bool {
    let needed = field.count + 1 + RawSpan.padding
    if bytes.count < needed { bytes = [UInt8](repeating: 0, count: needed * 2) }
    var output = bytes.mutableSpan
    var target = output.mutableBytes
    guard let length = Self.unescape(block, field, into: &target) else { return false }
    count = length
    return true
  }

  /// Writes what a string says, and a line feed; gives the length.
  @inline(__always)
  private static func unescape(_ block: RawSpan, _ field: Field, into target: inout MutableRawSpan) -> Int? {
    var offset = field.start
    var count = 0
    while offset < field.end {
      let word = block.word(offset)
      target.storeBytes(of: word.littleEndian, toByteOffset: count, as: UInt64.self)
      let run = min(Word.firstBackslash(word), field.end - offset)
      offset += run
      count += run
      guard run < 8, offset < field.end else { continue }
      guard let character = character(block.byte(offset + 1)) else { return nil }
      target.storeBytes(of: character, toByteOffset: count, as: UInt8.self)
      offset += 2
      count += 1
    }
    target.storeBytes(of: 0x0A, toByteOffset: count, as: UInt8.self)
    return count
  }

  /// What a letter behind a backslash means.
  @inline(__always) private static func character(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }
}

extension Word {
  /// How many bytes stand before the first backslash; 8 where there is none.
  @inline(__always) fileprivate static func firstBackslash(_ word: UInt64) -> Int {
    zeros(word ^ 0x5C5C_5C5C_5C5C_5C5C).trailingZeroBitCount >> 3
  }
}
