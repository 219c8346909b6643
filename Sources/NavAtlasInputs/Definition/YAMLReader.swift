import NavAtlasModel
import Yams

/// Reads YAML into the same tree as JSON, with line and column of every value.
///
/// What makes YAML dangerous or surprising is refused: aliases and anchors (a few lines of them can stand for
/// millions of values), merge keys, keys that are no strings, and deep nesting. Plain scalars are what YAML's core
/// schema takes them for, except that only `true` and `false` are truth values.
enum YAMLReader {
  static func read(_ text: String, file: String) throws(Diagnostic) -> JSONNode {
    try refuseManyAliases(text, file: file)
    do {
      // The basic resolver keeps Yams from turning scalars into dates and the like; the parser stays alive
      // because the nodes' anchors do not hold themselves.
      let parser = try Parser(yaml: text, resolver: .basic)
      return try withExtendedLifetime(parser) {
        guard let root = try parser.singleRoot() else { throw Fault("the file is empty", nil) }
        return try convert(root, depth: 0)
      }
    } catch let fault as Fault {
      throw Diagnostic(.error, fault.message, at: SourceLocation(file: file, position: fault.position))
    } catch {
      let (message, position) = YAMLFault.explain(error, in: text)
      throw Diagnostic(.error, message, at: SourceLocation(file: file, position: position))
    }
  }

  private struct Fault: Error {
    let message: String
    let position: TextPosition?

    init(_ message: String, _ mark: Mark?) {
      self.message = message
      position =
        mark.map { TextPosition(line: $0.line, column: $0.column) } ?? TextPosition(line: 1, column: 1)
    }
  }

  private static func convert(_ node: Node, depth: Int) throws(Fault) -> JSONNode {
    guard depth < JSONParser.maximumDepth else {
      throw Fault("nested deeper than \(JSONParser.maximumDepth) levels", node.mark)
    }
    if node.anchor != nil {
      throw Fault("anchors and aliases are not supported; write the value out", node.mark)
    }
    let position = node.mark.map { TextPosition(line: $0.line, column: $0.column) }
    switch node {
    case .scalar(let scalar): return JSONNode(value(of: scalar), at: position)
    case .sequence(let sequence):
      var elements: [JSONNode] = []
      for element in sequence { elements.append(try convert(element, depth: depth + 1)) }
      return JSONNode(.array(elements), at: position)
    case .mapping(let mapping):
      var members: [JSONMember] = []
      for (key, value) in mapping {
        guard case .scalar(let name) = key else { throw Fault("a key has to be a string", key.mark) }
        if name.string == "<<", name.style == .plain { throw Fault("merge keys are not supported", key.mark) }
        let keyPosition = name.mark.map { TextPosition(line: $0.line, column: $0.column) }
        let node = try convert(value, depth: depth + 1)
        members.append(JSONMember(name.string, node, keyPosition: keyPosition))
      }
      return JSONNode(.object(members), at: position)
    case .alias: throw Fault("anchors and aliases are not supported; write the value out", node.mark)
    }
  }

  private static func value(of scalar: Node.Scalar) -> JSONValue {
    guard scalar.style == .plain else { return .string(scalar.string) }
    switch scalar.string {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .bool(true)
    case "false", "False", "FALSE": return .bool(false)
    default: break
    }
    // A number is what JSON takes for one; everything else, dates and versions included, is text.
    if let first = scalar.string.utf8.first, first == UInt8(ascii: "-") || (0x30...0x39).contains(first),
      let node = try? JSONParser.parse(scalar.string), case .number(let digits) = node.value
    {
      return .number(digits)
    }
    return .string(scalar.string)
  }

  /// Refuses before parsing, since comparing keys that are nested aliases takes exponential time. Up to 20 words
  /// that look like an alias are harmless, and may be text.
  private static func refuseManyAliases(_ text: String, file: String) throws(Diagnostic) {
    var position = TextPosition(line: 1, column: 0)
    var previous: Unicode.Scalar = " "
    var beforePrevious: Unicode.Scalar = " "
    var aliases = 0
    for scalar in text.unicodeScalars {
      position.column += 1
      let endsBlank = beforePrevious.properties.isWhitespace || "[{,".unicodeScalars.contains(beforePrevious)
      if previous == "*", endsBlank, !scalar.properties.isWhitespace {
        aliases += 1
        guard aliases <= 20 else {
          let place = SourceLocation(file: file, line: position.line, column: position.column - 1)
          throw Diagnostic(.error, "anchors and aliases are not supported; write the value out", at: place)
        }
      }
      if scalar == "\n" { position = TextPosition(line: position.line + 1, column: 0) }
      (beforePrevious, previous) = (previous, scalar)
    }
  }
}
