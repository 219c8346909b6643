public import NavAtlasModel

/// Why a job could not be done; its diagnostics say what is wrong, where, and what would be right.
public struct JobError: Error, Sendable, Hashable {
  public var diagnostics: [Diagnostic]
  /// True where not the job but how it was asked for is wrong.
  public var isWrongUsage = false

  public init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  public init(_ message: String) { self.init([Diagnostic(.error, message)]) }

  init(wrongUsage message: String, at location: SourceLocation? = nil) {
    self.init([Diagnostic(.error, message, at: location)])
    isWrongUsage = true
  }
}
