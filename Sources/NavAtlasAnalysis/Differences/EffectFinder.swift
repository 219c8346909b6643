import NavAtlasModel

/// What the changes between two versions do to who uses the app, by the measures of both.
struct EffectFinder {
  private(set) var effects: [Effect] = []
  private let old: Version
  private let new: Version
  private let names: [Screen.ID: String]
  /// The screens that both versions have.
  private let common: [Screen.ID]
  private let doubt: DiffDoubt

  /// A version with what its analyses say.
  private struct Version {
    let graph: NavigationGraph
    let facts: Facts
    let regular: [Screen.ID: ScreenMeasure]
    let compact: [Screen.ID: ScreenMeasure]

    init(_ graph: NavigationGraph) {
      let facts = Facts(graph, options: AnalysisOptions(exactComponentSize: 1, stepBudget: 1_000_000))
      func measures(_ profile: Profile) -> [Screen.ID: ScreenMeasure] {
        Dictionary(facts[Measures.self, profile].screens.map { ($0.screen, $0) }) { first, _ in first }
      }
      self.graph = graph
      self.facts = facts
      regular = measures(.regular)
      compact = measures(.compact)
    }

    func isReachable(_ screen: Screen.ID) -> Bool { regular[screen]?.isReachable ?? false }
    func stack(_ screen: Screen.ID) -> [Screen.ID] { regular[screen]?.canonicalStack ?? [] }
  }

  init(
    _ base: NavigationGraph, _ head: NavigationGraph, _ names: [Screen.ID: String],
    _ renamed: [Screen.ID: Screen.ID], _ doubt: DiffDoubt, _ declared: Set<Screen.ID>
  ) {
    self.names = names
    self.doubt = doubt
    old = Version(base)
    new = Version(head)
    common = Set(base.screens.map(\.id)).intersection(head.screens.map(\.id)).sorted()
    let isLaunched = !base.entries.isEmpty && !head.entries.isEmpty
    if isLaunched {
      findUnreachable()
      findUnshown(declared)
      findDeeper()
      findWaysBack()
      findCollapse()
    }
    findLinks()
    findPopTargets()
    findSavedState(renamed)
    findGrowth()
    effects.sort { ($0.risk, $0.kind.rawValue, $0.message) < ($1.risk, $1.kind.rawValue, $1.message) }
  }

  private func name(_ id: Screen.ID) -> String { names[id] ?? id }

  private mutating func add(
    _ kind: Effect.Kind, _ risk: Risk, _ message: String, _ screens: [Screen.ID], witness: [Screen.ID] = [],
    isUnsure: Bool = false
  ) {
    let location = screens.first.flatMap { id in new.graph.screens.first { $0.id == id }?.location }
    effects.append(
      Effect(
        kind, risk, message, screens: screens, witness: witness.map(name), at: location, isUnsure: isUnsure))
  }

  // MARK: Ways to screens and back

  private mutating func findUnreachable() {
    let mayHide = Set(
      old.graph.transitions.filter { doubt.mayRemain($0) }.flatMap(\.targets))
    for screen in common where old.isReachable(screen) && !new.isReachable(screen) {
      let isUnsure = mayHide.contains(screen)
      add(
        .unreachable, isUnsure ? .risky : .breaking, "no way leads to \(name(screen)) any more", [screen],
        witness: old.stack(screen), isUnsure: isUnsure)
    }
  }

  /// Source tells of a screen only what is shown, so one that nothing shows is no screen any more.
  private mutating func findUnshown(_ declared: Set<Screen.ID>) {
    for screen in old.graph.screens where declared.contains(screen.id) && old.isReachable(screen.id) {
      guard new.regular[screen.id] == nil else { continue }
      let isUnsure = doubt.mayRemain(screen)
      add(
        .unreachable, isUnsure ? .risky : .breaking,
        "\(name(screen.id)) is declared, and nothing shows it any more", [screen.id],
        witness: old.stack(screen.id), isUnsure: isUnsure)
    }
  }

  private mutating func findDeeper() {
    for screen in common {
      guard let before = old.regular[screen]?.totalDepth, let after = new.regular[screen]?.totalDepth,
        after > before
      else { continue }
      add(
        .deeper, .risky, "\(name(screen)) is \(after) deep, \(before) before", [screen],
        witness: new.stack(screen))
    }
  }

  private mutating func findWaysBack() {
    for screen in common {
      guard let before = old.regular[screen], let after = new.regular[screen], before.isReachable,
        after.isReachable, let steps = before.popToRoot?.count
      else { continue }
      if after.isTrap {
        add(
          .wayBackLost, .breaking, "\(name(screen)) has no way back any more", [screen],
          witness: after.canonicalStack)
      } else if let now = after.popToRoot?.count, now > steps, after.totalDepth == before.totalDepth {
        add(
          .longerWayBack, .risky,
          "from \(name(screen)) it takes \(now) steps back to the root, \(steps) before", [screen],
          witness: after.canonicalStack)
      }
    }
  }

