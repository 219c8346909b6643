/// The graph document: a ``NavigationGraph`` as JSON, the form in which graphs are stored, compared and exchanged.
///
/// Reading and writing lose nothing: members that this version does not know are kept in their element's `extra`.
public enum GraphDocument {
  /// The version that is written, and the only one that is read.
  public static let version = 1

  /// The JSON Schema (2020-12) of the document, as UTF-8 text.
  public static var schema: String { String(decoding: PackageResources.graph_schema_json, as: UTF8.self) }

  /// A graph and what was wrong with its document.
  public struct Reading: Sendable {
    /// The usable part of the graph; its own `diagnostics` are those that the document lists.
    public var graph: NavigationGraph
    public var diagnostics: [Diagnostic]
  }

  /// Reads and validates a document. O(n).
  ///
  /// What cannot be used is dropped with an error in ``Reading/diagnostics``.
  /// - Throws: what makes the whole document unreadable: a syntax error, another version, no graph at all.
  public static func read(_ bytes: [UInt8], file: String) throws(Diagnostic) -> Reading {
    let node: JSONNode
    do {
      node = try JSONParser.parse(bytes)
    } catch {
      throw error.diagnostic(in: file)
    }
    return try read(node, file: file)
  }

  /// Reads and validates a document that has been parsed already.
  public static func read(_ node: JSONNode, file: String) throws(Diagnostic) -> Reading {
    try checkVersion(of: node, file: file)
    var reader = ObjectReader(node, subject: "document", file: file)
    var places = GraphPlaces()
    let graph = NavigationGraph(&reader, &places)
    let validation = GraphValidator.validate(graph, places: places)
    return Reading(graph: validation.graph, diagnostics: reader.diagnostics + validation.diagnostics)
  }

  private static func checkVersion(of node: JSONNode, file: String) throws(Diagnostic) {
    func refuse(_ message: String, at position: TextPosition?) -> Diagnostic {
      Diagnostic(.error, message, at: SourceLocation(file: file, position: position))
    }
    guard node.isObject else {
      throw refuse("a graph document is an object, not \(node.kindName)", at: node.position)
    }
    guard let found = node["navatlas"] else {
      throw refuse("not a graph document: \"navatlas\": \(version) is missing", at: node.position)
    }
    guard found.value == .number(String(version)) else {
      let spelling = JSONWriter.compact(found).excerpt
      throw refuse(
        "graph document of version \(spelling); this NavAtlas reads version \(version)", at: found.position)
    }
  }

  /// The document as a JSON value. O(n).
  public static func node(_ graph: NavigationGraph) -> JSONNode { graph.documentNode }

  /// The document as text, in a layout whose changes read well. O(n).
  public static func text(_ graph: NavigationGraph) -> String { JSONWriter().text(node(graph)) }
}
