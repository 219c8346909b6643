import Graphviz

/// Title, subtitle and legend: a label of known size, and the line samples drawn onto it.
struct Heading {
  let diagram: Diagram
  let palette: Palette

  private static let sample = 30.0
  private static let gap = 6.0
  private static let columnGap = 20.0
  private static let titleHeight = 30.0
  private static let subtitleHeight = 19.0
  private static let legendHeight = 26.0
  /// The widest a row of the legend gets, in points.
  private static let widest = 980.0

  /// The label of the graph.
  var label: Markup {
    var rows = [
      [line(diagram.title, Font(size: 20, color: palette[.title], isBold: true), height: Self.titleHeight)]
    ]
    for text in subtitleRows {
      rows.append([line(text, Font(size: 11, color: palette[.subtitle]), height: Self.subtitleHeight)])
    }
    for row in legendRows { rows.append([Cell(.table(table(for: row)), [.align: "LEFT"])]) }
    rows.append([.space(width: 10, height: 12)])
    return Markup(Table(rows: rows))
  }

  /// The samples of the legend.
  var backdrop: Backdrop {
    var shapes: [Backdrop.Shape] = []
    var y = Self.titleHeight + Double(subtitleRows.count) * Self.subtitleHeight
    for row in legendRows {
      var x = 0.0
      for entry in row {
        let start = Backdrop.Point(x, y + Self.legendHeight / 2)
        if case .line(let style, let color) = entry.mark {
          shapes += LineSample(style: style, color: color, length: Self.sample).shapes(at: start)
        }
        x += entry.width
      }
      y += Self.legendHeight
    }
    return Backdrop(shapes)
  }

  /// The subtitle, broken between its parts.
  private var subtitleRows: [String] {
    var rows: [String] = []
    for part in diagram.subtitle.split(separator: " · ").map(String.init) {
      if let row = rows.last, Typeface.width(of: row + part, size: 11) < Self.widest * 0.75 {
        rows[rows.count - 1] = row + " · " + part
      } else {
        rows.append(part)
      }
    }
    return rows
  }

  /// One entry of the legend.
  private struct Entry {
    enum Mark {
      case line(LinkStyle, color: String)
      /// What stands on cards.
      case sign(BadgeSign)
    }

    var title: String
    var mark: Mark

    var textWidth: Double { Typeface.width(of: title, size: 10).rounded(.up) }
    var markWidth: Double {
      switch mark {
      case .line: Heading.sample
      case .sign(let sign): (Typeface.width(of: sign.text, size: 9) + 8).rounded(.up)
      }
    }
    var width: Double { markWidth + Heading.gap + textWidth + Heading.columnGap }
  }

  private var entries: [Entry] {
    diagram.legend.map { Entry(title: $0.title, mark: .line(.style(of: $0), color: palette[$0])) }
      + diagram.evidence.map { evidence in
        let pen = LinkStyle.style(of: .push).founded(on: evidence, color: palette[LinkRole.push])
        return Entry(title: evidence.title, mark: .line(pen.style, color: pen.color))
      }
      + diagram.changes.map { kind in
        let pen = LinkStyle.style(of: .push).telling(LinkChange(kind, size: 0.15))
        return Entry(title: kind.title, mark: .line(pen, color: palette[kind.color]))
      }
      + BadgeSign.allCases.filter(diagram.shows).map { Entry(title: $0.title, mark: .sign($0)) }
  }

  private var legendRows: [[Entry]] {
    var rows: [[Entry]] = []
    var width = Double.infinity
    for entry in entries {
      if width + entry.width > Self.widest {
        rows.append([])
        width = 0
      }
      rows[rows.count - 1].append(entry)
      width += entry.width
    }
    return rows
  }

  private func line(_ text: String, _ font: Font, height: Double) -> Cell {
    let width = Typeface.width(of: text, size: font.size, isBold: font.isBold) * 1.15
    return Cell(
      .text(text, font),
      [.align: "LEFT", .fixedSize: "TRUE", .width: "\(Int(width) + 8)", .height: "\(Int(height))"])
  }

  private func table(for row: [Entry]) -> Table {
    var cells: [Cell] = []
    for entry in row {
      switch entry.mark {
      case .line: cells.append(.space(width: Int(entry.markWidth + Self.gap), height: Int(Self.legendHeight)))
      case .sign(let sign):
        let chip = CardMarkup(palette: palette).chip(Card.Badge(sign.text, sign.role))
        let width = Int(entry.markWidth)
        // Between two spaces, or it would fill the row.
        let column = Table(
          rows: [[.space(width: width, height: 6)], [Cell(.table(chip))], [.space(width: width, height: 6)]])
        cells += [Cell(.table(column)), .space(width: Int(Self.gap), height: 4)]
      }
      cells.append(
        Cell(
          .text(entry.title, Font(size: 10, color: palette[.legend])),
          [
            .align: "LEFT", .fixedSize: "TRUE", .width: "\(Int(entry.textWidth))",
            .height: "\(Int(Self.legendHeight))",
          ]))
      cells.append(.space(width: Int(Self.columnGap), height: 4))
    }
    // Of fixed size, or a wider title would stretch it and part the words from their samples.
    let width = row.reduce(0) { $0 + $1.width }
    return Table(
      [.align: "LEFT", .fixedSize: "TRUE", .width: "\(Int(width))", .height: "\(Int(Self.legendHeight))"],
      rows: [cells])
  }
}
