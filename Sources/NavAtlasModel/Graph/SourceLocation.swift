/// A place in a source file that a graph element comes from.
public struct SourceLocation: Sendable, Hashable, Comparable {
  /// The file's path as the input gave it, preferably relative.
  public var file: String
  /// The line, counted from 1.
  public var line: Int?
  /// The column, counted from 1.
  public var column: Int?
  /// The declaration that the place is in: `Router.open`.
  public var symbol: String?
  /// What the code there does to navigation, in a few words: `appends to Router.path`.
  public var action: String?
  /// True for another place that makes the same move, which is no part of the chain that leads to it.
  public var isAlternative: Bool
  /// Members of the graph document that this version does not know, kept for the round trip.
  public var extra: [JSONMember]

  /// Creates a location.
  public init(
    file: String, line: Int? = nil, column: Int? = nil, symbol: String? = nil, action: String? = nil,
    isAlternative: Bool = false, extra: [JSONMember] = []
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.symbol = symbol
    self.action = action
    self.isAlternative = isAlternative
    self.extra = extra
  }

  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.file, left.line ?? 0, left.column ?? 0) < (right.file, right.line ?? 0, right.column ?? 0)
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `file`, `file:line` or `file:line:column`.
  public var description: String {
    [file, line.map(String.init), line == nil ? nil : column.map(String.init)]
      .compactMap { $0 }.joined(separator: ":")
  }
}
