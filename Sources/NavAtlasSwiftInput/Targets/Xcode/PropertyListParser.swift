/// Reads a property list of the old style. O(bytes).
struct PropertyListParser {
  /// Why a text is no property list.
  struct Defect: Error, Sendable, Hashable {
    var line: Int
    var message: String
  }

  /// Projects need six levels.
  static let depthLimit = 64

  private let bytes: [UInt8]
  private var index = 0

  static func parse(_ bytes: [UInt8]) throws(Defect) -> PropertyList {
    var parser = PropertyListParser(bytes: bytes)
    let value = try parser.value(depth: 0)
    try parser.skipBlanks()
    if parser.index < bytes.count { throw parser.defect("more follows the end") }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func defect(_ message: String) -> Defect {
    Defect(line: 1 + bytes[..<min(index, bytes.count)].count { $0 == UInt8(ascii: "\n") }, message: message)
  }

  private mutating func value(depth: Int) throws(Defect) -> PropertyList {
    guard depth < Self.depthLimit else { throw defect("nested deeper than \(Self.depthLimit) levels") }
    try skipBlanks()
    switch next {
    case UInt8(ascii: "{")?: return try dictionary(depth)
    case UInt8(ascii: "(")?: return try array(depth)
    case UInt8(ascii: "<")?: return try data()
    default: return .string(try text())
    }
  }

  private mutating func dictionary(_ depth: Int) throws(Defect) -> PropertyList {
    index += 1
    var members: [String: PropertyList] = [:]
    while true {
      try skipBlanks()
      if skip("}") { return .dictionary(members) }
      let key = try text()
      try expect("=")
      members[key] = try value(depth: depth + 1)
      try expect(";")
    }
  }

  private mutating func array(_ depth: Int) throws(Defect) -> PropertyList {
    index += 1
    var elements: [PropertyList] = []
    while true {
      try skipBlanks()
      if skip(")") { return .array(elements) }
      elements.append(try value(depth: depth + 1))
      try skipBlanks()
      if !skip(","), next != UInt8(ascii: ")") { throw defect("',' or ')' is expected") }
    }
  }

  /// `<0f 1e>`, of which nothing is needed.
  private mutating func data() throws(Defect) -> PropertyList {
    guard let end = bytes[index...].firstIndex(of: UInt8(ascii: ">")) else { throw defect("'>' is missing") }
    let text = String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
    guard text.allSatisfy({ $0.isHexDigit || $0.isWhitespace }) else { throw defect("a value is expected") }
    index = end + 1
    return .string(text)
  }

  private mutating func text() throws(Defect) -> String {
    try skipBlanks()
    if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") { return try quoted() }
    let start = index
    while let byte = next, byte.isPlain { index += 1 }
    if start == index { throw defect(next == nil ? "the text ends too early" : "a value is expected") }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func quoted() throws(Defect) -> String {
    let quote = bytes[index]
    let start = index
    index += 1
    var text: [UInt8] = []
    while let byte = next, byte != quote {
      index += 1
      if byte == UInt8(ascii: "\\") { text += escaped() } else { text.append(byte) }
    }
    guard next == quote else {
      index = start
      throw defect("a quotation mark is not closed")
    }
    index += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// What stands behind a `\`.
  private mutating func escaped() -> [UInt8] {
    guard let byte = next else { return [] }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      let digits = bytes[index...].prefix(4).prefix { Character(Unicode.Scalar($0)).isHexDigit }
      index += digits.count
      let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0xFFFD
      return Array(String(Character(Unicode.Scalar(number) ?? "\u{FFFD}")).utf8)
    default: return [byte]
    }
  }

  private mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: sign) else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ sign: Unicode.Scalar) throws(Defect) {
    try skipBlanks()
    if !skip(sign) { throw defect("'\(sign)' is expected") }
  }

  /// Skips white space and comments.
  private mutating func skipBlanks() throws(Defect) {
    while let byte = next {
      if byte <= 32 {
        index += 1
      } else if bytes[index...].starts(with: [UInt8(ascii: "/"), UInt8(ascii: "/")]) {
        index = bytes[index...].firstIndex(of: 10) ?? bytes.count
      } else if bytes[index...].starts(with: [UInt8(ascii: "/"), UInt8(ascii: "*")]) {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(Defect) {
    let start = index
    index += 2
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        index += 2
        return
      }
      index += 1
    }
    index = start
    throw defect("a comment is not closed")
  }
}

extension UInt8 {
  /// True for what may stand in a text without quotation marks.
  fileprivate var isPlain: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
      UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"), 128...:
      true
    default: false
    }
  }
}
