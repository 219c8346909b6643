import NavAtlasAnalysis
import NavAtlasModel

struct StaleDetailFrames: Rule {
  let info = RuleInfo(
    "NA302", "stale-detail-frames", .warning,
    "A column pushes views without values, which outlive a new selection before it.",
    rationale: """
      A new selection pops the values of the stack that follows it, but not views that links put there: the old item's page \
      stays on top of the new item. Push values on a path, and empty it when the selection changes.
      """,
    drawsOn: "The view pushes on stacks in columns that follow a selection, in regular width.",
    bad: .notation(
      """
      split main: sidebar Trips | detail Trip stack
      [main]
      Trip -viewPush-> More
      """),
    good: .notation(
      """
      split main: sidebar Trips | detail Trip stack
      [main]
      Trip -push-> More
      """))

  func findings(in facts: LintFacts, _ options: RuleOptions) -> [Finding] {
    var told: Set<[Screen.ID]> = []
    return facts.analyses[StackMoves.self, .regular].flatMap { stack in
      guard let column = selectedColumn(of: stack, facts.graph) else { return [Finding]() }
      return stack.moves.filter { $0.transition.kind == .viewPush && told.insert([$0.from, $0.to]).inserted }
        .map { move in
          info.finding(
            "\(facts.name(move.to)) stays in the column \(column) when something else is selected before it; push a value",
            screens: [move.from, move.to], subjects: [column], at: move.transition.locations.first,
            witness: facts.steps([move.from, move.to]),
            doubt: move.transition.confidence == .inferred ? .inferred : nil)
        }
    }
  }

  /// The stack's column, where the one before it selects what it shows.
  private func selectedColumn(of stack: StackMoves.Stack, _ graph: NavigationGraph) -> String? {
    guard let id = stack.container,
      case .split(let split)? = graph.containers.first(where: { $0.id == id })?.body,
      let index = split.columns.firstIndex(where: { $0.name == stack.column }), index > 0,
      split.columns[index - 1].selects
    else { return nil }
    return stack.column
  }
}
