import NavAtlasAnalysis
import NavAtlasModel

struct DuplicateAfterCollapse: Rule {
  let info = RuleInfo(
    "NA304", "duplicate-after-collapse", .warning,
    "A screen belongs to two columns, so a collapsed stack can hold it twice.",
    rationale: """
      In compact width all columns are one stack. What one column pushes and another has as its root, or both push, then lies \
      there twice, and Back seems to do nothing. Let either the selection or the link show it, not both.
      """,
    drawsOn: "The screens of each column of a split view.",
    bad: .notation(
      """
      split mail: sidebar Folders | content Mails stack | detail Mail
      [mail]
      Mails -push-> Mail
      """),
    good: .notation("split mail: sidebar Folders | content Mails stack | detail Mail"))

  func findings(in facts: LintFacts, _ options: RuleOptions) -> [Finding] {
    guard facts.collapses else { return [] }
    return facts.collapse.duplicates.filter { facts.isKnown($0.screen) }.compactMap { duplicate in
      let moves = facts.graph.transitions.filter {
        $0.leadsTo.contains(duplicate.screen) && [.push, .viewPush, .pushMany].contains($0.kind)
      }
      // What is only ever selected is exchanged, not put on top.
      guard !moves.isEmpty else { return nil }
      let isSure = moves.contains { $0.confidence != .inferred }
      return info.finding(
        "\(facts.name(duplicate.screen)) is in the columns \(duplicate.columns.joined(separator: " and ")), so the "
          + "collapsed stack can hold it twice",
        screens: [duplicate.screen], subjects: duplicate.columns,
        at: moves.first?.locations.first ?? facts.screens[duplicate.screen]?.location,
        witness: moves.prefix(1).map {
          .init("\($0.from) \($0.kind.word) \(facts.name(duplicate.screen))", at: $0.locations.first)
        },
        doubt: isSure ? nil : .inferred)
    }
  }
}
