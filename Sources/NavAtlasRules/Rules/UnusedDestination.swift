import NavAtlasModel

struct UnusedDestination: Rule {
  let info = RuleInfo(
    "NA108", "unused-destination", .note,
    "A destination is registered for values that nothing pushes.",
    rationale: """
      The screen cannot be reached by it. Push such a value, or remove the destination. Links may push another type than the one \
      that was meant, such as an item instead of its identifier.
      """,
    drawsOn: """
      The destinations as they were followed, and the types of the values that were seen to lead to any, where all of the \
      app's navigation was followed.
      """,
    bad: .source(example(".navigationDestination(for: Int.self) { _ in Text(\"Trip\") }")),
    good: .source(example("")))

  private static func example(_ destination: String) -> String {
    """
    import SwiftUI
    @main struct Trips: App { var body: some Scene { WindowGroup { NavigationStack { Home() } } } }
    struct Home: View {
      var body: some View {
        NavigationLink("Ann", value: "Ann")
          .navigationDestination(for: String.self) { _ in Text("User") }\(destination)
      }
    }
    """
  }

  func findings(in facts: LintFacts, _ options: RuleOptions) -> [Finding] {
    // Where not all was followed, it is not known what is pushed.
    guard !facts.hasGaps else { return [] }
    let places = Dictionary(grouping: facts.source.registrations) {
      [$0.location.shortText, $0.type, $0.location.file]
    }
    return places.values.filter { !$0.contains(where: \.isUsed) }.compactMap(\.first)
      .sorted { ($0.location, $0.type) < ($1.location, $1.type) }
      .map { unused in
        info.finding(
          "nothing pushes a value of type \(unused.type) onto this stack; push one, or remove the destination",
          screens: unused.roots + unused.pushed, subjects: [unused.type], at: unused.location)
      }
  }
}
