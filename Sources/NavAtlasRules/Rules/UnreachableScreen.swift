import NavAtlasAnalysis
import NavAtlasModel

struct UnreachableScreen: Rule {
  let info = RuleInfo(
    "NA205", "unreachable-screen", .warning,
    "No way into the app leads to a screen.",
    rationale: """
      Neither launch nor a URL, a notification or a restored state shows it: it is dead code, or the code that ought to show \
      it is missing. In source it is a note: what the reader does not know may show the screen. Where the account says that not \
      all of the source was followed, all such screens are one note.
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
    let screens = facts.measures(.regular).screens
      .filter { !$0.isReachable && !compact.contains($0.screen) && facts.isKnown($0.screen) }.map(\.screen)
    if facts.hasGaps { return screens.isEmpty ? [] : [summary(screens, facts)] }
    return screens.map { screen in
      info.finding(
        "nothing leads to \(facts.name(screen)); show it, or remove it",
        facts.graph.account == nil ? nil : .note, screens: [screen],
        at: facts.screens[screen]?.location)
    }
  }

  /// One finding for all, where most of them are rather shown by what was not followed.
  private func summary(_ screens: [Screen.ID], _ facts: LintFacts) -> Finding {
    let names = screens.prefix(5).map(facts.name).joined(separator: ", ")
    let more = screens.count > 5 ? " and \(screens.count - 5) more" : ""
    return info.finding(
      "nothing that was followed leads to \(names)\(more)", screens: screens, doubt: .gaps)
  }
}
