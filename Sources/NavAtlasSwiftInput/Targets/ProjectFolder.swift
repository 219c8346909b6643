public import NavAtlasModel

/// The files below the folder that is read, as descriptions of targets name them: by paths relative to it.
public struct ProjectFolder: Sendable {
  /// The folder as evidence names it.
  let path: String
  /// The Swift files, sorted.
  let files: [String]
  /// The files as the disk spells them: what a description names in other code points is the same.
  private let known: [String: String]
  /// The files by their names in small letters.
  private let spellings: [String: String]
  /// True where there is such a file.
  let exists: @Sendable (String) -> Bool
  /// How many bytes a file has.
  let size: @Sendable (String) -> Int
  /// The bytes of a file.
  let load: @Sendable (String) throws(Diagnostic) -> [UInt8]

  /// Creates a folder.
  ///
  /// - Parameters:
  ///   - files: the Swift files that count without any description.
  ///   - exists: tells whether there is a file that is not among them.
  ///   - size: tells how many bytes a file has.
  ///   - load: gives a file's bytes.
  public init(
    path: String, files: [String], exists: @escaping @Sendable (String) -> Bool,
    size: @escaping @Sendable (String) -> Int,
    load: @escaping @Sendable (String) throws(Diagnostic) -> [UInt8]
  ) {
    self.path = path
    self.files = files.sorted()
    known = Dictionary(self.files.map { ($0, $0) }) { first, _ in first }
    spellings = Dictionary(self.files.map { ($0.lowercased(), $0) }) { first, _ in first }
    self.exists = exists
    self.size = size
    self.load = load
  }

  /// The Swift files below a folder; all where it is empty. O(log files + found).
  func files(under folder: String) -> ArraySlice<String> {
    if folder.isEmpty { return files[...] }
    let prefix = folder + "/"
    var (low, high) = (0, files.count)
    while low < high {
      let middle = (low + high) / 2
      if files[middle] < prefix { low = middle + 1 } else { high = middle }
    }
    return files[low...].prefix { $0.hasPrefix(prefix) }
  }

  /// A file as it is spelled, as most file systems of Apple do not tell letters' cases apart; also one that does not count
  /// by itself. Nil where there is none.
  func file(_ path: String) -> String? {
    if let file = known[path] { return file }
    if RelativePath.isOutside(path) { return nil }
    return spellings[path.lowercased()] ?? (exists(path) ? path : nil)
  }

  /// A file as evidence names it.
  public func path(of file: String) -> String { path.hasSuffix("/") ? path + file : path + "/" + file }

  func location(_ file: String, line: Int? = nil) -> SourceLocation {
    SourceLocation(file: path(of: file), line: line)
  }
}

/// Paths with `/`, as texts.
enum RelativePath {
  /// A path that is named in a folder, which may lead out of all; nil where it is absolute.
  static func join(_ folder: String, _ path: String) -> String? {
    if path.hasPrefix("/") || path.hasPrefix("~") { return nil }
    if !path.isEmpty, isPlain(folder), isPlain(path) { return folder.isEmpty ? path : "\(folder)/\(path)" }
    var parts = folder.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  /// True for what is nothing but names with a `/` between two. O(length).
  private static func isPlain(_ path: String) -> Bool {
    var before = UInt8(ascii: "/")
    for byte in path.utf8 {
      if before == UInt8(ascii: "/"), byte == before || byte == UInt8(ascii: ".") { return false }
      before = byte
    }
    return path.isEmpty || before != UInt8(ascii: "/")
  }

  /// The folder that a file is in.
  static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
  }

  /// The last part of a path.
  static func name(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// True for what is not in the folder that is read.
  static func isOutside(_ path: String) -> Bool { path == ".." || path.hasPrefix("../") }

  /// True where a path is a folder or below it.
  static func isPath(_ path: String, within folder: String) -> Bool {
    folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
  }

  /// How many folders two paths begin with together.
  static func commonDepth(_ left: String, _ right: String) -> Int {
    zip(left.split(separator: "/"), right.split(separator: "/")).prefix { $0 == $1 }.count
  }
}
