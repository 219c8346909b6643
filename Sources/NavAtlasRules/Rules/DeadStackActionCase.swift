import NavAtlasModel

struct DeadStackActionCase: Rule {
  let info = RuleInfo(
    "NA801", "dead-stack-action-case", .error,
    "A feature has a second case for the actions of a stack, which no stack sends.",
    rationale: """
      Actions of the stack's elements arrive in the one case that `forEach` and the stack's store are scoped to. What is matched \
      below the other never runs. Match all of them below the one that is wired.
      """,
    drawsOn: "The cases of a feature's actions with `StackActionOf`, and what `forEach` and `scope` name.",
    bad: .source(example(second: "case goBack(StackActionOf<Path>)", handler: handler)),
    good: .source(example(second: "", handler: "")))

  private static let handler = """

            case .goBack(.element(id: _, action: .detail(.close))):
              state.path.removeAll()
              return .none
    """

  private static func example(second: String, handler: String) -> String {
    """
    import ComposableArchitecture
    import SwiftUI
    @Reducer struct Detail {
      struct State: Equatable {}
      enum Action { case close }
    }
    @Reducer struct Root {
      @Reducer enum Path { case detail(Detail) }
      struct State { var path = StackState<Path.State>() }
      enum Action {
        case path(StackActionOf<Path>)
        \(second)
      }
      var body: some Reducer<State, Action> {
        Reduce { state, action in
          switch action {
          case .path: return .none\(handler)
          }
        }
        .forEach(\\.path, action: \\.path)
      }
    }
    @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
    struct Home: View { var body: some View { Text("Home") } }
    """
  }

  func findings(in facts: LintFacts, _ options: RuleOptions) -> [Finding] {
    let features = Dictionary(grouping: facts.source.stackActions) { [$0.feature, $0.type] }
    return features.values.filter { $0.count > 1 && $0.contains(where: \.isWired) }.flatMap { $0 }
      .filter { !$0.isWired }
      .sorted { $0.location < $1.location }
      .map { dead in
        let patterns = dead.patterns.isEmpty ? "" : ": \(dead.patterns.joined(separator: ", ")) never match"
        return info.finding(
          "no stack of \(dead.feature) sends \(dead.name)\(patterns); match below the case that forEach names",
          subjects: [dead.feature, dead.name], at: dead.location)
      }
  }
}
