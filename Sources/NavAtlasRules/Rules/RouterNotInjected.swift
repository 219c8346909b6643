import NavAtlasModel

struct RouterNotInjected: Rule {
  let info = RuleInfo(
    "NA705", "router-not-injected", .warning,
    "A pushed view needs an object that only the root of its stack is given.",
    rationale: """
      What is pushed takes its environment from the stack, not from the stack's root. The app stops with "No ObservableObject \
      of type … found" as soon as the screen is shown. Give the object to the stack.
      """,
    drawsOn: """
      `environmentObject` and `environment` with an object, all of them inside of a stack's closure; views that take such an \
      object out of the environment; what links and destinations show, and what that shows.
      """,
    bad: .source(example(root: ".environmentObject(router)", stack: "")),
    good: .source(example(root: "", stack: ".environmentObject(router)")))

  private static func example(root: String, stack: String) -> String {
    """
    import SwiftUI
    final class Router: ObservableObject { @Published var path: [Int] = [] }
    @main struct Trips: App { var body: some Scene { WindowGroup { Home() } } }
    struct Home: View {
      @StateObject var router = Router()
      var body: some View {
        NavigationStack(path: $router.path) {
          List { NavigationLink("One", value: 1) }
            .navigationDestination(for: Int.self) { Trip(id: $0) }
            \(root)
        }
        \(stack)
      }
    }
    struct Trip: View {
      @EnvironmentObject var router: Router
      let id: Int
      var body: some View { Button("Next") { router.path.append(id + 1) } }
    }
    """
  }

  func findings(in facts: LintFacts, _ options: RuleOptions) -> [Finding] {
    facts.source.missingObjects.map { missing in
      info.finding(
        "\(missing.view) needs \(missing.type), which only the root of the stack is given (\(missing.given.shortText)); give it to "
          + "the stack",
        subjects: [missing.view, missing.type], at: missing.location,
        witness: [
          Finding.Step("the root is given \(missing.type)", at: missing.given),
          Finding.Step("\(missing.view) is pushed", at: missing.location),
        ])
    }
  }
}
