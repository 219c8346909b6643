import Graphviz

/// The inside of a list: what its screens have in common, and below a row for each, in columns of a readable height.
struct ListMarkup {
  let palette: Palette

  /// The most rows of a column, where the list may have more than one.
  private static let tallest = 14
  private static let mostColumns = 4

  func markup(for list: Card) -> Markup {
    let columns = columns(of: list.rows)
    var cells: [Cell] = []
    for (index, rows) in columns.enumerated() {
      if index > 0 { cells.append(.space(width: 16, height: 4)) }
      cells.append(Cell(.table(Table(rows: rows.map(row))), [.verticalAlign: "TOP", .align: "LEFT"]))
    }
    let body = Cell(.table(Table(rows: [cells])), [.align: "LEFT"])
    return Markup(Table(rows: [[header(list)], [body]]))
  }

  private func columns(of rows: [Card]) -> [ArraySlice<Card>] {
    let count = min(Self.mostColumns, (rows.count + Self.tallest - 1) / Self.tallest)
    let height = (rows.count + count - 1) / max(count, 1)
    return stride(from: 0, to: rows.count, by: max(height, 1)).map { rows[$0..<min($0 + height, rows.count)] }
  }

  private func header(_ list: Card) -> Cell {
    let words = [list.name] + list.badges.map { $0.role == .depth ? "depth " + $0.text : $0.text }
    return Cell(
      .text(words.joined(separator: " · "), Font(size: 9.5, color: palette[.cardDetail])), [.align: "LEFT"])
  }

  private func row(_ card: Card) -> [Cell] {
    let accent = card.accent.map { palette[$0] } ?? palette[.cardFrame]
    let ink = card.flags.contains(.unfollowed) ? palette[.cardDetail] : palette[.cardName]
    return [
      .space(width: 3, height: 14, [.background: accent]), .space(width: 7, height: 20),
      Cell(
        .text(card.name, Font(size: 11, color: ink, isBold: true)),
        [.align: "LEFT", .id: card.id, .title: card.tooltip]),
      .space(width: 8, height: 4),
      Cell(.text(remarks(on: card), Font(size: 9, color: color(of: card))), [.align: "LEFT"]),
    ]
  }

  private func remarks(on card: Card) -> String {
    let words = card.badges.map { $0.role == .depth ? "depth " + $0.text : $0.text }
    return ([card.subtitle] + words).filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private func color(of card: Card) -> String {
    let roles = Set(card.badges.map(\.role))
    return palette[
      roles.contains(.problem) ? .problemText : roles.contains(.warning) ? .warningText : .cardDetail]
  }
}
