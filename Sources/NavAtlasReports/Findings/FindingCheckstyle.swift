import NavAtlasModel
import NavAtlasRules

/// Checkstyle's XML, which many review tools read.
struct FindingCheckstyle: FindingReporter {
  var id: String { "checkstyle" }
  var summary: String { "Checkstyle's XML, for review tools" }

  func text(_ report: LintReport) -> String {
    let files = Dictionary(grouping: report.new) { $0.finding.location?.file ?? "" }
    let lines = files.sorted { $0.key < $1.key }.flatMap { file, items in
      [#"  <file name="\#(file.escapedForXML)">"#] + items.map { line($0.finding) } + ["  </file>"]
    }
    let head = [#"<?xml version="1.0" encoding="UTF-8"?>"#, #"<checkstyle version="4.3">"#]
    return (head + lines + ["</checkstyle>"]).joined(separator: "\n") + "\n"
  }

  private func line(_ finding: Finding) -> String {
    let line = finding.location?.line.map { #"line="\#($0)" "# } ?? ""
    let severity = finding.severity == .note ? "info" : finding.severity.rawValue
    return
      #"    <error \#(line)severity="\#(severity)" message="\#(finding.text.escapedForXML)" source="navatlas.\#(finding.rule)"/>"#
  }
}
