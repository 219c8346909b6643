import NavAtlasModel
import NavAtlasRules

/// Everything about the findings, for scripts.
struct FindingJSON: FindingReporter {
  var id: String { "json" }
  var summary: String { "for scripts" }

  func text(_ report: LintReport) -> String {
    let stale = report.stale.map { fingerprint in
      JSONNode.object([
        .init("rule", .string(fingerprint.rule)), .init("screens", .strings(fingerprint.screens)),
        .init("details", .string(fingerprint.details)),
      ])
    }
    return JSONWriter().text(
      .object([
        .init("navatlas-findings", .number(1)), .init("name", .string(report.name)),
        .init("failOn", .string(report.failOn.rawValue)), .init("failures", .number(report.failures)),
        .init("findings", .array(report.items.map(node))), .init("stale", .array(stale)),
      ]))
  }

  private func node(_ item: LintReport.Item) -> JSONNode {
    let finding = item.finding
    var members: [JSONMember] = [
      .init("rule", .string(finding.rule)), .init("severity", .string(finding.severity.rawValue)),
      .init("message", .string(finding.message)), .init("screens", .strings(finding.screens)),
      .init("subjects", .strings(finding.subjects)),
    ]
    if let doubt = finding.doubt { members.append(.init("doubt", .string(doubt.rawValue))) }
    if let location = finding.location { members.append(.init("location", location.documentNode)) }
    members.append(.init("witness", .array(finding.witness.map(node))))
    members.append(.init("known", .bool(!item.isNew)))
    members.append(.init("fingerprint", .string(item.fingerprint)))
    return .object(members)
  }

  private func node(_ step: Finding.Step) -> JSONNode {
    let place = step.location.map { [JSONMember("location", $0.documentNode)] } ?? []
    return .object([.init("words", .string(step.words))] + place)
  }
}
