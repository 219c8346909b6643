import NavAtlasModel

/// Lines for a terminal.
public struct TextForm: DocumentForm {
  public init() {}
  public var id: String { "text" }

  public func text(_ document: ReportDocument) -> String {
    var lines = [document.title.onOneLine] + document.summary.map(\.onOneLine)
    for section in document.sections {
      lines += ["", section.heading.onOneLine]
      lines += section.lines.map { "  " + $0.onOneLine }
      if let table = section.table { lines += Self.lines(table) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(_ table: ReportDocument.Table) -> [String] {
    TextTable(
      headings: table.columns.map(\.heading),
      rightAligned: Set(table.columns.indices.filter { table.columns[$0].isNumber }),
      rows: table.rows.map { $0.map(\.onOneLine) }
    ).lines
  }
}
