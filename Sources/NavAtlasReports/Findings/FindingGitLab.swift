import NavAtlasModel
import NavAtlasRules

/// The report of code quality that GitLab shows in merge requests.
struct FindingGitLab: FindingReporter {
  var id: String { "gitlab" }
  var summary: String { "GitLab's code quality" }

  func text(_ report: LintReport) -> String {
    JSONWriter().text(.array(report.new.map(node)))
  }

  private func node(_ item: LintReport.Item) -> JSONNode {
    let finding = item.finding
    // A place has to be there; what has none is about the app as a whole.
    let place: [JSONMember] = [
      .init("path", .string(finding.location?.file ?? ".")),
      .init("lines", .object([.init("begin", .number(finding.location?.line ?? 1))])),
    ]
    return .object([
      .init("description", .string(finding.text)), .init("check_name", .string(finding.rule)),
      .init("fingerprint", .string(item.fingerprint)), .init("severity", .string(finding.severity.inGitLab)),
      .init("location", .object(place)),
    ])
  }
}

extension Diagnostic.Severity {
  fileprivate var inGitLab: String {
    switch self {
    case .error: "critical"
    case .warning: "major"
    case .note: "info"
    }
  }
}
