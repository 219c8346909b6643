/// Numbers as people read them.
enum Words {
  /// `1 screen`, `12 screens`.
  static func count(_ number: Int, _ noun: String) -> String {
    "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")"
  }

  /// A share in whole percent, rounded; only all is 100 %, and only nothing is 0 %.
  static func share(_ part: Int, of whole: Int) -> String {
    guard part > 0, part < whole else { return part > 0 || whole == 0 ? "100 %" : "0 %" }
    return "\(min(max(Int((Double(part) * 100 / Double(whole)).rounded()), 1), 99)) %"
  }

  /// The first few of a list; an ellipsis stands for the others.
  static func some(_ parts: [String], atMost limit: Int, separator: String = ", ") -> String {
    (Array(parts.prefix(limit)) + (parts.count > limit ? ["…"] : [])).joined(separator: separator)
  }

  /// `12,345`.
  static func grouped(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return (number < 0 ? "-" : "") + text
  }
}
