extension String {
  /// The candidate with the fewest edits (insert, remove, replace, swap of neighbours) from this name, if that is
  /// near enough to be a slip: at most a third of the letters. O(candidates · length²).
  public func nearest(in candidates: some Sequence<String>) -> String? {
    // A name of that length is no slip of a known one, and the table below is quadratic.
    guard count <= 100 else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let distance = editDistance(to: candidate)
      if distance <= Swift.max(1, candidate.count / 3), distance < best?.distance ?? .max {
        best = (candidate, distance)
      }
    }
    return best?.name
  }

  /// The optimal string alignment distance, letters compared without regard to case.
  public func editDistance(to other: String) -> Int {
    let (left, right) = (Array(lowercased()), Array(other.lowercased()))
    guard !left.isEmpty, !right.isEmpty else { return left.count + right.count }
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for row in 1...left.count {
      var current = [row]
      for column in 1...right.count {
        let substitution = previous[column - 1] + (left[row - 1] == right[column - 1] ? 0 : 1)
        var cost = Swift.min(previous[column] + 1, current[column - 1] + 1, substitution)
        if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
          cost = Swift.min(cost, beforePrevious[column - 2] + 1)
        }
        current.append(cost)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[right.count]
  }
}
