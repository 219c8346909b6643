import NavAtlasModel

extension WalkSpace {
  /// The moves whose own container never shows where they start, though another one does.
  var neverAtHome: Set<Int> {
    let made = transitionsMade
    return Set(
      refusals.keys.filter { index in
        let move = model.graph.transitions[index]
        guard !made.contains(index), let container = move.container, let known = model.containers[container]
        else { return false }
        return known.kind != .layer && !move.kind.crossesContainers
      })
  }

  /// The moves to tabs that start on what is never shown by itself.
  var tabsOfUnseen: Set<Int> {
    Set(
      model.graph.transitions.indices.filter { index in
        let move = model.graph.transitions[index]
        guard move.kind == .tab, !move.isImplicit, case .screen(let source) = move.from else { return false }
        return !seen.contains(source)
      })
  }

  private var transitionsMade: Set<Int> {
    var made: Set<Int> = []
    for edges in edges {
      for case .transition(let index) in edges.map(\.action) { made.insert(Int(index)) }
    }
    return made
  }

  /// The moves that are to be covered.
  private var wanted: [Int] {
    let graph = model.graph
    return graph.transitions.indices.filter {
      !graph.transitions[$0].isImplicit && options.only?.contains($0) ?? true
    }
  }

  /// True where something is wanted that was not met yet.
  var lacksGoals: Bool {
    switch options.cover {
    case .transitions: wanted.contains { goalNumbers[.transition($0)] == nil }
    case .pairs: possiblePairs.contains { goalNumbers[$0] == nil }
    case .collapse: false
    }
  }

  /// Two moves of which one ends where the other starts.
  private var possiblePairs: [WalkGoal] {
    let graph = model.graph
    guard graph.transitions.count <= 2_000 else { return [] }
    return wanted.flatMap { first -> [WalkGoal] in
      guard let end = graph.transitions[first].path.last ?? graph.transitions[first].to else { return [] }
      return model.transitions.from(end)
        .filter { !graph.transitions[$0].isImplicit }.map { .pair(first, $0) }
    }
  }

  /// What is wanted and not covered, each with the reason.
  func missed(covered: Set<WalkGoal>) -> [WalkPlan.Missed] {
    let goals: [WalkGoal] =
      switch options.cover {
      case .transitions: wanted.map { .transition($0) }
      case .pairs: possiblePairs
      case .collapse: []
      }
    return goals.filter { !covered.contains($0) }.map { WalkPlan.Missed(goal: $0, reason: reason($0)) }
  }

  private func reason(_ goal: WalkGoal) -> String {
    if goalNumbers[goal] != nil, let limit = options.stepLimit { return "it takes more than \(limit) steps" }
    switch goal {
    case .transition(let index): return reason(index)
    case .pair(let first, let second):
      if !transitionsMade.contains(first) { return reason(first) }
      if !transitionsMade.contains(second) { return reason(second) }
      return
        "where the first leads, the second cannot be made\(refusals[second].map { ": \($0)" } ?? "")"
    case .width: return "the split view never shows that"
    }
  }

  private func reason(_ index: Int) -> String {
    let move = model.graph.transitions[index]
    switch move.from {
    case .screen(let source) where !seen.contains(source): return "\(source) is never shown"
    case .anyScreen where move.container.map { !seenContainers.contains($0) } ?? false:
      return "its container '\(move.container ?? "")' is never shown"
    default: break
    }
    return refusals[index] ?? "it is never possible"
  }
}

extension WalkGoal {
  static func precedes(_ left: WalkGoal, _ right: WalkGoal) -> Bool {
    switch (left, right) {
    case (.transition(let a), .transition(let b)): a < b
    case (.pair(let a, let b), .pair(let c, let d)): (a, b) < (c, d)
    case (.width(let a, let b, let c), .width(let d, let e, let f)):
      (b, c.joined(separator: "\n"), a.rawValue) < (e, f.joined(separator: "\n"), d.rawValue)
    case (.transition, _), (.pair, .width): true
    default: false
    }
  }
}
