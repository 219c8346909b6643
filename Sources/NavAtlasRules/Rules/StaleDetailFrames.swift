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
    var moves: [Column: [StackMoves.Move]] = [:]
    for stack in facts.analyses[StackMoves.self, .regular] {
      guard let column = selectedColumn(of: stack, facts.graph) else { continue }
      moves[column, default: []] += stack.moves.filter {
        $0.transition.kind == .viewPush && facts.isWritten(from: $0.from, to: $0.to)
      }
    }
    return moves.filter { !$0.value.isEmpty }
      .sorted { ($0.key.container, $0.key.name) < ($1.key.container, $1.key.name) }
      .map { finding($0.key, $0.value, facts) }
  }

  private struct Column: Hashable {
    var container: Container.ID
    var name: String
  }

  /// One finding for a column, however many views are pushed there.
  private func finding(_ column: Column, _ moves: [StackMoves.Move], _ facts: LintFacts) -> Finding {
    let screens = Set(moves.map(\.to)).sorted()
    let names = screens.prefix(3).map(facts.name).joined(separator: ", ")
    let more = screens.count > 3 ? " and \(screens.count - 3) more" : ""
    let isSure = moves.contains { $0.transition.confidence != .inferred }
    return info.finding(
      "\(names)\(more) stay in the column \(column.name) when something else is selected before it; push values",
      screens: screens, subjects: [column.container, column.name],
      at: moves.first?.transition.locations.first,
      witness: moves.first.map { facts.steps([$0.from, $0.to]) } ?? [], doubt: isSure ? nil : .inferred)
  }

  /// The stack's column, where the one before it selects what it shows.
  private func selectedColumn(of stack: StackMoves.Stack, _ graph: NavigationGraph) -> Column? {
    guard let id = stack.container,
      case .split(let split)? = graph.containers.first(where: { $0.id == id })?.body,
      let index = split.columns.firstIndex(where: { $0.name == stack.column }), index > 0,
      split.columns[index - 1].selects
    else { return nil }
    return Column(container: id, name: split.columns[index].name)
  }
}
