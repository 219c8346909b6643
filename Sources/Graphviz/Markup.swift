/// An HTML-like label: tables of cells with text.
///
/// It is made of ``Table``s only, so text is escaped once, in one place, and there are no images and no links.
public struct Markup: Sendable, Hashable {
  /// The label in Graphviz's language, without the outer angle brackets.
  let source: String

  /// A label that shows a table.
  public init(_ table: Table) {
    var source = ""
    table.write(to: &source)
    self.source = source
  }

  /// Takes over markup that another process made with this type.
  init(trusted source: String) { self.source = source }
}

/// How text in a ``Cell`` looks.
public struct Font: Sendable, Hashable {
  /// Points.
  public var size: Double
  /// `#rrggbb`.
  public var color: String
  public var isBold: Bool
  /// The families to try, separated by commas; the graph's own when absent.
  public var face: String?

  public init(size: Double, color: String, isBold: Bool = false, face: String? = nil) {
    self.size = size
    self.color = color
    self.isBold = isBold
    self.face = face
  }
}

/// What can be said about a table or a cell.
public enum BoxAttribute: String, Sendable, Hashable {
  case align = "ALIGN"
  case background = "BGCOLOR"
  case border = "BORDER"
  case cellBorder = "CELLBORDER"
  case cellPadding = "CELLPADDING"
  case cellSpacing = "CELLSPACING"
  case color = "COLOR"
  case columnSpan = "COLSPAN"
  case fixedSize = "FIXEDSIZE"
  case height = "HEIGHT"
  case rowSpan = "ROWSPAN"
  case sides = "SIDES"
  case style = "STYLE"
  case verticalAlign = "VALIGN"
  case width = "WIDTH"
}

/// A table of an HTML-like label; without borders and spaces unless they are asked for.
public struct Table: Sendable, Hashable {
  public var attributes: [BoxAttribute: String]
  public var rows: [[Cell]]

  public init(_ attributes: [BoxAttribute: String] = [:], rows: [[Cell]]) {
    self.attributes = [.border: "0", .cellBorder: "0", .cellSpacing: "0", .cellPadding: "0"]
      .merging(attributes) { $1 }
    self.rows = rows
  }

  func write(to source: inout String) {
    source += "<TABLE"
    attributes.write(to: &source)
    source += ">"
    for row in rows {
      source += "<TR>"
      for cell in row { cell.write(to: &source) }
      source += "</TR>"
    }
    source += "</TABLE>"
  }
}

/// A cell of a ``Table``.
public struct Cell: Sendable, Hashable {
  /// What a cell holds.
  public indirect enum Content: Sendable, Hashable {
    case empty
    case text(String, Font)
    case table(Table)
  }

  public var content: Content
  public var attributes: [BoxAttribute: String]

  public init(_ content: Content, _ attributes: [BoxAttribute: String] = [:]) {
    self.content = content
    self.attributes = attributes
  }

  /// An empty cell of exactly this size, in points.
  public static func space(width: Int, height: Int, _ attributes: [BoxAttribute: String] = [:]) -> Cell {
    Cell(
      .empty,
      attributes.merging([.fixedSize: "TRUE", .width: "\(width)", .height: "\(height)"]) { $1 })
  }

  func write(to source: inout String) {
    source += "<TD"
    attributes.write(to: &source)
    source += ">"
    switch content {
    case .empty: break
    case .text(let text, let font):
      source += "<FONT POINT-SIZE=\"\(font.size)\" COLOR=\"\(PlainText.markup(font.color))\""
      if let face = font.face { source += " FACE=\"\(PlainText.fontNames(face))\"" }
      source += font.isBold ? "><B>" : ">"
      // An empty text would make the label ill-formed.
      let escaped = PlainText.markup(text)
      source += escaped.isEmpty ? " " : escaped
      source += font.isBold ? "</B></FONT>" : "</FONT>"
    case .table(let table): table.write(to: &source)
    }
    source += "</TD>"
  }
}

extension [BoxAttribute: String] {
  fileprivate func write(to source: inout String) {
    for (name, value) in sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      source += " \(name.rawValue)=\"\(PlainText.markup(value))\""
    }
  }
}
