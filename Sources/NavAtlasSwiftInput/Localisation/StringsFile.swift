/// A table of strings as Xcode has always written it: `"settings.title" = "Settings";`.
enum StringsFile {
  /// Its words by key; nil where it is none. O(bytes).
  static func read(_ bytes: [UInt8]) -> [String: String]? {
    guard let text = utf8(bytes) else { return nil }
    // A property list without its braces.
    let list = [UInt8(ascii: "{")] + text + [UInt8(ascii: "}")]
    return (try? PropertyListParser.parse(list))?.dictionary?.compactMapValues(\.string)
  }

  /// The text, which older files have in UTF-16 with a mark of its order.
  private static func utf8(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else {
      return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    return String(validating: units, as: UTF16.self).map { Array($0.utf8)[...] }
  }
}
