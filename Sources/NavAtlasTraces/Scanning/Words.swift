/// Reads of a block of lines, eight bytes at a time.
///
/// These and ``Column`` are where memory is read without checks. What holds it together: every block of lines ends with
/// a line feed and ``padding`` more bytes, scanning never goes on behind a line feed, and no read begins at an offset
/// further than `padding - 8` behind the byte it scans.
extension RawSpan {
  /// How many bytes can be read behind the last line of a block.
  public static var padding: Int { 64 }

  @inline(__always) func byte(_ offset: Int) -> UInt8 {
    assert(offset >= 0 && offset < byteCount)
    return unsafeLoad(fromUncheckedByteOffset: offset, as: UInt8.self)
  }

  /// The eight bytes from an offset on, the first one lowest.
  @inline(__always) func word(_ offset: Int) -> UInt64 {
    assert(offset >= 0 && offset + 8 <= byteCount)
    return UInt64(littleEndian: unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self))
  }

  /// The offset of the first line feed from `offset` on; there has to be one.
  func lineEnd(_ offset: Int) -> Int {
    var offset = offset
    while true {
      let found = Word.zeros(word(offset) ^ Word.lineFeeds)
      if found != 0 { return offset + found.trailingZeroBitCount >> 3 }
      offset += 8
    }
  }

  /// A copy of some bytes.
  func bytes(_ range: Range<Int>) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      for (index, offset) in range.enumerated() { buffer.initializeElement(at: index, to: byte(offset)) }
      count = range.count
    }
  }
}

/// Eight bytes in one word.
enum Word {
  static let lineFeeds: UInt64 = 0x0A0A_0A0A_0A0A_0A0A
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// The high bit of each byte that is zero; exact for the lowest one, which is all that is looked for.
  @inline(__always) static func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word & highs }

  /// The high bit of each byte that does not simply stand for itself in a JSON string: a quotation mark, a backslash,
  /// a control character, or one outside of ASCII. Exact for the lowest one.
  @inline(__always) static func special(_ word: UInt64) -> UInt64 {
    let quote = word ^ (ones &* 0x22)
    let backslash = word ^ (ones &* 0x5C)
    return
      (((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash) | ((word &- ones &* 0x20) & ~word)
      | word)
      & highs
  }

  /// The lowest `count` bytes set.
  @inline(__always) static func mask(_ count: Int) -> UInt64 {
    count >= 8 ? .max : (1 << UInt64(count << 3)) &- 1
  }
}

/// A text of at most 16 bytes as two words, or the hash of a longer one: equal texts are equal, and different ones of
/// at most 16 bytes differ.
struct ShortText: Equatable {
  var low: UInt64
  var high: UInt64
  var count: Int

  @inline(__always) init(_ block: RawSpan, _ start: Int, _ count: Int) {
    self.count = count
    if count <= 8 {
      (low, high) = (block.word(start) & Word.mask(count), 0)
    } else if count <= 16 {
      (low, high) = (block.word(start), block.word(start + 8) & Word.mask(count - 8))
    } else {
      (low, high) = (block.hash(start, count), 0)
    }
  }

  /// A text of at most 16 bytes.
  init(_ text: String) {
    (low, high, count) = (0, 0, text.utf8.count)
    for (index, byte) in text.utf8.enumerated() {
      if index < 8 {
        low |= UInt64(byte) << UInt64(index * 8)
      } else {
        high |= UInt64(byte) << UInt64(index * 8 - 64)
      }
    }
  }
}

extension RawSpan {
  /// A hash of some bytes, the same on every machine.
  @inline(__always) func hash(_ start: Int, _ count: Int) -> UInt64 {
    var hash = 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: count)
    var (offset, rest) = (start, count)
    while rest >= 8 {
      hash = (hash ^ word(offset)) &* 0xFF51_AFD7_ED55_8CCD
      hash ^= hash >> 32
      offset += 8
      rest -= 8
    }
    if rest > 0 {
      hash = (hash ^ (word(offset) & Word.mask(rest))) &* 0xFF51_AFD7_ED55_8CCD
      hash ^= hash >> 32
    }
    return hash ^ (hash >> 29)
  }

  /// Whether some bytes are those of another place.
  @inline(__always) func equals(_ start: Int, _ other: borrowing RawSpan, _ otherStart: Int, _ count: Int)
    -> Bool
  {
    var offset = 0
    while offset + 8 <= count {
      if word(start + offset) != other.word(otherStart + offset) { return false }
      offset += 8
    }
    let rest = Word.mask(count - offset)
    return offset == count || (word(start + offset) ^ other.word(otherStart + offset)) & rest == 0
  }
}
