import NavAtlasAnalysis
import NavAtlasModel

struct UnreachableScreen: Rule {
  let info = RuleInfo(
    "NA205", "unreachable-screen", .warning,
    "No way into the app leads to a screen.",
    rationale: """
      Neither launch nor a URL, a notification or a restored state shows it: it is dead code, or the code that ought to show \
      it is missing. Where the account says that not all of the source was followed, the finding is a note.
      """,
    drawsOn: "What can be reached from the entries, in both profiles; the account of the source.",
    bad: .notation(
      """
      root: Home
      Home -push-> List
      screens: Stats
      """),
    good: .notation(
      """
      root: Home
      Home -push-> List
      Home -push-> Stats
      """))

  func findings(in facts: LintFacts, _ options: RuleOptions) -> [Finding] {
    guard facts.isLaunched else { return [] }
    let compact = Set(facts.measures(.compact).screens.filter(\.isReachable).map(\.screen))
    return facts.measures(.regular).screens
      .filter { !$0.isReachable && !compact.contains($0.screen) && facts.isKnown($0.screen) }
      .map { measure in
        info.finding(
          "nothing leads to \(facts.name(measure.screen)); show it, or remove it", screens: [measure.screen],
          at: facts.screens[measure.screen]?.location, doubt: facts.doubtOfAbsence)
      }
  }
}
