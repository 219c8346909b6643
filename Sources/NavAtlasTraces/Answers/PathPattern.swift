public import NavAtlasModel

/// A pattern of what visits show: `^ -> Home -> .* -> Cart|Search -> Checkout`.
///
/// Steps stand between arrows (`->` or `→`) and follow each other directly. A step is a screen's name, quoted where it has
/// blanks; names with `|` between them, any of which will do; `.`, any one screen; `^` or `start`, the start of a visit;
/// `$` or `end`, its end. `.*` between two steps stands for any number of screens, also none. The first step may be
/// anywhere in a visit; only `^` is at its start.
public struct PathPattern: Sendable, Hashable {
  /// A screen that is named, and where.
  public struct Name: Sendable, Hashable {
    public var text: String
    /// Characters from 1.
    public var column: Int
  }

  /// What a step can be.
  public enum Matcher: Sendable, Hashable {
    case start, end, any
    case screens([Name])
  }

  public struct Step: Sendable, Hashable {
    public var matcher: Matcher
    /// Whether any number of screens may come between the step before and this one.
    public var isLoose: Bool
  }

  /// The most steps that a pattern has: one bit each.
  public static let mostSteps = 64

  public var steps: [Step]

  /// Reads a pattern. Linear.
  ///
  /// - Throws: what is wrong, where, and what would be right.
  public init(_ text: String) throws(Diagnostic) {
    var parser = PathPatternParser(text)
    steps = try parser.steps()
  }

  /// All names, in the order of the text.
  public var names: [Name] {
    steps.flatMap { step -> [Name] in
      if case .screens(let names) = step.matcher { names } else { [] }
    }
  }
}

extension PathPattern.Step {
  /// The step as it is written, without what may come before it.
  public var text: String {
    switch matcher {
    case .start: "(start)"
    case .end: "(end)"
    case .any: "any screen"
    case .screens(let names): names.map(\.text).joined(separator: " or ")
    }
  }
}

extension Diagnostic {
  /// What is wrong with a pattern at a column, and what would be right.
  static func pattern(_ column: Int, _ message: String) -> Diagnostic {
    Diagnostic(.error, message, at: SourceLocation(file: "pattern", line: 1, column: column))
  }
}
