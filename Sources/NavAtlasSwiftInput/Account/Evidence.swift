/// The places in the sources that speak for something in the graph.
struct Evidence {
  /// Those of moves, containers and screens that can be reached.
  var sites: Set<Site> = []
  /// Those of moves to something that could not be told.
  var undecided: Set<Site> = []
  /// Those of screens that nothing was seen to show, with the screen.
  var unreached: [Site: ScreenNode] = [:]

  /// Notes what speaks for a move.
  mutating func add(_ move: Move, _ evidence: MoveEvidence) {
    if !evidence.isReachable {
      for site in evidence.sites { note(site, of: move.from) }
    } else if move.to?.kind == .unresolved || move.path.contains(where: { $0.kind == .unresolved }) {
      undecided.formUnion(evidence.sites)
    } else {
      sites.formUnion(evidence.sites)
    }
  }

  /// Notes as well where the source says the same: of that, one place alone is followed.
  mutating func spread(over groups: [[Site]]) {
    for group in groups {
      if group.contains(where: sites.contains) { sites.formUnion(group) }
      if group.contains(where: undecided.contains) { undecided.formUnion(group) }
    }
  }

  mutating func note(_ site: Site, of node: ScreenNode?) {
    guard let node else { return }
    if let known = unreached[site], known.number <= node.number { return }
    unreached[site] = node
  }
}

extension Assembler {
  /// All that speaks for the graph. O(frames, stages, actions).
  var evidence: Evidence {
    var evidence = moveEvidence
    // Where no app is, everything stands for itself.
    let hasApp = frames.contains { $0.stage.isReachable }
    if !hasApp { evidence.sites.formUnion(evidence.unreached.keys) }
    func note(_ sites: [Site], _ stage: Stage, _ node: ScreenNode?) {
      if stage.isReachable || !hasApp {
        evidence.sites.formUnion(sites)
      } else {
        for site in sites { evidence.note(site, of: node) }
      }
    }
    for frame in frames {
      let around = frame.stage.chain.flatMap { [$0.site] + [$0.presentation?.site].compactMap { $0 } }
      note(around + [frame.presentation?.site].compactMap { $0 }, frame.stage, frame.node)
      note(frame.stage.chain.flatMap(\.registrations).map(\.site), frame.stage, frame.node)
    }
    for entry in entries {
      evidence.sites.formUnion([entry.site].compactMap { $0 })
    }
    evidence.spread(over: summarizer.sameSites)
    for handler in entryHandlers where !entries.isEmpty { evidence.sites.insert(handler.handler.site) }
    return evidence
  }

  /// The places that some shown screen's code was seen to do something at, whatever came of it.
  var performed: (reached: Set<Site>, unreached: [Site: ScreenNode]) {
    var reached: Set<Site> = []
    var unreached: [Site: ScreenNode] = [:]
    let hasApp = frames.contains { $0.stage.isReachable }
    for action in actions {
      if action.frame.stage.isReachable || !hasApp {
        reached.formUnion(action.allSites)
      } else if let node = action.frame.node {
        for site in action.allSites where unreached[site] == nil { unreached[site] = node }
      }
    }
    return (reached, unreached)
  }
}
