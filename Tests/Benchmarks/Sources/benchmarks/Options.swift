import Foundation

/// The command line: `benchmarks [TABLE…] [--sources FOLDER]`.
struct Options {
  static let tables = ["start", "sources", "traces", "analysis", "pictures", "recorder"]
  static let usage = """
    usage: benchmarks [TABLE…] [--sources FOLDER]

      TABLE             \(tables.joined(separator: ", ")); all of them when none is named
      --sources FOLDER  the Swift files to read; NavAtlas' own when absent
    """

  var tables: Set<String>
  var sources = URL(filePath: #filePath).appending(path: "../../../../../Sources").standardizedFileURL

  /// Nil where the words are no command line.
  init?(_ words: [String]) {
    var names = words
    if let index = names.firstIndex(of: "--sources") {
      guard index + 1 < names.count else { return nil }
      sources = URL(filePath: names[index + 1])
      names.removeSubrange(index...(index + 1))
    }
    guard Set(names).isSubset(of: Self.tables) else { return nil }
    tables = Set(names.isEmpty ? Self.tables : names)
  }
}
