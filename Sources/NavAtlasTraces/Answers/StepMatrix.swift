/// Where visits are at each of their first steps.
public struct StepMatrix: Sendable, Hashable {
  /// A screen's visits by step.
  public struct Row: Sendable, Hashable {
    public var screen: String
    public var counts: [Int]
  }

  /// The most frequent screens first.
  public var rows: [Row]
  /// How many visits had ended before each step.
  public var ended: [Int]
  /// How many visits are known at each step: what counts are shares of.
  public var known: [Int]

  /// Counts the first steps of sampled visits. O(visits · steps).
  public init(_ sample: SampledVisits, steps: Int) {
    ended = Array(repeating: 0, count: steps)
    known = ended
    var counts: [String: [Int]] = [:]
    for visit in sample.visits {
      for (step, screen) in visit.screens.prefix(steps).enumerated() {
        counts[screen, default: Array(repeating: 0, count: steps)][step] += 1
        known[step] += 1
      }
      guard visit.isWhole, visit.screens.count < steps else { continue }
      for step in visit.screens.count..<steps {
        ended[step] += 1
        known[step] += 1
      }
    }
    rows = counts.map { Row(screen: $0.key, counts: $0.value) }.sorted { one, other in
      let sums = (one.counts.reduce(0, +), other.counts.reduce(0, +))
      return (sums.1, one.screen) < (sums.0, other.screen)
    }
  }
}
