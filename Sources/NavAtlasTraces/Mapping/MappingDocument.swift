public import NavAtlasModel

/// A file that says where vendors keep what events consist of: `{"mappings": [{"id": …, "screen": …}]}`.
///
/// A mapping has `id`, `summary`, `keys` (which a text of this kind has), `where` (paths with the value, or values,
/// that make a record a screen view), `session`, `time`, `unit` (`iso`, `s`, `ms`, `us`, `ns`), `screen`, `previous`,
/// `path` with `separator`, `event`, `once`, and `idleGap` in seconds. Paths are those of ``JSONPath``: one, or a list
/// of which the first that is there counts; for `session` all of them together.
public enum MappingDocument {
  /// The formats that a file describes, and what is wrong with it.
  public static func read(
    _ bytes: [UInt8], file: String
  ) throws(Diagnostic) -> (formats: [any TraceFormat], diagnostics: [Diagnostic]) {
    let node: JSONNode
    do {
      node = try JSONParser.parse(bytes)
    } catch {
      throw error.diagnostic(in: file)
    }
    let (mappings, diagnostics) = mappings(node, file)
    return (mappings.map { MappedFormat($0) }, diagnostics)
  }

  static func mappings(_ node: JSONNode, _ file: String) -> ([EventMapping], [Diagnostic]) {
    var reader = ObjectReader(node, subject: "mapping file", file: file)
    reader.require("mappings")
    let mappings = reader.objects("mappings", "mapping") { EventMapping(&$0) }
    reader.rejectUnknownKeys()
    return (mappings?.compactMap { $0 } ?? [], reader.diagnostics)
  }
}
