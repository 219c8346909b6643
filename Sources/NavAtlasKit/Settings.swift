import NavAtlasInputs
import NavAtlasModel
import NavAtlasRules
import NavAtlasSwiftInput

/// What the file `.navatlas.yml` in an app's folder says, or the file that `--settings` names.
struct Settings: Sendable, Hashable {
  /// The name of the file that is looked for.
  static let fileName = ".navatlas.yml"

  var source = SourceSettings()
  var lint = LintSettings()

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
    source = reader.object("source", "source") { SourceSettings(&$0) } ?? .init()
    lint = reader.object("lint", "lint") { LintSettings(&$0) } ?? .init()
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
}
