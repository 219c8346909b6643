import NavAtlasAnalysis
import NavAtlasModel

struct TrapScreen: Rule {
  let info = RuleInfo(
    "NA204", "trap-screen", .error,
    "Nothing leads back from a screen.",
    rationale: """
      The back button is hidden, or the screen covers everything, and no code on it goes back or closes it: users have to \
      kill the app. Show the back button, or add a control that dismisses. Where something leads on to a screen that has a \
      way back, as in a flow that is to be finished, there is no finding.
      """,
    drawsOn: """
      The cheapest way to the root from the lowest stack with the screen on top, in both profiles. What wraps a view controller \
      may close itself, and is left out.
      """,
    bad: .notation(
      """
      root: Shop
      Shop -push-> Pay
      backDisabled: Pay
      """),
    good: .notation(
      """
      root: Shop
      Shop -push-> Pay
      Pay -pop-> "Close"
      backDisabled: Pay
      """))

  func findings(in facts: LintFacts, _ options: RuleOptions) -> [Finding] {
    var told: Set<Screen.ID> = []
    let wrappers = Set(facts.source.wrappers.map(\.lastName))
    return Profile.allCases.flatMap { profile in
      let measures = facts.measures(profile).screens.filter { $0.isReachable && $0.isTrap }
      let traps = Dictionary(measures.map { ($0.screen, $0) }) { first, _ in first }
      let closed = closed(traps, facts)
      return measures.filter {
        closed.contains($0.screen) && isFirst($0, among: traps, facts)
          // What a wrapped controller does is not read.
          && !wrappers.contains(facts.name($0.screen)) && told.insert($0.screen).inserted
      }.map { finding($0, facts) }
    }
  }

  /// True where what lies below is no trap itself.
  private func isFirst(
    _ trap: ScreenMeasure, among traps: [Screen.ID: ScreenMeasure], _ facts: LintFacts
  ) -> Bool {
    guard facts.isKnown(trap.screen) else { return false }
    if let below = trap.canonicalStack.dropLast().last { return traps[below] == nil }
    let layers = trap.layerDepth ?? 0
    let presenters = facts.presenters(of: trap.screen)
    return presenters.isEmpty
      || presenters.contains { traps[$0].map { ($0.layerDepth ?? 0) >= layers } ?? true }
  }

  private func finding(_ trap: ScreenMeasure, _ facts: LintFacts) -> Finding {
    let stack = trap.canonicalStack
    let presenter = stack.count == 1 ? facts.presenters(of: trap.screen).first.map { [$0] } ?? [] : []
    return info.finding(
      "nothing leads back from \(facts.name(trap.screen)); add a control that dismisses it",
      screens: [trap.screen],
      at: facts.screens[trap.screen]?.location, witness: facts.steps(presenter + stack),
      doubt: facts.doubtOfAbsence ?? facts.doubt(of: presenter + stack))
  }

  /// The traps from which no way forward leads to a screen that has a way back. O(V + E).
  private func closed(_ traps: [Screen.ID: ScreenMeasure], _ facts: LintFacts) -> Set<Screen.ID> {
    var sources: [Screen.ID: [Screen.ID]] = [:]
    var escaping: [Screen.ID] = []
    for screen in traps.keys {
      let logicalSteps = traps[screen]?.popToLogicalRoot?.count ?? 0
      if logicalSteps > 0 { escaping.append(screen) }
      for target in facts.targets(from: screen) {
        if traps[target] == nil {
          escaping.append(screen)
        } else {
          sources[target, default: []].append(screen)
        }
      }
    }
    var open = Set(escaping)
    while let screen = escaping.popLast() {
      for source in sources[screen] ?? [] where open.insert(source).inserted { escaping.append(source) }
    }
    return Set(traps.keys).subtracting(open)
  }
}

extension LintFacts {
  /// The screens that present a screen as a modal layer's root, sorted.
  func presenters(of screen: Screen.ID) -> [Screen.ID] { presented[screen] ?? [] }
}
