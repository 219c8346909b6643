/// Columns of text with a heading, aligned by how wide a terminal shows them.
struct TextTable {
  var headings: [String]
  /// The columns that hold numbers and stand right.
  var rightAligned: Set<Int>
  var rows: [[String]] = []

  /// The table's lines, indented by two blanks.
  var lines: [String] {
    let all = [headings] + rows
    let widths = headings.indices.map { column in all.map { $0[column].terminalWidth }.max() ?? 0 }
    return all.map { row in
      let cells = row.enumerated().map { column, text in
        let gap = String(repeating: " ", count: widths[column] - text.terminalWidth)
        return rightAligned.contains(column) ? gap + text : column == row.count - 1 ? text : text + gap
      }
      let line = "  " + cells.joined(separator: "  ")
      return String(line.prefix(line.count - line.reversed().prefix { $0 == " " }.count))
    }
  }
}

extension String {
  /// How many cells a terminal takes for the text: two for East Asian wide characters and emoji.
  var terminalWidth: Int {
    reduce(0) { $0 + ($1.unicodeScalars.contains(where: \.isWide) ? 2 : 1) }
  }
}

extension Unicode.Scalar {
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
      0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
