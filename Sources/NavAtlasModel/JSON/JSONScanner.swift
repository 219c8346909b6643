/// The words of JSON: whitespace, strings, numbers and literals, over bytes that are known to be UTF-8.
struct JSONScanner {
  private let text: ArraySlice<UInt8>
  private var index: Int
  private var line = 1
  private var lineStart: Int
  /// Bytes of the current line that continue a character, and so are no columns.
  private var continuationBytes = 0

  init(_ text: ArraySlice<UInt8>) {
    self.text = text
    index = text.startIndex
    lineStart = text.startIndex
  }

  var peek: UInt8? { index < text.endIndex ? text[index] : nil }

  var position: TextPosition { TextPosition(line: line, column: index - lineStart - continuationBytes + 1) }

  mutating func advance() { index += 1 }

  mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    index += 1
    return true
  }

  mutating func skipWhitespace() {
    while index < text.endIndex {
      switch text[index] {
      case 0x20, 0x09, 0x0D: index += 1
      case 0x0A:
        index += 1
        line += 1
        lineStart = index
        continuationBytes = 0
      default: return
      }
    }
  }

  mutating func scalar() throws(JSONSyntaxError) -> JSONValue {
    if peek == UInt8(ascii: "\"") { return .string(try string()) }
    if isDigit || peek == UInt8(ascii: "-") { return .number(try number()) }
    for (word, value) in [("true", JSONValue.bool(true)), ("false", .bool(false)), ("null", .null)]
    where text[index...].starts(with: word.utf8) {
      index += word.utf8.count
      return value
    }
    throw unexpected("a value")
  }

  // MARK: Strings

  /// Reads a string; the scanner stands on its opening quote.
  mutating func string() throws(JSONSyntaxError) -> String {
    let start = position
    index += 1
    var decoded: String?
    var plain = index
    while index < text.endIndex {
      let byte = text[index]
      switch byte {
      case UInt8(ascii: "\""):
        let tail = String(decoding: text[plain..<index], as: UTF8.self)
        index += 1
        return decoded.map { $0 + tail } ?? tail
      case UInt8(ascii: "\\"):
        var head = decoded ?? ""
        head += String(decoding: text[plain..<index], as: UTF8.self)
        head.unicodeScalars.append(try escape())
        decoded = head
        plain = index
      case 0x00..<0x20:
        throw error(
          "a string ends on its line and holds no control characters; write them as \\n, \\t or \\u00XX")
      default:
        if byte & 0xC0 == 0x80 { continuationBytes += 1 }
        index += 1
      }
    }
    throw JSONSyntaxError("the string that begins here has no closing quote", at: start)
  }

  private mutating func escape() throws(JSONSyntaxError) -> Unicode.Scalar {
    let start = position
    index += 1
    guard let letter = peek else { throw unexpected("an escape") }
    index += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape(from: start)
    default: throw JSONSyntaxError("unknown escape; write a backslash as '\\\\'", at: start)
    }
  }

  private mutating func unicodeEscape(from start: TextPosition) throws(JSONSyntaxError) -> Unicode.Scalar {
    let first = try fourHexDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
      throw JSONSyntaxError("half of a surrogate pair; write both halves", at: start)
    }
    let second = try fourHexDigits()
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw JSONSyntaxError("the second half of a surrogate pair is \\uDC00 to \\uDFFF", at: start) }
    return scalar
  }

  private mutating func fourHexDigits() throws(JSONSyntaxError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw unexpected("four hexadecimal digits after \\u")
      }
      value = value << 4 + UInt32(digit)
      index += 1
    }
    return value
  }

  // MARK: Numbers

  private mutating func number() throws(JSONSyntaxError) -> String {
    let start = index
    _ = take(UInt8(ascii: "-"))
    if take(UInt8(ascii: "0")) {
      if isDigit { throw error("a number does not begin with 0") }
    } else {
      try digits()
    }
    if take(UInt8(ascii: ".")) { try digits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits()
    }
    return String(decoding: text[start..<index], as: UTF8.self)
  }

  private var isDigit: Bool { peek.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false }

  private mutating func digits() throws(JSONSyntaxError) {
    guard isDigit else { throw unexpected("a digit") }
    while isDigit { index += 1 }
  }

  // MARK: Errors

  func error(_ message: String) -> JSONSyntaxError { JSONSyntaxError(message, at: position) }

  /// "Expected … but found …" at the current position.
  func unexpected(_ expected: String) -> JSONSyntaxError {
    let rest = String(decoding: text[index...].prefix(16), as: UTF8.self)
    let found = rest.first.map { $0.isNewline ? "the end of the line" : "'\($0)'" } ?? "the end of the text"
    return error("expected \(expected), found \(found)")
  }
}
