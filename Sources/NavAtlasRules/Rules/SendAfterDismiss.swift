import NavAtlasModel

struct SendAfterDismiss: Rule {
  let info = RuleInfo(
    "NA804", "send-after-dismiss", .warning,
    "An effect sends an action after it has dismissed its feature.",
    rationale: """
      When a feature is dismissed its state is gone and its effects are cancelled: the action is not handled, and the library \
      reports it as an error. Send first, then dismiss.
      """,
    drawsOn: "The order of the calls of `dismiss` and `send` that stand in a `run` effect itself.",
    bad: .source(example(steps: "await dismiss()\n            await send(.saved)")),
    good: .source(example(steps: "await send(.saved)\n            await dismiss()")))

  private static func example(steps: String) -> String {
    """
    import ComposableArchitecture
    import SwiftUI
    @Reducer struct Editor {
      struct State: Equatable {}
      enum Action { case save, saved }
      @Dependency(\\.dismiss) var dismiss
      var body: some Reducer<State, Action> {
        Reduce { state, action in
          switch action {
          case .save: return .run { send in
            \(steps)
          }
          case .saved: return .none
          }
        }
      }
    }
    @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
    struct Home: View { var body: some View { Text("Home") } }
    """
  }

  func findings(in facts: LintFacts, _ options: RuleOptions) -> [Finding] {
    facts.source.lateSends.map { late in
      info.finding(
        "\(late.action ?? "an action") is sent after \(late.feature) has dismissed itself; send it first",
        subjects: [late.feature, late.action].compactMap(\.self), at: late.location)
    }
  }
}
