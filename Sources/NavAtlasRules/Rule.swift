public import NavAtlasModel

/// One thing that can be wrong with an app's navigation: a pure function of the facts.
public protocol Rule: Sendable {
  /// What the rule is called, why it is there, and its examples.
  var info: RuleInfo { get }
  /// Everything that the rule finds; near-linear in the graph.
  func findings(in facts: LintFacts, _ options: RuleOptions) -> [Finding]
}

/// What is to be known of a rule: its page is made from it.
public struct RuleInfo: Sendable, Hashable {
  /// The number, such as `NA202`.
  public var number: String
  /// The name, such as `unbounded-push-cycle`.
  public var name: String
  public var severity: Diagnostic.Severity
  /// What is wrong, in one sentence.
  public var summary: String
  /// Why that matters, and what would be right.
  public var rationale: String
  /// What the rule decides by.
  public var drawsOn: String
  public var options: [RuleOption]
  /// What the rule finds, once.
  public var bad: RuleExample
  /// The same without the fault.
  public var good: RuleExample

  public init(
    _ number: String, _ name: String, _ severity: Diagnostic.Severity, _ summary: String, rationale: String,
    drawsOn: String, options: [RuleOption] = [], bad: RuleExample, good: RuleExample
  ) {
    self.number = number
    self.name = name
    self.severity = severity
    self.summary = summary
    self.rationale = rationale
    self.drawsOn = drawsOn
    self.options = options
    self.bad = bad
    self.good = good
  }

  /// `NA202-unbounded-push-cycle`.
  public var id: String { "\(number)-\(name)" }

  /// True for each way to name the rule: id, number, name.
  public func isCalled(_ text: String) -> Bool { [id, number, name].contains(text) }
}

/// A limit that users may set.
public struct RuleOption: Sendable, Hashable {
  public var name: String
  public var standard: Int
  public var summary: String

  public init(_ name: String, _ standard: Int, _ summary: String) {
    self.name = name
    self.standard = standard
    self.summary = summary
  }
}

/// What a rule is shown by: it is a test and a part of the rule's page.
public enum RuleExample: Sendable, Hashable {
  /// A file of Swift.
  case source(String)
  /// Lines of notation.
  case notation(String)
  /// Files of Swift, by modules that are folders.
  case modules([Module])

  /// A module with its only file.
  public struct Module: Sendable, Hashable {
    public var name: String
    public var text: String

    init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }
  }

  public var text: String {
    switch self {
    case .source(let text), .notation(let text): text
    case .modules(let modules): modules.map { "// Module \($0.name)\n\($0.text)" }.joined(separator: "\n\n")
    }
  }
}

/// The limits that hold for one rule.
public struct RuleOptions: Sendable, Hashable {
  private var values: [String: Int]

  /// The standard limits, and over them what the user set.
  public init(_ info: RuleInfo, set: [String: Int] = [:]) {
    values = Dictionary(info.options.map { ($0.name, $0.standard) }) { first, _ in first }
    values.merge(set) { $1 }
  }

  /// The value of an option that the rule declares.
  public subscript(name: String) -> Int { values[name] ?? 0 }
}
