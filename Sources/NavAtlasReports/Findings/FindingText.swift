import NavAtlasModel
import NavAtlasRules

/// Findings as compilers print them, with the line of source and what shows them.
struct FindingText: FindingReporter {
  var id: String { "text" }
  var summary: String { "for people, with the source" }

  /// True for a terminal that has colours.
  var isColored = false

  private var paint: TerminalPaint { TerminalPaint(isOn: isColored) }

  func text(_ report: LintReport) -> String {
    var lines = report.new.flatMap(lines)
    if !lines.isEmpty { lines.append("") }
    lines += report.stale.map { known in
      report.since.map { "gone since \($0): \(known.words)".onOneLine }
        ?? "stale: \(known.words.onOneLine) is in the baseline and was not found"
    }
    return (lines + [report.tally]).joined(separator: "\n") + "\n"
  }

  private func lines(_ item: LintReport.Item) -> [String] {
    let finding = item.finding
    let place = finding.location.map { paint.strong("\($0.description.onOneLine): ") } ?? ""
    let rule = paint.faint("[\(finding.rule.onOneLine)]")
    var lines = ["\(place)\(paint.severity(finding.severity)): \(finding.text.onOneLine) \(rule)"]
    if let excerpt = item.excerpt, let line = finding.location?.line {
      lines.append("\(paint.faint("  \(line) |")) \(excerpt.onOneLine)")
    }
    if finding.witness.count > 1 { lines.append("\(paint.faint("  way:")) \(finding.way.onOneLine)") }
    return lines
  }
}

extension LintReport {
  /// `2 errors, 1 note; 3 known, 1 stale`.
  var tally: String {
    let counts = [Diagnostic.Severity.error, .warning, .note].compactMap { severity in
      let count = new.count { $0.finding.severity == severity }
      return count > 0 ? counted(count, severity.rawValue) : nil
    }
    var parts = [counts.isEmpty ? "no findings" : counts.joined(separator: ", ")]
    if let since {
      parts.append("\(items.count - new.count) as in \(since), \(stale.count) gone")
    } else if hasBaseline {
      parts.append("\(items.count - new.count) known from the baseline, \(stale.count) stale")
    }
    return parts.joined(separator: "; ")
  }
}

extension Fingerprint {
  /// The fingerprint for people.
  var words: String {
    ([rule] + [screens.joined(separator: ", "), details].filter { !$0.isEmpty }).joined(separator: ": ")
  }
}
