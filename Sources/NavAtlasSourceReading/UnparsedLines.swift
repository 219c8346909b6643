/// The lines of a file, for what they tell before it is parsed.
package enum UnparsedLines {
  package typealias Line = Slice<UnsafeBufferPointer<UInt8>>

  /// Gives the lines of a file whose first letter is one of a few, without the blanks before it. O(bytes)
  package static func forEach(
    in source: [UInt8], beginningWith letters: StaticString, _ body: (Line) -> Void
  ) {
    let first = UnsafeBufferPointer(start: letters.utf8Start, count: letters.utf8CodeUnitCount)
    source.withUnsafeBufferPointer { bytes in
      var start = 0
      while start < bytes.count {
        while start < bytes.count, bytes[start].isBlank { start += 1 }
        guard start < bytes.count else { return }
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
        if first.contains(bytes[start]) { body(bytes[start..<end]) }
        start = end + 1
      }
    }
  }
}

extension UInt8 {
  /// True for what stands between words of a line.
  package var isBlank: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\r")
  }

  /// True for what names are made of.
  package var isOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
