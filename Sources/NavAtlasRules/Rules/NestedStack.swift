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
    drawsOn:
      "The containers of screens that were followed from a link or destination, up to a modal or a tab view.",
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
    let moves = Dictionary(
      grouping: facts.analyses[StackMoves.self, .regular].flatMap(\.moves), by: \.to)
    return facts.source.nestedStacks.compactMap { nested in
      // What was only looked at, and nothing pushes, is presented.
      guard let pushes = moves[nested.screen], facts.isKnown(nested.screen) else { return nil }
      return info.finding(
        "\(facts.name(nested.screen)), which a stack shows, has a \(nested.name) of its own; take it away",
        screens: [nested.screen], subjects: [nested.name], at: nested.location,
        witness: facts.steps(facts.canonicalStack(of: nested.screen)),
        doubt: pushes.contains { $0.transition.confidence != .inferred } ? nil : .inferred)
    }
  }
}

extension LintFacts {
  /// The lowest stack with a screen on top, its first frame first; empty where it cannot be reached.
  func canonicalStack(of screen: Screen.ID) -> [Screen.ID] {
    measures(.regular).screens.first { $0.screen == screen && $0.isReachable }?.canonicalStack ?? []
  }
}
