public import NavAtlasAnalysis
import NavAtlasModel

extension ReportDocument {
  /// The walks of a plan, step by step, and what no walk covers.
  public init(_ plan: WalkPlan) {
    let words = PlanWords(plan.graph)
    var sections = plan.walks.enumerated().map { Self.section($0 + 1, $1, words) }
    if !plan.missed.isEmpty {
      sections.append(
        Section(
          plan.isComplete ? "In no walk" : "In no walk through the \(plan.states) states that were looked at",
          table: Table(
            [.init("What"), .init("Why")], plan.missed.map { [words.words($0.goal), $0.reason] })))
    }
    self.init(
      "Walks through \(words.app)",
      summary: [
        "\(counted(plan.walks.count, "walk")) of \(counted(plan.steps, "step")) \(plan.walks.count == 1 ? "covers" : "cover") \(words.tally(plan))",
        words.bound(plan),
      ],
      sections: sections, data: Self.data(plan, words))
  }

  private static func section(_ number: Int, _ walk: Walk, _ words: PlanWords) -> Section {
    let rows = walk.steps.enumerated().map { position, step in
      [
        String(position + 1), words.name(step.from), words.words(step.action), words.names(step.shows),
        step.covers.isEmpty ? "" : "×",
      ]
    }
    return Section(
      "Walk \(number): \(words.beginning(walk)), which shows \(words.names(walk.shows))",
      table: Table(
        [
          .init("", isNumber: true), .init("on"), .init("do"), .init("shows"), .init("new"),
        ], rows))
  }

  // MARK: Data

  private static func data(_ plan: WalkPlan, _ words: PlanWords) -> JSONNode {
    .object([
      .init("cover", .string(plan.cover.rawValue)), .init("profile", .string(plan.profile.rawValue)),
      .init("covered", .number(plan.covered.count)),
      .init("wanted", .number(plan.covered.count + plan.missed.count)),
      .init("steps", .number(plan.steps)), .init("lowerBound", .number(plan.lowerBound)),
      .init("minimal", .bool(plan.isMinimal)), .init("states", .number(plan.states)),
      .init("complete", .bool(plan.isComplete)),
      .init("heightLimit", plan.heightLimit.map { .number($0) } ?? .null),
      .init("walks", .array(plan.walks.map { data($0, plan, words) })),
      .init(
        "missed",
        .array(
          plan.missed.map {
            .object([.init("what", data($0.goal, plan)), .init("reason", .string($0.reason))])
          })),
    ])
  }

  private static func data(_ walk: Walk, _ plan: WalkPlan, _ words: PlanWords) -> JSONNode {
    .object([
      .init("begins", .string((walk.entry?.kind ?? .launch).rawValue)),
      .init("url", (walk.entry?.url).map { .string($0) } ?? .null), .init("shows", .strings(walk.shows)),
      .init(
        "steps",
        .array(
          walk.steps.map { step in
            var members: [JSONMember] = [
              .init("on", .string(step.from)), .init("do", .string(name(step.action, plan))),
            ]
            if case .transition(let index) = step.action {
              members += self.members(plan.graph.transitions[index])
            }
            if case .control(.tab(let key)) = step.action { members.append(.init("tab", .string(key))) }
            members.append(.init("shows", .strings(step.shows)))
            members.append(.init("covers", .array(step.covers.map { data($0, plan) })))
            return .object(members)
          })),
    ])
  }

  private static func name(_ action: WalkStep.Action, _ plan: WalkPlan) -> String {
    switch action {
    case .transition(let index): plan.graph.transitions[index].kind.rawValue
    case .control(.back): "back"
    case .control(.dismissGesture): "dismissGesture"
    case .control(.tab): "selectTab"
    case .control(.collapse): "collapse"
    case .control(.expand): "expand"
    }
  }

  private static func members(_ move: Transition) -> [JSONMember] {
    var members: [JSONMember] = []
    if let to = move.to { members.append(.init("to", .string(to))) }
    if let n = move.n { members.append(.init("n", .number(n))) }
    if !move.path.isEmpty { members.append(.init("path", .strings(move.path))) }
    if let label = move.label { members.append(.init("label", .string(label))) }
    if let place = move.locations.first { members.append(.init("location", place.documentNode)) }
    return members
  }

  private static func data(_ goal: WalkGoal, _ plan: WalkPlan) -> JSONNode {
    switch goal {
    case .transition(let index): move(index, plan)
    case .pair(let first, let second): .array([move(first, plan), move(second, plan)])
    case .width(let profile, let container, let screens):
      .object([
        .init("profile", .string(profile.rawValue)), .init("container", .string(container)),
        .init("screens", .strings(screens)),
      ])
    }
  }

  private static func move(_ index: Int, _ plan: WalkPlan) -> JSONNode {
    let move = plan.graph.transitions[index]
    return .object(
      [.init("from", .string(move.from.description)), .init("kind", .string(move.kind.rawValue))]
        + members(move))
  }
}
