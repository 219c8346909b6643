import NavAtlasAnalysis
import NavAtlasModel

struct PlaceholderFirst: Rule {
  let info = RuleInfo(
    "NA303", "placeholder-first-in-compact", .warning,
    "A narrow window begins with the placeholder of a column.",
    rationale: """
      The preferred compact column is one that nothing is selected for yet, so an iPhone begins with an empty screen instead \
      of the list. Prefer the sidebar at first, or begin with a selection.
      """,
    drawsOn: "The first preferred compact column of split views, and its placeholder.",
    bad: .notation(#"split main: sidebar Trips | detail Trip placeholder "Trip(nil)" {prefer=detail}"#),
    good: .notation(#"split main: sidebar Trips | detail Trip placeholder "Trip(nil)" {prefer=sidebar}"#))

  func findings(in facts: LintFacts, _ options: RuleOptions) -> [Finding] {
    guard facts.collapses else { return [] }
    return facts.collapse.placeholderFirst.map { screen in
      let container = facts.graph.containers.first { $0.ownScreens.contains(screen) }
      return info.finding(
        "\(facts.name(screen)) is the first screen in compact width; prefer the sidebar at first",
        screens: [screen],
        at: container?.location ?? facts.screens[screen]?.location, witness: facts.steps([screen]))
    }
  }
}
