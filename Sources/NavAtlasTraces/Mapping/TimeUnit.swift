import NavAtlasModel

/// How a format writes points in time.
enum TimeUnit: String, CaseIterable {
  /// A date and time of ISO 8601, also with a blank for the `T`.
  case iso
  case seconds = "s"
  case milliseconds = "ms"
  case microseconds = "us"
  case nanoseconds = "ns"

  /// Milliseconds since 1970; numbers may be texts. Whole numbers are exact over 64 bits.
  func milliseconds(_ node: JSONNode) -> Int64? {
    switch node.value {
    case .number(let digits): milliseconds(digits)
    case .string(let text): milliseconds(text)
    default: nil
    }
  }

  func milliseconds(_ text: String) -> Int64? {
    if self == .iso { return Timestamp.milliseconds(text) }
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first.flatMap({ Int64($0) }) else { return nil }
    switch self {
    case .iso, .milliseconds: return whole
    case .microseconds: return whole.dividedDown(by: 1_000)
    case .nanoseconds: return whole.dividedDown(by: 1_000_000)
    case .seconds:
      let decimals = parts.count > 1 ? parts[1] : ""
      guard decimals.allSatisfy(\.isNumber), let part = Int64((decimals + "000").prefix(3)) else {
        return nil
      }
      let (scaled, overflow) = whole.multipliedReportingOverflow(by: 1_000)
      let (sum, tooLarge) = scaled.addingReportingOverflow(text.hasPrefix("-") ? -part : part)
      return overflow || tooLarge ? nil : sum
    }
  }
}

extension Int64 {
  /// The quotient, rounded down also below zero.
  fileprivate func dividedDown(by divisor: Int64) -> Int64 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
