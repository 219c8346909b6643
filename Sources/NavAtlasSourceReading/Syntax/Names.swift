extension String {
  /// What follows the last dot.
  package var lastComponent: Substring {
    guard let dot = lastDot else { return self[...] }
    return self[utf8.index(after: dot)...]
  }

  /// What precedes the last dot.
  package var outerName: Substring? { lastDot.map { self[..<$0] } }

  private var lastDot: Index? {
    let offset = utf8.withContiguousStorageIfAvailable { $0.lastIndex(of: UInt8(ascii: ".")) }
    guard let offset else { return utf8.lastIndex(of: UInt8(ascii: ".")) }
    return offset.map { utf8.index(startIndex, offsetBy: $0) }
  }
}

extension StringProtocol {
  /// True for what is called like a type. O(1)
  package var beginsUppercase: Bool {
    guard let byte = utf8.first else { return false }
    return byte < 0x80
      ? (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) : first?.isUppercase ?? false
  }

  /// True for what is called like a function or a case. O(1)
  package var beginsLowercase: Bool {
    guard let byte = utf8.first else { return false }
    return byte < 0x80
      ? (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) : first?.isLowercase ?? false
  }
}
