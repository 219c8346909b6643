import NavAtlasModel

/// Reads the text of a ``PathPattern``.
struct PathPatternParser {
  private enum Token: Hashable {
    case arrow, bar
    /// A name or one of the signs.
    case word(String)
    case quoted(String)
  }

  private let characters: [Character]
  private var offset = 0

  init(_ text: String) { characters = Array(text) }

  private static let example = "'Home -> .* -> Checkout'"

  mutating func steps() throws(Diagnostic) -> [PathPattern.Step] {
    var steps: [PathPattern.Step] = []
    var isLoose = false
    var hasMore = true
    while hasMore {
      let column = columnOfNext
      if let matcher = try matcher(isFirst: steps.isEmpty && !isLoose) {
        if steps.last?.matcher == .end { throw .pattern(column, "nothing comes behind the end of a visit") }
        steps.append(PathPattern.Step(matcher: matcher, isLoose: isLoose))
        isLoose = false
      } else {
        isLoose = true
      }
      if steps.count > PathPattern.mostSteps {
        throw .pattern(column, "a pattern has at most \(PathPattern.mostSteps) steps")
      }
      hasMore = try arrow()
    }
    if isLoose, steps.last?.matcher == .end {
      throw .pattern(characters.count, "nothing comes behind the end of a visit")
    }
    if steps.isEmpty { throw .pattern(1, "a pattern needs a screen, such as \(Self.example)") }
    return steps
  }

  /// What stands between two arrows; `nil` for `.*`.
  private mutating func matcher(isFirst: Bool) throws(Diagnostic) -> PathPattern.Matcher? {
    let column = columnOfNext
    switch try token() {
    case .word("."): return .any
    case .word(".*"): return nil
    case .word("^"), .word("start"):
      if isFirst { return .start }
      throw .pattern(
        column, "a visit's start can only be the first step; a screen of that name is quoted: \"start\"")
    case .word("$"), .word("end"): return .end
    case .word(let name), .quoted(let name):
      return .screens(try alternatives(PathPattern.Name(text: name, column: column)))
    case .arrow: throw .pattern(column, "a screen has to stand before '->', as in \(Self.example)")
    case .bar: throw .pattern(column, "a screen has to stand before '|', as in 'Cart|Checkout'")
    case nil: throw .pattern(column, "a screen has to stand here, as in \(Self.example)")
    }
  }

  private mutating func alternatives(_ first: PathPattern.Name) throws(Diagnostic) -> [PathPattern.Name] {
    var names = [first]
    while true {
      let start = offset
      guard try token() == .bar else {
        offset = start
        return names
      }
      let column = columnOfNext
      switch try token() {
      case .word(let name) where [".", ".*", "^", "$", "start", "end"].contains(name):
        throw .pattern(
          column, "'\(name)' cannot be an alternative; a screen of that name is quoted: \"\(name)\"")
      case .word(let name), .quoted(let name): names.append(PathPattern.Name(text: name, column: column))
      default: throw .pattern(column, "a screen has to stand behind '|', as in 'Cart|Checkout'")
      }
    }
  }

  /// Reads an arrow; false at the end of the text.
  private mutating func arrow() throws(Diagnostic) -> Bool {
    let column = columnOfNext
    switch try token() {
    case .arrow: return true
    case nil: return false
    case .bar: throw .pattern(column, "only names of screens have alternatives, as in 'Cart|Checkout'")
    case .word(let name), .quoted(let name):
      throw .pattern(column, "'->' has to stand before '\(name)'; a name with blanks is quoted")
    }
  }

  // MARK: Tokens

  private var columnOfNext: Int {
    (characters[offset...].firstIndex { !$0.isWhitespace } ?? characters.count) + 1
  }

  private mutating func token() throws(Diagnostic) -> Token? {
    offset = columnOfNext - 1
    guard offset < characters.count else { return nil }
    if let sign = sign() {
      offset += sign.length
      return sign.token
    }
    if characters[offset] == "\"" { return .quoted(try quoted()) }
    let start = offset
    while offset < characters.count, !characters[offset].isWhitespace, characters[offset] != "\"",
      sign() == nil
    {
      offset += 1
    }
    return .word(String(characters[start..<offset]))
  }

  private func sign() -> (token: Token, length: Int)? {
    switch characters[offset] {
    case "|": (.bar, 1)
    case "→": (.arrow, 1)
    case "-" where offset + 1 < characters.count && characters[offset + 1] == ">": (.arrow, 2)
    default: nil
    }
  }

  private mutating func quoted() throws(Diagnostic) -> String {
    let start = offset + 1
    guard let end = characters[start...].firstIndex(of: "\"") else {
      throw .pattern(offset + 1, "the quotation mark is not closed")
    }
    offset = end + 1
    if end == start { throw .pattern(start, "a screen's name is not empty") }
    return String(characters[start..<end])
  }
}
