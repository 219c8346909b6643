private import Graphviz

/// Text for XML and HTML.
enum XMLText {
  /// Clean text with the five special characters escaped.
  static func escape(_ text: String) -> String {
    var result = ""
    for scalar in PlainText.clean(text).unicodeScalars {
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
}
