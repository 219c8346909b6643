public import NavAtlasModel

public struct DefinitionFormat: InputFormat {
  public let id = "definition"
  public let summary = "definition (YAML or JSON), written by hand"
  public let fileExtensions = ["yml", "yaml", "json"]

  /// Creates the format.
  public init() {}

  public func read(_ bytes: [UInt8], name: String) throws(Diagnostic) -> InputReading {
    throw Diagnostic(.error, "not yet")
  }
}
extension DefinitionFormat { public static var schema: String { "" } }
