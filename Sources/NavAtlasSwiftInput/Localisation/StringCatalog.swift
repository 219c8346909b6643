import NavAtlasModel

/// A catalog of strings in all languages, as Xcode 15 and later write it (`.xcstrings`).
struct StringCatalog {
  /// The language in which the keys are written.
  var source: String
  /// By language, then by key.
  var words: [String: [String: String]]

  /// Nil where the file is no catalog. O(bytes).
  static func read(_ bytes: [UInt8]) -> StringCatalog? {
    guard let tree = try? JSONParser.parse(bytes), let strings = tree["strings"]?.members else { return nil }
    var words: [String: [String: String]] = [:]
    for entry in strings {
      for language in entry.value["localizations"]?.members ?? [] {
        if let text = text(of: language.value) { words[language.key, default: [:]][entry.key] = text }
      }
    }
    return StringCatalog(source: tree["sourceLanguage"]?.string ?? "en", words: words)
  }

  /// The words of one language; of the variations for a number, the one for many.
  private static func text(of node: JSONNode) -> String? {
    if let text = node["stringUnit"]?["value"]?.string { return text }
    for kind in node["variations"]?.members ?? [] {
      let variant = kind.value["other"] ?? kind.value.members?.first?.value
      if let text = variant?["stringUnit"]?["value"]?.string { return text }
    }
    return nil
  }
}
