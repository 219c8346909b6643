extension ReportDocument.Table {
  /// A table of the first of many rows, and how many more there are.
  init(_ columns: [Column], top limit: Int, of rows: [[String]]) {
    let more = rows.count - limit
    var shown = Array(rows.prefix(limit))
    if more > 0 {
      shown.append(["and \(more) more"] + columns.dropFirst().map { _ in "" })
    }
    self.init(columns, shown)
  }
}
