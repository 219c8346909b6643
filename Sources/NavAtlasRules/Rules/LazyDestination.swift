import NavAtlasModel

struct LazyDestination: Rule {
  let info = RuleInfo(
    "NA102", "lazy-destination", .error,
    "A destination is registered inside a container that makes its children late.",
    rationale: """
      A stack can see only what has been made: rows of a list, a table or a lazy stack come and go while it is scrolled, and \
      with them the destination. The framework logs that and ignores it. Put the destination on the container. In a `ForEach` \
      of another parent it is only registered as often as there are elements, which is a note.
      """,
    drawsOn: "The containers that are written around a `navigationDestination` in the same declaration.",
    bad: .source(example(row: destination, list: "")),
    good: .source(example(row: "", list: destination)))

  private static let destination = "\n          .navigationDestination(for: Int.self) { Text(\"\\($0)\") }"

  private static func example(row: String, list: String) -> String {
    """
    import SwiftUI
    @main struct Trips: App { var body: some Scene { WindowGroup { NavigationStack { TripList() } } } }
    struct TripList: View {
      var body: some View {
        List([1, 2], id: \\.self) { number in
          NavigationLink("Trip", value: number)\(row)
        }\(list)
      }
    }
    """
  }

  func findings(in facts: LintFacts, _ options: RuleOptions) -> [Finding] {
    facts.source.destinations.compactMap { destination in
      let type = destination.type.map { "the destination for \($0)" } ?? "a destination that a binding drives"
      if let container = destination.lazyContainer {
        return info.finding(
          "\(type) is inside of a \(container), whose children are made late; put it on the \(container)",
          subjects: [destination.type, container].compactMap(\.self), at: destination.location)
      }
      // What a binding of each element drives is another one for each.
      guard destination.isRepeated, destination.type != nil else { return nil }
      return info.finding(
        "\(type) is registered anew for each element of a ForEach; put it outside", .note,
        subjects: [destination.type, "ForEach"].compactMap(\.self), at: destination.location)
    }
  }
}
