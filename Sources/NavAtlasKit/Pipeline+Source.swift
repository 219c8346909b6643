import Foundation
import NavAtlasInputs
import NavAtlasModel
import NavAtlasSwiftInput

extension Pipeline {
  /// What `--input-format` calls Swift source.
  static let sourceFormat = "swift"

  /// Reads a folder or a Swift file; nil for anything else.
  func readSource(_ path: String, _ format: String?) throws(JobError) -> InputReading? {
    let isFolder = workspace.isFolder(path)
    guard isFolder || format == Self.sourceFormat || (format == nil && path.hasSuffix(".swift")) else {
      return nil
    }
    let tree = isFolder ? SourceTree(workspace.sourceTree(at: path)) : SourceTree(file: path)
    guard !tree.files.isEmpty else {
      throw JobError([
        Diagnostic(.error, "there is no Swift source in this folder", at: SourceLocation(file: path))
      ])
    }
    let workspace = workspace
    let settings = try settings(forFolder: isFolder ? path : nil)
    let reader = SwiftSourceReader(
      threads: ProcessInfo.processInfo.activeProcessorCount, settings: settings.source)
    var cache = isFolder ? workspace.sourceFacts(ofFolder: path) : nil
    let name = Self.title(tree.name)
    var reading = reader.read(tree.files, name: name, cache: &cache) { file throws(Diagnostic) in
      try workspace.source(file.path)
    }
    if reading.diagnostics.contains(where: { $0.severity == .error }), !isFolder {
      throw JobError(reading.diagnostics)
    }
    if !isFolder, reading.fragment.graph.screens.isEmpty {
      throw JobError(
        reading.diagnostics + [
          Diagnostic(.error, "no view of a SwiftUI app can be read here", at: SourceLocation(file: path))
        ])
    }
    if let cache { workspace.keep(cache, ofFolder: path) }
    reading.diagnostics = tree.diagnostics + reading.diagnostics + tree.storyboards.compactMap(remark)
    return reading
  }
}

extension Pipeline {
  /// What is to be said about a storyboard; nothing where it cannot be read.
  private func remark(onStoryboard path: String) -> Diagnostic? {
    guard let bytes = try? workspace.read(path) else { return nil }
    return SwiftSourceReader.remark(onStoryboard: String(decoding: bytes, as: UTF8.self), file: path)
  }
}

extension Workspace {
  /// A source file's bytes, which have to be UTF-8.
  fileprivate func source(_ path: String) throws(Diagnostic) -> [UInt8] {
    let bytes: [UInt8]
    do throws(Workspace.Failure) {
      bytes = try read(path)
    } catch {
      throw error.diagnostic
    }
    guard String(validating: bytes, as: UTF8.self) == nil else { return bytes }
    do throws(UTF8Text.Defect) {
      _ = try UTF8Text.checked(bytes)
      return bytes
    } catch {
      throw Diagnostic(
        .warning, "the file is left out: \(error.message)",
        at: SourceLocation(file: path, line: error.position.line, column: error.position.column))
    }
  }
}

/// The Swift files of an app, with the modules that folders make.
struct SourceTree {
  var name: String
  var files: [SwiftSourceFile]
  var diagnostics: [Diagnostic] = []
  var storyboards: [String] = []

  init(file: String) {
    name = file
    files = [SwiftSourceFile(path: file, module: Pipeline.title(file))]
  }

  init(_ listing: Workspace.SourceListing) {
    name = listing.name
    diagnostics = listing.diagnostics
    storyboards = listing.storyboards
    let packages = Set(listing.packages)
    let tops = Set(listing.files.map { Self.top($0.relative) })
    files = listing.files.map { file in
      SwiftSourceFile(
        path: file.path, module: Self.module(file.relative, packages, tops.count > 1 ? nil : listing.name))
    }
  }

  private static func top(_ relative: String) -> Substring {
    let parts = relative.split(separator: "/")
    return parts.count > 1 ? parts[0] : ""
  }

  /// The target in a package's `Sources`, the package itself, or else the first folder.
  private static func module(_ relative: String, _ packages: Set<String>, _ only: String?) -> String {
    let parts = relative.split(separator: "/").map(String.init)
    var folder = parts.dropLast()
    while true {
      if packages.contains(folder.joined(separator: "/")) {
        let rest = Array(parts[folder.count...])
        if rest.count > 2, rest[0] == "Sources" { return rest[1] }
        return folder.last ?? only ?? parts.first ?? ""
      }
      if folder.isEmpty { break }
      folder.removeLast()
    }
    return only ?? (parts.count > 1 ? parts[0] : "App")
  }
}
