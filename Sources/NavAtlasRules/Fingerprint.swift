/// What stays the same of a finding while code moves: its rule, its screens and what shows it. No file, no line.
public struct Fingerprint: Sendable, Hashable {
  public var rule: String
  public var screens: [String]
  /// Types, cases, columns, and the witness.
  public var details: String

  public init(rule: String, screens: [String], details: String) {
    self.rule = rule
    self.screens = screens
    self.details = details
  }

  public init(_ finding: Finding) {
    let details = [finding.subjects.joined(separator: ", "), finding.way].filter { !$0.isEmpty }
    self.init(rule: finding.rule, screens: finding.screens, details: details.joined(separator: ": "))
  }

  /// The fingerprint as 32 hexadecimal digits; `occurrence` tells findings apart that share it.
  public func digits(occurrence: Int = 0) -> String {
    let parts =
      [rule, String(screens.count)] + screens + [details] + (occurrence > 0 ? ["\(occurrence)"] : [])
    let bytes = Array(parts.joined(separator: "\0").utf8)
    return [0xcbf2_9ce4_8422_2325, 0x6c62_272e_07bb_0142].map { Self.hash(bytes, from: $0) }.joined()
  }

  /// FNV-1a: stable on every machine, and nobody attacks a fingerprint.
  private static func hash(_ bytes: [UInt8], from start: UInt64) -> String {
    let value = bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Fingerprint: Comparable {
  public static func < (left: Fingerprint, right: Fingerprint) -> Bool {
    if left.rule != right.rule { return left.rule < right.rule }
    if left.screens != right.screens { return left.screens.lexicographicallyPrecedes(right.screens) }
    return left.details < right.details
  }
}
