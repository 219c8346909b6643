import NavAtlasModel

struct PerTabDuplication: Rule {
  let info = RuleInfo(
    "NA703", "per-tab-duplication", .note,
    "The stacks of several tabs register the same destinations, each for itself.",
    rationale: """
      A screen that is added has to be added in each tab, and one is forgotten. Put the destinations into one modifier that all \
      tabs use.
      """,
    drawsOn: "The destinations of the tabs' stacks as they were followed, and what is called in each.",
    bad: .source(example(first: destinations, second: destinations, shared: "")),
    good: .source(
      example(
        first: ".appDestinations()", second: ".appDestinations()",
        shared: "\nextension View {\n  func appDestinations() -> some View {\n    self\(destinations)\n  }\n}"
      )))

  private static let destinations =
    ".navigationDestination(for: Int.self) { Trip(id: $0) }.navigationDestination(for: String.self) { User(name: $0) }"

  private static func example(first: String, second: String, shared: String) -> String {
    """
    import SwiftUI
    @main struct Trips: App { var body: some Scene { WindowGroup { Tabs() } } }
    struct Tabs: View {
      var body: some View {
        TabView {
          NavigationStack { Home() }
          NavigationStack { Search() }
        }
      }
    }
    struct Home: View {
      var body: some View { NavigationLink("One", value: 1)\(first) }
    }
    struct Search: View {
      var body: some View { NavigationLink("Ann", value: "Ann")\(second) }
    }
    struct Trip: View { let id: Int; var body: some View { Text("Trip") } }
    struct User: View { let name: String; var body: some View { Text(name) } }\(shared)
    """
  }

  func findings(in facts: LintFacts, _ options: RuleOptions) -> [Finding] {
    facts.graph.containers.flatMap { container -> [Finding] in
      guard case .tabs(let tabs) = container.body else { return [] }
      let destinations = tabs.tabs.map { Set(self.destinations(of: $0.container, facts)) }
      var told: Set<Set<String>> = []
      return destinations.indices.compactMap { index -> Finding? in
        let alike = destinations.indices.filter { other in
          other > index && destinations[index].shared(with: destinations[other]).count > 1
        }
        guard let second = alike.first else { return nil }
        let types = destinations[index].shared(with: destinations[second])
        guard told.insert(types).inserted else { return nil }
        let keys = ([index] + alike).map { tabs.tabs[$0].key }
        return info.finding(
          "the tabs \(keys.joined(separator: ", ")) register the same \(types.count) destinations, each for itself "
            + "(\(types.sorted().joined(separator: ", "))); let them use one modifier",
          subjects: types.sorted(),
          at: destinations[index].filter { types.contains($0.type) }.map(\.location).min())
      }
    }
  }

  private func destinations(of container: Container.ID, _ facts: LintFacts) -> [TabDestination] {
    facts.source.registrations.filter { $0.container == container }.map { registration in
      let written = facts.source.destinations.first { $0.location.isSameLine(as: registration.location) }
      return TabDestination(
        type: registration.type, calls: written?.calls ?? [], location: registration.location)
    }
  }
}

private struct TabDestination: Hashable {
  var type: String
  var calls: [String]
  var location: SourceLocation
}

extension Set<TabDestination> {
  /// The types for which both have destinations of their own that do the same.
  fileprivate func shared(with other: Set<TabDestination>) -> Set<String> {
    Set<String>(
      compactMap { own in
        let isShared = other.contains {
          $0.type == own.type && $0.calls == own.calls && $0.location != own.location
        }
        return isShared && !own.calls.isEmpty ? own.type : nil
      })
  }
}
