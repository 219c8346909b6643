import NavAtlasAnalysis
import NavAtlasModel

struct DuplicateDestination: Rule {
  let info = RuleInfo(
    "NA103", "duplicate-destination", .warning,
    "Two destinations of one stack are for the same type.",
    rationale: """
      The one nearest to the root is used, whatever the screen on top says, and the framework logs that. Register each type \
      once, at the root. That also holds for a screen that lies on the stack twice and registers a type each time.
      """,
    drawsOn:
      "The destinations as they were followed, and which of the screens that register them lie on each other.",
    bad: .source(example(list: ".navigationDestination(for: Int.self) { _ in Other() }")),
    good: .source(example(list: "")))

  private static func example(list: String) -> String {
    """
    import SwiftUI
    @main struct Trips: App { var body: some Scene { WindowGroup { NavigationStack { Home() } } } }
    struct Home: View {
      var body: some View {
        NavigationLink("All", value: "all")
          .navigationDestination(for: String.self) { _ in TripList() }
          .navigationDestination(for: Int.self) { _ in Trip() }
      }
    }
    struct TripList: View { var body: some View { NavigationLink("One", value: 1)\(list) } }
    struct Trip: View { var body: some View { Text("Trip") } }
    struct Other: View { var body: some View { Text("Other") } }
    """
  }

  func findings(in facts: LintFacts, _ options: RuleOptions) -> [Finding] {
    let moves = facts.movesByContainer
    var told: Set<[String]> = []
    return Dictionary(grouping: facts.source.registrations, by: \.container)
      .sorted { $0.key < $1.key }
      .flatMap { container, registrations -> [Finding] in
        let byType = Dictionary(grouping: registrations, by: \.type).filter { $0.key != "?" }
        // Most containers register each type once, on their root.
        guard byType.values.contains(where: { $0.count > 1 || !$0[0].pushed.isEmpty }) else { return [] }
        let growth = Growth(moves(container))
        return byType.sorted { $0.key < $1.key }.flatMap { type, alike in
          pairs(Array(alike.prefix(Self.limit)), growth)
            .filter { told.insert($0.place + [type]).inserted }.map { finding($0, type, facts) }
        }
      }
  }

  /// How many destinations of one type are compared in one container.
  private static let limit = 64

  /// A destination, and one that can lie above it.
  private struct Pair {
    var lower: SourceFacts.Registration
    var upper: SourceFacts.Registration
    var way: [Screen.ID]

    var place: [String] { [upper.location.file, "\(upper.location.line ?? 0)"] }
  }

  private func pairs(_ registrations: [SourceFacts.Registration], _ growth: Growth) -> [Pair] {
    registrations.flatMap { lower in
      registrations.compactMap { upper -> Pair? in
        if lower != upper, lower.isAtRoot, upper.isAtRoot, lower.sharesRoot(with: upper) {
          return lower.location < upper.location ? Pair(lower: lower, upper: upper, way: []) : nil
        }
        if lower.isAtRoot, lower.roots.isEmpty, lower.pushed.isEmpty {
          return upper.pushed.isEmpty
            ? nil : Pair(lower: lower, upper: upper, way: Array(upper.pushed.prefix(1)))
        }
        guard let way = growth.way(from: lower.roots + lower.pushed, to: upper.pushed) else { return nil }
        return Pair(lower: lower, upper: upper, way: way)
      }
    }
  }

  private func finding(_ pair: Pair, _ type: String, _ facts: LintFacts) -> Finding {
    let message: String
    if pair.lower == pair.upper {
      let name = pair.way.last.map(facts.name) ?? "a screen"
      message =
        "\(name) registers a destination for \(type) each time that it is pushed; the first one is used, so register it once"
    } else {
      let first = "the one at \(pair.lower.location.shortText)"
      message =
        pair.way.isEmpty
        ? "another destination of the same stack is for \(type); only one of them is used, see \(first)"
        : "another destination of the same stack is for \(type); \(first) is nearer to the root and is used"
    }
    return info.finding(
      message, screens: Set(pair.upper.roots + pair.upper.pushed).sorted(), subjects: [type],
      at: pair.upper.location,
      witness: facts.steps(pair.way), doubt: facts.doubt(of: pair.way))
  }

  /// What lies on what in a stack, one move apart.
  private struct Growth {
    private var above: [Screen.ID: [Screen.ID]] = [:]

    init(_ moves: [StackMoves.Move]) {
      for move in moves where !move.transition.singleTop && move.transition.kind != .replace {
        for (lower, upper) in zip([move.from] + move.frames, move.frames) {
          above[lower, default: []].append(upper)
        }
      }
    }

    /// A shortest way up from one of some screens to one of others, at least one move long. O(V + E).
    func way(from sources: [Screen.ID], to targets: [Screen.ID]) -> [Screen.ID]? {
      let wanted = Set(targets)
      var below: [Screen.ID: Screen.ID] = [:]
      var waiting = sources
      var next = 0
      while next < waiting.count {
        let screen = waiting[next]
        next += 1
        for upper in (above[screen] ?? []).sorted() where below[upper] == nil {
          below[upper] = screen
          if wanted.contains(upper) { return chain(to: upper, below, sources) }
          if !sources.contains(upper) { waiting.append(upper) }
        }
      }
      return nil
    }

    private func chain(
      to top: Screen.ID, _ below: [Screen.ID: Screen.ID], _ sources: [Screen.ID]
    ) -> [Screen.ID] {
      var chain = [top]
      while let lower = below[chain[0]] {
        chain.insert(lower, at: 0)
        if sources.contains(lower) { break }
      }
      return chain
    }
  }
}

extension SourceFacts.Registration {
  /// True where both are on one root, or one is around the root of the other.
  fileprivate func sharesRoot(with other: SourceFacts.Registration) -> Bool {
    roots.isEmpty || other.roots.isEmpty || !Set(roots).isDisjoint(with: other.roots)
  }
}

extension SourceLocation {
  /// `File.swift:3`.
  var shortText: String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return line.map { "\(name):\($0)" } ?? name
  }
}
