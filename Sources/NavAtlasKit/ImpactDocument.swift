import NavAtlasAnalysis
import NavAtlasModel
public import NavAtlasReports

extension ReportDocument {
  /// What a change reaches, and how to get there: what a tester needs of a pull request.
  ///
  /// - Parameters:
  ///   - report: what it reaches.
  ///   - name: what people call the change.
  ///   - limit: how many lines of each list people are shown; scripts get all.
  public init(_ report: Pipeline.ImpactReport, name: String, limit: Int = 60) {
    let ways = NavigationGraph.Ways(report.graph)
    let names = Dictionary(report.graph.screens.map { ($0.id, $0.name) }) { first, _ in first }
    func line(_ reached: Impact.Reached, _ lost: Bool = false) -> String {
      let isHost = report.graph.containers.contains { $0.id == reached.screen && $0.isTabs }
      let way =
        ways.fromLaunch(to: reached.screen) ?? (isHost ? "around the tabs" : "no way from launch is known")
      let links = ways.links(to: reached.screen).map { "; link \($0)" }.joined()
      let through = reached.through.isEmpty ? "" : ", through \(reached.through)"
      let more = reached.count > 1 ? " and \(reached.count - 1) more" : ""
      let place = reached.chain.last.map { "\($0.name)\(more)" } ?? ""
      return
        "\(names[reached.screen] ?? reached.screen): \(lost ? "used " : "")\(place)\(through). To get there: \(way)\(links)"
    }
    let impact = report.impact
    var sections = Impact.Strength.allCases.compactMap { strength -> Section? in
      let reached = impact.screens.filter { $0.strength == strength }
      let lines =
        strength == .behind
        ? Self.names(reached.map { names[$0.screen] ?? $0.screen }) : reached.map { line($0) }
      return lines.isEmpty ? nil : Section(strength.heading, Self.shown(lines, limit))
    }
    func counted(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
    func add(_ heading: String, _ lines: [String]) {
      if !lines.isEmpty { sections.append(Section(heading, Self.shown(lines, limit))) }
    }
    add("Used what is gone", report.lost.map { line($0, true) })
    add("Moves that changed code makes", impact.moves.folded(names))
    add(
      "Ways in that changed code leads through",
      impact.entries.filter { $0.kind != .restore }.map { $0.words(names) })
    add(
      "Saved state that changed code restores",
      impact.entries.filter { $0.kind == .restore }.map { $0.words(names) })
    let types = impact.unreached.filter { $0.kind == .type || $0.kind == .view }
    add(
      "Changed code that reaches no screen",
      impact.unreached.filter { !types.contains($0) }.map { "\($0.name) · \($0.file):\($0.line)" })
    add(
      "Changed lines of types outside of their members, such as cases: who uses these is not looked for",
      types.map { "\($0.name) · \($0.file):\($0.line)" })
    add("Not looked at", report.aside)
    let behind = impact.screens.count { $0.strength == .behind }
    let count = impact.screens.count - behind + report.lost.count
    self.init(
      "\(report.graph.name.isEmpty ? "Navigation" : report.graph.name): what \(name) reaches",
      summary: [
        "\(count) of \(report.graph.shownScreens) screens\(behind > 0 ? " (and \(behind) behind these)" : ""), "
          + "\(counted(impact.moves.count, "move")) and \(counted(impact.entries.count, "way")) in are reached by "
          + counted(report.files, "changed Swift file")
      ], sections: sections, data: Self.data(report, ways))
  }

  /// Names on one line; none where there are none.
  private static func names(_ names: [String]) -> [String] {
    names.isEmpty ? [] : [names.joined(separator: ", ")]
  }

  private static func shown(_ lines: [String], _ limit: Int) -> [String] {
    lines.count <= limit
      ? lines : lines.prefix(limit) + ["… and \(lines.count - limit) more; the form json has all"]
  }

  private static func data(_ report: Pipeline.ImpactReport, _ ways: NavigationGraph.Ways) -> JSONNode {
    func screen(_ reached: Impact.Reached, isGone: Bool) -> JSONNode {
      .object([
        .init("screen", .string(reached.screen)), .init("strength", .string(reached.strength.rawValue)),
        .init("usedWhatIsGone", .bool(isGone)), .init("declarations", .number(reached.count)),
        .init("chain", .array(reached.chain.map(declaration))),
        .init("fromLaunch", ways.fromLaunch(to: reached.screen).map { .string($0) } ?? .null),
        .init("links", .strings(ways.links(to: reached.screen))),
      ])
    }
    func declaration(_ declaration: SourceUses.Declaration) -> JSONNode {
      .object([
        .init("name", .string(declaration.name)), .init("file", .string(declaration.file)),
        .init("line", .number(declaration.line)),
      ])
    }
    let impact = report.impact
    return .object([
      .init("files", .number(report.files)),
      .init(
        "screens",
        .array(
          impact.screens.map { screen($0, isGone: false) } + report.lost.map { screen($0, isGone: true) })),
      .init(
        "moves",
        .array(
          impact.moves.map { move in
            .object([
              .init("from", .string("\(move.from)")), .init("to", move.to.map { .string($0) } ?? .null),
              .init("kind", .string(move.kind.rawValue)),
            ])
          })),
      .init(
        "entries",
        .array(
          impact.entries.map { entry in
            .object([
              .init("screen", .string(entry.screen)), .init("kind", .string(entry.kind.rawValue)),
              .init("url", entry.url.map { .string($0) } ?? .null),
            ])
          })),
      .init("unreached", .array(impact.unreached.map(declaration))),
      .init("notLookedAt", .strings(report.aside)),
    ])
  }
}

extension Impact.Strength {
  fileprivate var heading: String {
    switch self {
    case .own: "Their own code changed"
    case .shown: "Show something that changed"
    case .called: "Call something that changed"
    case .read: "Read state that is declared or set otherwise"
    case .around: "Shown by code that changed"
    case .behind: "Behind the tabs or columns that changed code shows; only the way to them may differ"
    }
  }
}

extension Impact.Reached {
  /// What lies between, without bodies that say nothing.
  fileprivate var through: String {
    let between = chain.dropFirst().dropLast().map(\.name).filter { !$0.hasSuffix(".body") }
    let shown = between.count > 4 ? between.prefix(2) + ["…"] + between.suffix(1) : between[...]
    return shown.joined(separator: " › ")
  }
}

extension Container {
  fileprivate var isTabs: Bool { if case .tabs = body { true } else { false } }
}

extension [Transition] {
  /// A line for each screen that moves start on.
  fileprivate func folded(_ names: [Screen.ID: String]) -> [String] {
    func source(_ move: Transition) -> String {
      if case .screen(let id) = move.from { names[id] ?? id } else { "every screen" }
    }
    return Dictionary(grouping: self, by: source).sorted { $0.key < $1.key }.map { source, moves in
      let targets = moves.map { move in
        let way = (move.path.isEmpty ? move.to.map { [$0] } ?? [] : move.path).map { names[$0] ?? $0 }
        return way.isEmpty ? move.kind.word : "\(way.joined(separator: " › ")) (\(move.kind.word))"
      }
      return "\(source) → \(Set(targets).sorted().joined(separator: ", "))"
    }
  }
}

extension Entry {
  fileprivate func words(_ names: [Screen.ID: String]) -> String {
    "\(kind.rawValue)\(title.map { " \($0)" } ?? "") → \(names[screen] ?? screen)"
      + (location.map { " · \($0)" } ?? "")
  }
}
