/// Where a text stops being JSON, and what would be right there.
public struct JSONSyntaxError: Error, Sendable, Hashable {
  public let position: TextPosition
  public let message: String

  /// Creates an error.
  public init(_ message: String, at position: TextPosition) {
    self.message = message
    self.position = position
  }

  /// The same as a diagnostic of a file.
  public func diagnostic(in file: String) -> Diagnostic {
    Diagnostic(.error, message, at: SourceLocation(file: file, position: position))
  }
}

extension SourceLocation {
  /// A place in a text file.
  public init(file: String, position: TextPosition?) {
    self.init(file: file, line: position?.line, column: position?.column)
  }
}

extension JSONSyntaxError: CustomStringConvertible {
  public var description: String { "\(position.line):\(position.column): \(message)" }
}
