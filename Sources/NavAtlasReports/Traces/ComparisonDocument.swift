import NavAtlasModel
public import NavAtlasTraces

extension ReportDocument {
  /// What differs between two sets of sessions.
  ///
  /// - Parameters:
  ///   - names: what people call the sets.
  ///   - limit: how many rows of each table people are shown; scripts get all.
  public init(_ report: UsageComparison, names: (before: String, after: String), limit: Int = 20) {
    let growing = report.changes.filter { $0.verdict.isMore == true }
    let shrinking = report.changes.filter { $0.verdict.isMore == false }
    let unclear = report.changes.count - growing.count - shrinking.count
    self.init(
      "\(names.after) compared with \(names.before)",
      summary: [
        "before: \(Self.size(report.before))", "after: \(Self.size(report.after))",
        "\(growing.count) grew, \(shrinking.count) shrank; of \(unclear) no change is certain",
      ],
      sections: [Self.section("Grew", growing, limit), Self.section("Shrank", shrinking, limit)]
        + [
          Section(
            "How this is told",
            [
              "Shares are of all moves; of starts and ends, of all visits; the difference is in percentage points.",
              "Two-proportion z-test where each expected count is at least 5, Holm's correction, level 0.05.",
            ])
        ], data: Self.data(report))
  }

  private static func size(_ report: UsageReport) -> String {
    let moves = report.moves.reduce(0) { $0 + $1.count }
    return "\(counted(moves, "move")) in \(counted(report.visits, "visit"))"
  }

  private static func section(_ heading: String, _ changes: [UsageComparison.Change], _ limit: Int) -> Section
  {
    if changes.isEmpty { return Section(heading, ["Nothing that is certain."]) }
    let headings = ["Before", "After", "Difference", "Count before", "Count after"]
    return Section(
      heading,
      table: Table(
        [.init("From"), .init("To")] + headings.map { .init($0, isNumber: true) } + [.init("")], top: limit,
        of: changes.map { change in
          [
            change.from ?? "(start)", change.to ?? "(end)", percent(change.shareBefore),
            percent(change.shareAfter), ReportNumbers.points(change.difference), String(change.before),
            String(change.after),
            change.verdict == .appeared ? "new" : change.verdict == .vanished ? "gone" : "",
          ]
        }))
  }

  private static func percent(_ share: Double) -> String {
    let tenths = Int((share * 1_000).rounded())
    return "\(tenths / 10).\(tenths % 10) %"
  }

  private static func data(_ report: UsageComparison) -> JSONNode {
    func side(_ report: UsageReport) -> JSONNode {
      .object([
        .init("visits", .number(report.visits)),
        .init("moves", .number(report.moves.reduce(0) { $0 + $1.count })),
      ])
    }
    return .object([
      .init("before", side(report.before)), .init("after", side(report.after)),
      .init(
        "changes",
        .array(
          report.changes.map { change in
            .object([
              .init("from", change.from.map { .string($0) } ?? JSONNode(.null)),
              .init("to", change.to.map { .string($0) } ?? JSONNode(.null)),
              .init("before", .number(change.before)), .init("after", .number(change.after)),
              .init("shareBefore", share(change.shareBefore)), .init("shareAfter", share(change.shareAfter)),
              .init("pValue", change.pValue.map { share($0) } ?? JSONNode(.null)),
              .init("verdict", .string(change.verdict.rawValue)),
            ])
          })),
    ])
  }
}
