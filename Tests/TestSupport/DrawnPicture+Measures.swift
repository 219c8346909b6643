/// How easily a picture is read, in numbers.
extension DrawnPicture {
  /// The length of all lines over their number.
  public var inkPerLine: Double {
    let ink = lines.reduce(0.0) { sum, line in
      sum + zip(line, line.dropFirst()).reduce(0) { $0 + Self.distance($1.0, $1.1) }
    }
    return lines.isEmpty ? 0 : ink / Double(lines.count)
  }

  /// How often one line crosses another.
  public var crossings: Int {
    var found: Set<[Int]> = []
    let pieces = pieces
    for cell in Self.cells(of: pieces).values {
      for (index, first) in cell.enumerated() {
        for second in cell[..<index] where pieces[first].line != pieces[second].line {
          if pieces[first].crosses(pieces[second]) { found.insert([second, first]) }
        }
      }
    }
    return found.count
  }

  /// The words that meet a card, what stands on a frame, another word, or the line of another move.
  public var wordsInTheWay: [Word] {
    let pieces = pieces
    return words.enumerated().filter { index, word in
      (cards + captions).contains(where: word.box.meets)
        || words.indices.contains { $0 != index && words[$0].box.meets(word.box) }
        || pieces.contains { $0.line != word.line && $0.touches(word.box) }
    }.map(\.element)
  }

  /// The share of squares of a side of 60 points in which there is no card.
  public var emptyShare: Double {
    let side = 60.0
    var taken: Set<[Int]> = []
    for card in cards {
      for x in Int(card.left / side)...Int(card.right / side) {
        for y in Int((card.top / side).rounded(.down))...Int((card.bottom / side).rounded(.down)) {
          taken.insert([x, y])
        }
      }
    }
    return max(0, 1 - Double(taken.count) * side * side / (width * height))
  }

  private static func distance(_ a: Point, _ b: Point) -> Double {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }

  private struct Piece {
    var line: Int
    var a, b: Point

    func crosses(_ other: Piece) -> Bool {
      Self.side(a, b, other.a) * Self.side(a, b, other.b) < 0
        && Self.side(other.a, other.b, a) * Self.side(other.a, other.b, b) < 0
    }

    /// True where some part of the piece is inside the box.
    func touches(_ box: Box) -> Bool {
      guard min(a.x, b.x) < box.right, max(a.x, b.x) > box.left, min(a.y, b.y) < box.bottom,
        max(a.y, b.y) > box.top
      else { return false }
      let corners = [
        Point(x: box.left, y: box.top), Point(x: box.right, y: box.top), Point(x: box.left, y: box.bottom),
        Point(x: box.right, y: box.bottom),
      ]
      let sides = corners.map { Self.side(a, b, $0) }
      return sides.contains { $0 <= 0 } && sides.contains { $0 >= 0 }
    }

    private static func side(_ p: Point, _ q: Point, _ r: Point) -> Double {
      (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
    }
  }

  private var pieces: [Piece] {
    lines.enumerated().flatMap { index, line in
      zip(line, line.dropFirst()).map { Piece(line: index, a: $0, b: $1) }
    }
  }

  private static func cells(of pieces: [Piece]) -> [[Int]: [Int]] {
    let side = 120.0
    var cells: [[Int]: [Int]] = [:]
    for (index, piece) in pieces.enumerated() {
      func span(_ from: Double, _ to: Double) -> ClosedRange<Int> {
        Int((min(from, to) / side).rounded(.down))...Int((max(from, to) / side).rounded(.down))
      }
      for x in span(piece.a.x, piece.b.x) {
        for y in span(piece.a.y, piece.b.y) { cells[[x, y], default: []].append(index) }
      }
    }
    return cells
  }
}
