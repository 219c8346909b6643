#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Whether two shares differ by more than chance: the two-proportion z-test with a pooled share.
///
/// With x₁ of n₁ and x₂ of n₂, p = (x₁ + x₂)/(n₁ + n₂) and z = (x₂/n₂ − x₁/n₁) / √(p(1−p)(1/n₁ + 1/n₂)) is about normal
/// where the shares are equal (NIST/SEMATECH e-Handbook of Statistical Methods, 7.3.3). That needs counts: each of the
/// four that are expected has to be at least 5 (Cochran 1954). It also takes the counted things to be independent, which
/// the moves of one visit are only roughly, so what is barely significant may be chance.
struct TwoProportionTest {
  /// How likely a difference is that is at least as large, where there is none.
  let pValue: Double

  /// `nil` where the counts are too small to tell.
  init?(_ first: Int, of firstTotal: Int, _ second: Int, of secondTotal: Int) {
    let (x1, n1) = (Double(first), Double(firstTotal))
    let (x2, n2) = (Double(second), Double(secondTotal))
    guard n1 > 0, n2 > 0 else { return nil }
    let pooled = (x1 + x2) / (n1 + n2)
    guard min(n1, n2) * min(pooled, 1 - pooled) >= 5 else { return nil }
    let z = (x2 / n2 - x1 / n1) / (pooled * (1 - pooled) * (1 / n1 + 1 / n2)).squareRoot()
    pValue = erfc(abs(z) / 2.squareRoot())
  }
}

extension [Double] {
  /// Which of several tests' values are significant together, so that the chance of even one false alarm is at most
  /// `level` (Holm 1979, "A simple sequentially rejective multiple test procedure"). O(n log n).
  func significant(at level: Double) -> [Bool] {
    var result = [Bool](repeating: false, count: count)
    for (rank, index) in indices.sorted(by: { (self[$0], $0) < (self[$1], $1) }).enumerated() {
      guard self[index] <= level / Double(count - rank) else { break }
      result[index] = true
    }
    return result
  }
}
