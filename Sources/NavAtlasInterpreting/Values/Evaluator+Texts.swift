import NavAtlasProgram

/// Texts, as far as code decides by them.
extension Evaluator {
  /// A text in the user's language is as constant as its key: `String(localized: "Log")`.
  func text(_ argument: ArgumentValue) -> Value? {
    guard case .string = argument.value, ["localized", "verbatim", nil].contains(argument.label) else {
      return nil
    }
    return argument.value
  }

  /// What methods of texts give that are not known themselves.
  func textCall(_ name: String, _ receiver: Value) -> Value? {
    guard Self.textMethods.contains(name), type(of: receiver)?.unwrapped.name == "String" else { return nil }
    let text = StaticType(name: "String")
    let isList = name == "components" || name == "split"
    return .typed(isList ? StaticType(name: "Array", arguments: [text]) : text)
  }

  private static let textMethods: Set<String> = [
    "components", "split", "uppercased", "lowercased", "trimmingCharacters", "replacingOccurrences",
    "appending", "padding",
  ]
}
