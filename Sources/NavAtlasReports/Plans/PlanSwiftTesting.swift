import NavAtlasAnalysis
import NavAtlasModel

/// A skeleton of tests without a user interface, one for each walk, for an app whose router can be driven by code.
struct PlanSwiftTesting: PlanForm {
  var id: String { "swift-testing" }

  func text(_ plan: WalkPlan) -> String {
    let words = PlanWords(plan.graph)
    let tests = plan.walks.enumerated().map { test($0 + 1, $1, plan, words) }
    return """
      import Testing

      \(SwiftText.comment("Walks that cover \(words.tally(plan)) of \(words.app); made by 'navatlas plan'."))
      @MainActor
      @Suite struct NavigationWalks {
      \(tests.joined(separator: "\n"))}

      /// The app's router: fill in what a move does, and what is shown afterwards.
      @MainActor
      final class NavigationDriver {
        var shown: [String] = []

        init(openedBy url: String? = nil) {}

        func perform(_ move: String, to target: String? = nil, on screen: String) throws {
          Issue.record("NavigationDriver does not perform \\(move) yet")
        }
      }

      """
  }

  private func test(_ number: Int, _ walk: Walk, _ plan: WalkPlan, _ words: PlanWords) -> String {
    let url = walk.entry.flatMap { $0.kind == .launch ? nil : $0.url }
    var lines = [
      "@Test func walk\(number)() throws {",
      "  let app = NavigationDriver(\(url.map { "openedBy: \(SwiftText.literal($0))" } ?? ""))",
      "  #expect(app.shown == [\(list(walk.shows))])",
    ]
    for step in walk.steps {
      let (move, target) = names(step.action, plan)
      let to = target.map { ", to: \(SwiftText.literal($0))" } ?? ""
      lines.append(
        "  try app.perform(\(SwiftText.literal(move))\(to), on: \(SwiftText.literal(step.from)))")
      lines.append("  #expect(app.shown == [\(list(step.shows))])")
    }
    return (lines + ["}"]).map { "  \($0)\n" }.joined()
  }

  private func list(_ screens: [Screen.ID]) -> String {
    screens.map(SwiftText.literal).joined(separator: ", ")
  }

  private func names(_ action: WalkStep.Action, _ plan: WalkPlan) -> (move: String, target: String?) {
    switch action {
    case .control(.back): return ("back", nil)
    case .control(.dismissGesture): return ("dismissGesture", nil)
    case .control(.tab(let key)): return ("selectTab", key)
    case .control(.collapse): return ("collapse", nil)
    case .control(.expand): return ("expand", nil)
    case .transition(let index):
      let move = plan.graph.transitions[index]
      return (move.kind.rawValue + (move.n.map { "(\($0))" } ?? ""), move.to ?? move.path.last)
    }
  }
}
