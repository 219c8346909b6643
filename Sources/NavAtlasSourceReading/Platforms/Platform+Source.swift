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
    for bytes in source.split(separator: UInt8(ascii: "\n")) {
      let line = bytes.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      // Most lines are neither.
      guard let first = line.first, [UInt8(ascii: "#"), UInt8(ascii: "i"), UInt8(ascii: "@")].contains(first)
      else {
        continue
      }
      let text = String(decoding: line, as: UTF8.self)
      if text.hasPrefix("#if") { depth += 1 }
      if text.hasPrefix("#endif") { depth -= 1 }
      guard depth == 0 else { continue }
      let parts = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
      if let place = parts.firstIndex(of: "import"), place + 1 < parts.count {
        // `import class UIKit.UIView` names a module, too.
        words += parts[(place + 1)...].compactMap { $0.split(separator: ".").first }
      } else if text.hasPrefix("@"), let attribute = parts.first {
        words.append(attribute)
      }
    }
    return words
  }
}
