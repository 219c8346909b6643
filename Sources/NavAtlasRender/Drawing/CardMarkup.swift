import Graphviz

/// The inside of a card: an accent bar, the name, a line below it, badges, and a bar for traffic.
struct CardMarkup {
  let palette: Palette

  func markup(for card: Card) -> Markup {
    var top: [Cell] = []
    let hasSubtitle = !card.subtitle.isEmpty
    let rows = 1 + (hasSubtitle ? 1 : 0) + (card.traffic == nil ? 0 : 1)
    let accent =
      card.change.map { palette[$0.color] } ?? card.accent.map { palette[$0] } ?? palette[.cardFrame]
    let bar = hasSubtitle || card.traffic != nil ? 28 : 18
    top.append(.space(width: 3, height: bar, [.background: accent, .rowSpan: "\(rows)"]))
    top.append(.space(width: 9, height: 4, [.rowSpan: "\(rows)"]))
    let isQuiet = card.flags.contains(.unfollowed)
    let nameColor =
      !isQuiet && (card.kind == .screen || card.kind == .folded) ? palette[.cardName] : palette[.cardDetail]
    top.append(
      Cell(
        .text(card.name, Font(size: 12.5, color: nameColor, isBold: true)),
        [.align: "LEFT", .verticalAlign: "BOTTOM"]))
    let told = card.change.map { [Card.Badge($0.title, .warning)] } ?? []
    for (index, badge) in (told + card.badges).enumerated() {
      top.append(.space(width: index == 0 ? 12 : 4, height: 4))
      top.append(Cell(.table(chip(badge))))
    }
    let span = "\(1 + (told + card.badges).count * 2)"
    var table = Table(rows: [top])
    if hasSubtitle {
      let font = Font(size: 9.5, color: palette[.cardDetail])
      table.rows.append([Cell(.text(card.subtitle, font), [.align: "LEFT", .columnSpan: span])])
    }
    if let traffic = card.traffic {
      table.rows.append([Cell(.table(trafficBar(traffic)), [.align: "LEFT", .columnSpan: span])])
    }
    guard let picture = card.picture else { return Markup(table) }
    return Markup(
      Table(rows: [[Cell(image(picture))], [.space(width: 4, height: 7)], [Cell(.table(table))]]))
  }

  /// Points.
  private static let pictureWidth = 72

  private func image(_ picture: Card.Picture) -> Cell.Content {
    .image(
      path: picture.path, width: Self.pictureWidth,
      height: max(1, picture.height * Self.pictureWidth / max(1, picture.width)))
  }

  func chip(_ badge: Card.Badge) -> Table {
    let (fill, ink) = colors(of: badge.role)
    let text = Cell(.text(badge.text, Font(size: 9, color: ink)))
    if badge.role == .count { return Table(rows: [[text]]) }
    return Table(
      [.background: fill, .style: "ROUNDED", .cellPadding: "1"],
      rows: [[.space(width: 4, height: 4), text, .space(width: 4, height: 4)]])
  }

  private func colors(of role: Card.Badge.Role) -> (fill: String, ink: String) {
    switch role {
    case .depth, .back: (palette[.chip], palette[.chipText])
    case .count: (palette[.chip], palette[.countText])
    case .warning: (palette[.warningChip], palette[.warningText])
    case .problem: (palette[.problemChip], palette[.problemText])
    }
  }

  private func trafficBar(_ share: Double) -> Table {
    let full = 96
    let filled = min(full, max(share > 0 ? 2 : 0, Int((share * Double(full)).rounded())))
    var cells: [Cell] = []
    if filled > 0 { cells.append(.space(width: filled, height: 3, [.background: palette[.bar]])) }
    if filled < full { cells.append(.space(width: full - filled, height: 3, [.background: palette[.track]])) }
    return Table([.align: "LEFT", .fixedSize: "TRUE", .width: "\(full)", .height: "3"], rows: [cells])
  }
}
