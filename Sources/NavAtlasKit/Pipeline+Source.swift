import Foundation
import NavAtlasInputs
import NavAtlasModel
import NavAtlasReports
import NavAtlasSourceReading
import NavAtlasSwiftInput

extension Pipeline {
  /// What `--input-format` calls Swift source.
  static let sourceFormat = "swift"

  /// Reads a folder or a Swift file.
  func readSource(_ path: String, below root: EvidenceRoot) throws(JobError) -> InputReading {
    let settings = try settings(forFolder: workspace.isFolder(path) ? path : nil)
    return try choosing(by: settings).readSource(path, settings, below: root)
  }

  private func readSource(
    _ path: String, _ settings: Settings, below root: EvidenceRoot
  ) throws(JobError) -> InputReading {
    let isFolder = workspace.isFolder(path)
    let tree =
      isFolder
      ? try sourceTree(ofFolder: path, below: root, excluding: settings.excludes)
      : SourceTree(file: path, below: root)
    guard !tree.files.isEmpty else {
      throw JobError([
        Diagnostic(.error, "there is no Swift source in this folder", at: SourceLocation(file: path))
      ])
    }
    let workspace = workspace
    var reader = SwiftSourceReader(
      threads: ProcessInfo.processInfo.activeProcessorCount, settings: settings.source,
      isOneApp: tree.isOneApp, platform: platformChoice(of: tree), readsFacts: readsFacts)
    reader.findsUses = findsUses || findsComponents
    reader.leavesMemory = leavesMemory
    let part = Workspace.CachedPart(app: app, platform: platform, isBase: isBase)
    var cache = isFolder ? workspace.sourceFacts(ofFolder: path, part) : nil
    let name = tree.app ?? Self.title(tree.name)
    var reading = reader.read(tree.files, name: name, cache: &cache) { file throws(Diagnostic) in
      try workspace.source(file.path, at: tree.path(of: file.path), isAlone: !isFolder)
    }
    reading.facts.deployment = tree.deployment
    reading.diagnostics = reading.diagnostics.map(tree.typed)
    if reading.diagnostics.contains(where: { $0.severity == .error }), !isFolder {
      throw JobError(reading.diagnostics)
    }
    if !isFolder, reading.fragment.graph.screens.isEmpty {
      throw JobError(
        reading.diagnostics + [
          Diagnostic(.error, "no view of a SwiftUI app can be read here", at: SourceLocation(file: path))
        ])
    }
    if let cache { workspace.keep(cache, ofFolder: path, part) }
    reading.diagnostics += try localise(&reading.fragment.graph, tree, path)
    reading.diagnostics = tree.diagnostics + reading.diagnostics + tree.storyboards.compactMap(remark)
    if reading.fragment.graph.screens.isEmpty {
      reading.diagnostics.append(
        Diagnostic(
          .error, (reading.fragment.graph.account ?? SourceAccount()).absence(from: tree.files.count),
          at: SourceLocation(file: path)))
    }
    return reading
  }
}

extension Pipeline {
  /// The platform that is asked for, that targets tell, or that the source does.
  private func platformChoice(of tree: SourceTree) -> PlatformChoice {
    let told = platform ?? tree.platform
    let platform =
      told ?? .main(of: tree.files.lazy.compactMap { try? workspace.read(tree.path(of: $0.path)) })
    return PlatformChoice(platform, isAsked: self.platform != nil)
  }

  /// What is to be said about a storyboard; nothing where it cannot be read.
  private func remark(onStoryboard path: String) -> Diagnostic? {
    guard let bytes = try? workspace.read(path) else { return nil }
    return SwiftSourceReader.remark(onStoryboard: String(decoding: bytes, as: UTF8.self), file: path)
  }
}

extension Workspace {
  /// A source file's bytes, which have to be UTF-8.
  ///
  /// - Parameters:
  ///   - name: what evidence calls it.
  ///   - isAlone: true where nothing can be read without it.
  fileprivate func source(_ name: String, at path: String, isAlone: Bool) throws(Diagnostic) -> [UInt8] {
    let bytes: [UInt8]
    do throws(Workspace.Failure) {
      bytes = try read(path)
    } catch {
      var diagnostic = error.diagnostic
      diagnostic.location?.file = name
      if isAlone { throw diagnostic }
      throw Diagnostic(
        .warning, "the file is left out: \(diagnostic.message)", at: diagnostic.location)
    }
    guard String(validating: bytes, as: UTF8.self) == nil else { return bytes }
    do throws(UTF8Text.Defect) {
      _ = try UTF8Text.checked(bytes)
      return bytes
    } catch {
      throw Diagnostic(
        .warning, "the file is left out: \(error.message)",
        at: SourceLocation(file: name, line: error.position.line, column: error.position.column))
    }
  }
}
