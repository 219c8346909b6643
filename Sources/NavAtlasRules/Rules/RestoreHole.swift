import NavAtlasAnalysis
import NavAtlasModel

struct RestoreHole: Rule {
  let info = RuleInfo(
    "NA602", "restore-hole", .warning,
    "A restored path leaves out what is not found any more, and keeps what lay above it.",
    rationale: """
      Where one screen of a path leads to the next, the user comes back to a child without its parent, and Back leads past it. \
      Cut the path at the first value that is missing.
      """,
    drawsOn: """
      Assignments of `compactMap` to a path in code that decodes, and whether screens of that path's stack push each other.
      """,
    bad: .source(example(end: "ids.compactMap { Store.trips[$0] }")),
    good: .source(example(end: "Array(ids.map { Store.trips[$0] }.prefix { $0 != nil }.map { $0! })")))

  private static func example(end: String) -> String {
    """
    import SwiftUI
    struct Trip: Hashable { var id: Int }
    enum Store { static let trips = [1: Trip(id: 1), 2: Trip(id: 2)] }
    @main struct Trips: App { var body: some Scene { WindowGroup { Home() } } }
    struct Home: View {
      @State var path: [Trip] = []
      var body: some View {
        NavigationStack(path: $path) {
          NavigationLink("One", value: Trip(id: 1))
            .navigationDestination(for: Trip.self) { Page(trip: $0) }
        }
      }
      func restore(_ data: Data) throws {
        let ids = try JSONDecoder().decode([Int].self, from: data)
        path = \(end)
      }
    }
    struct Page: View {
      let trip: Trip
      var body: some View { NavigationLink("Next", value: Trip(id: 2)) }
    }
    """
  }

  func findings(in facts: LintFacts, _ options: RuleOptions) -> [Finding] {
    guard !facts.source.restored.isEmpty else { return [] }
    let moves = facts.movesByContainer
    return facts.source.restored.compactMap { restored in
      let types = Set([restored.element].compactMap(\.self))
      let containers = Set(facts.source.registrations.filter { types.contains($0.type) }.map(\.container))
      let pushes = containers.sorted().flatMap(moves).filter {
        [.push, .pushMany].contains($0.transition.kind)
      }
      let pushed = Set(pushes.map(\.to))
      guard let child = pushes.first(where: { pushed.contains($0.from) }) else { return nil }
      return info.finding(
        "\(restored.name) is restored without what is not found any more, and keeps what lay above it: "
          + "\(facts.name(child.from)) leads to \(facts.name(child.to)); cut it at the first one that is missing",
        screens: Set([child.from, child.to]).sorted(), subjects: [restored.name], at: restored.location,
        witness: facts.steps([child.from, child.to]),
        doubt: child.transition.confidence == .inferred ? .inferred : nil)
    }
  }
}