  private mutating func findCollapse() {
    for screen in common {
      guard let before = old.compact[screen], let after = new.compact[screen] else { continue }
      if before.isReachable, !after.isReachable, new.isReachable(screen) {
        add(
          .lostInCompact, .breaking, "\(name(screen)) cannot be reached in compact width any more", [screen],
          witness: before.canonicalStack)
      } else if before.isReachable, after.isReachable, old.stack(screen) == new.stack(screen),
        before.canonicalStack != after.canonicalStack
      {
        add(
          .collapseOrder, .risky,
          "in compact width \(name(screen)) stands on "
            + "\(chain(after.canonicalStack.dropLast())), on \(chain(before.canonicalStack.dropLast())) before",
          [screen], witness: after.canonicalStack)
      }
    }
  }

  private func chain(_ screens: some Sequence<Screen.ID>) -> String {
    let names = screens.map(name)
    return names.isEmpty ? "nothing" : names.joined(separator: " › ")
  }

  // MARK: Links, saved state, stacks

  private mutating func findLinks() {
    func targets(_ graph: NavigationGraph) -> [String: Set<Screen.ID>] {
      var targets: [String: Set<Screen.ID>] = [:]
      for entry in graph.entries where entry.kind == .url {
        targets[entry.title ?? "any link", default: []].insert(entry.screen)
      }
      return targets
    }
    let after = targets(new.graph)
    for (url, before) in targets(old.graph).sorted(by: { $0.key < $1.key }) {
      let now = after[url] ?? []
      let screens = before.sorted()
      if now.isEmpty {
        add(.deepLinkDead, .breaking, "the link \(url) opens nothing; it opened \(chain(screens))", screens)
      } else if before.isDisjoint(with: now) {
        add(
          .deepLinkMoved, .risky, "the link \(url) opens \(listed(now)), \(listed(before)) before",
          now.sorted())
      } else if before.count == 1, now.count > 1 {
        add(
          .deepLinkAmbiguous, .risky,
          "the link \(url) may open \(listed(now)), only \(listed(before)) before",
          now.sorted())
      }
    }
  }

  private func listed(_ screens: Set<Screen.ID>) -> String {
    screens.map(name).sorted().joined(separator: ", ")
  }

  /// Code that goes back to a screen needs stacks that have it below. O(targets × E)
  private mutating func findPopTargets() {
    func pops(_ graph: NavigationGraph) -> [Screen.ID: Set<Screen.ID>] {
      var pops: [Screen.ID: Set<Screen.ID>] = [:]
      for move in graph.transitions where move.kind == .popTo {
        guard case .screen(let source) = move.from, let target = move.to else { continue }
        pops[target, default: []].insert(source)
      }
      return pops
    }
    let before = pops(old.graph)
    let (oldMoves, newMoves) = (GrowthDigraph(old.graph), GrowthDigraph(new.graph))
    for (target, sources) in pops(new.graph).sorted(by: { $0.key < $1.key }) {
      let dead = sources.subtracting(newMoves.above(target))
      let alive = oldMoves.above(target).intersection(before[target] ?? [])
      for source in dead.intersection(alive).sorted() {
        add(
          .popTargetGone, .breaking,
          "\(name(source)) goes back to \(name(target)), which no stack has below it any more",
          [source, target])
      }
    }
  }

  private mutating func findSavedState(_ renamed: [Screen.ID: Screen.ID]) {
    let restoring =
      old.graph.entries.filter { $0.kind == .restore }.map(\.container)
      + old.graph.transitions.filter { $0.kind == .restore }.map(\.container)
    guard !restoring.isEmpty else { return }
    let roots =
      restoring.contains(nil)
      ? nil : Set(old.graph.containers.filter { restoring.contains($0.id) }.flatMap(\.ownScreens))
    let present = Set(new.graph.screens.map(\.id))
    for (screen, measure) in old.regular.sorted(by: { $0.key < $1.key }) {
      let stack = measure.canonicalStack
      guard stack.count > 1, let root = stack.first, roots?.contains(root) ?? true else { continue }
      if !present.contains(screen) {
        add(
          .savedState, .breaking, "state that was saved on \(name(screen)) names a screen that is gone",
          [screen], witness: stack)
      } else if renamed.values.contains(screen) {
        add(
          .savedState, .risky, "state that was saved on \(name(screen)) may name it as it was called before",
          [screen], witness: stack)
      }
    }
  }

  private mutating func findGrowth() {
    let before = Set(old.facts[Measures.self, .regular].growthComponents.flatMap(\.self))
    let now = new.facts[Measures.self, .regular]
    for (cycle, component) in zip(now.growthCycles, now.growthComponents)
    where before.isDisjoint(with: component) {
      add(
        .unbounded, .risky, "the stack can grow without end: \(cycle.map(name).joined(separator: " → "))",
        component, witness: cycle)
    }
  }
}
