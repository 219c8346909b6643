/// A problem of an input or of the tool, as opposed to a remark about the user's navigation.
public struct Diagnostic: Sendable, Hashable, Error {
  /// How bad it is; the levels of SARIF.
  public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
    case note, warning, error

    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// What a remark of the source reader is about, for rules to decide by.
  public enum Topic: String, Sendable, Hashable, CaseIterable {
    /// A link that no stack is around; the names are those of the screens.
    case linkOutsideContainer = "link-outside-container"
    /// A value of a type, which is the name, that no destination is for.
    case missingDestination = "missing-destination"
    /// A destination that shows nothing for the values that are the names.
    case blankDestination = "blank-destination"
    /// A type's decoder, the first name, takes what the other names encode.
    case ambiguousEncoding = "ambiguous-encoding"
  }

  public var severity: Severity
  /// What is wrong, and what would be right, in one sentence.
  public var message: String
  /// Where it is wrong, as far as known.
  public var location: SourceLocation?
  /// What it is about, where that is a matter of the app's navigation.
  public var topic: Topic?
  /// The types, cases or screens that it is about.
  public var names: [String]
  /// Members of the graph document that this version does not know, kept for the round trip.
  public var extra: [JSONMember]

  /// Creates a diagnostic.
  public init(
    _ severity: Severity, _ message: String, at location: SourceLocation? = nil, topic: Topic? = nil,
    names: [String] = [], extra: [JSONMember] = []
  ) {
    self.severity = severity
    self.message = message
    self.location = location
    self.topic = topic
    self.names = names
    self.extra = extra
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The form compilers print: `file:line:column: severity: message`.
  public var description: String {
    let place = location.map { "\($0): " } ?? ""
    return "\(place)\(severity.rawValue): \(message)"
  }
}
