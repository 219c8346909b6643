/// Makes foreign text harmless for every language of Graphviz.
public enum PlainText {
  /// Text on one line without control characters, bidirectional overrides and what XML forbids.
  ///
  /// Line breaks and tabs become spaces; joiners and variation selectors, which emoji need, stay.
  public static func clean(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x85, 0x2028, 0x2029: result.append(" ")
      case 0...0x1F, 0x7F...0x9F: break
      case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: break
      case 0xFEFF, 0xFFF9...0xFFFF: break
      default:
        if scalar.value & 0xFFFE == 0xFFFE { break }
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Clean text of at most `limit` characters; what was longer ends in `…`.
  public static func clean(_ text: String, limit: Int) -> String {
    if text.utf8.count <= limit { return clean(text) }
    // A grapheme can be of any length, and so is cut as well.
    let head = text.unicodeScalars.prefix(limit * 8)
    let cleaned = clean(String(String.UnicodeScalarView(head)))
    let isCut = head.endIndex != text.unicodeScalars.endIndex
    guard isCut || cleaned.count > limit else { return cleaned }
    return String(cleaned.prefix(max(0, limit - 1))) + "…"
  }

  /// The text as a plain attribute: Graphviz's escapes lose their meaning.
  static func attribute(_ text: String) -> String {
    let cleaned = clean(text)
    return cleaned.utf8.contains(UInt8(ascii: "\\")) ? doublingBackslashes(cleaned) : cleaned
  }

  /// The text inside an HTML-like label.
  static func markup(_ text: String) -> String {
    let cleaned = clean(text)
    guard cleaned.utf8.contains(where: isSpecial) else { return cleaned }
    var result = ""
    for character in cleaned.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\\": result += "\\\\"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "\\"): true
    default: false
    }
  }

  /// Font families, which libgvc writes into SVG as they are: letters, digits, spaces, commas, dots and hyphens.
  static func fontNames(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter {
          switch $0 {
          case "a"..."z", "A"..."Z", "0"..."9", " ", ",", ".", "-": true
          default: !$0.isASCII && $0.properties.isAlphabetic
          }
        }))
  }

  private static func doublingBackslashes(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      result.append(scalar)
      if scalar == "\\" { result.append(scalar) }
    }
    return String(result)
  }
}
