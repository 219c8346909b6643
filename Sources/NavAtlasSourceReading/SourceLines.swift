/// The lines of a file, for what they tell before it is parsed.
package enum SourceLines {
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
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
