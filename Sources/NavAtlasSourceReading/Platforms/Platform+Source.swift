/// Which platform an app is for that no target tells, by what its files import and name outside of every `#if`.
extension Platform {
  /// - Parameter sources: the files' bytes.
  /// - Returns: iOS where nothing proves another one.
  ///
  /// O(bytes).
  public static func main(of sources: some Sequence<[UInt8]>) -> Platform { told(by: sources) ?? .ios }

  /// - Parameter sources: the files' bytes.
  /// - Returns: nil where nothing tells it.
  ///
  /// O(bytes).
  package static func told(by sources: some Sequence<[UInt8]>) -> Platform? {
    var words: Set<Substring> = []
    for source in sources { words.formUnion(Self.tellingWords(of: source)) }
    guard !words.contains("UIKit") else { return .ios }
    return signs.first { !$0.words.isDisjoint(with: words) }?.platform
  }

  /// What only code for one platform can name.
  private static let signs: [(platform: Platform, words: Set<Substring>)] = [
    (.macos, ["AppKit", "Cocoa", "NSApplicationDelegateAdaptor"]),
    (.watchos, ["WatchKit", "WKApplicationDelegateAdaptor", "WKExtensionDelegateAdaptor"]),
    (.tvos, ["TVUIKit", "TVServices"]),
  ]

  private static func tellingWords(of source: [UInt8]) -> [Substring] {
    var words: [Substring] = []
    var depth = 0
    // Most lines are nothing of that.
    UnparsedLines.forEach(in: source, beginningWith: "#@i") { line in
      if line.first == UInt8(ascii: "#") {
        if line.starts(with: "#if".utf8) { depth += 1 }
        if line.starts(with: "#endif".utf8) { depth -= 1 }
      }
      let isAttribute = line.first == UInt8(ascii: "@")
      guard depth == 0, isAttribute || line.starts(with: "import".utf8) else { return }
      let parts = line.split { !$0.isOfName && $0 != UInt8(ascii: ".") }.map {
        Substring(decoding: $0, as: UTF8.self)
      }
      if let place = parts.firstIndex(of: "import"), place + 1 < parts.count {
        // `import class UIKit.UIView` names a module, too.
        words += parts[(place + 1)...].compactMap { $0.split(separator: ".").first }
      } else if isAttribute, let attribute = parts.first {
        words.append(attribute)
      }
    }
    return words
  }
}
