import NavAtlasModel

/// The tags of an XML text, one after the other: as much of XML as event logs need.
///
/// Text between tags, comments, instructions and document types are passed over, and entities that a document type
/// declares are not expanded. O(n), without recursion.
struct XMLTags {
  struct Tag {
    var name: String
    var attributes: [String: String] = [:]
    var opens = true
    /// True for `</a>`, and for `<a/>`, which also opens.
    var closes = false
    var line: Int
  }

  struct Defect: Error {
    var message: String
    var line: Int
  }

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var open: [String] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next tag; `nil` at the end of the text, where every element has to be closed.
  mutating func next() throws(Defect) -> Tag? {
    while skipToTag() {
      let start = line
      if take("<!--") {
        guard skip(past: "-->") else { throw Defect(message: "the comment does not end", line: start) }
      } else if take("<![CDATA[") {
        guard skip(past: "]]>") else { throw Defect(message: "the section does not end", line: start) }
      } else if take("<?") {
        guard skip(past: "?>") else { throw Defect(message: "the instruction does not end", line: start) }
      } else if take("<!") {
        try skipDocumentType(start)
      } else {
        return try tag()
      }
    }
    if let last = open.last { throw Defect(message: "the text ends inside of <\(last.excerpt)>", line: line) }
    return nil
  }

  private mutating func tag() throws(Defect) -> Tag {
    let start = line
    advance()
    let isEnd = take("/")
    let name = word()
    guard !name.isEmpty else { throw Defect(message: "expected a name after '<'", line: start) }
    var tag = Tag(name: name, opens: !isEnd, closes: isEnd, line: start)
    while true {
      skipBlanks()
      if take("/>") {
        tag.closes = true
        return tag
      }
      if take(">") {
        try settle(tag)
        return tag
      }
      let key = word()
      skipBlanks()
      guard !key.isEmpty, take("=") else {
        throw Defect(message: "expected an attribute, or the end of <\(name.excerpt)>", line: line)
      }
      skipBlanks()
      tag.attributes[key] = try value()
    }
  }

  private mutating func settle(_ tag: Tag) throws(Defect) {
    if tag.opens {
      open.append(tag.name)
    } else if open.popLast() != tag.name {
      throw Defect(message: "</\(tag.name.excerpt)> closes nothing that is open", line: tag.line)
    }
  }

  private mutating func value() throws(Defect) -> String {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") else {
      throw Defect(message: "expected a value in quotes", line: line)
    }
    let quote = bytes[index]
    advance()
    let start = index
    while index < bytes.count, bytes[index] != quote { advance() }
    guard index < bytes.count else { throw Defect(message: "the value does not end", line: line) }
    defer { advance() }
    return String(decoding: bytes[start..<index], as: UTF8.self).withoutEntities
  }

  private mutating func skipDocumentType(_ start: Int) throws(Defect) {
    var depth = 1
    while index < bytes.count, depth > 0 {
      if bytes[index] == UInt8(ascii: "<") { depth += 1 }
      if bytes[index] == UInt8(ascii: ">") { depth -= 1 }
      advance()
    }
    if depth > 0 { throw Defect(message: "the document type does not end", line: start) }
  }

  // MARK: Bytes

  private mutating func advance() {
    if bytes[index] == UInt8(ascii: "\n") { line += 1 }
    index += 1
  }

  private mutating func take(_ text: StaticString) -> Bool {
    let wanted = text.utf8CodeUnitCount
    guard index + wanted <= bytes.count,
      text.withUTF8Buffer({ $0.elementsEqual(bytes[index..<(index + wanted)]) })
    else { return false }
    index += wanted
    return true
  }

  private mutating func skipToTag() -> Bool {
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") { advance() }
    return index < bytes.count
  }

  private mutating func skip(past text: StaticString) -> Bool {
    while index < bytes.count {
      if take(text) { return true }
      advance()
    }
    return false
  }

  private mutating func skipBlanks() { while index < bytes.count, bytes[index] <= 0x20 { advance() } }

  private mutating func word() -> String {
    let start = index
    let ends = Array("<>/=\"'".utf8)
    while index < bytes.count, bytes[index] > 0x20, !ends.contains(bytes[index]) { advance() }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }
}

extension String {
  /// With the five named entities and the numbered ones replaced by what they stand for.
  fileprivate var withoutEntities: String {
    guard utf8.contains(UInt8(ascii: "&")) else { return self }
    var text = ""
    var rest = self[...]
    while let start = rest.firstIndex(of: "&") {
      text += rest[..<start]
      rest = rest[start...]
      guard let end = rest.prefix(12).firstIndex(of: ";"),
        let character = Self.character(rest[rest.index(after: start)..<end])
      else {
        text += "&"
        rest = rest.dropFirst()
        continue
      }
      text.append(character)
      rest = rest[rest.index(after: end)...]
    }
    return text + rest
  }

  private static func character(_ entity: Substring) -> Character? {
    switch entity {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard entity.first == "#" else { return nil }
      let digits = entity.dropFirst()
      let number = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return number.flatMap(Unicode.Scalar.init).map(Character.init)
    }
  }
}
