import NavAtlasModel

struct ModelInSavedPath: Rule {
  let info = RuleInfo(
    "NA601", "model-in-saved-path", .warning,
    "A saved path holds whole models.",
    rationale: """
      What is saved is small, goes stale while the app is not running, and is restored as a copy that nothing else knows. Save \
      identifiers, and look the models up again.
      """,
    drawsOn: "The declared element types of paths that are encoded, and their stored properties.",
    options: [RuleOption("maxRouteFields", 3, "How many stored properties a route may have.")],
    bad: .source(example(encoded: "path")), good: .source(example(encoded: "path.map(\\.id)")))

  private static func example(encoded: String) -> String {
    """
    import SwiftUI
    struct Trip: Codable, Hashable, Identifiable { var id: Int; var title: String }
    @main struct Trips: App { var body: some Scene { WindowGroup { Home() } } }
    struct Home: View {
      @State var path: [Trip] = []
      @SceneStorage("path") var saved: Data?
      var body: some View {
        NavigationStack(path: $path) {
          Button("One") { path.append(Trip(id: 1, title: "One")) }
            .navigationDestination(for: Trip.self) { Text($0.title) }
        }
        .onChange(of: path) { saved = try? JSONEncoder().encode(\(encoded)) }
      }
    }
    """
  }

  func findings(in facts: LintFacts, _ options: RuleOptions) -> [Finding] {
    let limit = options["maxRouteFields"]
    return facts.source.saved.compactMap { saved in
      let isLarge = saved.kind == .structure && saved.fields > limit
      guard saved.kind == .model || isLarge else { return nil }
      let what = isLarge ? "has \(saved.fields) stored properties" : "is a model"
      return info.finding(
        "\(saved.name) is saved with whole values of \(saved.element), which \(what); save identifiers",
        subjects: [saved.name, saved.element], at: saved.location)
    }
  }
}
