import Foundation

/// What an SVG shows, read from its bytes alone: it knows nothing of how pictures are made.
public struct DrawnPicture {
  /// A word or a card.
  public struct Box: Sendable {
    public var left, top, right, bottom: Double

    public func meets(_ other: Box) -> Bool {
      left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }
  }

  public struct Point: Sendable {
    public var x, y: Double
  }

  /// A word on a line.
  public struct Word: Sendable {
    public var line: Int
    public var text: String
    public var box: Box
  }

  public private(set) var width = 0.0
  public private(set) var height = 0.0
  public private(set) var cards: [Box] = []
  /// Each line as it runs, its arrowhead's tip left out.
  public private(set) var lines: [[Point]] = []
  public private(set) var words: [Word] = []
  /// What stands on frames.
  public private(set) var captions: [Box] = []

  public init(svg: String) {
    let parts = svg.components(separatedBy: "<g id=\"")
    let head = parts.first ?? ""
    width = Self.numbers(Self.value("width", in: head) ?? "").first ?? 0
    height = Self.numbers(Self.value("height", in: head) ?? "").first ?? 0
    for part in parts.dropFirst() {
      guard let kind = Self.value("class", in: part)?.prefix(while: { $0 != " " }) else { continue }
      switch kind {
      case "node": Self.outline(part).map { cards.append($0) }
      case "edge": read(line: part)
      case "cluster": captions += Self.texts(part).map(\.box)
      default: break
      }
    }
  }

  private mutating func read(line part: String) {
    guard let path = part.components(separatedBy: "<path").dropFirst().first,
      let course = Self.value("d", in: path)
    else { return }
    words += Self.texts(part).map { Word(line: lines.count, text: $0.text, box: $0.box) }
    lines.append(Self.flattened(Self.points(course)))
  }

  // MARK: Reading

  private static func value(_ name: String, in text: String) -> String? {
    guard let start = text.range(of: " \(name)=\"") else { return nil }
    return String(text[start.upperBound...].prefix { $0 != "\"" })
  }

  private static func numbers(_ text: String) -> [Double] {
    text.split { !"0123456789.-".contains($0) }.compactMap { Double($0) }
  }

  private static func points(_ text: String) -> [Point] {
    let numbers = numbers(text)
    return stride(from: 0, to: numbers.count - 1, by: 2).map { Point(x: numbers[$0], y: numbers[$0 + 1]) }
  }

  private static func outline(_ part: String) -> Box? {
    guard let shape = part.range(of: #"<(path|polygon|polyline)[^>]*>"#, options: .regularExpression) else {
      return nil
    }
    let tag = String(part[shape])
    let points = points(value("d", in: tag) ?? value("points", in: tag) ?? "")
    guard let first = points.first else { return nil }
    return points.reduce(into: Box(left: first.x, top: first.y, right: first.x, bottom: first.y)) {
      box, point in
      (box.left, box.right) = (min(box.left, point.x), max(box.right, point.x))
      (box.top, box.bottom) = (min(box.top, point.y), max(box.bottom, point.y))
    }
  }

  /// Bézier curves as short straight pieces.
  private static func flattened(_ points: [Point]) -> [Point] {
    var result = Array(points.prefix(1))
    for index in stride(from: 1, to: points.count - 2, by: 3) {
      let (a, b, c, d) = (points[index - 1], points[index], points[index + 1], points[index + 2])
      for step in 1...10 {
        let t = Double(step) / 10
        let u = 1 - t
        let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        result.append(
          Point(x: p * a.x + q * b.x + r * c.x + s * d.x, y: p * a.y + q * b.y + r * c.y + s * d.y))
      }
    }
    return result
  }

  private static func texts(_ part: String) -> [(text: String, box: Box)] {
    part.components(separatedBy: "<text").dropFirst().compactMap { element in
      guard let x = value("x", in: element).flatMap({ Double($0) }),
        let y = value("y", in: element).flatMap({ Double($0) }),
        let size = value("font-size", in: element).flatMap({ Double($0) }),
        let start = element.firstIndex(of: ">")
      else { return nil }
      let text = plain(String(element[element.index(after: start)...].prefix { $0 != "<" }))
      let width = Helvetica.width(of: text, size: size)
      let left =
        switch value("text-anchor", in: element) {
        case "middle": x - width / 2
        case "end": x - width
        default: x
        }
      return (text, Box(left: left, top: y - 0.72 * size, right: left + width, bottom: y + 0.21 * size))
    }
  }

  private static func plain(_ text: String) -> String {
    [("&#160;", " "), ("&#45;", "-"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")]
      .reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }.trimmingCharacters(in: .whitespaces)
  }
}

/// What letters measure in Helvetica and the fonts that are made like it.
private enum Helvetica {
  static func width(of text: String, size: Double) -> Double {
    text.unicodeScalars.reduce(0) { $0 + Double(units($1)) } * size / 1000
  }

  private static func units(_ letter: Unicode.Scalar) -> Int {
    switch letter {
    case "i", "j", "l", "'": 222
    case " ", "!", ",", ".", "/", ":", ";", "I", "[", "]", "f", "t", "\\", "·", "|": 278
    case "(", ")", "-", "r", "`", "‹", "›", "{", "}": 333
    case "c", "k", "s", "v", "x", "y", "z", "J": 500
    case "F", "T", "Z", "+", "<", "=", ">", "×": 600
    case "A", "B", "E", "K", "P", "S", "V", "X", "Y", "&": 667
    case "C", "D", "H", "N", "R", "U", "w": 722
    case "G", "O", "Q": 778
    case "m", "M": 833
    case "W", "%": 944
    case "\0"..."\u{24F}": 556
    default: 1000
    }
  }
}
