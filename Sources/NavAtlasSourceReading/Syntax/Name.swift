/// A name that tables are asked for.
@usableFromInline package struct Name: NumberedKey, Sendable {
  @usableFromInline package let text: String

  @inlinable package init(_ text: String) { self.text = text }

  @inlinable package var keyNumber: Int { text.keyNumber }
}

extension Name: ExpressibleByStringLiteral {
  @inlinable package init(stringLiteral text: String) { self.init(text) }
}

extension String {
  /// A number of its bytes, eight at a time; equal texts have equal ones. O(length).
  @inlinable package var keyNumber: Int {
    // Texts outside of ASCII are equal in several spellings, which the standard hash knows.
    utf8.withContiguousStorageIfAvailable { Self.keyNumber(of: $0) }?.flatMap(\.self) ?? hashValue
  }

  /// - Returns: nothing for bytes outside of ASCII.
  @inlinable static func keyNumber(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let all = UnsafeRawBufferPointer(bytes)
    var number = UInt64(truncatingIfNeeded: all.count)
    var seen: UInt64 = 0
    func add(_ word: UInt64) {
      seen |= word
      number = (number ^ word) &* 0x9E37_79B9_7F4A_7C15
      number ^= number &>> 29
    }
    func word<Word: FixedWidthInteger>(_ type: Word.Type, at position: Int) -> UInt64 {
      UInt64(truncatingIfNeeded: all.loadUnaligned(fromByteOffset: position, as: type))
    }
    // The last word may begin in the one before it.
    switch all.count {
    case 8...:
      for position in stride(from: 0, to: all.count - 8, by: 8) { add(word(UInt64.self, at: position)) }
      add(word(UInt64.self, at: all.count - 8))
    case 4...: add(word(UInt32.self, at: 0) &<< 32 | word(UInt32.self, at: all.count - 4))
    case 2...: add(word(UInt16.self, at: 0) &<< 16 | word(UInt16.self, at: all.count - 2))
    case 1: add(UInt64(all[0]))
    default: break
    }
    return seen & 0x8080_8080_8080_8080 == 0 ? Int(truncatingIfNeeded: number) : nil
  }
}
