/// Checks that bytes are what every text input of ours is made of: UTF-8 without NUL.
public enum UTF8Text {
  /// Why bytes are not such text.
  public struct Defect: Error, Sendable, Hashable {
    public let position: TextPosition
    /// What is wrong, and what would be right.
    public let message: String
  }

  /// The text without its byte order mark, if it has one. O(n).
  ///
  /// - Throws: a ``Defect`` at the first byte that is not valid UTF-8, at the first NUL, or at the start where
  ///   the byte order mark is that of UTF-16 or UTF-32.
  public static func checked(_ bytes: [UInt8]) throws(Defect) -> ArraySlice<UInt8> {
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      throw defect(at: 0, in: bytes[...], "the text is UTF-16 or UTF-32; save it as UTF-8")
    }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      if byte == 0 {
        throw defect(at: index, in: text, "a NUL byte; this looks like a binary file, not text")
      }
      let length = byte < 0x80 ? 1 : sequenceLength(at: index, in: text)
      guard let length else {
        let hex = String(byte, radix: 16, uppercase: true)
        throw defect(at: index, in: text, "byte 0x\(hex) is not valid UTF-8; save the text as UTF-8")
      }
      index += length
    }
    return text
  }

  /// The length of the multi-byte sequence at `index`, or `nil` where it is not well-formed
  /// (the Unicode Standard, table 3-7).
  private static func sequenceLength(at index: Int, in text: ArraySlice<UInt8>) -> Int? {
    let (length, second): (Int, ClosedRange<UInt8>)
    switch text[index] {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard index + length <= text.endIndex, second.contains(text[index + 1]) else { return nil }
    let rest = text[(index + 2)..<(index + length)]
    return rest.allSatisfy { $0 & 0xC0 == 0x80 } ? length : nil
  }

  private static func defect(at offset: Int, in text: ArraySlice<UInt8>, _ message: String) -> Defect {
    Defect(position: TextPosition(of: offset, in: text), message: message)
  }
}

extension TextPosition {
  /// The position of a byte offset. O(n).
  init(of offset: Int, in text: ArraySlice<UInt8>) {
    let before = text[text.startIndex..<offset]
    let lineStart = (before.lastIndex(of: 0x0A) ?? text.startIndex - 1) + 1
    let line = before.reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
    self.init(line: line, column: 1 + before[lineStart...].count { $0 & 0xC0 != 0x80 })
  }
}
