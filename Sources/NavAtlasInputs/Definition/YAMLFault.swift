import NavAtlasModel
import Yams

/// What a YAML error means for the author of a definition.
enum YAMLFault {
  /// The message, with a hint where the cause is a common one, and the place.
  static func explain(_ error: any Error, in text: String) -> (message: String, position: TextPosition) {
    switch error as? YamlError {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      let position = TextPosition(line: mark.line, column: mark.column)
      let hint = hint(at: position, in: text)
      return ("not YAML: \(hint ?? problem.excerpt)", position)
    case .reader(let problem, let offset, _, _):
      return ("not YAML: \(problem.excerpt)", position(ofCharacter: offset ?? 0, in: text))
    case .duplicatedKeysInMapping(let duplicates, let context):
      let key = duplicates.first ?? ""
      let position = TextPosition(line: context.mark.line, column: context.mark.column)
      return ("the key '\(key.excerpt)' is there twice; keep one of them", position)
    default: return ("not YAML", TextPosition(line: 1, column: 1))
    }
  }

  /// What to do about signs that mean something to YAML.
  private static func hint(at position: TextPosition, in text: String) -> String? {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    // An error is noticed on the line that causes it, or at the beginning of the next.
    for number in [position.line, position.line - 1] where lines.indices.contains(number - 1) {
      let line = lines[number - 1]
      let indentation = line.prefix { $0.isWhitespace }
      if indentation.contains("\t") { return "indent with blanks, not with tabs" }
      let item = line.drop { $0.isWhitespace || $0 == "-" }
      if let sign = item.first, "*&@`%!".contains(sign) {
        return "put a text that begins with '\(sign)' in quotes"
      }
    }
    return nil
  }

  private static func position(ofCharacter offset: Int, in text: String) -> TextPosition {
    let before = text.prefix(offset)
    let line = before.reduce(1) { $1.isNewline ? $0 + 1 : $0 }
    let column =
      (before.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).last?.count ?? 0) + 1
    return TextPosition(line: line, column: column)
  }
}
