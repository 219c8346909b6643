import NavAtlasAnalysis
import NavAtlasModel

struct MixedLinkStyles: Rule {
  let info = RuleInfo(
    "NA106", "mixed-link-styles", .warning,
    "A screen that was pushed as a view pushes a value.",
    rationale: """
      Views that links push are not in the path, cannot be restored, and are all popped before the next value is pushed: from \
      such a screen Back does not lead to it. Push values only.
      """,
    drawsOn: "The view pushes and value pushes of each stack. Whether a path is bound is not asked.",
    bad: .notation(
      """
      root: Home
      Home -viewPush-> Help
      Help -push-> Topic
      """),
    good: .notation(
      """
      root: Home
      Home -push-> Help
      Help -push-> Topic
      """))

  func findings(in facts: LintFacts, _ options: RuleOptions) -> [Finding] {
    var told: Set<Screen.ID> = []
    return facts.analyses[StackMoves.self, .regular].flatMap { stack in
      let views = stack.moves.filter { $0.transition.kind == .viewPush }
      let asView = Dictionary(views.map { ($0.to, $0) }) { first, _ in first }
      let asValue = Set(stack.moves.filter { $0.transition.kind != .viewPush }.map(\.to))
      return stack.moves.compactMap { move -> Finding? in
        guard move.transition.kind == .push, let below = asView[move.from], !asValue.contains(move.from),
          [below.from, move.from, move.to].allSatisfy(facts.isKnown),
          facts.isWritten(from: move.from, to: move.to), facts.isWritten(from: below.from, to: below.to),
          told.insert(move.from).inserted
        else { return nil }
        return finding(move, below, facts)
      }
    }
  }

  private func finding(_ move: StackMoves.Move, _ below: StackMoves.Move, _ facts: LintFacts) -> Finding {
    let way = [below.from, move.from, move.to]
    return info.finding(
      "\(facts.name(move.from)) is pushed as a view and pushes the value of \(facts.name(move.to)), which pops it first",
      screens: [move.from, move.to], at: move.transition.locations.first, witness: facts.steps(way),
      doubt: [move, below].contains { $0.transition.confidence == .inferred } ? .inferred : nil)
  }
}
