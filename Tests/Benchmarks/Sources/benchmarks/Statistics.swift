/// The middle value; the mean of both where there are two.
func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  guard let last = sorted.last else { return .nan }
  let middle = sorted.count / 2
  return sorted.count.isMultiple(of: 2)
    ? (sorted[middle - 1] + sorted[middle]) / 2 : min(sorted[middle], last)
}

/// Two commands measured in turns, so that what else the machine does meets both alike.
struct Pair {
  /// Median processor seconds of each.
  let first: Double
  let second: Double
  /// The median of the ratios of neighbouring runs.
  let ratio: Double

  init(_ first: Command, _ second: Command, rounds: Int) throws {
    // Both files and programs are in memory before anything counts.
    _ = try (first.run(), second.run())
    var costs: [(Double, Double)] = []
    for round in 0..<rounds {
      // Who goes first changes.
      if round.isMultiple(of: 2) {
        let a = try first.run().processor
        costs.append((a, try second.run().processor))
      } else {
        let b = try second.run().processor
        costs.append((try first.run().processor, b))
      }
    }
    self.first = median(costs.map(\.0))
    self.second = median(costs.map(\.1))
    ratio = median(costs.map { $0.0 / $0.1 })
  }
}

extension Double {
  /// `12 ms`, `1.84 s`
  var asTime: String {
    self < 0.0995
      ? "\((self * 10_000).rounded() / 10) ms"
      : self < 0.9995
        ? "\(Int((self * 1000).rounded())) ms"
        : "\((self * 100).rounded() / 100) s"
  }

  /// `1.07`
  var asRatio: String {
    let hundredths = Int((self * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}
