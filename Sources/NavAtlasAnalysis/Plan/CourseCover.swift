/// Chooses the fewest sets that together have every element of all.
struct CourseCover {
  let sets: [GoalSet]
  let wanted: GoalSet
  private var work = 0
  private static let workLimit = 200_000

  /// - choice: the sets that were chosen.
  /// - lowerBound: no fewer can do.
  static func cover(_ sets: [GoalSet], _ wanted: GoalSet, isExact: Bool) -> (choice: [Int], lowerBound: Int) {
    guard !wanted.isEmpty else { return ([], 0) }
    var search = CourseCover(sets: sets, wanted: wanted)
    let greedy = search.greedy()
    let apart = isExact ? search.apart() : 1
    var bound = apart
    while bound < greedy.count {
      if let better = search.choice(of: bound, wanted) { return (better, isExact ? bound : apart) }
      // Where the search gave up, fewer may do still.
      if search.work > Self.workLimit { return (greedy, isExact ? bound : apart) }
      bound += 1
    }
    return (greedy, isExact ? bound : apart)
  }

  private init(sets: [GoalSet], wanted: GoalSet) {
    self.sets = sets
    self.wanted = wanted
  }

  private func greedy() -> [Int] {
    var open = wanted
    var chosen: [Int] = []
    while !open.isEmpty {
      guard
        let best = sets.indices.max(by: {
          (sets[$0].common(with: open), -$0) < (sets[$1].common(with: open), -$1)
        }),
        sets[best].common(with: open) > 0
      else { break }
      chosen.append(best)
      open.subtract(sets[best])
    }
    return chosen
  }

  /// How many elements there are, at least, of which no two are in one set.
  private func apart() -> Int {
    var found: [Int] = []
    for element in wanted.numbers
    where !found.contains(where: { other in sets.contains { $0[element] && $0[other] } }) {
      found.append(element)
    }
    return max(1, found.count)
  }

  /// So many sets that have all that is open; `nil` where there are none.
  private mutating func choice(of count: Int, _ open: GoalSet) -> [Int]? {
    if open.isEmpty { return [] }
    work += 1
    guard count > 0, work <= Self.workLimit else { return nil }
    // The element that the fewest sets have leaves the least to try.
    let candidates = open.numbers.prefix(64).map { element in sets.indices.filter { sets[$0][element] } }
    for set in candidates.min(by: { $0.count < $1.count }) ?? [] {
      var rest = open
      rest.subtract(sets[set])
      if let others = choice(of: count - 1, rest) { return [set] + others }
    }
    return nil
  }
}
