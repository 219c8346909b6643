import NavAtlasAnalysis
import NavAtlasModel

struct LostInCompact: Rule {
  let info = RuleInfo(
    "NA301", "lost-in-compact", .warning,
    "A screen that wide windows show cannot be reached in narrow ones.",
    rationale: """
      Collapsed columns follow a list's selection and links by themselves, but not a control that merely writes the same \
      state: on an iPhone nothing happens. Write the preferred compact column as well, or let a list or a link select.
      """,
    drawsOn: "The screens that are reached in regular and not in compact width.",
    bad: .notation(
      """
      split main: sidebar Folders | detail Mail
      [main]
      Folders -select-> Mail {column=sidebar}
      Folders -select-> Settings {column=sidebar, via=control}
      """),
    good: .notation(
      """
      split main: sidebar Folders | detail Mail
      [main]
      Folders -select-> Mail {column=sidebar}
      Folders -select-> Settings {column=sidebar, via=control, prefer=detail}
      """))

  func findings(in facts: LintFacts, _ options: RuleOptions) -> [Finding] {
    guard facts.collapses else { return [] }
    let stacks = Dictionary(
      facts.measures(.regular).screens.map { ($0.screen, $0.canonicalStack) }
    ) { first, _ in first }
    return facts.collapse.lost.filter(facts.isKnown).map { screen in
      let selection = facts.graph.transitions.first {
        $0.kind == .select && $0.to == screen && $0.via == .control && $0.prefer == nil
      }
      let cause = selection.map {
        " (\($0.from) selects it by a control, which collapsed columns do not follow)"
      }
      let source: [Screen.ID] = if case .screen(let from)? = selection?.from { [from] } else { [] }
      let way = source + (stacks[screen] ?? [screen])
      return info.finding(
        "\(facts.name(screen)) cannot be reached in compact width\(cause ?? "")", screens: [screen],
        at: selection?.locations.first ?? facts.screens[screen]?.location, witness: facts.steps(way),
        doubt: facts.doubt(of: way) ?? facts.doubtOfAbsence)
    }
  }
}
