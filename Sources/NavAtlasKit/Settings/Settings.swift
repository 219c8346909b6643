import Foundation
import NavAtlasInputs
import NavAtlasModel
import NavAtlasRules
import NavAtlasSourceReading
import NavAtlasSwiftInput

/// What the file `.navatlas.yml` in an app's folder says, or the file that `--settings` names.
struct Settings: Sendable, Hashable {
  /// The name of the file that is looked for.
  static let fileName = ".navatlas.yml"

  /// For which width classes an analysis is made.
  enum Width: String, Sendable, Hashable, CaseIterable { case regular, compact, both }

  /// What is read where a command names nothing, relative to the file.
  var inputs: [String] = []
  var app: String?
  var platform: Platform?
  var profile: Width?
  /// The source files that are left out.
  var excludes: [PathPattern] = []
  var source = SourceSettings()
  var lint = LintSettings()
  var budgets = Budgets()

  init() {}

  /// - Throws: every error that is in the file, each with its place.
  init(_ bytes: [UInt8], file: String) throws(JobError) {
    let tree: JSONNode
    do throws(Diagnostic) {
      tree = try DefinitionFormat.tree(of: bytes, name: file)
    } catch {
      throw JobError([error])
    }
    var reader = ObjectReader(tree, subject: "settings", file: file)
    inputs = reader.strings("inputs") ?? []
    app = reader.string("app")
    platform = reader.choice("platform")
    profile = reader.choice("profile")
    excludes = (reader.strings("excludes") ?? []).map { PathPattern($0) }
    source = reader.object("source", "source") { SourceSettings(&$0) } ?? .init()
    lint = reader.object("lint", "lint") { LintSettings(&$0) } ?? .init()
    budgets = reader.object("budgets", "budgets") { Budgets(&$0) } ?? .init()
    reader.rejectUnknownKeys()
    if !reader.diagnostics.isEmpty { throw JobError(reader.diagnostics) }
  }
}

extension Pipeline {
  /// The settings that hold for a folder: those of the file that was named, or else of the folder's own.
  func settings(forFolder path: String?) throws(JobError) -> Settings {
    let own = path.map { $0.hasSuffix("/") ? $0 + Settings.fileName : $0 + "/" + Settings.fileName }
    guard let file = settingsFile ?? own else { return Settings() }
    let bytes: [UInt8]
    do throws(Workspace.Failure) {
      // What was named is on the disk, whatever revision is read.
      bytes = try (settingsFile == nil ? workspace : Workspace()).read(file)
    } catch .missing where settingsFile == nil {
      return Settings()
    } catch {
      throw JobError([error.diagnostic])
    }
    return try Settings(bytes, file: file)
  }

  /// The settings that hold for inputs: those of the file that was named, or of the first folder among them.
  func settings(of inputs: [String]) throws(JobError) -> Settings {
    try settings(forFolder: inputs.first(where: workspace.isFolder))
  }

  /// What is read where a command names no input: what the settings file that was named says, or the one in the
  /// working folder, which then holds for them. Empty where there is none.
  public mutating func standardInputs() throws(JobError) -> [String] {
    let file = settingsFile ?? Settings.fileName
    guard settingsFile != nil || workspace.isRegularFile(file) else { return [] }
    settingsFile = file
    let inputs = try settings(forFolder: nil).inputs
    let folder = Self.folder(of: file)
    return inputs.map { $0.hasPrefix("/") ? $0 : folder + $0 }
  }

  /// The pipeline with what the settings choose and the command does not.
  func choosing(by settings: Settings) -> Pipeline {
    var pipeline = self
    pipeline.app = app ?? settings.app
    pipeline.platform = platform ?? settings.platform
    return pipeline
  }

  /// The width classes of an analysis, as the settings choose them: `regular`, `compact` or `both`.
  public func profile(of inputs: [String]) throws(JobError) -> String? {
    try settings(of: inputs).profile?.rawValue
  }
}
