import NavAtlasModel

struct NonCodablePath: Rule {
  let info = RuleInfo(
    "NA603", "non-codable-path", .warning,
    "A path of any types is saved, and a type that can be on it cannot be encoded.",
    rationale: """
      `NavigationPath.codable` is nil as soon as one value on the path is not Codable: then nothing is saved, without any error. \
      Let every type that a destination is for be Codable.
      """,
    drawsOn:
      "Uses of `codable` on a path, the types that its stack's destinations are for, and what these conform to.",
    bad: .source(example(conformance: "Hashable")), good: .source(example(conformance: "Hashable, Codable")))

  private static func example(conformance: String) -> String {
    """
    import SwiftUI
    struct Trip: \(conformance) { var id: Int }
    @main struct Trips: App { var body: some Scene { WindowGroup { Home() } } }
    struct Home: View {
      @State var path = NavigationPath()
      @SceneStorage("path") var saved: Data?
      var body: some View {
        NavigationStack(path: $path) {
          NavigationLink("One", value: Trip(id: 1))
            .navigationDestination(for: Trip.self) { Text("\\($0.id)") }
        }
        .onChange(of: path) { saved = try? JSONEncoder().encode(path.codable) }
      }
    }
    """
  }

  func findings(in facts: LintFacts, _ options: RuleOptions) -> [Finding] {
    facts.source.savedPaths.compactMap { saved in
      let bound = facts.source.stacks.filter { $0.path?.lastName == saved.name }
      let containers = facts.graph.containers.filter { container in
        bound.contains { stack in container.location.map { stack.location.isSameLine(as: $0) } ?? false }
      }.map(\.id)
      let types = facts.source.registrations.filter { containers.contains($0.container) }.map(\.type)
      let uncodable = Set(types).intersection(saved.uncodable).sorted()
      guard !uncodable.isEmpty else { return nil }
      return info.finding(
        "\(saved.name) is saved, and \(uncodable.joined(separator: ", ")) cannot be encoded: nothing is saved while one is on it",
        subjects: [saved.name] + uncodable, at: saved.location)
    }
  }
}
