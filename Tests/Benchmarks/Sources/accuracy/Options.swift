import Foundation

/// The command line: `accuracy CHECKOUTS [NAME…] [--misses] [--fetch]`.
struct Options {
  static let usage = """
    usage: accuracy CHECKOUTS [NAME…] [--misses] [--fetch]

      CHECKOUTS  a folder of repositories, each named by its last name component
      NAME       what to measure, by its file in Tests/RealApps/Expectations; everything when absent
      --misses   print each missing and each extra line, too
      --fetch    clone the repositories that are missing from GitHub first
    """

  var checkouts: URL
  var names: [String]
  var showsMisses: Bool
  var fetches: Bool

  /// Nil where the words are no command line.
  init?(_ words: [String]) {
    let flags = Set(words.filter { $0.hasPrefix("-") })
    let names = words.filter { !$0.hasPrefix("-") }
    guard let folder = names.first, flags.isSubset(of: ["--misses", "--fetch"]) else { return nil }
    checkouts = URL(filePath: folder)
    self.names = Array(names.dropFirst())
    (showsMisses, fetches) = (flags.contains("--misses"), flags.contains("--fetch"))
  }
}
