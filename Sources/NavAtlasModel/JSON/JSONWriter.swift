/// Writes JSON that people can read and compare: what fits on a line stays on it, an object that does not is
/// filled line by line, and the elements of an array that does not stand on lines of their own.
public struct JSONWriter: Sendable {
  /// The column at which lines are wrapped.
  public var width: Int

  /// Creates a writer.
  public init(width: Int = 110) { self.width = width }

  /// The text of a value, with a line feed at its end; members in the order they have. O(n · depth) at worst.
  public func text(_ node: JSONNode) -> String {
    var layout = JSONLayout(width: width)
    layout.write(node, depth: 0, indent: 0)
    return layout.text + "\n"
  }

  /// The text of a value on one line, without blanks that are not needed.
  public static func compact(_ node: JSONNode) -> String {
    var line = FlatText(limit: .max, isSpaced: false)
    line.append(node)
    return line.text
  }
}

private struct JSONLayout {
  let width: Int
  var text = ""
  private var column = 0

  init(width: Int) { self.width = width }

  /// Writes a value that is nested in `depth` others.
  mutating func write(_ node: JSONNode, depth: Int, indent: Int) {
    switch node.value {
    case .array(let elements) where !elements.isEmpty:
      // The lists of a document stay one element per line, so that adding one is a change of one line.
      let isList = depth == 1 && elements.contains { $0.isObject }
      if !isList, let flat = flat(node) { return emit(flat) }
      write(elements, depth: depth, indent: indent)
    case .object(let members) where !members.isEmpty:
      if depth > 0, let flat = flat(node) { return emit(flat) }
      write(members, depth: depth, indent: indent)
    default: emit(JSONWriter.compact(node))
    }
  }

  private mutating func write(_ elements: [JSONNode], depth: Int, indent: Int) {
    emit("[")
    for (index, element) in elements.enumerated() {
      newLine(indent + 2)
      write(element, depth: depth + 1, indent: indent + 2)
      if index < elements.count - 1 { emit(",") }
    }
    newLine(indent)
    emit("]")
  }

  private mutating func write(_ members: [JSONMember], depth: Int, indent: Int) {
    let onePerLine = depth == 0
    emit(onePerLine ? "{" : "{ ")
    for (index, member) in members.enumerated() {
      let key = member.key.jsonQuoted + ": "
      if let text = member.value.unlisted {
        if onePerLine || (index > 0 && text.columns > room(after: key)) { newLine(indent + 2) }
        emit(key)
        emit(text)
      } else {
        if onePerLine || (index > 0 && flat(member.value, after: key) == nil) { newLine(indent + 2) }
        emit(key)
        write(member.value, depth: depth + 1, indent: indent + 2)
      }
      if index < members.count - 1 { emit(onePerLine ? "," : ", ") }
    }
    if onePerLine { newLine(indent) } else { emit(" ") }
    emit("}")
  }

  /// The value on what is left of the line, with room for a comma; `nil` where it does not fit.
  private func flat(_ node: JSONNode, after key: String = "") -> String? {
    var line = FlatText(limit: room(after: key), isSpaced: true)
    line.append(node)
    return line.isOver ? nil : line.text
  }

  private func room(after key: String) -> Int { width - column - key.columns - 1 }

  private mutating func emit(_ part: String) {
    text += part
    column += part.columns
  }

  private mutating func newLine(_ indent: Int) {
    while text.utf8.last == UInt8(ascii: " ") { text.removeLast() }
    text += "\n" + String(repeating: " ", count: indent)
    column = indent
  }
}

extension JSONNode {
  /// The text of what has no parts.
  fileprivate var unlisted: String? {
    switch value {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let digits): digits
    case .string(let string): string.jsonQuoted
    case .array, .object: nil
    }
  }
}

/// A value on one line, given up where it grows over a limit.
private struct FlatText {
  let limit: Int
  let isSpaced: Bool
  private(set) var text = ""
  private(set) var isOver = false

  init(limit: Int, isSpaced: Bool) {
    self.limit = limit
    self.isSpaced = isSpaced
  }

  mutating func append(_ node: JSONNode) {
    guard !isOver else { return }
    switch node.value {
    case .array(let elements): list("[", elements, "]") { $0.append($1) }
    case .object(let members):
      list("{", members, "}") {
        $0.add($1.key.jsonQuoted)
        $0.add($0.isSpaced ? ": " : ":")
        $0.append($1.value)
      }
    default: if let text = node.unlisted { add(text) }
    }
  }

  private mutating func list<Item>(
    _ opening: String, _ items: [Item], _ closing: String, _ write: (inout FlatText, Item) -> Void
  ) {
    let pad = isSpaced && opening == "{" && !items.isEmpty ? " " : ""
    add(opening + pad)
    for (index, item) in items.enumerated() {
      guard !isOver else { return }
      if index > 0 { add(isSpaced ? ", " : ",") }
      write(&self, item)
    }
    add(pad + closing)
  }

  private mutating func add(_ part: String) {
    text += part
    // Bytes are counted first: counting characters of a long text over and over would be slow.
    isOver = text.utf8.count > limit && text.columns > limit
  }
}

extension String {
  /// How many columns it takes. Most texts are ASCII, of which each byte is a character.
  fileprivate var columns: Int { utf8.allSatisfy { $0 < 0x80 } ? utf8.count : count }

  /// The string as JSON writes it.
  var jsonQuoted: String {
    // Most texts stand as they are.
    var quoted = "\""
    if utf8.allSatisfy({ $0.isPlainInJSON }) {
      quoted.reserveCapacity(utf8.count + 4)
      quoted += self
      return quoted + "\""
    }
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\u{0}"..<"\u{20}", "\u{7F}":
        let hex = String(scalar.value, radix: 16, uppercase: true)
        quoted += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension UInt8 {
  /// False for what JSON writes with a backslash.
  fileprivate var isPlainInJSON: Bool {
    self >= 0x20 && self != 0x7F && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
  }
}
