public import NavAtlasModel

/// Our own graph document.
public struct GraphDocumentFormat: InputFormat {
  public let id = "graph"
  public let summary = "graph document (JSON), as written by the graph command"
  public let fileExtensions = ["json"]

  /// Creates the format.
  public init() {}

  /// A JSON file, or an object without a file's name, whose beginning has a `navatlas` key; a definition has none.
  public func recognises(name: String, firstBytes: [UInt8]) -> Bool {
    guard hasExtension(name) || (name.fileExtension == nil && firstBytes.beginsObject) else { return false }
    let key = Array("\"navatlas\"".utf8)
    var rest = firstBytes[...]
    while let quote = rest.firstIndex(of: key[0]) {
      rest = rest[quote...]
      if rest.starts(with: key) {
        return rest.dropFirst(key.count).first { !$0.isBlank } == UInt8(ascii: ":")
      }
      rest = rest.dropFirst()
    }
    return false
  }

  public func read(_ bytes: [UInt8], name: String) throws(Diagnostic) -> InputReading {
    let reading = try GraphDocument.read(bytes, file: name)
    return InputReading(fragment: GraphFragment(graph: reading.graph), diagnostics: reading.diagnostics)
  }
}

extension UInt8 {
  /// A space, tab or line end.
  var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
