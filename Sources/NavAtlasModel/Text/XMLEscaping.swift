extension String {
  /// The text for XML and HTML, also inside of attributes: special characters and line ends are escaped, characters that
  /// XML cannot have are replaced. O(n).
  public var escapedForXML: String {
    guard utf8.contains(where: \.isSpecialInXML) || unicodeScalars.contains(where: \.isOutsideOfXML) else {
      return self
    }
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      case "\t", "\n", "\r": text += "&#\(scalar.value);"
      case _ where scalar.isOutsideOfXML: text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  fileprivate var isOutsideOfXML: Bool {
    value < 0x20 && value != 0x9 && value != 0xA && value != 0xD || value == 0xFFFE || value == 0xFFFF
  }
}

extension UInt8 {
  fileprivate var isSpecialInXML: Bool {
    switch self {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
    default: self < 0x20
    }
  }
}
