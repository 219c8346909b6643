/// A line of a source file that a card or a link stands for.
public struct SourcePlace: Sendable, Hashable, Codable {
  /// The path as evidence names it.
  public var file: String
  /// From 1; nil where only the file is known.
  public var line: Int?

  public init(file: String, line: Int? = nil) {
    self.file = file
    self.line = line
  }
}
