/// The logarithmic scale that durations are counted on.
///
/// A duration falls into one of 16 equal parts of its power of two, so a quantile that is read off the middle of a part
/// differs from the true one by at most 1/32 of it, about 3 %. Below 32 ms the scale is exact. Counts on the scale add up.
public enum DwellScale {
  /// Up to 2^45 ms, some thousand years; what is longer counts as that.
  public static let parts = 16 * 42

  /// The part of the scale that a duration in milliseconds falls into.
  @inline(__always) static func part(_ milliseconds: UInt64) -> Int {
    if milliseconds < 16 { return Int(milliseconds) }
    let exponent = 63 - milliseconds.leadingZeroBitCount
    let mantissa = Int(truncatingIfNeeded: milliseconds >> UInt64(exponent - 4)) & 15
    return min((exponent - 3) * 16 + mantissa, parts - 1)
  }

  /// The durations of a part, in milliseconds: the lowest one, and how many there are.
  public static func durations(_ part: Int) -> (low: Int64, count: Int64) {
    if part < 16 { return (Int64(part), 1) }
    let unit = Int64(1) << Int64(part / 16 - 1)
    return ((16 + Int64(part % 16)) * unit, unit)
  }

  /// The duration that a share of all is not longer than, in milliseconds; `nil` where nothing is counted.
  ///
  /// - Parameter counts: by part, ascending.
  public static func quantile(_ share: Double, of counts: [(part: Int, count: Int64)]) -> Double? {
    let total = counts.reduce(0) { $0 + $1.count }
    guard total > 0 else { return nil }
    let rank = max(1, Int64((share * Double(total)).rounded(.up)))
    var seen: Int64 = 0
    for (part, count) in counts {
      seen += count
      if seen >= rank {
        let (low, width) = durations(part)
        return Double(low) + Double(width - 1) / 2
      }
    }
    return nil
  }
}
