import NavAtlasModel

struct RootSwapDropsPath: Rule {
  let info = RuleInfo(
    "NA208", "root-swap-drops-path", .warning,
    "Code fills a stack's path together with the state that exchanges the stack's root.",
    rationale: """
      Where the root becomes another view in the same update, the framework empties the path: the user lands on the new root, \
      not on the screen that was meant. Keep one root, and let what was chosen be the first value of the path.
      """,
    drawsOn: """
      Stacks whose root is one `if` or `switch` over state, or has an `.id` of state, and functions or closures that write that \
      state and put something on the path. Both are compared by their names.
      """,
    bad: .source(
      example(
        root: "switch model.tab {\n        case .a: Text(\"A\")\n        case .b: Text(\"B\")\n        }")),
    good: .source(example(root: "Text(\"A\")")))

  private static func example(root: String) -> String {
    """
    import SwiftUI
    enum Tab { case a, b }
    final class Model: ObservableObject {
      @Published var tab = Tab.a
      @Published var path: [Int] = []
      func open(_ id: Int) {
        tab = .b
        path = [id]
      }
    }
    @main struct Trips: App { var body: some Scene { WindowGroup { Home() } } }
    struct Home: View {
      @StateObject var model = Model()
      var body: some View {
        NavigationStack(path: $model.path) {
          \(root)
        }
        .navigationDestination(for: Int.self) { Text("\\($0)") }
        .onOpenURL { _ in model.open(1) }
      }
    }
    """
  }

  func findings(in facts: LintFacts, _ options: RuleOptions) -> [Finding] {
    facts.source.stacks.flatMap { stack -> [Finding] in
      guard let path = stack.path?.lastName, let state = stack.rootState?.lastName, path != state else {
        return []
      }
      return facts.source.changes.compactMap { change -> Finding? in
        guard change.names.contains(where: { $0.lastName == state }),
          change.filled.contains(where: { $0.lastName == path })
        else { return nil }
        return info.finding(
          "\(change.function) changes \(state), which exchanges the root of the stack at \(stack.location.shortText), and fills "
            + "its path \(path), which is emptied by that",
          subjects: [state, path], at: change.location)
      }
    }
  }
}

extension String {
  /// What follows the last dot.
  var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}
