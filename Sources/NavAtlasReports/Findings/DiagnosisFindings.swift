public import NavAtlasAnalysis
public import NavAtlasModel
public import NavAtlasRules
public import NavAtlasTraces

extension LintReport {
  /// The diagnoses of a replay, each at the line of the log that has its event.
  public init(_ replay: ReplayReport) {
    let findings = replay.sessions.flatMap { session in
      session.occurrences.map { Self.finding($0, of: session.key) }
    }
    self.init("Replay", findings.sorted(), rules: TraceCode.allCases.map(Self.rule))
  }

  private static func finding(_ occurrence: ReplayReport.Occurrence, of session: String) -> Finding {
    let diagnosis = occurrence.diagnosis
    let detail = diagnosis.detail.isEmpty ? "" : ": \(diagnosis.detail)"
    return Finding(
      rule(diagnosis.code).id, diagnosis.code.severity,
      "\(diagnosis.code.meaning)\(detail) (session \(session), event \(occurrence.event))",
      screens: diagnosis.before.last.map { [$0.screen] } ?? [], subjects: [session],
      at: occurrence.location,
      witness: [
        .init("before: \(diagnosis.before.map(\.description).joined(separator: " › "))"),
        .init("after: \(diagnosis.after.map(\.description).joined(separator: " › "))"),
      ])
  }

  private static func rule(_ code: TraceCode) -> RuleInfo {
    info(code.rawValue, code.name, code.severity, code.meaning, "the replay of recorded sessions")
  }

  /// What is wrong with saved states, each at its file.
  public init(_ states: [(name: String, result: Result<StateCheck, Diagnostic>)]) {
    let findings = states.flatMap { name, result -> [Finding] in
      switch result {
      case .failure(let diagnostic):
        let place = diagnostic.location ?? SourceLocation(file: name)
        return [Finding("state-undecodable", .error, diagnostic.message, subjects: [name], at: place)]
      case .success(let check):
        return check.problems.map { problem in
          let element = problem.element > 0 ? "element \(problem.element): " : ""
          return Finding(
            "state-\(problem.kind.rawValue)", problem.severity, element + problem.message, subjects: [name],
            at: SourceLocation(file: name))
        }
      }
    }
    self.init("Saved states", findings, rules: Self.stateRules)
  }

  private static var stateRules: [RuleInfo] {
    let decided = "the app's graph and the saved state"
    let meanings: [(String, Diagnostic.Severity, String)] = [
      ("undecodable", .error, "the state cannot be decoded; the app keeps the state it has"),
      (StateCheck.Problem.Kind.unknown.rawValue, .error, "the graph has no screen for an element"),
      (StateCheck.Problem.Kind.unreachable.rawValue, .warning, "no move leads from one element to the next"),
      (StateCheck.Problem.Kind.ambiguous.rawValue, .warning, "several screens may be meant"),
      (StateCheck.Problem.Kind.dropped.rawValue, .warning, "elements whose data is gone are dropped"),
      (StateCheck.Problem.Kind.selection.rawValue, .warning, "no column of the app has the selection"),
    ]
    return meanings.map { info("state", $0, $1, $2, decided) }
  }

  private static func info(
    _ number: String, _ name: String, _ severity: Diagnostic.Severity, _ meaning: String, _ decided: String
  ) -> RuleInfo {
    RuleInfo(
      number, name, severity, meaning, rationale: meaning, drawsOn: decided, bad: .notation(""),
      good: .notation(""))
  }

  private init(_ name: String, _ findings: [Finding], rules: [RuleInfo]) {
    let matches = Baseline().match(findings).matches
    self.init(name: name, items: matches.map { .init($0) }, rules: rules)
  }
}
