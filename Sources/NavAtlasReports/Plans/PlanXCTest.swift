import NavAtlasAnalysis
import NavAtlasModel

/// A skeleton of user-interface tests, one for each walk, in which what is tapped is guessed from labels and titles.
struct PlanXCTest: PlanForm {
  var id: String { "xctest" }

  func text(_ plan: WalkPlan) -> String {
    let words = PlanWords(plan.graph)
    let head = """
      import XCTest

      \(SwiftText.comment("Walks that cover \(words.tally(plan)) of \(words.app); made by 'navatlas plan'."))
      // What is tapped is guessed from labels and titles: put the app's own identifiers there.
      @MainActor
      final class NavigationWalks: XCTestCase {
        private var app = XCUIApplication()

        override func setUp() async throws {
          continueAfterFailure = false
          app = XCUIApplication()
          app.launch()
        }

      """
    let tests = plan.walks.enumerated().map { test($0 + 1, $1, plan, words) }
    return head + "\n" + tests.joined(separator: "\n") + "\n" + Self.helpers + "}\n"
  }

  private func test(_ number: Int, _ walk: Walk, _ plan: WalkPlan, _ words: PlanWords) -> String {
    var lines = ["func testWalk\(number)() {"]
    if let url = walk.entry?.url, walk.entry?.kind != .launch {
      lines.append("  open(\(SwiftText.literal(url)))")
    } else if let entry = walk.entry, entry.kind != .launch {
      lines.append("  \(SwiftText.comment("the app is opened by: \(words.beginning(walk))"))")
    }
    lines.append("  shows(\(list(walk.shows, words)))")
    for step in walk.steps {
      lines.append("  \(SwiftText.comment("\(words.name(step.from)): \(words.words(step.action))"))")
      lines.append("  \(call(step.action, plan, words))")
      lines.append("  shows(\(list(step.shows, words)))")
    }
    return (lines + ["}"]).map { "  \($0)\n" }.joined()
  }

  private func list(_ screens: [Screen.ID], _ words: PlanWords) -> String {
    screens.map { SwiftText.literal(words.title($0)) }.joined(separator: ", ")
  }

  private func call(_ action: WalkStep.Action, _ plan: WalkPlan, _ words: PlanWords) -> String {
    switch action {
    case .control(.back): return "goBack()"
    case .control(.dismissGesture): return "swipeAway()"
    case .control(.tab(let key)): return "selectTab(\(SwiftText.literal(key)))"
    case .control(.collapse): return "setWidth(isCompact: true)"
    case .control(.expand): return "setWidth(isCompact: false)"
    case .transition(let index):
      let move = plan.graph.transitions[index]
      let label = move.label ?? (move.to ?? move.path.last).map(words.title) ?? move.kind.word
      return "tap(\(SwiftText.literal(label)))"
    }
  }

  private static let helpers = """

      private func shows(_ titles: String...) {
        for title in titles {
          let isThere = app.navigationBars[title].waitForExistence(timeout: 5) || app.staticTexts[title].exists
          XCTAssertTrue(isThere, title)
        }
      }

      private func tap(_ label: String) { app.buttons[label].firstMatch.tap() }

      private func selectTab(_ label: String) { app.tabBars.buttons[label].tap() }

      private func goBack() { app.navigationBars.buttons.firstMatch.tap() }

      private func swipeAway() { app.windows.firstMatch.swipeDown(velocity: .fast) }

      private func open(_ url: String) {
        guard let url = URL(string: url) else { return XCTFail(url) }
        app.open(url)
      }

      /// An iPad's window has no control for its width: on an iPhone Max, turn the device.
      private func setWidth(isCompact: Bool) {
        XCUIDevice.shared.orientation = isCompact ? .portrait : .landscapeLeft
      }

    """
}
