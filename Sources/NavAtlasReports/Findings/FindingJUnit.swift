import NavAtlasModel
import NavAtlasRules

/// JUnit's XML: a suite for each rule, and in it a test for each finding; what fails no job is skipped.
struct FindingJUnit: FindingReporter {
  var id: String { "junit" }
  var summary: String { "JUnit's XML, for CI" }

  func text(_ report: LintReport) -> String {
    let groups = Dictionary(grouping: report.new) { $0.finding.rule }
    let suites = report.rules.map { suite($0, groups[$0.id] ?? [], report.failOn) }
    let tests = report.rules.reduce(0) { $0 + max(1, groups[$1.id]?.count ?? 0) }
    let lines =
      [
        #"<?xml version="1.0" encoding="UTF-8"?>"#,
        #"<testsuites name="\#(report.name.escapedForXML)" tests="\#(tests)" failures="\#(report.failures)">"#,
      ] + suites.flatMap(\.self) + ["</testsuites>"]
    return lines.joined(separator: "\n") + "\n"
  }

  private func suite(
    _ info: RuleInfo, _ items: [LintReport.Item], _ failOn: Diagnostic.Severity
  ) -> [String] {
    let failures = items.count { $0.finding.severity >= failOn }
    let head =
      #"  <testsuite name="\#(info.id)" tests="\#(max(1, items.count))" failures="\#(failures)" skipped="\#(items.count - failures)">"#
    let cases =
      items.isEmpty
      ? [#"    <testcase name="\#(info.name)" classname="\#(info.id)"/>"#]
      : items.flatMap { lines($0.finding, isFailure: $0.finding.severity >= failOn) }
    return [head] + cases + ["  </testsuite>"]
  }

  private func lines(_ finding: Finding, isFailure: Bool) -> [String] {
    let name = finding.screens.isEmpty ? finding.message : finding.screens.joined(separator: ", ")
    var attributes = #"name="\#(name.escapedForXML)" classname="\#(finding.rule)""#
    if let location = finding.location {
      attributes += #" file="\#(location.file.escapedForXML)""#
      if let line = location.line { attributes += #" line="\#(line)""# }
    }
    let text = finding.text.escapedForXML
    let outcome =
      isFailure
      ? #"      <failure type="\#(finding.severity.rawValue)" message="\#(text)">\#(finding.way.escapedForXML)</failure>"#
      : #"      <skipped message="\#(text)"/>"#
    return ["    <testcase \(attributes)>", outcome, "    </testcase>"]
  }
}
