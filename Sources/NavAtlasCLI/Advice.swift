import ArgumentParser
import Foundation
import NavAtlasModel

/// What is said to who names no command: the one that was probably meant.
public enum Advice {
  /// What to say of a command line; nil where it names a command. The words are those behind the program's name.
  public static func on(_ words: [String]) -> String? {
    on(words, of: NavAtlasCommand.self, called: "navatlas")
  }

  private static func on(_ words: [String], of command: any ParsableCommand.Type, called path: String)
    -> String?
  {
    let known = command.configuration.subcommands.filter { $0.configuration.shouldDisplay }
    guard let word = words.first, !word.hasPrefix("-"), !known.isEmpty else { return nil }
    let hidden = command.configuration.subcommands.filter { !$0.configuration.shouldDisplay }.map(name)
    if word == "help" || hidden.contains(word) { return nil }
    if let next = known.first(where: { name($0) == word }) {
      return on(Array(words.dropFirst()), of: next, called: "\(path) \(word)")
    }
    let names = known.map(name).sorted()
    if path == "navatlas", FileManager.default.fileExists(atPath: word) {
      return "'\(word.onOneLine)' is an input, not a command; to draw it: navatlas render \(word.onOneLine)"
    }
    return "'\(path)' has no command '\(word.excerpt)'; \(Self.hint(word, among: names))"
  }

  private static func name(_ command: any ParsableCommand.Type) -> String {
    command.configuration.commandName ?? ""
  }

  /// `did you mean 'light'? there are dark, light`
  static func hint(_ word: String, among known: [String]) -> String {
    (word.nearest(in: known).map { "did you mean '\($0)'? " } ?? "")
      + "there are \(known.joined(separator: ", "))"
  }

  /// An error for a value that is not among those that there are.
  static func unknown(_ kind: String, _ value: String, among known: [String]) -> ValidationError {
    ValidationError("there is no \(kind) '\(value.excerpt)'; \(hint(value, among: known))")
  }
}
