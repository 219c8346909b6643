import NavAtlasAnalysis
import NavAtlasModel

struct UnboundedPushCycle: Rule {
  let info = RuleInfo(
    "NA202", "unbounded-push-cycle", .warning,
    "Pushes lead round in a circle, so that the stack can grow without end.",
    rationale: """
      Every round keeps all screens of the one before in memory, and whoever wants to go back has to pass each of them. \
      Go back to a screen that is on the stack already, or offer a way to the root on each screen of the circle; with that \
      the finding is a note.
      """,
    drawsOn: "The components of the growth graph that have a growing move inside, in both profiles.",
    bad: .notation(
      """
      root: Home
      Home -push-> Profile
      Profile -push-> Friends
      Friends -push-> Profile
      """),
    good: .notation(
      """
      root: Home
      Home -push-> Profile
      Profile -push-> Friends
      Friends -popTo-> Profile
      """))

  func findings(in facts: LintFacts, _ options: RuleOptions) -> [Finding] {
    var told: Set<[Screen.ID]> = []
    return Profile.allCases.flatMap { profile in
      let measures = facts.measures(profile)
      return zip(measures.growthCycles, measures.growthComponents)
        .filter { cycle, members in
          // What only code of other screens closes is no way that a user goes round.
          let isWritten = zip(cycle, cycle.dropFirst()).allSatisfy { facts.isWritten(from: $0, to: $1) }
          return isWritten && cycle.contains(where: facts.isKnown)
            && told.insert(Set(members).sorted()).inserted
        }.map { finding($0, $1, facts) }
    }
  }

  private func finding(_ cycle: [Screen.ID], _ members: [Screen.ID], _ facts: LintFacts) -> Finding {
    let members = Set(members).sorted()
    let hasShortcuts = members.allSatisfy { facts.hasShortcut($0) }
    let more = members.count - Set(cycle).count
    let others = more > 0 ? "; \(more) more screen\(more == 1 ? " is" : "s are") part of it" : ""
    let closing = zip(cycle, cycle.dropFirst()).reversed().first.flatMap { facts.move(from: $0, to: $1) }
    return info.finding(
      "the stack can grow without end: \(facts.chain(cycle))\(others)", hasShortcuts ? .note : nil,
      // What else is part of it comes and goes with any move; the cycle is what is known again.
      screens: Set(cycle).sorted(),
      at: closing?.locations.first ?? cycle.first.flatMap { facts.screens[$0]?.location },
      witness: facts.steps(cycle), doubt: cycle.allSatisfy(facts.isKnown) ? facts.doubt(of: cycle) : .gaps)
  }
}

extension LintFacts {
  /// True where a screen has a way far back that is not the back button.
  func hasShortcut(_ screen: Screen.ID) -> Bool {
    let shortcuts: Set<TransitionKind> = [.popTo, .popToRoot, .popToLogicalRoot, .resetRoot, .dismissAll]
    return moves(from: screen).contains { shortcuts.contains($0.kind) || $0.kind == .pop && ($0.n ?? 1) > 1 }
      || graph.transitions.contains { $0.from == .anyScreen && shortcuts.contains($0.kind) }
  }
}
