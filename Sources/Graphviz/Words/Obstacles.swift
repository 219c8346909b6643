/// What words must not cover, found again by where it is.
struct Obstacles {
  /// How much air words have.
  struct Margins {
    var boxes = 2.0
    var lines = 2.5
    /// Nil where words may stand on the border of a frame.
    var frames: Double? = 1
    /// To the line that the words belong to: they touch it from aside.
    var ownLine = 0.5
  }

  private var boxes: [Box]
  private var pieces: [Piece]
  private var boxesAt: [Int: [Int32]] = [:]
  private var piecesAt: [Int: [Int32]] = [:]

  private static let side = 64.0

  /// Linear in the number and the length of what there is.
  init(boxes: [Box], pieces: [Piece]) {
    self.boxes = boxes
    self.pieces = pieces
    for (index, box) in boxes.enumerated() {
      Self.cells(of: box) { boxesAt[$0, default: []].append(Int32(index)) }
    }
    for (index, piece) in pieces.enumerated() {
      let (a, b) = (piece.start, piece.end)
      let around = Box(
        low: Point(x: min(a.x, b.x), y: min(a.y, b.y)), high: Point(x: max(a.x, b.x), y: max(a.y, b.y)))
      Self.cells(of: around) { cell in
        // A long piece crosses few of the squares around it.
        if Self.square(cell).grown(by: 1).meets(piece) { piecesAt[cell, default: []].append(Int32(index)) }
      }
    }
  }

  mutating func add(_ box: Box) {
    let index = Int32(boxes.count)
    boxes.append(box)
    Self.cells(of: box) { boxesAt[$0, default: []].append(index) }
  }

  /// True where words of a line can stand in the box.
  func leaveFree(_ box: Box, for line: Int, _ margins: Margins = Margins()) -> Bool {
    var isFree = true
    let (apart, beside) = (box.grown(by: margins.boxes), box.grown(by: margins.lines))
    let (framed, own) = (margins.frames.map(box.grown), box.grown(by: -margins.ownLine))
    Self.cells(of: box.grown(by: max(margins.boxes, margins.lines))) { cell in
      guard isFree else { return }
      isFree =
        !(boxesAt[cell] ?? []).contains { boxes[Int($0)].meets(apart) }
        && !(piecesAt[cell] ?? []).contains { index in
          let piece = pieces[Int(index)]
          switch piece.line {
          case Piece.frame: return framed.map(piece.meets) ?? false
          case line: return piece.meets(own)
          default: return piece.meets(beside)
          }
        }
    }
    return isFree
  }

  // MARK: Squares

  /// Squares are numbered in rows of this many, around a middle: layouts reach to both sides of zero.
  private static let row = 1 << 20

  private static func cells(of box: Box, _ body: (Int) -> Void) {
    let (left, right) = (number(box.low.x), number(box.high.x))
    for y in number(box.low.y)...number(box.high.y) {
      for x in left...right { body(y * row + x + row / 2) }
    }
  }

  private static func number(_ coordinate: Double) -> Int { Int((coordinate / side).rounded(.down)) }

  private static func square(_ cell: Int) -> Box {
    let shifted = cell + row * (row / 2)
    let (x, y) = (shifted % row - row / 2, shifted / row - row / 2)
    return Box(
      low: Point(x: Double(x) * side, y: Double(y) * side),
      high: Point(x: Double(x + 1) * side, y: Double(y + 1) * side))
  }
}

extension Box {
  fileprivate func meets(_ piece: Piece) -> Bool { piece.meets(self) }
}
