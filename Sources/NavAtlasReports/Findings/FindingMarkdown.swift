import NavAtlasModel
import NavAtlasRules

/// A page for a job's summary or a comment.
struct FindingMarkdown: FindingReporter {
  var id: String { "markdown" }
  var summary: String { "a page for a job's summary" }

  func text(_ report: LintReport) -> String {
    var lines = ["## \(Markdown.escaped(report.name)): navigation", "", Markdown.escaped(report.tally)]
    if !report.new.isEmpty {
      lines += ["", "| severity | where | finding | way |", "|---|---|---|---|"] + report.new.map(row)
    }
    if !report.stale.isEmpty {
      lines += ["", "In the baseline, and not found any more:", ""]
      lines += report.stale.map { "* \(Markdown.escaped($0.words))" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func row(_ item: LintReport.Item) -> String {
    let finding = item.finding
    let place = finding.location.map { Markdown.escaped("\($0)") } ?? ""
    let way = finding.witness.count > 1 ? Markdown.escaped(finding.way) : ""
    return
      "| \(finding.severity.rawValue) | \(place) | \(Markdown.escaped(finding.text)) (\(finding.rule)) | \(way) |"
  }
}
