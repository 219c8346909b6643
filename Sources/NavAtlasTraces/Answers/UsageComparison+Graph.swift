public import NavAtlasModel

extension UsageComparison.Verdict {
  /// Whether there is more of it than before; `nil` where that is not certain.
  public var isMore: Bool? {
    switch self {
    case .grew, .appeared: true
    case .shrank, .vanished: false
    case .unclear: nil
    }
  }
}

extension UsageComparison {
  /// The moves with a verdict.
  public var changedMoves: [Change] { changes.filter { $0.isMove && $0.verdict != .unclear } }

  /// What a picture of the comparison shows, with the counts of the second set.
  ///
  /// Over an app's graph that is the graph, and what changed besides; a way back that changed as the way there did is left
  /// out. Without one it is what changed, and of the other moves
  /// only those of a tree of the most frequent ways, through which every screen can be found. O(screens · moves).
  public func graph(against app: NavigationGraph? = nil) -> NavigationGraph {
    app.map(graph(over:)) ?? observedGraph
  }

  private func graph(over app: NavigationGraph) -> NavigationGraph {
    var graph = app
    let counts = Dictionary(after.moves.map { ([$0.from, $0.to], $0.count) }) { first, _ in first }
    var declared: Set<[String]> = []
    for index in graph.transitions.indices {
      guard case .screen(let from) = graph.transitions[index].from, let to = graph.transitions[index].to,
        declared.insert([from, to]).inserted
      else { continue }
      graph.transitions[index].count = counts[[from, to]] ?? 0
    }
    let verdicts = Dictionary(changedMoves.map { ([$0.from, $0.to], $0.verdict) }) { first, _ in first }
    for change in changedMoves {
      guard let from = change.from, let to = change.to, !declared.contains([from, to]) else { continue }
      // What the app has no move for is mostly the user's way back, which changes as the way there does.
      let isBack = from != to && declared.contains([to, from])
      if isBack, verdicts[[to, from]]?.isMore == change.verdict.isMore { continue }
      declared.insert([from, to])
      let kind: TransitionKind = isBack ? .popTo : .push
      graph.transitions.append(
        Transition(from: .screen(from), to: to, kind, confidence: .observed, count: change.after))
    }
    let views = Dictionary(after.screens.map { ($0.name, $0.views) }) { first, _ in first }
    for index in graph.screens.indices { graph.screens[index].count = views[graph.screens[index].id] ?? 0 }
    let known = Set(graph.screens.map(\.id))
    let mentioned = Set(changedMoves.flatMap { [$0.from, $0.to].compactMap { $0 } })
    graph.screens += mentioned.subtracting(known).sorted().map { Screen(id: $0, count: views[$0] ?? 0) }
    return graph
  }

  private var observedGraph: NavigationGraph {
    let moves = changes.filter { $0.isMove && ($0.verdict != .unclear || $0.from != $0.to) }
    let starts = changes.filter { $0.from == nil }
    let start = starts.max { ($0.before + $0.after, $1.to ?? "") < ($1.before + $1.after, $0.to ?? "") }?.to
    let views = Dictionary(after.screens.map { ($0.name, $0.views) }) { first, _ in first }
    let screens = Set((before.screens + after.screens).map(\.name))
    var kept = tree(of: moves, from: start)
    kept.formUnion(moves.indices.filter { moves[$0].verdict != .unclear })
    return NavigationGraph(
      screens: screens.sorted().map { Screen(id: $0, count: views[$0] ?? 0) },
      transitions: kept.sorted().compactMap { index in
        moves[index].from.map {
          Transition(
            from: .screen($0), to: moves[index].to, .push, confidence: .observed,
            count: moves[index].after)
        }
      }, entries: start.map { [Entry(screen: $0)] } ?? [])
  }

  /// The most frequent move to each screen from those that are nearer to the start: a tree as Prim's algorithm grows it.
  private func tree(of moves: [Change], from start: String?) -> Set<Int> {
    let order = moves.indices.sorted {
      (moves[$1].before + moves[$1].after, $0) < (moves[$0].before + moves[$0].after, $1)
    }
    var reached = Set([start].compactMap { $0 })
    var tree: Set<Int> = []
    while let next = order.first(where: { index in
      reached.contains(moves[index].from ?? "") && !reached.contains(moves[index].to ?? "")
    }) {
      tree.insert(next)
      reached.insert(moves[next].to ?? "")
    }
    return tree
  }
}
