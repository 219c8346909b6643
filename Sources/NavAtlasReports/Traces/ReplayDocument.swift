import NavAtlasModel
public import NavAtlasTraces

extension ReportDocument {
  /// How recorded sessions fit an app's graph.
  ///
  /// - Parameter limit: how many occurrences people are shown; scripts get all.
  public init(_ report: ReplayReport, limit: Int = 100) {
    let occurrences = report.sessions.flatMap { session in session.occurrences.map { (session.key, $0) } }
    var sections: [Section] = []
    if !occurrences.isEmpty {
      sections = [
        Section("Diagnoses", table: Self.codes(report)),
        Section("Where", Self.lines(occurrences, limit)),
      ]
    }
    self.init(
      "Replay of \(counted(report.sessions.count, "session"))",
      summary: [
        "\(percent(report.explained, report.events)) of \(counted(report.events, "event")) fit the graph; "
          + "\(report.fitting) of \(counted(report.sessions.count, "session")) fit wholly"
      ],
      sections: sections, checks: report.sessions.map(Self.check),
      data: .object([
        .init("fitness", share(report.fitness)), .init("events", .number(report.events)),
        .init("explained", .number(report.explained)),
        .init("codes", .object(report.codes.map { .init($0.code.rawValue, .number($0.count)) })),
        .init("sessions", .array(report.sessions.map(Self.data))),
      ]))
  }

  private static func codes(_ report: ReplayReport) -> Table {
    Table(
      [.init("Code"), .init("Level"), .init("Times", isNumber: true), .init("Meaning")],
      report.codes.map { [$0.code.rawValue, $0.code.severity.rawValue, String($0.count), $0.code.meaning] })
  }

  private static func lines(
    _ occurrences: [(session: String, ReplayReport.Occurrence)], _ limit: Int
  ) -> [String] {
    let shown = occurrences.prefix(limit).map { session, occurrence in
      let diagnosis = occurrence.diagnosis
      let place = occurrence.location.map { "\($0.file):\($0.line ?? 1): " } ?? ""
      return "\(place)session \(session), event \(occurrence.event): \(diagnosis): "
        + "\(frames(diagnosis.before)) → \(frames(diagnosis.after))"
    }
    let more = occurrences.count - shown.count
    return more > 0 ? shown + ["and \(more) more"] : shown
  }

  private static func frames(_ frames: [Route]) -> String {
    "[\(frames.map(\.description).joined(separator: ", "))]"
  }

  private static func check(_ session: ReplayReport.SessionResult) -> Check {
    let failures = session.events - session.explained
    return Check(
      "sessions", session.key,
      failure: failures == 0 ? nil : "\(counted(failures, "event")) do not fit the graph",
      location: session.occurrences.first?.location)
  }

  private static func data(_ session: ReplayReport.SessionResult) -> JSONNode {
    .object([
      .init("session", .string(session.key)), .init("events", .number(session.events)),
      .init("explained", .number(session.explained)), .init("fitness", share(session.fitness)),
      .init("final", .strings(session.finalFrames)),
      .init("diagnostics", .array(session.occurrences.map(data))),
    ])
  }

  private static func data(_ occurrence: ReplayReport.Occurrence) -> JSONNode {
    let diagnosis = occurrence.diagnosis
    var members: [JSONMember] = [
      .init("code", .string(diagnosis.code.rawValue)), .init("name", .string(diagnosis.code.name)),
      .init("level", .string(diagnosis.code.severity.rawValue)), .init("event", .number(occurrence.event)),
      .init("time", .number(Int(occurrence.time))), .init("address", .string(diagnosis.address.description)),
      .init("before", .strings(diagnosis.before.map(\.description))),
      .init("after", .strings(diagnosis.after.map(\.description))),
      .init("rule", .string(diagnosis.code.meaning)),
    ]
    if !diagnosis.detail.isEmpty { members.append(.init("detail", .string(diagnosis.detail))) }
    if diagnosis.wouldTrap { members.append(.init("wouldTrap", .bool(true))) }
    if let location = occurrence.location {
      members.append(.init("file", .string(location.file)))
      if let line = location.line { members.append(.init("line", .number(line))) }
    }
    return .object(members)
  }
}
