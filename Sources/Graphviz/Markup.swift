/// An HTML-like label: tables of cells with text.
///
/// It is made of ``Table``s only, so text is escaped once, in one place, there are no links that lead anywhere, and
/// the only images are those that cells are given.
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
  case cellPadding = "CELLPADDING"
  case color = "COLOR"
  case columnSpan = "COLSPAN"
  case fixedSize = "FIXEDSIZE"
  case height = "HEIGHT"
  /// What an SVG calls the element, behind `a_`.
  case id = "ID"
  case rowSpan = "ROWSPAN"
  case sides = "SIDES"
  case style = "STYLE"
  /// What an SVG shows under the pointer.
  case title = "TITLE"
  case verticalAlign = "VALIGN"
  case width = "WIDTH"
}

/// Box attributes in the order in which they were written.
public struct BoxAttributes: Sendable, Hashable, ExpressibleByDictionaryLiteral {
  /// One attribute and its value.
  struct Member: Sendable, Hashable {
    var name: BoxAttribute
    var value: String
  }

  private(set) var members: [Member]

  public init(dictionaryLiteral elements: (BoxAttribute, String)...) {
    members = elements.map { Member(name: $0, value: $1) }
  }

  fileprivate func has(_ name: BoxAttribute) -> Bool { members.contains { $0.name == name } }

  fileprivate func write(to source: inout String) {
    for member in members {
      source += " "
      source += member.name.rawValue
      source += "=\""
      source += PlainText.markup(member.value)
      source += "\""
      // The library names only what is a link; this one leads nowhere.
      if member.name == .id { source += " HREF=\"#\"" }
    }
  }
}

/// A table of an HTML-like label; without borders and spaces unless they are asked for.
public struct Table: Sendable, Hashable {
  public var attributes: BoxAttributes
  public var rows: [[Cell]]

  public init(_ attributes: BoxAttributes = [:], rows: [[Cell]]) {
    self.attributes = attributes
    self.rows = rows
  }

  func write(to source: inout String) {
    source += "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\""
    if !attributes.has(.cellPadding) { source += " CELLPADDING=\"0\"" }
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
    /// Nothing, of exactly this size in points.
    case space(width: Int, height: Int)
    case text(String, Font)
    case table(Table)
    /// A picture file, of exactly this size in points.
    case image(path: String, width: Int, height: Int)
  }

  public var content: Content
  public var attributes: BoxAttributes

  public init(_ content: Content, _ attributes: BoxAttributes = [:]) {
    self.content = content
    self.attributes = attributes
  }

  /// An empty cell of exactly this size, in points.
  public static func space(width: Int, height: Int, _ attributes: BoxAttributes = [:]) -> Cell {
    Cell(.space(width: width, height: height), attributes)
  }

  func write(to source: inout String) {
    source += "<TD"
    if let (width, height) = content.size {
      source += " FIXEDSIZE=\"TRUE\" WIDTH=\"\(width)\" HEIGHT=\"\(height)\""
    }
    attributes.write(to: &source)
    source += ">"
    switch content {
    case .space: break
    case .text(let text, let font):
      source += "<FONT POINT-SIZE=\"\(font.size)\" COLOR=\"\(PlainText.markup(font.color))\""
      if let face = font.face { source += " FACE=\"\(PlainText.fontNames(face))\"" }
      source += font.isBold ? "><B>" : ">"
      // An empty text would make the label ill-formed.
      let escaped = PlainText.markup(text)
      source += escaped.isEmpty ? " " : escaped
      source += font.isBold ? "</B></FONT>" : "</FONT>"
    case .table(let table): table.write(to: &source)
    case .image(let path, _, _): source += "<IMG SCALE=\"TRUE\" SRC=\"\(PlainText.markup(path))\"/>"
    }
    source += "</TD>"
  }
}

extension Cell.Content {
  /// The size in points, where that is given.
  fileprivate var size: (width: Int, height: Int)? {
    switch self {
    case .space(let width, let height), .image(_, let width, let height): (width, height)
    case .text, .table: nil
    }
  }
}
