public import NavAtlasModel

/// Counts what steps of replays exercise of a graph.
struct CoverageTally {
  private let graph: NavigationGraph
  private let known: Set<Screen.ID>
  /// The moves of the graph by what tells observed ones apart.
  private var positions: [Key: [Int]] = [:]
  private var transitionCounts: [Int]
  private var entryCounts: [Int]
  private var screenCounts: [Screen.ID: Int] = [:]
  private var pairs: Set<PairKey> = []
  private var ghosts: [Transition: (count: Int, location: SourceLocation?)] = [:]
  /// The moves that the last step of the session may be.
  private var last: [Int] = []

  fileprivate struct Key: Hashable {
    var from: Screen.ID?
    var to: Screen.ID?
    var path: [Screen.ID]
    var kind: TransitionKind
    /// How much a pop or a dismissal takes away; 0 for other kinds.
    var n: Int
  }

  private struct PairKey: Hashable {
    var first: Int
    var second: Int
  }

  init(_ graph: NavigationGraph) {
    self.graph = graph
    known = Set(graph.screens.map(\.id))
    transitionCounts = Array(repeating: 0, count: graph.transitions.count)
    entryCounts = Array(repeating: 0, count: graph.entries.count)
    for (position, transition) in graph.transitions.enumerated() {
      positions[Key(transition), default: []].append(position)
    }
  }

  /// A session begins.
  mutating func begin() { last = [] }

  mutating func add(_ step: SessionReplay.Step) {
    if let screen = step.event.screen { screenCounts[screen, default: 0] += 1 }
    if step.event.kind == .openURL { arrive(step.event) }
    // What changes out of sight is no part of the way that is seen.
    let isElsewhere = step.event.container != nil
    guard let observed = step.transition else {
      // The user's back is a move of its own between two others.
      if !isElsewhere, step.event.kind.needsScreen { last = [] }
      return
    }
    let matching = matches(observed, isElsewhere ? observed.to : step.event.screen)
    for position in matching { transitionCounts[position] += 1 }
    for first in isElsewhere ? [] : last {
      for second in matching { pairs.insert(PairKey(first: first, second: second)) }
    }
    if matching.isEmpty, step.event.kind != .openURL, step.event.kind != .selectTab, isGhost(step) {
      let found = ghosts[observed]
      ghosts[observed] = ((found?.count ?? 0) + 1, found?.location ?? step.event.location)
    }
    if !isElsewhere { last = matching }
  }

  private func isGhost(_ step: SessionReplay.Step) -> Bool {
    step.diagnoses.contains { $0.code == .unknownEdge }
      || step.event.screen.map { !known.contains($0) } ?? false
  }

  /// The moves of the graph that an observed one is: of its screen, or of every screen.
  private func matches(_ observed: Transition, _ screen: Screen.ID?) -> [Int] {
    let from = observed.from.screen
    var path = observed.path
    for source in [from, nil] {
      if observed.kind.path == .required, path.isEmpty, let screen { path = [screen] }
      for target in [observed.to, nil] {
        let key = Key(
          from: source, to: target, path: target == nil ? path : [], kind: observed.kind, n: observed.quantity
        )
        if let found = positions[key] { return found }
      }
    }
    return []
  }

  /// A URL counts for the entry with that pattern, or for those that show the screen.
  private mutating func arrive(_ event: TraceEvent) {
    for (position, entry) in graph.entries.enumerated()
    where entry.kind == .url || entry.kind == .notification {
      let isMatch =
        if let pattern = entry.url, let url = event.url { pattern.matches(url: url) } else {
          entry.screen == event.screen
        }
      if isMatch { entryCounts[position] += 1 }
    }
  }

  func report(_ sessions: Int) -> CoverageReport {
    let screens = graph.screens.filter { $0.kind == .screen }.map { screen in
      CoverageReport.ScreenUse(
        screen: screen.id, count: screenCounts[screen.id] ?? 0,
        opener: opener(of: screen.id) ?? screen.location)
    }.sorted { $0.screen < $1.screen }
    let unknown = screenCounts.filter { !known.contains($0.key) }
      .map { CoverageReport.ScreenUse(screen: $0.key, count: $0.value) }.sorted { $0.screen < $1.screen }
    return CoverageReport(
      sessions: sessions, screens: screens, unknownScreens: unknown,
      transitions: zip(graph.transitions, transitionCounts).map { .init(transition: $0, count: $1) },
      possiblePairs: possiblePairs,
      pairs: pairs.sorted { ($0.first, $0.second) < ($1.first, $1.second) }.map {
        .init(first: graph.transitions[$0.first], second: graph.transitions[$0.second])
      },
      entries: zip(graph.entries, entryCounts).filter { $0.0.kind == .url || $0.0.kind == .notification }
        .map { .init(entry: $0, count: $1) },
      ghosts: ghosts.map { .init(transition: $0.key, count: $0.value.count, location: $0.value.location) }
        .sorted { ($1.count, $0.transition.words) < ($0.count, $1.transition.words) })
  }

  private func opener(of screen: Screen.ID) -> SourceLocation? {
    graph.transitions.first { $0.to == screen && !$0.locations.isEmpty }?.locations.first
  }

  /// Each move into a screen with each move out of it. O(transitions).
  private var possiblePairs: Int {
    var incoming: [Screen.ID: Int] = [:]
    var outgoing: [Screen.ID: Int] = [:]
    for transition in graph.transitions {
      if let end = transition.to ?? transition.path.last { incoming[end, default: 0] += 1 }
      if let start = transition.from.screen { outgoing[start, default: 0] += 1 }
    }
    return incoming.reduce(0) { $0 + $1.value * (outgoing[$1.key] ?? 0) }
  }
}

extension CoverageTally.Key {
  fileprivate init(_ transition: Transition) {
    self.init(
      from: transition.from.screen, to: transition.to, path: transition.path, kind: transition.kind,
      n: transition.quantity)
  }
}

extension Transition {
  /// How much a pop or a dismissal takes away; 0 for other kinds.
  fileprivate var quantity: Int { kind.count == .absent ? 0 : n ?? 1 }
}

extension Transition {
  /// The move in words: `Home push Detail`.
  public var words: String {
    let target = to ?? (path.isEmpty ? "" : "[\(path.joined(separator: ", "))]")
    return [from.description, kind.word, target].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension Transition.Source {
  /// The screen, where it is one.
  var screen: Screen.ID? { if case .screen(let id) = self { id } else { nil } }
}

extension String {
  /// True where a URL is of this pattern, in which `:name` and `*` stand for one part of the path.
  func matches(url: String) -> Bool {
    let wanted = split(separator: "/", omittingEmptySubsequences: false)
    let found = url.prefix { $0 != "?" && $0 != "#" }.split(separator: "/", omittingEmptySubsequences: false)
    return wanted.count == found.count
      && zip(wanted, found).allSatisfy {
        $0 == $1 || ($0.first == ":" || $0 == "*" || $0.first == "{") && !$1.isEmpty
      }
  }
}
