import NavAtlasModel
import NavAtlasRules

/// Reports that several tests look at.
enum FindingSamples {
  /// A report on one finding of each severity, all of whose names are the same text.
  static func report(named name: String, baseline: Baseline? = nil) -> LintReport {
    let place = SourceLocation(file: name, line: 3, column: 5)
    let findings = [
      Finding(
        "NA204-trap-screen", .error, "nothing leads back from \(name)", screens: [name], at: place,
        witness: [.init(name, at: place), .init("push \(name)")]),
      Finding("NA205-unreachable-screen", .warning, name, screens: [name], subjects: [name]),
      Finding("NA305-column-root-back", .note, name, screens: [name, "B"], at: place, doubt: .inferred),
    ]
    let (matches, stale) = (baseline ?? Baseline()).match(findings)
    return LintReport(
      name: name, items: matches.map { .init($0, excerpt: name) }, stale: stale, hasBaseline: baseline != nil)
  }

  static let names = [
    "\"quoted\"", "it's", "<script>alert(1)</script>", "]]>", "a | b", "::error::x", "%0A::warning::y",
    "two\nlines",
    "cr\rlf", "50%", "a,b:c", "[link](https://example.com)", "{0}", "\\", "`code`", "\u{202E}drow",
    "escape\u{1B}[31m",
    "목록", "a b/ü.swift", "//host/x", "&lt;&#0;",
  ]
}
