public import NavAtlasModel

/// How many visits follow a pattern how far, how long they take, and where the others go.
public struct FunnelReport: Sendable, Hashable {
  /// What comes next in visits that get no further.
  public struct Next: Sendable, Hashable {
    /// `nil` where the visit ends.
    public var screen: String?
    public var visits: Int
  }

  public struct Step: Sendable, Hashable {
    public var text: String
    /// Visits that get here.
    public var visits: Int
    /// The median of the milliseconds since the step before; `nil` for the first one, and where no visit gets here.
    public var medianTime: Int?
    /// What the visits that get here and no further show next, the most frequent first.
    public var next: [Next]
  }

  public var visits: Int
  public var steps: [Step]

  /// Follows every visit, each once: at each step it is where it gets there first.
  ///
  /// The time from one step to the next is that of the way to the visit's last step: where `.*` is between two steps, from
  /// the first time the visit gets to the earlier one. O(n + v k log v) for n events, v visits and k steps.
  ///
  /// - Throws: which name of the pattern no screen has, and a similar one.
  public init(_ paths: borrowing SessionPaths, _ pattern: PathPattern) throws(Diagnostic) {
    let names = paths.names
    let numbers = Dictionary(names.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    for name in pattern.names where numbers[name.text] == nil {
      let hint = name.text.nearest(in: names.sorted()).map { "; did you mean '\($0)'?" } ?? ""
      throw .pattern(name.column, "no event shows '\(name.text)'\(hint)")
    }
    let automaton = PathAutomaton(pattern, screens: names.count) { numbers[$0] }
    var tally = Tally(steps: pattern.steps.count)
    paths.forEachVisit { visit in tally.add(visit, automaton) }
    visits = tally.visits
    steps = pattern.steps.enumerated().map { index, step in
      Step(
        text: step.text, visits: tally.reached[index], medianTime: tally.times[index].median,
        next: tally.next[index].map { Next(screen: $0.key < 0 ? nil : names[$0.key], visits: $0.value) }
          .sorted { ($1.visits, $0.screen ?? "") < ($0.visits, $1.screen ?? "") })
    }
  }
}

private struct Tally {
  var visits = 0
  /// By step.
  var reached: [Int]
  var times: [[Int64]]
  /// By step, then by screen; -1 is the end.
  var next: [[Int: Int]]

  init(steps: Int) {
    reached = Array(repeating: 0, count: steps)
    times = Array(repeating: [], count: steps)
    next = Array(repeating: [:], count: steps)
  }

  mutating func add(_ visit: SessionPaths.Visit, _ automaton: PathAutomaton) {
    visits += 1
    let places = automaton.places(in: visit.screens)
    guard let last = places.last else { return }
    let way = automaton.way(places).map { visit.times[min(max($0 - 1, 0), visit.times.count - 1)] }
    for step in places.indices {
      reached[step] += 1
      // Between the ends of time there may be more than the numbers hold.
      if step > 0 { times[step].append(Int64(clamping: UInt64(bitPattern: way[step] &- way[step - 1]))) }
    }
    if places.count < reached.count {
      next[places.count - 1][last < visit.screens.count ? visit.screens[last] : -1, default: 0] += 1
    }
  }
}

extension [Int64] {
  /// The value that half of them are not above.
  fileprivate var median: Int? { isEmpty ? nil : Int(sorted()[(count - 1) / 2]) }
}
