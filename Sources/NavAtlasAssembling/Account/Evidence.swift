import NavAtlasInterpreting
import NavAtlasProgram
import NavAtlasSourceReading

/// The places in the sources that speak for something in the graph.
struct Evidence {
  /// Those of moves, containers and screens that can be reached.
  var sites: Set<Site> = []
  /// Those of moves to something that could not be told.
  var undecided: Set<Site> = []
  /// Those of screens that nothing was seen to show, with the screen.
  var unreached: [Site: ScreenNode] = [:]
  /// Those of moves from such screens.
  var alone: Set<Site> = []

  /// Those of moves, by the number of the stage whose screens make them.
  private var byStage: [Int: [Site: ScreenNode?]] = [:]
  /// What was noted last: what one screen's code does is reached by nearly the same way.
  private var last: (stage: Int, sites: [Site], node: ScreenNode?)?

  /// Notes what speaks for a move.
  mutating func add(_ move: Move, _ evidence: MoveEvidence) {
    if move.to?.kind == .unresolved || move.path.contains(where: { $0.kind == .unresolved }) {
      undecided.formUnion(evidence.sites)
    } else if let stage = evidence.source ?? evidence.stage {
      let isSame = last?.stage == stage.number && last?.node == move.from
      let new = evidence.sites.suffix(unlike: isSame ? last?.sites ?? [] : [])
      last = (stage.number, evidence.sites, move.from)
      for site in new { byStage[stage.number, default: [:]][site] = .some(move.from) }
    } else {
      sites.formUnion(evidence.sites)
    }
  }

  /// Tells the moves of what can be reached from the others.
  mutating func settle(_ isReached: (Int) -> Bool) {
    for (stage, found) in byStage {
      for (site, node) in found {
        if isReached(stage) {
          sites.insert(site)
        } else {
          alone.insert(site)
          note(site, of: node)
        }
      }
    }
  }

  /// Notes as well where the source says the same: of that, one place alone is followed.
  mutating func spread(over groups: [Set<Site>]) {
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
  /// All that speaks for the graph. O(frames · depth).
  ///
  /// - Parameter reached: the numbers of the stages that can be reached.
  func evidence(on reached: Set<Int>) -> Evidence {
    var evidence = moveEvidence
    evidence.settle { reached.contains($0) }
    func note(_ sites: [Site], _ stage: Stage, _ node: ScreenNode?) {
      if reached.contains(stage.number) {
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
    evidence.sites.formUnion(entries.compactMap(\.site))
    evidence.spread(over: summarizer.sameSites)
    for handler in entryHandlers where !entries.isEmpty { evidence.sites.insert(handler.handler.site) }
    return evidence
  }

  /// The places that some shown screen's code was seen to do something at, whatever came of it.
  func performed(on stages: Set<Int>) -> (reached: Set<Site>, unreached: [Site: ScreenNode]) {
    var reached: Set<Site> = []
    var unreached: [Site: ScreenNode] = [:]
    var last: (reached: [Site], unreached: [Site]) = ([], [])
    for action in actions {
      if stages.contains(action.frame.stage.number) {
        for site in action.sites.suffix(unlike: last.reached) { reached.insert(site) }
        last.reached = action.sites
        action.kind.forEachSite { reached.insert($0) }
      } else if let node = action.frame.node {
        for site in action.sites.suffix(unlike: last.unreached) where unreached[site] == nil {
          unreached[site] = node
        }
        last.unreached = action.sites
        action.kind.forEachSite { if unreached[$0] == nil { unreached[$0] = node } }
      }
    }
    return (reached, unreached)
  }

  /// The views that a stack could show and that no move or entry leads to.
  var unreachedScreens: Set<DeclaredType> {
    var led = Set(moveOrder.flatMap { [$0.to].compactMap(\.self) + $0.path } + entries.flatMap(\.nodes))
    for frame in frames where frame.role != .pushed { if let node = frame.node { led.insert(node) } }
    return Set(frames.compactMap(\.node).filter { !led.contains($0) }.compactMap(\.type))
  }

  /// True where some scene shows something; without one, everything stands for itself.
  var hasApp: Bool { frames.contains { $0.stage.isReachable && $0.stage.chain.last?.isWindow ?? false } }

  /// The numbers of the stages that scenes show, and of the layers that are presented on these. O(stages · layers).
  var reachedStages: Set<Int> {
    guard hasApp else { return Set(stages.map(\.number)) }
    var reached: Set<Int> = []
    var waiting = stages
    while true {
      let found = waiting.filter { stage in
        guard stage.isReachable, let outermost = stage.chain.last else { return false }
        guard outermost.isLayer else { return true }
        let presenters = outermost.presentation.flatMap { self.presenters[$0.site] }
        return presenters?.contains { reached.contains($0.stage.number) } ?? true
      }
      if found.isEmpty { return reached }
      reached.formUnion(found.map(\.number))
      waiting.removeAll { reached.contains($0.number) }
    }
  }
}

extension Action.Kind {
  /// The places of its effects, and of the calls that lead to them.
  fileprivate func forEachSite(_ body: (Site) -> Void) {
    guard case .effects(let effects) = self else { return }
    for effect in effects {
      for site in effect.callers { body(site) }
      body(effect.site)
    }
  }
}

extension [Site] {
  /// What is left where another way parts from this one.
  fileprivate func suffix(unlike other: [Site]) -> ArraySlice<Site> {
    let limit = Swift.min(count, other.count)
    var position = 0
    while position < limit, self[position] == other[position] { position += 1 }
    return self[position...]
  }
}

extension Assembler {
  /// Notes that code was understood, though it moves nothing.
  func explain(_ action: Action) {
    if trialMoves == nil { moveEvidence.sites.formUnion(action.sites) }
  }
}
