import NavAtlasModel
import NavAtlasSwiftInput

extension Pipeline {
  /// A table of strings that a project's people wrote is far smaller.
  private static let stringsLimit = 64 << 20

  /// Puts words for titles that are keys of localised strings.
  ///
  /// - Returns: what is to be said about them.
  /// - Throws: where a language is asked for that the app does not have.
  func localise(_ graph: inout NavigationGraph, _ tree: SourceTree, _ path: String) throws(JobError)
    -> [Diagnostic]
  {
    let files = tree.strings
    var diagnostics: [Diagnostic] = []
    var tables: [Localisation.Table] = []
    for file in files where workspace.size(file) <= Self.stringsLimit {
      if let bytes = try? workspace.read(file), let table = Localisation.Table(bytes, path: file) {
        tables.append(table)
      } else {
        diagnostics.append(
          Diagnostic(
            .note, "this table of strings cannot be read; titles are looked up without it",
            at: SourceLocation(file: file)))
      }
    }
    let words = Localisation(tables, development: tree.developmentLanguage, language: language)
    if let language, !words.has(language) {
      let known =
        words.languages.isEmpty ? "there are none" : "there are \(words.languages.joined(separator: ", "))"
      throw JobError(
        wrongUsage: "there are no strings in '\(language)'; \(known)", at: SourceLocation(file: path))
    }
    let lost = words.apply(to: &graph)
    if let first = lost.first {
      let count =
        lost.count == 1 ? "the title '\(first)' is a key" : "\(lost.count) titles such as '\(first)' are keys"
      diagnostics.append(
        Diagnostic(
          .note, "\(count) that no table of strings has; left out", at: SourceLocation(file: path)))
    }
    return diagnostics
  }

}
