import NavAtlasModel
import NavAtlasRules

/// Workflow commands, which GitHub shows as annotations beside the code.
struct FindingGitHub: FindingReporter {
  var id: String { "github" }
  var summary: String { "annotations of GitHub Actions" }

  func text(_ report: LintReport) -> String { report.new.map { line($0.finding) + "\n" }.joined() }

  private func line(_ finding: Finding) -> String {
    var properties: [String] = []
    if let location = finding.location {
      properties.append("file=\(Self.property(location.file))")
      if let line = location.line { properties.append("line=\(line)") }
      if let column = location.column { properties.append("col=\(column)") }
    }
    properties.append("title=\(Self.property(finding.rule))")
    let command = finding.severity == .note ? "notice" : finding.severity.rawValue
    let way = finding.witness.count > 1 ? "\n\(finding.way)" : ""
    return "::\(command) \(properties.joined(separator: ","))::\(Self.data(finding.text + way))"
  }

  /// What a command's message needs: no line feed ends it.
  private static func data(_ text: String) -> String { escaped(text, ["%", "\r", "\n"]) }

  /// What a command's property needs besides.
  private static func property(_ text: String) -> String { escaped(text, ["%", "\r", "\n", ":", ","]) }

  private static func escaped(_ text: String, _ special: Set<Unicode.Scalar>) -> String {
    text.unicodeScalars.map { scalar in
      guard special.contains(scalar) else { return String(scalar) }
      let hex = String(scalar.value, radix: 16, uppercase: true)
      return "%" + (hex.count < 2 ? "0" : "") + hex
    }.joined()
  }
}
