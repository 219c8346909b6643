import NavAtlasModel
public import NavAtlasTraces

extension ReportDocument {
  /// How far visits follow a pattern.
  ///
  /// - Parameter limit: how many screens are told that come next where visits get no further; scripts get all.
  public init(_ report: FunnelReport, pattern: String, limit: Int = 20) {
    let last = report.steps.last?.visits ?? 0
    let drops = zip(report.steps, report.steps.dropFirst()).filter { $0.visits > $1.visits }
    self.init(
      "Funnel \(pattern)",
      summary: [
        "\(last) of \(counted(report.visits, "visit")) go all the way, \(percent(last, report.visits))"
      ],
      sections: [Section("Steps", table: Self.steps(report))]
        + drops.map { Self.drop($0, lost: $0.visits - $1.visits, limit) },
      data: Self.data(report, pattern))
  }

  private static func steps(_ report: FunnelReport) -> Table {
    let rows = report.steps.enumerated().map { index, step in
      let before = index == 0 ? report.visits : report.steps[index - 1].visits
      return [
        String(index + 1), step.text, String(step.visits), percent(step.visits, report.visits),
        before == 0 ? "–" : percent(step.visits, before),
        step.medianTime.map { DurationText.text(milliseconds: $0) } ?? "–",
      ]
    }
    return Table(
      [
        .init("", isNumber: true), .init("Step"), .init("Visits", isNumber: true),
        .init("Of all", isNumber: true),
        .init("Of step before", isNumber: true), .init("Median time since", isNumber: true),
      ], rows)
  }

  private static func drop(_ step: FunnelReport.Step, lost: Int, _ limit: Int) -> Section {
    Section(
      "After \(step.text)", ["\(counted(lost, "visit")) got no further. What came next:"],
      table: Table(
        [.init("Screen"), .init("Visits", isNumber: true), .init("Share", isNumber: true)], top: limit,
        of: step.next.map { [$0.screen ?? "(end)", String($0.visits), percent($0.visits, lost)] }))
  }

  private static func data(_ report: FunnelReport, _ pattern: String) -> JSONNode {
    .object([
      .init("pattern", .string(pattern)), .init("visits", .number(report.visits)),
      .init(
        "steps",
        .array(
          report.steps.map { step in
            .object([
              .init("step", .string(step.text)), .init("visits", .number(step.visits)),
              .init("medianTime", .number(orNull: step.medianTime)),
              .init(
                "next",
                .array(
                  step.next.map {
                    .object([
                      .init("screen", $0.screen.map { .string($0) } ?? JSONNode(.null)),
                      .init("visits", .number($0.visits)),
                    ])
                  })),
            ])
          })),
    ])
  }
}
