import NavAtlasModel
import NavAtlasTraces

extension UsageReport {
  /// The report for scripts.
  func data(_ matrix: StepMatrix?) -> JSONNode {
    var members: [JSONMember] = [
      .init("sessions", .number(sessions)), .init("visits", .number(visits)),
      .init("events", .number(events)), .init("idleGap", .number(orNull: idleGap.map { Int($0) })),
      .init("screens", .array(screens.map { data($0) })), .init("moves", .array(moves.map(\.data))),
      .init("depths", .array(depths.map { .number($0) })),
      .init("greatestDepth", .number(orNull: greatestDepth)), .init("sample", sample.data),
    ]
    if let matrix { members.append(.init("steps", matrix.data)) }
    return .object(members)
  }

  private func data(_ screen: ScreenUse) -> JSONNode {
    .object([
      .init("name", .string(screen.name)), .init("views", .number(screen.views)),
      .init("starts", .number(screen.starts)), .init("ends", .number(screen.ends)),
      .init("startShare", share(Double(screen.starts) / Double(max(visits, 1)))),
      .init("endShare", share(Double(screen.ends) / Double(max(visits, 1)))),
      .init("dwellMedian", .number(orNull: screen.dwellMedian)),
      .init("dwell95", .number(orNull: screen.dwell95)), .init("toRoot", .number(screen.toRoot)),
    ])
  }
}

extension UsageReport.MoveUse {
  fileprivate var data: JSONNode {
    .object([
      .init("from", .string(from)), .init("to", .string(to)), .init("count", .number(count)),
      .init("probability", share(probability)),
    ])
  }
}

extension SampledVisits {
  fileprivate var data: JSONNode {
    .object([
      .init("sessions", .number(sessions)), .init("visits", .number(visits.count)),
      .init("isAll", .bool(isAll)),
      .init(
        "returns",
        .array(
          returns.map {
            .object([
              .init("from", .string($0.from)), .init("over", .string($0.over)),
              .init("count", .number($0.count)),
            ])
          })),
      .init(
        "variants",
        .array(
          variants.map {
            .object([.init("visits", .number($0.visits)), .init("path", .strings($0.path))])
          })),
    ])
  }
}

extension StepMatrix {
  fileprivate var data: JSONNode {
    func counts(_ counts: [Int]) -> JSONNode { .array(counts.map { .number($0) }) }
    return .object([
      .init("known", counts(known)), .init("ended", counts(ended)),
      .init(
        "screens",
        .array(
          rows.map {
            .object([.init("name", .string($0.screen)), .init("counts", counts($0.counts))])
          })),
    ])
  }
}

extension JSONNode {
  /// A number, or `null` where there is none.
  static func number(orNull value: Int?) -> JSONNode { value.map { .number($0) } ?? JSONNode(.null) }
}
