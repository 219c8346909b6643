public import NavAtlasModel

extension EdgeTable {
  /// The table as an observed graph, whose counts add up to those of the table.
  ///
  /// A table tells no operations. An edge is what the app's graph has between the two screens; without a graph, it is
  /// a push, and of two edges that lead to and fro the rarer one is going back. Implicit, and no move of an app's graph,
  /// are going back, changing tabs, and a screen that follows itself.
  ///
  /// O(edges · screens).
  ///
  /// - Parameter graph: the app's graph, if there is one.
  public func fragment(against graph: NavigationGraph?, name: String) -> GraphFragment {
    let moves = StaticMoves(graph)
    let ways = graph.map { Ways($0) }
    let counts = Dictionary(edges.map { (Pair(from: $0.from, to: $0.to), $0.count) }, uniquingKeysWith: +)
    var seen: [Screen.ID: Int] = [:]
    var transitions: [Transition] = []
    for (pair, count) in counts.sorted(by: { ($0.key.from, $0.key.to) < ($1.key.from, $1.key.to) }) {
      seen[pair.to, default: 0] += count
      seen[pair.from, default: 0] += 0
      let declared = moves.kinds(from: pair.from, to: pair.to).min { $0.rawValue < $1.rawValue }
      let implied = pair.isLoop ? .replace : ways.map { $0.explain(pair) } ?? goingBack(pair, count, counts)
      let kind = declared ?? implied ?? .push
      transitions.append(
        Transition(
          from: .screen(pair.from), to: kind.target == .absent ? nil : pair.to, kind,
          path: kind.path == .required ? [pair.to] : [], isImplicit: declared == nil && implied != nil,
          confidence: graph == nil ? .inferred : .observed, count: count))
    }
    let screens = seen.keys.sorted().map { Screen(id: $0, count: seen[$0] ?? 0) }
    return GraphFragment(
      origin: .observed, graph: NavigationGraph(name: name, screens: screens, transitions: transitions))
  }

  private func goingBack(_ pair: Pair, _ count: Int, _ counts: [Pair: Int]) -> TransitionKind? {
    guard let reverse = counts[Pair(from: pair.to, to: pair.from)] else { return nil }
    return (reverse, pair.to) > (count, pair.from) ? .popTo : nil
  }
}

private struct Pair: Hashable {
  var from: Screen.ID
  var to: Screen.ID

  var isLoop: Bool { from == to }
}

/// What a user can do in an app besides the moves that its graph declares.
private struct Ways {
  private var successors: [Screen.ID: Set<Screen.ID>] = [:]
  /// The screens of an app with tabs.
  private var tabbed: Set<Screen.ID> = []

  init(_ graph: NavigationGraph) {
    for transition in graph.transitions {
      guard let from = transition.from.screen else { continue }
      successors[from, default: []].formUnion(transition.to.map { [$0] } ?? transition.path)
    }
    let hasTabs = graph.containers.contains { if case .tabs = $0.body { true } else { false } }
    if hasTabs { tabbed = Set(graph.screens.map(\.id)) }
  }

  /// Going back, or changing tabs, where that may lead from one screen to the other.
  func explain(_ pair: Pair) -> TransitionKind? {
    if reaches(pair.to, pair.from) { return .popTo }
    return tabbed.contains(pair.from) && tabbed.contains(pair.to) ? .tab : nil
  }

  private func reaches(_ start: Screen.ID, _ end: Screen.ID) -> Bool {
    var known: Set = [start]
    var queue = [start]
    while let screen = queue.popLast() {
      if screen == end { return true }
      for next in successors[screen] ?? [] where known.insert(next).inserted { queue.append(next) }
    }
    return false
  }
}
