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

  public var severity: Severity
  /// What is wrong, and what would be right, in one sentence.
  public var message: String
  /// Where it is wrong, as far as known.
  public var location: SourceLocation?
  /// Members of the graph document that this version does not know, kept for the round trip.
  public var extra: [JSONMember]

  /// Creates a diagnostic.
  public init(
    _ severity: Severity, _ message: String, at location: SourceLocation? = nil, extra: [JSONMember] = []
  ) {
    self.severity = severity
    self.message = message
    self.location = location
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
