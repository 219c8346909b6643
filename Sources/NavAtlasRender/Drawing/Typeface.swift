/// The fonts of pictures, and what their letters measure.
enum Typeface {
  /// Metrically alike where it counts. No emoji font: it would draw the digits, too.
  static let text =
    "Helvetica Neue,Helvetica,Arial,Liberation Sans,Apple SD Gothic Neo,Noto Sans CJK KR,sans-serif"

  /// The width of a text in Helvetica, in points, a little generously. Linear in its length.
  static func width(of text: String, size: Double, isBold: Bool = false) -> Double {
    var units = 0.0
    for scalar in text.unicodeScalars {
      switch scalar {
      case "i", "j", "l", "'", "|", ".", ",", ":", ";", "!": units += 0.28
      case "f", "t", "r", " ", "-", "(", ")", "/", "·", "I": units += 0.34
      case "m", "w", "M", "W", "%", "@": units += 0.88
      case "A"..."Z": units += 0.70
      case "\0"..."\u{24F}": units += 0.56
      default: units += 1.05
      }
    }
    return units * size * (isBold ? 1.08 : 1) + 2
  }
}
