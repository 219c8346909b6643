import Foundation
import NavAtlasModel
import NavAtlasRules

/// Lines of source files, each file read once.
struct SourceLines {
  private let workspace: Workspace
  private let root: EvidenceRoot
  private var files: [String: [ArraySlice<UInt8>]] = [:]

  init(workspace: Workspace, root: EvidenceRoot) {
    self.workspace = workspace
    self.root = root
  }

  /// The line without the blanks around it; `nil` where it cannot be read.
  mutating func line(at place: SourceLocation) -> String? {
    let lines = lines(of: place.file)
    guard let number = place.line, lines.indices.contains(number - 1) else { return nil }
    let line = String(decoding: lines[number - 1].prefix(400), as: UTF8.self).drop(while: \.isWhitespace)
    return line.isEmpty ? nil : String(line.prefix(200))
  }

  /// The comments of a file that leave findings out.
  mutating func suppressions(in file: String) -> [Suppression] {
    // Few files have any, and looking at bytes is far cheaper than at characters.
    guard let bytes = bytes(of: file), Data(bytes).range(of: Data(Suppression.mark.utf8)) != nil else {
      return []
    }
    return Suppression.all(in: lines(of: file).map { Substring(decoding: $0, as: UTF8.self) }, file: file)
  }

  private mutating func lines(of file: String) -> [ArraySlice<UInt8>] {
    if let known = files[file] { return known }
    let lines = bytes(of: file)?.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) ?? []
    files[file] = lines
    return lines
  }

  private func bytes(of file: String) -> [UInt8]? { try? workspace.read(root.path(of: file)) }
}

extension NavigationGraph {
  /// The files that it was read from, as far as its parts name them.
  var sourceFiles: [String] {
    screens.compactMap { $0.location?.file } + transitions.flatMap { $0.locations.map(\.file) }
  }
}
