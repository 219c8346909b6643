import NavAtlasSourceReading

/// What the lines of a Swift file tell before it is parsed.
enum SourceText {
  private static let kinds: [StaticString] = [
    "struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "actor",
  ]
  private static let levels: [StaticString] = ["public", "package", "internal", "fileprivate", "private"]

  /// The modules that it imports. O(bytes).
  static func modules(_ source: [UInt8]) -> [String] {
    var modules: [String] = []
    // `import`, an attribute, or a level of access such as `fileprivate` begins such a line.
    UnparsedLines.forEach(in: source, beginningWith: "i@pf") { line in
      if let module = module(line) { modules.append(module) }
    }
    return modules
  }

  private static func module(_ line: UnparsedLines.Line) -> String? {
    guard line.count < 200, mayImport(line) else { return nil }
    let words = line.split { $0.isBlank }
    guard let keyword = words.firstIndex(where: { $0.elementsEqual("import".utf8) }),
      words[..<keyword].allSatisfy({ $0.first == UInt8(ascii: "@") || isAny(levels, $0) })
    else { return nil }
    let name = words[(keyword + 1)...].first { !isAny(kinds, $0) }
    return name?.split { !$0.isOfName }.first.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func isAny(_ words: [StaticString], _ word: UnparsedLines.Line) -> Bool {
    words.contains { other in other.withUTF8Buffer { word.elementsEqual($0) } }
  }

  /// True where a line has the keyword, or a name with it.
  private static func mayImport(_ line: UnparsedLines.Line) -> Bool {
    if line.starts(with: "import".utf8) { return true }
    return line.indices.contains { line[$0] == UInt8(ascii: "i") && line[$0...].starts(with: "import ".utf8) }
  }

  /// True where it has what a program begins with.
  static func isMain(_ source: [UInt8]) -> Bool {
    String(decoding: source, as: UTF8.self).split(whereSeparator: \.isNewline).contains { line in
      let line = line.drop(while: \.isWhitespace)
      return line.hasPrefix("@main") || line.hasPrefix("@UIApplicationMain")
    }
  }

  /// True where it has an app: `@main struct X: App`.
  static func isApp(_ source: [UInt8]) -> Bool {
    let text = String(decoding: source, as: UTF8.self)
    guard let start = text.firstRange(of: "@main") else { return false }
    let header = text[start.upperBound...].prefix { $0 != "{" }
    return header.contains(":")
      && header.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains("App")
  }
}
