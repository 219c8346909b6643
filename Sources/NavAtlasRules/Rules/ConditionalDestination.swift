import NavAtlasModel

struct ConditionalDestination: Rule {
  let info = RuleInfo(
    "NA104", "conditional-destination", .note,
    "A destination at a stack's root is not always there.",
    rationale: """
      A path that is not empty, as after a restoration or a link, needs the destination while the condition may not hold yet: \
      the stack shows a blank screen. Put the destination around the choice. A warning where something of the app saves or \
      writes the path at once.
      """,
    drawsOn: """
      The conditions that are written around a `navigationDestination(for:)` in the same declaration, unless all branches have \
      it, and where it was followed to.
      """,
    bad: .source(example(inside: destination, outside: "")),
    good: .source(example(inside: "", outside: destination)))

  private static let destination = ".navigationDestination(for: Int.self) { Text(\"\\($0)\") }"

  private static func example(inside: String, outside: String) -> String {
    """
    import SwiftUI
    @main struct Trips: App { var body: some Scene { WindowGroup { Home() } } }
    struct Home: View {
      @State var path: [Int] = []
      @State var isReady = false
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            if isReady { Button("Trip") { path.append(1) }\(inside) }
          }\(outside)
        }
      }
    }
    """
  }

  func findings(in facts: LintFacts, _ options: RuleOptions) -> [Finding] {
    facts.source.destinations.filter { $0.isConditional && $0.type != nil }.compactMap { destination in
      let followed = facts.registrations(at: destination.location)
      guard destination.isInStack || followed.contains(where: \.isAtRoot) else { return nil }
      let containers = Set(followed.map(\.container))
      let isWritten = facts.graph.entries.contains { entry in
        [.url, .restore].contains(entry.kind) && !entry.path.isEmpty
          && (entry.container.map { containers.contains($0) } ?? (facts.stackCount == 1))
      }
      let type = destination.type ?? ""
      return info.finding(
        "the destination for \(type) is there only under a condition, while the path may not be empty; "
          + "put it around the choice",
        isWritten ? .warning : nil, subjects: [type], at: destination.location)
    }
  }
}

extension LintFacts {
  /// The destinations that were followed, by where they are written.
  func registrations(at location: SourceLocation) -> [SourceFacts.Registration] {
    source.registrations.filter { $0.location.isSameLine(as: location) }
  }

  /// How many containers have a stack.
  var stackCount: Int {
    graph.containers.count { container in
      switch container.body {
      case .stack: true
      case .split(let split): split.columns.contains(where: \.stack)
      case .layer(let layer): layer.stack
      case .tabs: false
      }
    }
  }
}

extension SourceLocation {
  func isSameLine(as other: SourceLocation) -> Bool { file == other.file && line == other.line }
}
