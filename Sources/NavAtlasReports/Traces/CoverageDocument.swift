import NavAtlasModel
public import NavAtlasTraces

extension ReportDocument {
  /// What recorded sessions exercise of an app's graph, and where to go for the rest.
  public init(_ report: CoverageReport) {
    let missed = report.transitions.filter { $0.count == 0 }
    var sections = [Section("Coverage", table: Self.shares(report))]
    let unseen = report.screens.filter { $0.count == 0 }
    if !unseen.isEmpty {
      sections.append(
        Section("Screens never shown", unseen.map { "\($0.screen)\(Self.place($0.opener, " opened at "))" }))
    }
    if !missed.isEmpty {
      sections.append(
        Section(
          "Moves never made",
          missed.map { "\($0.transition.words)\(Self.place($0.transition.locations.first, " at "))" }))
    }
    let links = report.entries.filter { $0.count == 0 }
    if !links.isEmpty { sections.append(Section("Links never used", links.map { Self.name($0.entry) })) }
    if !report.ghosts.isEmpty {
      sections.append(Section("Seen, not in the app's graph", Self.ghosts(report)))
    }
    if !report.unknownScreens.isEmpty {
      sections.append(
        Section(
          "Screens that the graph lacks",
          report.unknownScreens.map { "\($0.screen), shown \(counted($0.count, "time"))" }))
    }
    self.init(
      "Coverage by \(counted(report.sessions, "session"))",
      summary: [
        report.shares.filter { $0.total > 0 }
          .map { "\(percent($0.covered, $0.total)) of \($0.total) \($0.name)" }.joined(separator: ", ")
      ], sections: sections, checks: Self.checks(report), data: Self.data(report))
  }

  private static func shares(_ report: CoverageReport) -> Table {
    Table(
      [
        .init(""), .init("Exercised", isNumber: true), .init("Of", isNumber: true),
        .init("Share", isNumber: true),
      ],
      report.shares.map { [$0.name, String($0.covered), String($0.total), percent($0.covered, $0.total)] })
  }

  private static func ghosts(_ report: CoverageReport) -> [String] {
    report.ghosts.map {
      "\($0.transition.words), \(counted($0.count, "time"))\(place($0.location, ", first in "))"
    }
  }

  private static func place(_ location: SourceLocation?, _ words: String) -> String {
    guard let location else { return "" }
    return words + location.file + (location.line.map { ":\($0)" } ?? "")
  }

  private static func name(_ entry: Entry) -> String {
    "\(entry.title ?? entry.kind.rawValue) → \(entry.screen)\(place(entry.location, " at "))"
  }

  private static func checks(_ report: CoverageReport) -> [Check] {
    report.screens.map {
      Check("screens", $0.screen, failure: $0.count == 0 ? "never shown" : nil, location: $0.opener)
    }
      + report.transitions.map {
        Check(
          "transitions", $0.transition.words, failure: $0.count == 0 ? "never made" : nil,
          location: $0.transition.locations.first)
      }
      + report.entries.map {
        Check(
          "links", name($0.entry), failure: $0.count == 0 ? "never used" : nil, location: $0.entry.location)
      }
  }

  private static func data(_ report: CoverageReport) -> JSONNode {
    .object([
      .init("sessions", .number(report.sessions)),
      .init(
        "coverage",
        .object(
          report.shares.map {
            .init(
              $0.name,
              .object([
                .init("covered", .number($0.covered)), .init("total", .number($0.total)),
                .init("share", share($0.percent / 100)),
              ]))
          })),
      .init(
        "screens", .array(report.screens.map { use("screen", .string($0.screen), $0.count, $0.opener) })),
      .init(
        "transitions",
        .array(
          report.transitions.map {
            use("transition", .string($0.transition.words), $0.count, $0.transition.locations.first)
          })),
      .init(
        "pairs",
        .array(report.pairs.map { .strings([$0.first.words, $0.second.words]) })),
      .init(
        "links",
        .array(report.entries.map { use("link", .string(name($0.entry)), $0.count, $0.entry.location) })),
      .init(
        "ghosts",
        .array(
          report.ghosts.map { use("transition", .string($0.transition.words), $0.count, $0.location) })),
      .init(
        "unknownScreens",
        .array(report.unknownScreens.map { use("screen", .string($0.screen), $0.count, nil) })),
    ])
  }

  private static func use(_ key: String, _ name: JSONNode, _ count: Int, _ location: SourceLocation?)
    -> JSONNode
  {
    var members: [JSONMember] = [.init(key, name), .init("count", .number(count))]
    if let location {
      members.append(.init("file", .string(location.file)))
      if let line = location.line { members.append(.init("line", .number(line))) }
    }
    return .object(members)
  }
}
