public import NavAtlasModel

/// A remark about the user's navigation, with what shows it.
public struct Finding: Sendable, Hashable {
  /// One step of a witness.
  public struct Step: Sendable, Hashable {
    /// The step in words: `push Cart`.
    public var words: String
    /// Where the source makes it.
    public var location: SourceLocation?

    public init(_ words: String, at location: SourceLocation? = nil) {
      self.words = words
      self.location = location
    }
  }

  /// Why a finding may be wrong although its rule is right.
  public enum Doubt: String, Sendable, Hashable, CaseIterable {
    /// It rests on a move that was concluded from the source by a chain of steps.
    case inferred
    /// It rests on the absence of something, and not all of the source was followed.
    case gaps

    /// The doubt as a sentence.
    public var sentence: String {
      switch self {
      case .inferred: "This rests on a move that was concluded from the source."
      case .gaps: "Not all of the source was followed, so there may be a way that is not seen."
      }
    }
  }

  /// The rule's id.
  public var rule: String
  public var severity: Diagnostic.Severity
  /// What is wrong, and what would be right.
  public var message: String
  /// The screens it is about.
  public var screens: [Screen.ID]
  /// What else it is about: types, cases, columns.
  public var subjects: [String]
  public var location: SourceLocation?
  /// The shortest way or stack that shows it.
  public var witness: [Step]
  public var doubt: Doubt?

  public init(
    _ rule: String, _ severity: Diagnostic.Severity, _ message: String, screens: [Screen.ID] = [],
    subjects: [String] = [], at location: SourceLocation? = nil, witness: [Step] = [], doubt: Doubt? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.screens = screens
    self.subjects = subjects
    self.location = location
    self.witness = witness
    self.doubt = doubt
  }

  /// The witness on one line: `Home › push Cart › push Pay`.
  public var way: String { witness.map(\.words).joined(separator: " › ") }

  /// The message, and why it may be wrong.
  public var text: String { doubt.map { "\(message). \($0.sentence)" } ?? message }
}

extension Finding: Comparable {
  /// By place, then by rule, so that the findings of a file stand together.
  public static func < (left: Finding, right: Finding) -> Bool { left.order < right.order }

  private var order: (String, Int, String, String, String, String) {
    (
      location?.file ?? "", location?.line ?? 0, rule, screens.joined(separator: "\0"), message,
      way + subjects.joined(separator: "\0")
    )
  }
}
