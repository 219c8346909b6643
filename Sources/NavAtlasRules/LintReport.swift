public import NavAtlasModel

/// The findings of a run, ready for a reporter.
public struct LintReport: Sendable, Hashable {
  /// A finding, with what is to be told besides.
  public struct Item: Sendable, Hashable {
    public var match: Baseline.Match
    /// The line of source that it is about.
    public var excerpt: String?

    public var finding: Finding { match.finding }
    /// True where no baseline has it.
    public var isNew: Bool { !match.isKnown }
    /// Different for each finding of a run, and the same in the next run.
    public var fingerprint: String { match.fingerprint.digits(occurrence: match.occurrence) }

    public init(_ match: Baseline.Match, excerpt: String? = nil) {
      self.match = match
      self.excerpt = excerpt
    }
  }

  /// What the app is called.
  public var name: String
  public var items: [Item]
  /// What the baseline has and was not found.
  public var stale: [Fingerprint]
  /// What is to be said besides, such as comments that leave nothing out.
  public var remarks: [Diagnostic]
  /// True where findings were compared with a baseline.
  public var hasBaseline: Bool
  /// The version whose findings are known, where that is what findings were compared with.
  public var since: String?
  /// From which severity on a new finding fails the job.
  public var failOn: Diagnostic.Severity
  /// The rules that were applied.
  public var rules: [RuleInfo]

  public init(
    name: String, items: [Item], stale: [Fingerprint] = [], remarks: [Diagnostic] = [],
    hasBaseline: Bool = false,
    failOn: Diagnostic.Severity = .warning, rules: [RuleInfo] = Rules.all.map { $0.info }
  ) {
    self.name = name
    self.items = items
    self.stale = stale
    self.remarks = remarks
    self.hasBaseline = hasBaseline
    self.failOn = failOn
    self.rules = rules
  }

  /// The findings that no baseline has.
  public var new: [Item] { items.filter(\.isNew) }

  /// How many new findings fail the job.
  public var failures: Int { items.count { $0.isNew && $0.finding.severity >= failOn } }
}
