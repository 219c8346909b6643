import NavAtlasAnalysis
import NavAtlasModel

struct OrphanDeepLink: Rule {
  let info = RuleInfo(
    "NA501", "orphan-deep-link", .warning,
    "A URL shows a screen without the screens that are always before it, or in the wrong order.",
    rationale: """
      Who comes by the link and goes back is on the root at once, past the screens that give what he saw its place. Let the \
      URL write the whole path. A handler that only appends puts the screen on whatever the user left there.
      """,
    drawsOn: """
      URL entries with their paths, and the least depths without any of them; what is written to paths in `onOpenURL` and in \
      the functions that it calls.
      """,
    bad: .notation(
      """
      root: Trips
      Trips -push-> Trip -push-> Photo
      url "app://photo/:id" -> Trips > Photo
      """),
    good: .notation(
      """
      root: Trips
      Trips -push-> Trip -push-> Photo
      url "app://photo/:id" -> Trips > Trip > Photo
      """))

  func findings(in facts: LintFacts, _ options: RuleOptions) -> [Finding] {
    orphans(facts) + appending(facts)
  }

  /// Handlers that leave on the path what was there.
  private func appending(_ facts: LintFacts) -> [Finding] {
    facts.source.linkHandlers.filter(\.appendsOnly).map { handler in
      info.finding(
        "a link appends to \(handler.path) whatever is on it already; assign the whole path",
        subjects: ["appends", handler.path], at: handler.location)
    }
  }

  private func orphans(_ facts: LintFacts) -> [Finding] {
    let links = facts.graph.entries.filter { $0.kind == .url && !$0.path.isEmpty }
    guard !links.isEmpty else { return [] }
    var graph = facts.graph
    graph.entries.removeAll { $0.kind != .launch }
    graph.transitions.removeAll { [.url, .restore].contains($0.kind) }
    let depths = Dictionary(
      Facts(graph, options: facts.analyses.options)[Outline.self, .regular].map { ($0.screen, $0.minDepth) }
    ) { first, _ in first }
    var told: Set<String> = []
    return links.compactMap { link in
      guard let screen = link.path.last, facts.isKnown(screen) else { return nil }
      if link.path.count == 1, let depth = depths[screen] ?? nil, depth >= 2 {
        return finding(
          link, "shows \(facts.name(screen)) right on the root, \(depth - 1) above which it is otherwise",
          facts)
      }
      return swapped(link, facts).map { child, parent in
        finding(link, "puts \(facts.name(child)) below \(facts.name(parent)), which leads to it", facts)
      }
    }.filter { told.insert($0.message).inserted }
  }

  /// Two neighbours of a path of which the upper leads to the lower and not the other way round.
  private func swapped(_ link: Entry, _ facts: LintFacts) -> (child: Screen.ID, parent: Screen.ID)? {
    func pushes(_ source: Screen.ID, _ target: Screen.ID) -> Bool {
      facts.moves(from: source).contains {
        [.push, .viewPush, .pushMany].contains($0.kind) && $0.leadsTo.contains(target)
      }
    }
    return zip(link.path, link.path.dropFirst()).first { lower, upper in
      facts.isKnown(lower) && facts.isKnown(upper) && pushes(upper, lower) && !pushes(lower, upper)
    }.map { ($0, $1) }
  }

  private func finding(_ link: Entry, _ what: String, _ facts: LintFacts) -> Finding {
    let url = link.title.map { "the link \($0)" } ?? "a link"
    return info.finding(
      "\(url) \(what); let it write the whole path", screens: [link.screen],
      subjects: link.title.map { [$0] } ?? [],
      at: link.location ?? facts.screens[link.screen]?.location, witness: facts.steps(link.path),
      doubt: facts.doubtOfAbsence)
  }
}
