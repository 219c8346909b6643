import NavAtlasAnalysis
import NavAtlasModel

/// The analysis document, for scripts.
struct AnalysisData {
  func node(_ report: AnalysisReport) -> JSONNode {
    let profiles = report.profiles.map { JSONMember($0.profile.rawValue, document($0.measures)) }
    var members: [JSONMember] = [
      .init("profiles", .object(profiles)), .init("collapse", document(report.collapse)),
    ]
    if !report.hidden.isEmpty { members.append(.init("hidden", .strings(report.hidden))) }
    return .object(members)
  }

  private func document(_ measures: GraphMeasures) -> JSONNode {
    .object([
      .init("screens", .array(measures.screens.map(document))),
      .init("growthCycles", .array(measures.growthCycles.map { .strings($0) })),
      .init("growthComponents", .array(measures.growthComponents.map { .strings($0) })),
      .init("truncated", .bool(measures.isTruncated)),
    ])
  }

  private func document(_ measure: ScreenMeasure) -> JSONNode {
    let bounds = measure.maxDepthBounds.map {
      JSONNode.array([.number($0.lowerBound), .number($0.upperBound)])
    }
    var members: [JSONMember] = [
      .init("screen", .string(measure.screen)),
      .init("reachable", .bool(measure.isReachable)),
      .init("minDepth", number(measure.minDepth)),
      .init("maxDepth", measure.isUnbounded ? .null : number(measure.maxDepth)),
      .init("maxDepthBounds", measure.isUnbounded ? .null : bounds ?? .null),
      .init("unbounded", .bool(measure.isUnbounded)),
      .init("layerDepth", number(measure.layerDepth)),
      .init("totalDepth", number(measure.totalDepth)),
      .init("canonicalStack", .strings(measure.canonicalStack)),
      .init("popToRoot", way(measure)),
    ]
    if let plan = measure.popToLogicalRoot {
      members.append(.init("popToLogicalRoot", .object([steps(plan), steps(of: plan)])))
    }
    if measure.isTrap, measure.isReachable { members.append(.init("wayOn", wayOn(measure.wayOn))) }
    members += [
      .init("withoutShortcuts", number(measure.withoutShortcuts)),
      .init("trap", .bool(measure.isTrap)),
      .init("deadEnd", .bool(measure.isDeadEnd)),
      .init("mustPass", .strings(measure.mustPass)),
      .init("articulation", .bool(measure.isArticulation)),
      .init("hasEntry", .bool(measure.hasEntry)),
      .init("inDegree", .number(measure.inDegree)),
      .init("outDegree", .number(measure.outDegree)),
    ]
    return .object(members)
  }

  private func way(_ measure: ScreenMeasure) -> JSONNode {
    guard measure.isReachable else { return .null }
    let plan = measure.popToRoot
    return .object([
      .init("steps", number(plan?.count)),
      plan.map(steps(of:)) ?? .init("plan", .array([])),
      .init("worstSteps", number(measure.worstSteps)),
      .init("worstUnbounded", .bool(measure.isWorstUnbounded)),
    ])
  }

  private func wayOn(_ way: WayOn?) -> JSONNode {
    guard let way else { return .null }
    return .object([
      .init("screens", .strings(way.screens)), .init("steps", number(way.back?.count)),
      way.back.map(steps(of:)) ?? .init("plan", .array([])),
    ])
  }

  private func steps(_ plan: BackPlan) -> JSONMember { .init("steps", .number(plan.count)) }

  private func steps(of plan: BackPlan) -> JSONMember {
    .init(
      "plan",
      .array(
        plan.steps.map { step in
          .object([
            .init("op", .string(step.operation.name)), .init("from", .string(step.from)),
            .init("to", .string(step.to)),
          ])
        }))
  }

  private func document(_ findings: CollapseFindings) -> JSONNode {
    .object([
      .init("lost", .strings(findings.lost)),
      .init("placeholderNeverSeen", .strings(findings.placeholderNeverSeen)),
      .init("placeholderFirst", .strings(findings.placeholderFirst)),
      .init(
        "deeper",
        .array(
          findings.deeper.map {
            .object([
              .init("screen", .string($0.screen)), .init("regular", .number($0.regular)),
              .init("compact", .number($0.compact)),
            ])
          })),
      .init(
        "duplicates",
        .array(
          findings.duplicates.map {
            .object([
              .init("screen", .string($0.screen)), .init("container", .string($0.container)),
              .init("columns", .strings($0.columns)),
            ])
          })),
      .init(
        "rootMismatch",
        .array(
          findings.rootMismatch.map {
            .object([
              .init("container", .string($0.container)), .init("column", .string($0.column)),
              .init("screen", .string($0.screen)), .init("depth", .number($0.depth)),
              .init("from", .strings($0.from)),
            ])
          })),
      .init(
        "backLeadsElsewhere",
        .array(
          findings.backLeadsElsewhere.map {
            .object([
              .init("screen", .string($0.screen)), .init("regular", $0.regular.map { .string($0) } ?? .null),
              .init("compact", $0.compact.map { .string($0) } ?? .null),
            ])
          })),
      .init("unvisitedBack", .strings(findings.unvisitedBack)),
    ])
  }

  private func number(_ value: Int?) -> JSONNode { value.map { .number($0) } ?? .null }
}
