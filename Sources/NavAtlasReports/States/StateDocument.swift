public import NavAtlasAnalysis
public import NavAtlasModel

extension ReportDocument {
  /// What saved states come back as; one state in full, several as a table.
  public init(_ states: [(name: String, result: Result<StateCheck, Diagnostic>)]) {
    let sound = states.count { if case .success(let check) = $0.result { check.isSound } else { false } }
    let sections = states.count == 1 ? states.flatMap { Self.sections($0.result) } : [Self.table(states)]
    self.init(
      states.count == 1 ? states[0].name : counted(states.count, "saved state"),
      summary: states.count == 1
        ? [Self.verdict(states[0].result)] : ["\(sound) of \(states.count) come back as they were"],
      sections: sections, checks: states.map { Check("states", $0.name, failure: Self.failure($0.result)) },
      data: .object([
        .init("states", .array(states.map { Self.data($0.name, $0.result) }))
      ]))
  }

  private static func verdict(_ result: Result<StateCheck, Diagnostic>) -> String {
    switch result {
    case .success(let check):
      check.isSound
        ? "comes back as it was" : "comes back with \(counted(check.problems.count, "problem"))"
    case .failure: "cannot be decoded (T15): the app keeps the state it has"
    }
  }

  private static func failure(_ result: Result<StateCheck, Diagnostic>) -> String? {
    switch result {
    case .success(let check):
      check.isSound ? nil : check.problems.map(\.message).joined(separator: "; ")
    case .failure(let diagnostic): (diagnostic.location.map { "\($0): " } ?? "") + diagnostic.message
    }
  }

  private static func sections(_ result: Result<StateCheck, Diagnostic>) -> [Section] {
    guard case .success(let check) = result else {
      return [Section("Problem", [failure(result) ?? ""])]
    }
    var sections = [
      Section(
        "Written as",
        [check.state.form.words]
          + check.state.selections.map { "\($0.name) selects \($0.value)" }),
      Section(
        "Stack, the top first",
        check.frames.enumerated().reversed().map { "\($0.offset)  \($0.element)" }),
      Section("Regular width", [list(check.regular)]), Section("Compact width", [list(check.compact)]),
    ]
    if !check.problems.isEmpty { sections.append(Section("Problems", check.problems.map(words))) }
    return sections
  }

  private static func words(_ problem: StateCheck.Problem) -> String {
    let place = problem.element > 0 ? "element \(problem.element): " : ""
    return "\(problem.severity.rawValue): \(problem.kind.rawValue): \(place)\(problem.message)"
  }

  private static func list(_ frames: [Route]) -> String {
    "[\(frames.map(\.screen).joined(separator: ", "))]"
  }

  private static func table(_ states: [(name: String, result: Result<StateCheck, Diagnostic>)]) -> Section {
    Section(
      "States",
      table: Table(
        [.init("State"), .init("Written as"), .init("Height", isNumber: true), .init("Problems")],
        states.map { name, result in
          guard case .success(let check) = result else { return [name, "–", "–", failure(result) ?? ""] }
          return [
            name, check.state.form.rawValue, String(max(check.frames.count - 1, 0)),
            failure(result) ?? "none",
          ]
        }))
  }

  private static func data(_ name: String, _ result: Result<StateCheck, Diagnostic>) -> JSONNode {
    guard case .success(let check) = result else {
      return .object([
        .init("state", .string(name)), .init("decoded", .bool(false)),
        .init("reason", .string(failure(result) ?? "")),
      ])
    }
    return .object([
      .init("state", .string(name)), .init("decoded", .bool(true)),
      .init("form", .string(check.state.form.rawValue)),
      .init("container", check.container.map { .string($0) } ?? .null),
      .init("frames", .strings(check.frames.map(\.description))),
      .init("regular", .strings(check.regular.map(\.description))),
      .init("compact", .strings(check.compact.map(\.description))),
      .init(
        "problems",
        .array(
          check.problems.map {
            .object([
              .init("kind", .string($0.kind.rawValue)), .init("level", .string($0.severity.rawValue)),
              .init("element", .number($0.element)), .init("message", .string($0.message)),
            ])
          })),
    ])
  }
}
