public import NavAtlasModel

/// The words behind the keys that an app's source writes for them.
public struct Localisation: Sendable {
  /// What is read of a file of strings.
  public struct Table: Sendable {
    /// By language, then by key.
    let words: [String: [String: String]]
    /// The language in which its keys are written, where it says so.
    let source: String?
    /// True for `Localizable`, in which keys are looked up that name no table.
    let isDefault: Bool

    /// Reads `….lproj/Name.strings` or `Name.xcstrings`; nil where it is neither. O(bytes).
    public init?(_ bytes: [UInt8], path: String) {
      let parts = path.split(separator: "/")
      guard let name = parts.last else { return nil }
      isDefault = name.hasPrefix("Localizable.")
      if name.hasSuffix(".xcstrings") {
        guard let catalog = StringCatalog.read(bytes) else { return nil }
        (words, source) = (catalog.words, catalog.source)
      } else {
        guard let language = Localisation.language(ofStrings: path), let found = StringsFile.read(bytes)
        else {
          return nil
        }
        (words, source) = ([language: found], nil)
      }
    }
  }

  private let tables: [[String: String]]
  /// The languages that there are, sorted.
  public let languages: [String]

  /// - Parameters:
  ///   - tables: in the order of their paths.
  ///   - development: the language that the project is developed in, where it says so.
  ///   - language: the language to show; that of the development where nil.
  public init(_ tables: [Table], development: String?, language: String?) {
    languages = Set(tables.flatMap(\.words.keys)).sorted()
    let source = development ?? tables.lazy.compactMap(\.source).first ?? "en"
    let wanted = [language, language.flatMap(Self.plain), source, Self.plain(source), "Base", "en"]
    let sorted = tables.filter(\.isDefault) + tables.filter { !$0.isDefault }
    self.tables = wanted.compactMap(\.self).flatMap { language in sorted.compactMap { $0.words[language] } }
  }

  /// The language of `de.lproj/Localizable.strings`; nil for other files.
  public static func language(ofStrings path: String) -> String? {
    let parts = path.split(separator: "/")
    guard path.hasSuffix(".strings"), let folder = parts.dropLast().last, folder.hasSuffix(".lproj") else {
      return nil
    }
    return String(folder.dropLast(6))
  }

  /// True for a language that there is, or whose kind without a region there is.
  public func has(_ language: String) -> Bool {
    languages.contains(language) || Self.plain(language).map(languages.contains) ?? false
  }

  /// A language without its region: `pt-BR` is `pt`.
  private static func plain(_ language: String) -> String? {
    language.split(separator: "-").first.map(String.init)
  }

  /// The words of a key; nil where no table has it. O(tables).
  func words(for key: String) -> String? {
    tables.lazy.compactMap { $0[key] }.first.map(\.withoutPlaceholders)
  }

  /// Puts words for the keys among the titles and labels, and leaves out titles that are keys without words.
  ///
  /// - Returns: the keys that were left out, sorted.
  public func apply(to graph: inout NavigationGraph) -> [String] {
    var lost: Set<String> = []
    for index in graph.screens.indices {
      guard let title = graph.screens[index].title else { continue }
      if let words = words(for: title) {
        graph.screens[index].title = words
      } else if title.isLocalisationKey {
        graph.screens[index].title = nil
        lost.insert(title)
      }
    }
    for index in graph.transitions.indices {
      guard let words = graph.transitions[index].label.flatMap(words) else { continue }
      graph.transitions[index].label = words
    }
    return lost.sorted()
  }
}

extension String {
  /// True for what no one would show: `settings.about.title`, `home_tab_title`, `HOME_TITLE`.
  var isLocalisationKey: Bool {
    let isWord: (Character) -> Bool = { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    let parts = split(omittingEmptySubsequences: false) { $0 == "." || $0 == "_" }
    guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isWord) }), let first else {
      return false
    }
    return first.isLowercase || (allSatisfy { !$0.isLowercase } && contains("_") && first.isLetter)
  }

  /// The text with an ellipsis for each `%@`, `%lld` or `%1$@`.
  fileprivate var withoutPlaceholders: String {
    guard contains("%") else { return self }
    var text = ""
    var rest = self[...]
    while let sign = rest.firstIndex(of: "%") {
      text += rest[..<sign]
      let after = rest[rest.index(after: sign)...]
      let modifiers = after.prefix { $0.isNumber || "$.lhqzt-+".contains($0) }
      let end = after[modifiers.endIndex...]
      if after.first == "%" {
        text += "%"
        rest = after.dropFirst()
      } else if let type = end.first, "@dDiuUxXofFeEgGsScCpaA".contains(type) {
        text += "…"
        rest = end.dropFirst()
      } else {
        text += "%"
        rest = after
      }
    }
    return text + rest
  }
}
