import Foundation

/// A repository at the commit that was read when its navigation was written down.
struct Checkout {
  var folder: URL
  var repository: String
  var commit: String

  /// Clones the repository where its folder is missing.
  ///
  /// Commits are written in short, and a server gives a single commit by its whole name only; so this gets all commits,
  /// but of the files only those of the one.
  func fetch() throws {
    guard !FileManager.default.fileExists(atPath: path) else { return }
    let url = "https://github.com/\(repository)"
    print("fetching \(url) at \(commit)")
    try FileManager.default.createDirectory(
      at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
    do {
      try git(["clone", "--quiet", "--filter=blob:none", "--no-checkout", url, path])
      try git(["-C", path, "-c", "advice.detachedHead=false", "checkout", "--quiet", commit])
    } catch {
      try? FileManager.default.removeItem(at: folder)
      throw error
    }
  }

  /// The commit that is there, where that is not the one meant; nil also where git does not know.
  var otherCommit: String? {
    guard FileManager.default.fileExists(atPath: folder.appending(path: ".git").path(percentEncoded: false)),
      let head = try? git(["-C", path, "rev-parse", "HEAD"]), !head.hasPrefix(commit)
    else { return nil }
    return String(head.prefix(7))
  }

  private var path: String { folder.path(percentEncoded: false) }

  @discardableResult private func git(_ arguments: [String]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    // A repository that is gone must not ask for a password.
    process.environment = ProcessInfo.processInfo.environment.merging(["GIT_TERMINAL_PROMPT": "0"]) { $1 }
    process.standardOutput = output
    try process.run()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "git \(arguments.joined(separator: " ")) failed")
    }
    return text
  }
}
