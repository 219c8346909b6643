import Foundation
import NavAtlasModel

/// The folder at which the paths of evidence begin, so that two checkouts of one commit give the same document,
/// whatever was typed to name them.
struct EvidenceRoot {
  /// The names on the way to it, from the top of the disk.
  private let way: [String]

  /// The folder of the source that is read; where several sources are read, the deepest that holds them all.
  ///
  /// - Parameter folders: the folders that are read, and those of single files.
  init(around folders: [String]) {
    let ways = folders.map(Self.way)
    way = ways.dropFirst().reduce(ways.first ?? []) { common, way in
      Array(zip(common, way).prefix { $0 == $1 }.map(\.0))
    }
  }

  /// A folder that was named.
  ///
  /// - Throws: where it does not hold what is read.
  init(named folder: String, around folders: [String]) throws(JobError) {
    way = Self.way(folder)
    for inner in folders where !Self.way(inner).starts(with: way) {
      throw JobError(wrongUsage: "--root \(folder) does not hold \(inner); name a folder around it")
    }
  }

  /// What evidence writes before the paths in a folder: nothing, or names that each end with a slash.
  func prefix(of folder: String) -> String {
    Self.way(folder).dropFirst(way.count).map { $0 + "/" }.joined()
  }

  /// Where on the disk a file is that evidence names.
  func path(of file: String) -> String {
    file.hasPrefix("/") ? file : "/" + (way + [file]).joined(separator: "/")
  }

  /// What evidence calls a file that was named as someone typed it; unchanged where it is not below the root.
  func name(of file: String) -> String {
    let parts = Self.way(file)
    guard parts.starts(with: way), parts.count > way.count else { return file }
    return parts.dropFirst(way.count).joined(separator: "/")
  }

  private static func way(_ folder: String) -> [String] {
    URL(filePath: folder.isEmpty ? "." : folder, directoryHint: .isDirectory).standardizedFileURL
      .resolvingSymlinksInPath().pathComponents.filter { $0 != "/" }
  }
}

extension Pipeline {
  /// Where the paths of evidence begin for these inputs.
  func evidenceRoot(of inputs: [String], _ format: String?) throws(JobError) -> EvidenceRoot {
    let sources = inputs.filter { isSource($0, format) }
    let folders = sources.map { workspace.isFolder($0) ? $0 : Self.folder(of: $0) }
    return try root.map { root throws(JobError) in
      guard !folders.isEmpty else {
        throw JobError(wrongUsage: "--root names where paths of Swift source begin; no input is Swift source")
      }
      return try EvidenceRoot(named: root, around: folders)
    } ?? EvidenceRoot(around: folders)
  }

  /// True for a folder and a Swift file.
  func isSource(_ path: String, _ format: String?) -> Bool {
    workspace.isFolder(path) || format == Self.sourceFormat || (format == nil && path.hasSuffix(".swift"))
  }

  /// A file's folder as it was typed, with a slash at its end; empty for the working folder.
  static func folder(of file: String) -> String {
    file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
  }
}
