import NavAtlasModel

struct MissingForEach: Rule {
  let info = RuleInfo(
    "NA803", "missing-for-each", .error,
    "A feature has the state of a stack and does not run its elements.",
    rationale: """
      Without `forEach` the reducers of what is on the stack never run, and going back leaves the state as it is. Add \
      `.forEach(\\.path, action: \\.path)`.
      """,
    drawsOn: "The `StackState` properties of features and what their `forEach` names.",
    bad: .source(example(end: "")), good: .source(example(end: "\n    .forEach(\\.path, action: \\.path)")))

  private static func example(end: String) -> String {
    """
    import ComposableArchitecture
    import SwiftUI
    @Reducer struct Detail { struct State: Equatable {} }
    @Reducer struct Root {
      @Reducer enum Path { case detail(Detail) }
      struct State { var path = StackState<Path.State>() }
      enum Action { case path(StackActionOf<Path>) }
      var body: some Reducer<State, Action> {
        Reduce { state, action in .none }\(end)
      }
    }
    @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
    struct Home: View { var body: some View { Text("Home") } }
    """
  }

  func findings(in facts: LintFacts, _ options: RuleOptions) -> [Finding] {
    facts.source.stackFields.filter { !$0.isWired }.map { field in
      info.finding(
        "\(field.feature) has the stack \(field.name) and no forEach that runs its elements; add one",
        subjects: [field.feature, field.name], at: field.location)
    }
  }
}
