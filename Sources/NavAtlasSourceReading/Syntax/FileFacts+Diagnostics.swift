import NavAtlasModel

extension FileFacts {
  /// What was wrong with the file.
  var diagnostics: [Diagnostic] {
    var found: [Diagnostic] = []
    if let offset = firstSyntaxError {
      let more = syntaxErrors > 1 ? " (and \(syntaxErrors - 1) more)" : ""
      found.append(
        Diagnostic(
          .warning, "this is not Swift as the parser knows it\(more); the rest of the file is used",
          at: SourceLocation(file: path, line: line(of: offset))))
    }
    if isTooDeep {
      found.append(
        Diagnostic(
          .warning,
          "something is nested deeper than \(SyntaxReducer.depthLimit) levels (\(SyntaxReducer.bracketLimit) of "
            + "brackets in brackets) and was left out",
          at: SourceLocation(file: path)))
    }
    return found
  }
}
