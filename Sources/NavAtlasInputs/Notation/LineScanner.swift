import NavAtlasModel

/// Why a line is not notation.
struct NotationFault: Error {
  let message: String
  let position: TextPosition
}

/// The words of one line of notation.
struct LineScanner {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private let line: Int
  /// The place to give for every word, where the line is a string inside another document.
  private let fixedPosition: TextPosition?

  init(_ text: some StringProtocol, line: Int) {
    scalars = Array(text.unicodeScalars)
    self.line = line
    fixedPosition = nil
  }

  init(_ text: some StringProtocol, at position: TextPosition) {
    scalars = Array(text.unicodeScalars)
    line = position.line
    fixedPosition = position
  }

  var position: TextPosition { fixedPosition ?? TextPosition(line: line, column: index + 1) }

  var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  /// True where nothing is left but a comment.
  var isAtEnd: Bool { peek == nil }

  /// Skips blanks, and a comment to the end of the line.
  mutating func skipBlanks() {
    while let scalar = peek, scalar.isBlank { index += 1 }
    let isWordStart = index == 0 || scalars[index - 1].isBlank
    if peek == "#", isWordStart { index = scalars.count }
  }

  /// Takes a sign, and the blanks after it.
  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard peek == sign else { return false }
    index += 1
    skipBlanks()
    return true
  }

  /// Takes a word made of letters, if it is one of `words`, and the blanks after it.
  mutating func take(word: String) -> Bool {
    let start = index
    guard let found = letters(), found == word else {
      index = start
      return false
    }
    skipBlanks()
    return true
  }

  /// A word made of letters, with the blanks after it.
  mutating func letters() -> String? {
    let word = scalars[index...].prefix { $0.isLetter }
    guard !word.isEmpty else { return nil }
    index += word.count
    skipBlanks()
    return String(String.UnicodeScalarView(word))
  }

  // MARK: Names

  /// A name, bare or in double quotes, with the blanks after it.
  ///
  /// - Parameters:
  ///   - what: what the name is of, for the message where there is none.
  ///   - stops: signs that end a bare name, besides blanks and `, | { } "`.
  mutating func name(_ what: String, until stops: Set<Unicode.Scalar> = []) throws(NotationFault) -> String {
    if peek == "\"" { return try quoted() }
    let bare = scalars[index...].prefix { !$0.isBlank && !$0.isDelimiter && !stops.contains($0) }
    guard !bare.isEmpty, !isAtArrow else { throw expected(what) }
    let name = String(String.UnicodeScalarView(bare))
    if name.contains("->") { throw fault("'\(name.excerpt)': write blanks around the arrow") }
    try check(name)
    index += bare.count
    skipBlanks()
    return name
  }

  /// A text in double quotes, in which `\"` and `\\` stand for themselves, and `\n`, `\r`, `\t` and `\u{A0}` for
  /// what cannot be seen.
  mutating func quoted() throws(NotationFault) -> String {
    let start = self
    let text = try quotedText()
    if let defect = text.nameDefect { throw start.fault("this name \(defect)") }
    return text
  }

  /// A text in double quotes that is no name, so that it may be long.
  mutating func quotedText() throws(NotationFault) -> String {
    guard peek == "\"" else { throw expected("a text in double quotes") }
    let start = self
    var text = String.UnicodeScalarView()
    index += 1
    while let scalar = peek, scalar != "\"" {
      index += 1
      guard scalar == "\\", let escaped = peek else {
        text.append(scalar)
        continue
      }
      index += 1
      text.append(try meaning(of: escaped))
    }
    guard peek == "\"" else { throw start.fault("the text that begins here has no closing quote") }
    index += 1
    if let defect = String(text).textDefect { throw start.fault("this text \(defect)") }
    skipBlanks()
    return String(text)
  }

  /// What a sign after a backslash stands for.
  private mutating func meaning(of escaped: Unicode.Scalar) throws(NotationFault) -> Unicode.Scalar {
    switch escaped {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u" where peek == "{":
      let digits = scalars[index...].dropFirst().prefix { $0 != "}" && $0 != "\"" }
      let number = UInt32(String(String.UnicodeScalarView(digits)), radix: 16)
      index += digits.count + 1
      guard peek == "}", let scalar = number.flatMap(Unicode.Scalar.init) else {
        throw fault("'\\u{…}' needs the number of a sign, such as \\u{A0}")
      }
      index += 1
      return scalar
    default: return escaped
    }
  }

  private func check(_ name: String) throws(NotationFault) {
    if let defect = name.nameDefect { throw fault("this name \(defect)") }
  }

  // MARK: Arrows

  /// True before `-word`, which begins an arrow.
  var isAtArrow: Bool {
    guard peek == "-", index + 1 < scalars.count else { return false }
    let next = scalars[index + 1]
    return next.isLetter || next == ">"
  }

  /// The kind and count of an arrow such as `-push->` or `-pop(2)->`, with the blanks after it.
  mutating func arrow() throws(NotationFault) -> (kind: String, count: String?) {
    let start = index
    guard take("-"), let kind = letters() else {
      index = start
      throw fault("write the kind of move in the arrow, such as -push->")
    }
    var count: String?
    if take("(") {
      let digits = scalars[index...].prefix { $0 == "-" || ("0"..."9").contains($0) }
      index += digits.count
      count = String(String.UnicodeScalarView(digits))
      guard take(")") else { throw expected("a number and ')'") }
    }
    guard peek == "-", index + 1 < scalars.count, scalars[index + 1] == ">" else {
      throw expected("'->' at the end of the arrow")
    }
    index += 2
    skipBlanks()
    return (kind, count)
  }

  // MARK: Faults

  func fault(_ message: String) -> NotationFault { NotationFault(message: message, position: position) }

  func expected(_ what: String) -> NotationFault {
    let rest = String(String.UnicodeScalarView(scalars[index...].prefix(20)))
    return fault("expected \(what), found \(rest.isEmpty ? "the end of the line" : "'\(rest.excerpt)'")")
  }
}

/// Kinds of signs; ASCII is told apart without a look into Unicode's tables.
extension Unicode.Scalar {
  fileprivate var isBlank: Bool {
    isASCII ? self == " " || (0x09...0x0D).contains(value) : properties.isWhitespace
  }

  fileprivate var isLetter: Bool {
    switch self {
    case "a"..."z", "A"..."Z": true
    default: !isASCII && properties.isAlphabetic
    }
  }

  /// True for what ends a bare name, besides blanks.
  fileprivate var isDelimiter: Bool {
    switch self {
    case ",", "|", "{", "}", "\"": true
    default: false
    }
  }
}
