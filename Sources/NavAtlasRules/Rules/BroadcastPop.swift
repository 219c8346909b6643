import NavAtlasModel

struct BroadcastPop: Rule {
  let info = RuleInfo(
    "NA903", "broadcast-pop", .warning,
    "A notification that everyone hears takes several stacks back.",
    rationale: """
      Each live owner answers the notification, whoever posted it: one button goes back to the root in every tab. Let each \
      listen to its own sender only, or call its router.
      """,
    drawsOn: """
      Code that hears a notification of any sender, does not look at it, and empties a path or turns off the flag of a link or \
      presentation; and in how many places its owner is made, as far as it listens then.
      """,
    bad: .source(example(object: "")),
    good: .source(example(object: ", object: self")))

  private static func example(object: String) -> String {
    """
    import SwiftUI
    import Combine
    final class Router: ObservableObject {
      @Published var path: [Int] = []
      var bag: Set<AnyCancellable> = []
      init() {
        NotificationCenter.default.publisher(for: .home\(object))
          .sink { [weak self] _ in self?.path = [] }
          .store(in: &bag)
      }
    }
    @main struct Trips: App {
      var body: some Scene {
        WindowGroup {
          TabView {
            Page(router: Router())
            Page(router: Router())
          }
        }
      }
    }
    struct Page: View {
      @ObservedObject var router: Router
      var body: some View {
        NavigationStack(path: $router.path) {
          NavigationLink("One", value: 1).navigationDestination(for: Int.self) { Text("\\($0)") }
        }
      }
    }
    extension Notification.Name { static let home = Notification.Name("home") }
    """
  }

  func findings(in facts: LintFacts, _ options: RuleOptions) -> [Finding] {
    facts.source.observers.compactMap { observer in
      guard !observer.isFiltered, let reset = observer.resets, observer.owners > 1 else { return nil }
      return info.finding(
        "\(observer.notification) takes \(reset) back in each of \(observer.owners) places that make \(observer.owner ?? "its owner"), "
          + "whoever posts it; listen to one sender",
        subjects: [observer.notification, reset], at: observer.location)
    }
  }
}
