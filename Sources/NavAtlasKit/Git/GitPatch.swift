import NavAtlasModel

/// The lines that differ between two versions, by files.
struct GitPatch {
  /// One file: what of it is other than before.
  struct File {
    /// Its names; `nil` where a version does not have it.
    var old: String?
    var new: String?
    /// The lines that are gone or were otherwise, and those that are new or otherwise.
    var removed: Set<Int> = []
    var added: Set<Int> = []
    /// True for a file that git does not know yet: all of it is new.
    var isNew = false
  }

  private(set) var files: [File] = []

  /// - Parameter head: `nil` for the files of the disk, with those that git does not know yet.
  init(_ repository: GitRepository, from base: String, to head: String?) throws(JobError) {
    let bytes = try repository.git.output(
      [
        "diff", "--unified=0", "--no-ext-diff", "--no-textconv", "--find-renames", "--no-prefix",
        "--submodule=short", "-z", base,
      ] + (head.map { [$0] } ?? []) + ["--", repository.prefix.isEmpty ? "." : repository.prefix])
    parse(String(decoding: bytes, as: UTF8.self))
    guard head == nil else { return }
    let others = try repository.git.output(
      [
        "ls-files", "--others", "--exclude-standard", "-z", "--",
        repository.prefix.isEmpty ? "." : repository.prefix,
      ])
    for path in others.split(separator: 0) {
      files.append(File(new: String(decoding: path, as: UTF8.self), isNew: true))
    }
  }

  private mutating func parse(_ text: String) {
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\0" }) {
      if line.hasPrefix("diff --git ") {
        let name = Self.unchangedName(line.dropFirst(11))
        files.append(File(old: name, new: name))
      } else if !files.isEmpty, line.hasPrefix("rename from "), files[files.count - 1].isOpen {
        files[files.count - 1].old = String(line.dropFirst(12))
      } else if !files.isEmpty, line.hasPrefix("rename to "), files[files.count - 1].isOpen {
        files[files.count - 1].new = String(line.dropFirst(10))
      } else if !files.isEmpty, line.hasPrefix("--- "), files[files.count - 1].isOpen {
        files[files.count - 1].old = Self.name(line)
      } else if !files.isEmpty, line.hasPrefix("+++ "), files[files.count - 1].isOpen {
        files[files.count - 1].new = Self.name(line)
      } else if !files.isEmpty, line.hasPrefix("@@ -"), let hunk = Self.hunk(line) {
        files[files.count - 1].removed.formUnion(hunk.old)
        files[files.count - 1].added.formUnion(hunk.new)
      }
    }
    files.removeAll { $0.old == nil && $0.new == nil }
  }

  /// The name in `diff --git name name`, which is all that there is of a binary file.
  private static func unchangedName(_ words: Substring) -> String? {
    let half = words.prefix(words.count / 2)
    return words == half + " " + half ? String(half) : nil
  }

  private static func name(_ line: Substring) -> String? {
    let name = line.dropFirst(4).prefix { $0 != "\t" }
    return name == "/dev/null" ? nil : String(name)
  }

  /// `@@ -3,2 +5 @@`
  private static func hunk(_ line: Substring) -> (old: Range<Int>, new: Range<Int>)? {
    let words = line.split(separator: " ")
    guard words.count > 2, let old = range(words[1]), let new = range(words[2]) else { return nil }
    return (old, new)
  }

  private static func range(_ word: Substring) -> Range<Int>? {
    let parts = word.dropFirst().split(separator: ",").map { Int($0) }
    guard let start = parts.first ?? nil else { return nil }
    let count = parts.count > 1 ? parts[1] ?? 0 : 1
    return start..<start + max(0, count)
  }
}

extension GitPatch.File {
  /// True before the first change: what looks like a header later is a line of the file.
  fileprivate var isOpen: Bool { removed.isEmpty && added.isEmpty }
}
