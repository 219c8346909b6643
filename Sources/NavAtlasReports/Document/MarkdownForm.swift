/// A page for a pull request or a CI job summary.
public struct MarkdownForm: DocumentForm {
  public init() {}
  public var id: String { "markdown" }

  public func text(_ document: ReportDocument) -> String {
    var lines = ["## \(Markdown.escaped(document.title))", ""]
    lines.append(document.summary.map(Markdown.escaped).joined(separator: "  \n"))
    for section in document.sections {
      lines += ["", "### \(Markdown.escaped(section.heading))", ""]
      lines += section.lines.map { "- " + Markdown.escaped($0) }
      if let table = section.table {
        if !section.lines.isEmpty { lines.append("") }
        lines += rows(table)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func rows(_ table: ReportDocument.Table) -> [String] {
    let headings = table.columns.map { Markdown.escaped($0.heading) }
    let rules = table.columns.map { $0.isNumber ? "--:" : "---" }
    return [headings, rules].map { "| \($0.joined(separator: " | ")) |" }
      + table.rows.map { "| \($0.map(Markdown.escaped).joined(separator: " | ")) |" }
  }
}
