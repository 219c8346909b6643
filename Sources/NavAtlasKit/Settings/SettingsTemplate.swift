import NavAtlasModel
import NavAtlasRules
import NavAtlasSourceReading
import NavAtlasSwiftInput

extension Pipeline {
  /// The name of the file with an app's settings.
  public static let settingsFileName = Settings.fileName

  /// Writes a commented settings file into a folder.
  ///
  /// - Throws: where there is one already and it is not to be overwritten.
  public func writeSettings(inFolder folder: String, overwrites: Bool) throws(JobError) -> String {
    let path = (folder.hasSuffix("/") ? folder : folder + "/") + Settings.fileName
    if !overwrites, workspace.isRegularFile(path) {
      throw JobError([
        Diagnostic(.error, "is there already; --force overwrites it", at: SourceLocation(file: path))
      ])
    }
    do throws(Workspace.Failure) {
      try workspace.write(Array(SettingsTemplate.text.utf8), to: path)
    } catch {
      throw JobError([error.diagnostic])
    }
    return path
  }
}

/// A settings file in which everything is explained. Lines that begin with `##` are prose, those with `#` settings.
enum SettingsTemplate {
  static let text = """
    ## Settings of NavAtlas for this app. 'navatlas schema settings' prints the JSON Schema of this file.

    ## What is read where a command names no input, relative to this file.
    # inputs: [.]

    ## Which app of the repository, by its target, and for which platform: \(platforms).
    # app: App
    # platform: ios

    ## For which width 'navatlas analyze' measures: regular, compact or both.
    # profile: both

    ## Source files and folders that are left out: * is a part of a name, ** any folders.
    # excludes: [Generated, "Previews/**"]

    ## Methods of routers whose source is not here, and what they do: \(moves).
    # source:
    #   methods:
    #     - {method: wander, receiver: Guide, move: push}

    ## Limits that fail a job: 'analyze' and 'lint' obey the first three, 'trace coverage' the last.
    # budgets:
    #   max-depth: 6
    #   max-back-steps: 4
    #   min-explained: 90
    #   min-coverage: {screens: 80, transitions: 60, pairs: 30, links: 100}

    lint:
      ## From which severity on new findings fail a job: error, warning or note.
      fail-on: warning
      ## Findings that rest on what was concluded from the source are notes, or keep their severity: note or keep.
    #   doubtful: note
      ## The severity (error, warning, note or off) and the limits of each rule; these are the standard ones.
    #   rules:
    \(rules)
    """

  private static var platforms: String { Platform.allCases.map(\.rawValue).joined(separator: ", ") }

  private static var moves: String {
    StatedMethod.Move.allCases.map(\.rawValue).joined(separator: ", ")
  }

  private static var rules: String {
    Rules.all.map { rule in
      let options = rule.info.options.map { ", \($0.name): \($0.standard)" }.joined()
      return "#     \(rule.info.id): {severity: \(rule.info.severity.rawValue)\(options)}\n"
    }.joined()
  }

  /// The template with every setting in force.
  static var everything: String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix("# ") ? String(line.dropFirst(2)) : String(line)
    }.joined(separator: "\n")
  }
}
