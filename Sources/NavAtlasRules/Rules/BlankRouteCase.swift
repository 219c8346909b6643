import NavAtlasModel

struct BlankRouteCase: Rule {
  let info = RuleInfo(
    "NA107", "blank-route-case", .warning,
    "A destination shows nothing for some of the values that are pushed.",
    rationale: """
      The stack shows an empty page with a back button. Give each case a view; a switch without default makes the compiler \
      ask for it.
      """,
    drawsOn: """
      The source reader's remarks on destinations that follow a value to no view, and chains of decoders without an `else`.
      """,
    bad: .source(
      """
      import SwiftUI
      enum Route { case list, map }
      @main struct Trips: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        @State var path: [Route] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("Map") { path.append(.map) }
              .navigationDestination(for: Route.self) { route in
                if route == .list { TripList() }
              }
          }
        }
      }
      struct TripList: View { var body: some View { Text("Trips") } }
      """),
    good: .source(
      """
      import SwiftUI
      enum Route { case list, map }
      @main struct Trips: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        @State var path: [Route] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("Map") { path.append(.map) }
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .list: TripList()
                case .map: TripMap()
                }
              }
          }
        }
      }
      struct TripList: View { var body: some View { Text("Trips") } }
      struct TripMap: View { var body: some View { Text("Map") } }
      """))

  func findings(in facts: LintFacts, _ options: RuleOptions) -> [Finding] {
    // Where the value is not known, it may be one for which something is shown.
    info.findings(.blankDestination, in: facts) { $0.names.isEmpty ? .inferred : nil } + undecodable(facts)
  }

  /// Chains of decoders that show nothing where none of them fits.
  private func undecodable(_ facts: LintFacts) -> [Finding] {
    facts.routeChains.filter(\.endsBlank).map { chain in
      info.finding(
        "nothing is shown for what is neither \(chain.types.joined(separator: " nor ")); give the last decoder an else",
        subjects: ["undecodable"] + chain.types, at: chain.location)
    }
  }
}
