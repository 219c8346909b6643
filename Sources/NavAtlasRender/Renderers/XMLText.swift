private import Graphviz

/// Text for XML and HTML.
enum XMLText {
  /// Clean text with the five special characters escaped.
  static func escape(_ text: String) -> String {
    let cleaned = PlainText.clean(text)
    guard cleaned.utf8.contains(where: isSpecial) else { return cleaned }
    var result = ""
    for scalar in cleaned.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
    default: false
    }
  }
}
