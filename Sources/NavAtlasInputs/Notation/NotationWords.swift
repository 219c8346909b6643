/// The `{key=value, flag}` at the end of a line that is written.
struct NotationAttributes {
  private var members: [String] = []

  /// The attributes in braces; nothing where there are none.
  var words: [String] { members.isEmpty ? [] : ["{\(members.joined(separator: ", "))}"] }

  mutating func add(_ key: String, _ value: String?) {
    if let value { members.append("\(key)=\(value.asName)") }
  }

  mutating func add(_ key: String, _ values: [String]) {
    if !values.isEmpty { members.append("\(key)=[\(values.map(\.asName).joined(separator: ", "))]") }
  }

  mutating func add(_ key: String, _ number: Int) { members.append("\(key)=\(number)") }

  mutating func add(_ key: String, _ flag: Bool) { if flag { members.append(key) } }
}

extension String {
  /// The name as notation writes it: bare where nothing in it could mean anything else.
  var asName: String { isBare ? self : asQuoted }

  /// A text that is read to the end of its line.
  var asText: String { asQuoted }

  /// In double quotes; what would end the line or hide other signs is written as its number.
  var asQuoted: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default:
        if scalar.isHidden {
          text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    return text + "\""
  }

  private var isBare: Bool {
    guard let first = unicodeScalars.first, first.isWordSign, !("0"..."9").contains(first),
      !["true", "false"].contains(self)
    else { return false }
    return unicodeScalars.allSatisfy { $0.isWordSign || $0 == "." || $0 == "(" || $0 == ")" || $0 == "-" }
      && !contains("->")
  }
}

extension Unicode.Scalar {
  fileprivate var isWordSign: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: false
    }
  }

  /// True for what ends a line, and for signs that nobody sees or that turn the text around.
  fileprivate var isHidden: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .format: true
    default: false
    }
  }
}
