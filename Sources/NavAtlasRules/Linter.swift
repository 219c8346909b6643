import NavAtlasModel

/// Applies all rules to an app as its settings say.
public struct Linter: Sendable {
  public var rules: [any Rule]
  public var settings: LintSettings

  public init(rules: [any Rule] = Rules.all, settings: LintSettings = .init()) {
    self.rules = rules
    self.settings = settings
  }

  /// Every finding, sorted by place.
  public func findings(in facts: LintFacts) -> [Finding] {
    rules.flatMap { findings(of: $0, in: facts) }.sorted()
  }

  private func findings(of rule: any Rule, in facts: LintFacts) -> [Finding] {
    let choice = settings.rules[rule.info.id] ?? .init()
    if choice.severity == .off { return [] }
    let found = rule.findings(in: facts, RuleOptions(rule.info, set: choice.options))
    return found.map { finding in
      var finding = finding
      // Where a rule itself lowers a finding, a severity that is set does not raise it.
      if let severity = choice.severity?.severity, finding.severity == rule.info.severity {
        finding.severity = severity
      }
      if finding.doubt != nil, settings.doubtful == .note { finding.severity = .note }
      return finding
    }
  }
}
