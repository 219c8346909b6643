import NavAtlasAnalysis
import NavAtlasModel

struct ColumnRootBack: Rule {
  let info = RuleInfo(
    "NA305", "column-root-back", .note,
    "A pop to the root ends on a column's root in narrow windows, not on the first screen.",
    rationale: """
      In compact width the columns before lie below in the same stack: a control called Home that empties a column's path ends \
      in the middle. Clear the selection as well where the first screen is meant.
      """,
    drawsOn: "The labelled pops to the root in columns after the first, in compact width.",
    bad: .notation(
      """
      split main: sidebar Categories | detail Grid stack
      [main]
      Grid -push-> Recipe
      Recipe -popToRoot-> "Home"
      """),
    good: .notation(
      """
      split main: sidebar Categories | detail Grid stack
      [main]
      Grid -push-> Recipe
      """))

  func findings(in facts: LintFacts, _ options: RuleOptions) -> [Finding] {
    facts.collapse.rootMismatch.compactMap { mismatch in
      // What empties the path because something else was selected is not what a user takes for the way home.
      let from = mismatch.from.filter { screen in
        facts.isKnown(screen)
          && facts.moves(from: screen).contains { $0.kind == .popToRoot && $0.label != nil }
      }
      guard !from.isEmpty else { return nil }
      let moves = from.flatMap { facts.moves(from: $0) }.filter { $0.kind == .popToRoot }
      let names = from.map(facts.name).joined(separator: ", ")
      let isSure = moves.contains { $0.confidence != .inferred }
      return info.finding(
        "the pop to the root in \(names) ends at \(facts.name(mismatch.screen)) in compact width, "
          + "\(mismatch.depth) above the first screen",
        screens: from, subjects: [mismatch.column], at: moves.first?.locations.first,
        witness: from.prefix(1).flatMap { facts.steps([mismatch.screen, $0]) }
          + [.init("popToRoot to \(facts.name(mismatch.screen))")],
        doubt: isSure ? nil : .inferred)
    }
  }
}
