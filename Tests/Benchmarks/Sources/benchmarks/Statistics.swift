/// The middle value; the mean of both where there are two.
func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  guard let last = sorted.last else { return .nan }
  let middle = sorted.count / 2
  return sorted.count.isMultiple(of: 2)
    ? (sorted[middle - 1] + sorted[middle]) / 2 : min(sorted[middle], last)
}

/// Two jobs measured in turns, so that what else the machine does meets both alike.
struct Pair {
  /// The median cost of each.
  let first: Double
  let second: Double
  /// The median of the ratios of neighbouring runs.
  let ratio: Double

  /// Two commands and their processor seconds.
  init(_ first: Command, _ second: Command, rounds: Int) throws {
    try self.init(rounds: rounds, { try first.run().processor }, { try second.run().processor })
  }

  /// Two jobs that give their costs.
  init(rounds: Int, _ first: () throws -> Double, _ second: () throws -> Double) rethrows {
    // Both files and programs are in memory before anything counts.
    _ = try (first(), second())
    var costs: [(Double, Double)] = []
    for round in 0..<rounds {
      // Who goes first changes.
      if round.isMultiple(of: 2) {
        let a = try first()
        costs.append((a, try second()))
      } else {
        let b = try second()
        costs.append((try first(), b))
      }
    }
    self.first = median(costs.map(\.0))
    self.second = median(costs.map(\.1))
    ratio = median(costs.map { $0.0 / $0.1 })
  }
}
