/// A strict JSON reader (RFC 8259) that knows line and column of every value.
///
/// Beyond the grammar it refuses what only hides mistakes: duplicate keys, nesting deeper than
/// ``maximumDepth``, NUL bytes and anything after the value. A UTF-8 byte order mark is skipped. It works without
/// recursion, in O(n).
public struct JSONParser {
  /// How deep arrays and objects may be nested.
  public static let maximumDepth = 512

  private var scanner: JSONScanner
  private var open: [OpenContainer] = []

  /// Reads one JSON value.
  ///
  /// - Throws: the first place where the bytes are not UTF-8 or the text is not JSON.
  public static func parse(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSONNode {
    let text: ArraySlice<UInt8>
    do {
      text = try UTF8Text.checked(bytes)
    } catch {
      throw JSONSyntaxError(error.message, at: error.position)
    }
    var parser = JSONParser(scanner: JSONScanner(text))
    return try parser.document()
  }

  /// Reads one JSON value.
  public static func parse(_ text: String) throws(JSONSyntaxError) -> JSONNode { try parse(Array(text.utf8)) }

  private init(scanner: JSONScanner) { self.scanner = scanner }

  private mutating func document() throws(JSONSyntaxError) -> JSONNode {
    scanner.skipWhitespace()
    if scanner.peek == nil { throw scanner.error("the text is empty; expected a JSON value") }
    while true {
      guard var complete = try beginValue() else { continue }
      while try !endValue(&complete) {}
      if open.isEmpty {
        if scanner.peek != nil { throw scanner.unexpected("the end of the text") }
        return complete
      }
    }
  }

  /// Reads a scalar or an empty container, or opens a container and returns `nil`.
  private mutating func beginValue() throws(JSONSyntaxError) -> JSONNode? {
    scanner.skipWhitespace()
    let start = scanner.position
    switch scanner.peek {
    case UInt8(ascii: "{"):
      try push(OpenContainer(isObject: true, start: start))
      if scanner.take(UInt8(ascii: "}")) { return open.removeLast().node }
      try memberKey()
      return nil
    case UInt8(ascii: "["):
      try push(OpenContainer(isObject: false, start: start))
      if scanner.take(UInt8(ascii: "]")) { return open.removeLast().node }
      return nil
    default:
      return JSONNode(try scanner.scalar(), at: start)
    }
  }

  /// Puts a complete value into the container around it.
  ///
  /// Returns false, with `node` set to the container, where that is complete now as well.
  private mutating func endValue(_ node: inout JSONNode) throws(JSONSyntaxError) -> Bool {
    scanner.skipWhitespace()
    guard let isObject = open.last?.isObject else { return true }
    open[open.count - 1].add(node)
    if scanner.take(UInt8(ascii: ",")) {
      scanner.skipWhitespace()
      if isObject { try memberKey() }
      if !isObject, scanner.peek == UInt8(ascii: "]") { throw scanner.error("remove the ',' before ']'") }
      return true
    }
    guard scanner.take(UInt8(ascii: isObject ? "}" : "]")) else {
      throw scanner.unexpected(isObject ? "',' or '}' after the member" : "',' or ']' after the element")
    }
    node = open.removeLast().node
    return false
  }

  private mutating func push(_ container: OpenContainer) throws(JSONSyntaxError) {
    guard open.count < Self.maximumDepth else {
      throw scanner.error("nested deeper than \(Self.maximumDepth) levels")
    }
    scanner.advance()
    scanner.skipWhitespace()
    open.append(container)
  }

  private mutating func memberKey() throws(JSONSyntaxError) {
    let start = scanner.position
    guard scanner.peek == UInt8(ascii: "\"") else {
      throw scanner.unexpected("a key in double quotes")
    }
    let key = try scanner.string()
    guard open[open.count - 1].begin(key, at: start) else {
      throw JSONSyntaxError("the key '\(key.excerpt)' is there twice; keep one of them", at: start)
    }
    scanner.skipWhitespace()
    guard scanner.take(UInt8(ascii: ":")) else { throw scanner.unexpected("':' after the key") }
  }
}

/// An array or object whose end has not been read yet.
private struct OpenContainer {
  let isObject: Bool
  let start: TextPosition
  private var elements: [JSONNode] = []
  private var members: [JSONMember] = []
  private var keys: Set<String> = []
  private var key = ""
  private var keyPosition: TextPosition?

  init(isObject: Bool, start: TextPosition) {
    self.isObject = isObject
    self.start = start
  }

  var node: JSONNode { JSONNode(isObject ? .object(members) : .array(elements), at: start) }

  /// Notes the key of the next member; false where the object has it already.
  mutating func begin(_ key: String, at position: TextPosition) -> Bool {
    self.key = key
    keyPosition = position
    // Comparing is faster than hashing for the few keys that most objects have.
    if members.count < 12 { return !members.contains { $0.key == key } }
    if keys.isEmpty { keys = Set(members.map(\.key)) }
    return keys.insert(key).inserted
  }

  mutating func add(_ node: JSONNode) {
    if isObject {
      members.append(JSONMember(key, node, keyPosition: keyPosition))
    } else {
      elements.append(node)
    }
  }
}
