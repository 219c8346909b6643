import NavAtlasModel

struct UnheardNavigationAction: Rule {
  let info = RuleInfo(
    "NA802", "unheard-navigation-action", .warning,
    "A view sends an action that its feature does nothing about, and no other feature hears.",
    rationale: """
      A child that leaves navigation to its parent answers its action with nothing. Where the parent has only a default for it, \
      the button does nothing. Match the action in the parent. Actions whose name does not sound like navigation are notes.
      """,
    drawsOn: """
      The actions that a reducer answers with `.none` alone, what views with a store of that feature send, and the patterns of \
      all other features, by name.
      """,
    bad: .source(example(parent: "default: return .none")),
    good: .source(example(parent: "case .detail(.closeTapped): return .none\n      default: return .none")))

  private static func example(parent: String) -> String {
    """
    import ComposableArchitecture
    import SwiftUI
    @Reducer struct Detail {
      struct State: Equatable {}
      enum Action { case closeTapped }
      var body: some Reducer<State, Action> {
        Reduce { state, action in
          switch action {
          case .closeTapped: return .none
          }
        }
      }
    }
    struct DetailView: View {
      let store: StoreOf<Detail>
      var body: some View { Button("Close") { store.send(.closeTapped) } }
    }
    @Reducer struct Root {
      struct State { var detail = Detail.State() }
      enum Action { case detail(Detail.Action) }
      var body: some Reducer<State, Action> {
        Reduce { state, action in
          switch action {
          \(parent)
          }
        }
      }
    }
    @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
    struct Home: View { var body: some View { Text("Home") } }
    """
  }

  func findings(in facts: LintFacts, _ options: RuleOptions) -> [Finding] {
    facts.source.childActions.filter { $0.isSent && !$0.isHeard }.map { action in
      let name = action.name.lowercased()
      let isNavigation = Self.words.contains { name.contains($0) }
      return info.finding(
        "\(action.feature) does nothing about \(action.name), which a view sends, and no other feature hears it",
        isNavigation ? nil : .note, subjects: [action.feature, action.name], at: action.location)
    }
  }

  private static let words = ["tapped", "go", "back", "open", "show", "close", "next", "finish", "root"]
}
