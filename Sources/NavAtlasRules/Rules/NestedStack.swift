import NavAtlasAnalysis
import NavAtlasModel

struct NestedStack: Rule {
  let info = RuleInfo(
    "NA206", "nested-stack", .error,
    "A screen that a stack shows has a stack of its own.",
    rationale: """
      There are two navigation bars, links inside do not find the destinations outside, and mixing both paths can crash. Only \
      what is presented, or a tab, needs a stack of its own: take it away from the screen, and put it where the screen is \
      presented.
      """,
    drawsOn: "The containers of screens that were followed from a link or destination, up to a modal or a tab view.",
    bad: .source(example(detail: "NavigationStack { Text(\"Trip\") }")),
    good: .source(example(detail: "Text(\"Trip\")")))

  private static func example(detail: String) -> String {
    """
    import SwiftUI
    @main struct Trips: App { var body: some Scene { WindowGroup { NavigationStack { TripList() } } } }
    struct TripList: View {
      var body: some View {
        NavigationLink("Trip", value: 1).navigationDestination(for: Int.self) { _ in Detail() }
      }
    }
    struct Detail: View { var body: some View { \(detail) } }
    """
  }

  func findings(in facts: LintFacts, _ options: RuleOptions) -> [Finding] {
    facts.source.nestedStacks.map { nested in
      let screen = nested.screen.map { "\(facts.name($0)), which a stack shows," } ?? "a screen that a stack shows"
      return info.finding(
        "\(screen) has a \(nested.name) of its own; take it away", screens: [nested.screen].compactMap(\.self),
        subjects: [nested.name], at: nested.location,
        witness: nested.screen.map { facts.steps(facts.canonicalStack(of: $0)) } ?? [])
    }
  }
}

extension LintFacts {
  /// The lowest stack with a screen on top, its first frame first; empty where it cannot be reached.
  func canonicalStack(of screen: Screen.ID) -> [Screen.ID] {
    measures(.regular).screens.first { $0.screen == screen && $0.isReachable }?.canonicalStack ?? []
  }
}
