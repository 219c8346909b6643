import NavAtlasAnalysis
import NavAtlasModel

struct ColumnRootBack: Rule {
  let info = RuleInfo(
    "NA305", "column-root-back", .note,
    "A pop to the root ends on a column's root in narrow windows, not on the first screen.",
    rationale: """
      In compact width the columns before lie below in the same stack: a control called Home that empties a column's path ends \
      in the middle. Clear the selection as well where the first screen is meant. A back button of one's own on a column's root \
      is a warning: the path that it takes a value off is empty there, although narrow windows have a screen below.
      """,
    drawsOn: """
      The labelled pops to the root in columns after the first, and every `removeLast` without a check that such a column's root \
      makes, in compact width.
      """,
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
    facts.collapses ? mismatches(facts) + pops(facts) : []
  }

  /// Code that takes a value off the path of a column whose root is on top.
  private func pops(_ facts: LintFacts) -> [Finding] {
    let written = facts.source.pops.filter { !$0.isGuarded }
    guard !written.isEmpty else { return [] }
    return facts.analyses[StackHeights.self, .compact].filter { $0.isRoot && $0.columnIndex > 0 }
      .flatMap { height in
        Set(height.pops.flatMap(\.locations)).sorted().compactMap { place -> Finding? in
          guard let pop = written.first(where: { $0.location.isSameLine(as: place) }) else { return nil }
          return info.finding(
            "\(facts.chainOfStack(height.witness)), then pop(\(pop.count ?? 1)): the column's path is empty; dismiss instead, "
              + "or clear the selection",
            .warning, screens: [height.screen], subjects: ["pop-at-column-root"], at: pop.location,
            witness: facts.steps(height.witness) + [.init("pop", at: pop.location)],
            doubt: height.pops.contains { $0.confidence == .declared } ? nil : .inferred)
        }
      }
  }

  private func mismatches(_ facts: LintFacts) -> [Finding] {
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
