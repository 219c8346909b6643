import Foundation

/// The command line: `pictures CHECKOUTS [FOLDER…] [--times]`.
struct Options {
  static let usage = """
    usage: pictures CHECKOUTS [FOLDER…] [--times]

      CHECKOUTS  a folder of repositories, each named by its last name component: those of Tests/RealApps are drawn
      FOLDER     further apps
      --times    how long each takes to draw once its graph is there, in this process, the fifth time
    """

  var checkouts: URL
  var folders: [String]
  var showsTimes: Bool

  /// Nil where the words are no command line.
  init?(_ words: [String]) {
    let flags = Set(words.filter { $0.hasPrefix("-") })
    let folders = words.filter { !$0.hasPrefix("-") }
    guard let first = folders.first, flags.isSubset(of: ["--times"]) else { return nil }
    checkouts = URL(filePath: first)
    self.folders = Array(folders.dropFirst())
    showsTimes = flags.contains("--times")
  }
}
