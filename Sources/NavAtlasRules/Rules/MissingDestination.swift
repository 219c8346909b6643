import NavAtlasModel

struct MissingDestination: Rule {
  let info = RuleInfo(
    "NA101", "missing-destination", .error,
    "A value is pushed that no destination in its stack is for.",
    rationale: """
      The link cannot be used, or the stack shows a blank screen with a warning sign. Register the value's own type inside of \
      the stack; an identifier and the item that it names are different types.
      """,
    drawsOn: """
      The source reader's remarks on values and the destinations around them. Which stack a router pushes on is often concluded, \
      so these are in doubt: notes, unless that is configured.
      """,
    bad: .source(
      """
      import SwiftUI
      @main struct Trips: App { var body: some Scene { WindowGroup { NavigationStack { TripList() } } } }
      struct Trip: Hashable {}
      struct TripList: View {
        var body: some View {
          NavigationLink("Trip", value: 1)
            .navigationDestination(for: Trip.self) { _ in Detail() }
        }
      }
      struct Detail: View { var body: some View { Text("Trip") } }
      """),
    good: .source(
      """
      import SwiftUI
      @main struct Trips: App { var body: some Scene { WindowGroup { NavigationStack { TripList() } } } }
      struct TripList: View {
        var body: some View {
          NavigationLink("Trip", value: 1)
            .navigationDestination(for: Int.self) { _ in Detail() }
        }
      }
      struct Detail: View { var body: some View { Text("Trip") } }
      """))

  func findings(in facts: LintFacts, _ options: RuleOptions) -> [Finding] {
    // In the apps that were looked at, other stacks than those that were concluded had the destination.
    info.findings(.missingDestination, in: facts) { _ in .inferred }
  }
}
