/// What a job makes: bytes for standard output or a file, and what to tell the user about them.
public struct Artifact: Sendable, Hashable {
  public var bytes: [UInt8]
  public var notes: [String]

  public init(bytes: [UInt8], notes: [String] = []) {
    self.bytes = bytes
    self.notes = notes
  }
}
