/// Finds how far visits follow a pattern: the automaton of all its beginnings, a bit each.
///
/// All states are advanced at once by a shift and a mask for the screen (Baeza-Yates and Gonnet 1992, "A new approach to
/// text searching"), so a visit takes time linear in its length, whatever the pattern.
struct PathAutomaton: Sendable {
  private let steps: Int
  /// The steps before which any number of screens may come.
  private var loose: UInt64 = 1
  private var start: UInt64 = 0
  private var end: UInt64 = 0
  /// By screen, the steps that it is.
  private var screens: [UInt64]

  /// - Parameters:
  ///   - count: how many screens there are.
  ///   - number: the number of the screen of that name, if there is one.
  init(_ pattern: PathPattern, screens count: Int, number: (String) -> Int?) {
    steps = pattern.steps.count
    screens = Array(repeating: 0, count: count)
    for (index, step) in pattern.steps.enumerated() {
      let bit: UInt64 = 1 << UInt64(index)
      if step.isLoose { loose |= bit }
      switch step.matcher {
      case .start: start |= bit
      case .end: end |= bit
      case .any: for screen in screens.indices { screens[screen] |= bit }
      case .screens(let names): for screen in names.compactMap({ number($0.text) }) { screens[screen] |= bit }
      }
    }
  }

  /// Where a visit gets to each step that it gets to: at the earliest.
  ///
  /// - Returns: places by step: 0 is the start of the visit, n the n-th screen, and the next one the end.
  func places(in visit: [Int]) -> [Int] {
    var matched: UInt64 = 0
    var reached: UInt64 = 0
    var places: [Int] = []
    for place in 0...(visit.count + 1) {
      let mask = place == 0 ? start : place > visit.count ? end : screens[visit[place - 1]]
      let possible = (reached << 1 & loose) | (matched << 1 & ~loose) | 1
      matched = possible & mask
      // A step is reached behind the one before it, so a new one is always the next.
      if matched & ~reached != 0 { places.append(place) }
      reached |= matched
    }
    return places
  }

  /// The way to the last of these steps: where it was at each of them.
  ///
  /// A step before `.*` is where it was reached first; any other is directly before the next one.
  func way(_ places: [Int]) -> [Int] {
    var way = places
    for step in way.indices.dropLast().reversed() where loose >> UInt64(step + 1) & 1 == 0 {
      way[step] = way[step + 1] - 1
    }
    return way
  }
}
