/// A point of a layout, in points; y grows upwards.
struct Point: Hashable {
  var x: Double
  var y: Double
}

/// An upright rectangle of a layout.
struct Box: Hashable {
  var low: Point
  var high: Point

  init(low: Point, high: Point) {
    self.low = low
    self.high = high
  }

  init(center: Point, size: Point) {
    low = Point(x: center.x - size.x / 2, y: center.y - size.y / 2)
    high = Point(x: center.x + size.x / 2, y: center.y + size.y / 2)
  }

  /// False for what was not laid out: some engines know no frames.
  var isPlaced: Bool {
    let numbers = [low.x, low.y, high.x, high.y]
    return low.x < high.x && low.y < high.y && numbers.allSatisfy { abs($0) < Self.farthest }
  }

  /// A layout is not larger than this many points; also false for what is no number.
  static let farthest = 1e7

  func grown(by margin: Double) -> Box {
    Box(
      low: Point(x: low.x - margin, y: low.y - margin), high: Point(x: high.x + margin, y: high.y + margin))
  }

  func meets(_ other: Box) -> Bool {
    low.x < other.high.x && other.low.x < high.x && low.y < other.high.y && other.low.y < high.y
  }

  func contains(_ other: Box) -> Bool {
    low.x <= other.low.x && other.high.x <= high.x && low.y <= other.low.y && other.high.y <= high.y
  }

  /// The smallest box that holds both.
  func around(_ other: Box) -> Box {
    Box(
      low: Point(x: min(low.x, other.low.x), y: min(low.y, other.low.y)),
      high: Point(x: max(high.x, other.high.x), y: max(high.y, other.high.y)))
  }

  /// The sides, as pieces of a frame.
  var sides: [Piece] {
    let (left, right) = (Point(x: low.x, y: high.y), Point(x: high.x, y: low.y))
    return [(low, left), (left, high), (high, right), (right, low)].map {
      Piece(line: Piece.frame, start: $0, end: $1)
    }
  }
}

/// A straight piece of a line.
struct Piece {
  /// Stands for no line but the border of a frame.
  static let frame = -1

  /// Which line it belongs to.
  var line: Int
  var start: Point
  var end: Point

  /// True where some part of the piece is inside the box: the box is not wholly on one side of it.
  func meets(_ box: Box) -> Bool {
    guard min(start.x, end.x) < box.high.x, max(start.x, end.x) > box.low.x,
      min(start.y, end.y) < box.high.y, max(start.y, end.y) > box.low.y
    else { return false }
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let center = Point(x: (box.low.x + box.high.x) / 2, y: (box.low.y + box.high.y) / 2)
    let distance = abs(dx * (center.y - start.y) - dy * (center.x - start.x))
    return distance < abs(dx) * (box.high.y - box.low.y) / 2 + abs(dy) * (box.high.x - box.low.x) / 2
  }
}

/// A line of a layout as short straight pieces.
struct Course {
  private(set) var points: [Point] = []

  /// - Parameter numbers: cubic pieces of four points each.
  init(cubics numbers: [Double]) {
    for start in stride(from: 0, to: numbers.count - 7, by: 8) {
      guard numbers[start..<start + 8].allSatisfy({ abs($0) < Box.farthest }) else { continue }
      let p = (0..<4).map { Point(x: numbers[start + 2 * $0], y: numbers[start + 2 * $0 + 1]) }
      let span = abs(p[0].x - p[1].x) + abs(p[0].y - p[1].y) + abs(p[1].x - p[2].x) + abs(p[1].y - p[2].y)
      let steps = min(32, max(2, Int((span + abs(p[2].x - p[3].x) + abs(p[2].y - p[3].y)) / 12)))
      if points.isEmpty { points.append(p[0]) }
      for step in 1...steps { points.append(Self.point(at: Double(step) / Double(steps), p)) }
    }
  }

  private static func point(at t: Double, _ p: [Point]) -> Point {
    let u = 1 - t
    let weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
    return zip(p, weights).reduce(Point(x: 0, y: 0)) {
      Point(x: $0.x + $1.0.x * $1.1, y: $0.y + $1.0.y * $1.1)
    }
  }

  /// Points at equal distances, with the direction of the line there and the share of the way.
  func stations(every distance: Double, atMost limit: Int) -> [(
    point: Point, direction: Point, share: Double
  )] {
    let lengths = zip(points, points.dropFirst()).map {
      (($1.x - $0.x) * ($1.x - $0.x) + ($1.y - $0.y) * ($1.y - $0.y)).squareRoot()
    }
    let total = lengths.reduce(0, +)
    guard total > 0 else { return [] }
    let count = min(limit, max(5, Int(total / distance)))
    var result: [(point: Point, direction: Point, share: Double)] = []
    var (index, passed) = (0, 0.0)
    for step in 1..<count {
      let wanted = total * Double(step) / Double(count)
      while index < lengths.count - 1, passed + lengths[index] < wanted {
        passed += lengths[index]
        index += 1
      }
      guard lengths[index] > 0 else { continue }
      let (a, b, t) = (points[index], points[index + 1], (wanted - passed) / lengths[index])
      result.append(
        (
          Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t),
          Point(x: (b.x - a.x) / lengths[index], y: (b.y - a.y) / lengths[index]), wanted / total
        ))
    }
    return result
  }
}
