import NavAtlasModel

/// `1 session`, `2 sessions`.
func counted(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }

/// A share in percent with one decimal, rounded; only all is 100 %, and only nothing is 0 %.
func percent(_ part: Int, _ whole: Int) -> String {
  guard whole > 0 else { return "100 %" }
  let rounded = Int((Double(part) * 1_000 / Double(whole)).rounded())
  let thousandths = part == 0 || part >= whole ? rounded : min(max(rounded, 1), 999)
  return thousandths % 10 == 0 ? "\(thousandths / 10) %" : "\(thousandths / 10).\(thousandths % 10) %"
}

/// Numbers as reports and pictures write them.
public enum ReportNumbers {
  /// A difference of two shares in percentage points, with one decimal and its sign: `+4.2`, `−0.3`.
  public static func points(_ difference: Double) -> String {
    let tenths = Int((abs(difference) * 1_000).rounded())
    return "\(tenths == 0 ? "±" : difference < 0 ? "−" : "+")\(tenths / 10).\(tenths % 10)"
  }
}

/// A share from 0 to 1 with four decimals.
func share(_ value: Double) -> JSONNode {
  let scaled = Int((value * 10_000).rounded())
  let digits = String(scaled % 10_000)
  let decimals = String(repeating: "0", count: 4 - digits.count) + digits
  return JSONNode(.number("\(scaled / 10_000).\(decimals)"))
}
