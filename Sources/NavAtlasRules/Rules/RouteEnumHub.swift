import NavAtlasModel

struct RouteEnumHub: Rule {
  let info = RuleInfo(
    "NA704", "route-enum-hub", .note,
    "One enumeration has the routes of many modules.",
    rationale: """
      Each new screen of any module changes it, everyone who uses it is compiled anew, and it has to know the arguments of all. \
      Give each module routes of its own.
      """,
    drawsOn:
      "The cases of enumerations that paths hold or destinations are for, and the modules whose code names them.",
    options: [
      RuleOption("maxCases", 20, "How many cases a route type may have."),
      RuleOption("minModules", 3, "From how many modules on that counts."),
    ],
    bad: .modules(example(cases: 21)), good: .modules(example(cases: 20)))

  private static func example(cases: Int) -> [RuleExample.Module] {
    let names = (1...cases).map { "s\($0)" }.joined(separator: ", ")
    let core =
      "public enum Route: Hashable { case \(names) }\npublic final class Router { public var path: [Route] = [] }"
    let app = """
      import Core
      import SwiftUI
      @main struct Club: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        @State var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            Text("Home").navigationDestination(for: Route.self) { _ in Text("Page") }
          }
        }
      }
      """
    let feature = "import Core\nfunc show(_ router: Router) { router.path.append(Route.s1) }"
    return [.init("App", app), .init("Core", core), .init("Shop", feature)]
  }

  func findings(in facts: LintFacts, _ options: RuleOptions) -> [Finding] {
    facts.source.routes.filter { $0.cases > options["maxCases"] && $0.modules.count >= options["minModules"] }
      .map { route in
        info.finding(
          "\(route.name) has \(route.cases) cases and \(route.modules.count) modules use it "
            + "(\(route.modules.joined(separator: ", "))); give each module routes of its own",
          subjects: [route.name], at: route.location)
      }
  }
}
