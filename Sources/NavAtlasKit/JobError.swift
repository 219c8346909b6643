public import NavAtlasModel

/// Why a job could not be done; its diagnostics say what is wrong, where, and what would be right.
public struct JobError: Error, Sendable, Hashable {
  public var diagnostics: [Diagnostic]

  public init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  public init(_ message: String) { self.init([Diagnostic(.error, message)]) }
}
