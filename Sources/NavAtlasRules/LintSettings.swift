public import NavAtlasModel

/// What a user wants of the rules.
///
/// ```yaml
/// lint:
///   fail-on: error
///   doubtful: keep                  # or note, the default
///   rules:
///     NA203-far-from-root: {severity: note, maxDepth: 7}
///     NA205: {severity: off}
/// ```
public struct LintSettings: Sendable, Hashable {
  /// What is done with findings that may be wrong.
  public enum Doubtful: String, Sendable, Hashable, CaseIterable {
    /// They are notes.
    case note
    /// They keep their rule's severity.
    case keep
  }

  /// What a user wants of one rule.
  public struct RuleChoice: Sendable, Hashable {
    /// `nil` where the rule's own holds.
    public var severity: Level?
    public var options: [String: Int]

    public init(severity: Level? = nil, options: [String: Int] = [:]) {
      self.severity = severity
      self.options = options
    }
  }

  /// A severity, or none.
  public enum Level: String, Sendable, Hashable, CaseIterable {
    case error, warning, note, off

    var severity: Diagnostic.Severity? { Diagnostic.Severity(rawValue: rawValue) }
  }

  /// From which severity on findings fail a job; `nil` where that is not said.
  public var failOn: Diagnostic.Severity?
  public var doubtful: Doubtful
  /// By the rule's id.
  public var rules: [String: RuleChoice]

  public init(
    failOn: Diagnostic.Severity? = nil, doubtful: Doubtful = .note, rules: [String: RuleChoice] = [:]
  ) {
    self.failOn = failOn
    self.doubtful = doubtful
    self.rules = rules
  }

  /// Takes the settings from an object; what is wrong with them is noted there.
  public init(_ reader: inout ObjectReader) {
    self.init(failOn: reader.choice("fail-on"), doubtful: reader.choice("doubtful") ?? .note)
    let members = reader.map("rules") ?? []
    reader.rejectUnknownKeys()
    for member in members {
      guard let info = Rules.named(member.key)?.info else {
        let known = Rules.all.flatMap { [$0.info.id, $0.info.number, $0.info.name] }
        let hint =
          member.key.nearest(in: known).map { "did you mean '\($0)'?" } ?? "'navatlas rules' lists them"
        reader.report("lint: there is no rule '\(member.key.excerpt)'; \(hint)", at: member.keyPosition)
        continue
      }
      rules[info.id] = reader.object(member, info.id) { RuleChoice(&$0, info) }
    }
  }
}

extension LintSettings.RuleChoice {
  init(_ reader: inout ObjectReader, _ info: RuleInfo) {
    self.init(severity: reader.choice("severity"))
    for option in info.options { options[option.name] = reader.integer(option.name, in: 0...1_000_000) }
    reader.rejectUnknownKeys()
  }
}
