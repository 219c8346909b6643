/// Chooses a place for the words of each line: beside the line, on nothing else.
///
/// Words with the fewest free places choose first, so that a crowded line is not robbed by one that has room elsewhere.
struct WordPlacement {
  /// The words of a line, in all the forms they can take, the best first.
  struct Words {
    var line: Int
    var course: Course
    /// From the middle of the line to where its colour ends.
    var halfWidth: Double
    /// What each form measures.
    var sizes: [Point]
  }

  /// Which form is drawn, and where its middle is.
  struct Choice: Hashable {
    var form: Int
    var center: Point
  }

  private struct Candidate {
    var box: Box
    var cost: Double
  }

  private var obstacles: Obstacles
  private let page: Box

  /// - Parameters:
  ///   - obstacles: cards, captions, frames and lines.
  ///   - page: what words must not leave.
  init(_ obstacles: Obstacles, page: Box) {
    self.obstacles = obstacles
    self.page = page
  }

  /// The choices, none for words that find no room. O(words × places × what is near a place).
  mutating func choices(for words: [Words]) -> [Choice?] {
    let candidates = words.map { words in words.sizes.first.map { free($0, words, Self.close) } ?? [] }
    let order = words.indices.sorted { (candidates[$0].count, $0) < (candidates[$1].count, $1) }
    var choices: [Choice?] = Array(repeating: nil, count: words.count)
    for index in order {
      guard let (form, box) = best(for: words[index], among: candidates[index]) else { continue }
      obstacles.add(box)
      let center = Point(x: (box.low.x + box.high.x) / 2, y: (box.low.y + box.high.y) / 2)
      choices[index] = Choice(form: form, center: center)
    }
    return choices
  }

  /// The best form that has a place, and the cheapest one that no other words have taken since.
  private func best(for words: Words, among candidates: [Candidate]) -> (form: Int, box: Box)? {
    for margins in [Self.close, Self.onFrames] {
      for form in words.sizes.indices {
        let isKnown = form == 0 && margins.frames != nil
        let places = isKnown ? candidates : free(words.sizes[form], words, margins)
        let place = places.first { obstacles.leaveFree($0.box, for: words.line, margins) }
        if let place { return (form, place.box) }
      }
    }
    return nil
  }

  /// The places beside the line that are free, the cheapest first.
  private func free(_ size: Point, _ words: Words, _ margins: Obstacles.Margins) -> [Candidate] {
    var result: [Candidate] = []
    for station in words.course.stations(every: 7, atMost: 90) {
      for (rank, aside) in Self.distances.enumerated() {
        for side in [1.0, -1.0] {
          let normal = Point(x: -station.direction.y * side, y: station.direction.x * side)
          // So far away that the box just touches the line.
          let reach = abs(normal.x) * size.x / 2 + abs(normal.y) * size.y / 2 + words.halfWidth + aside
          let center = Point(x: station.point.x + normal.x * reach, y: station.point.y + normal.y * reach)
          let box = Box(center: center, size: size)
          guard page.contains(box), obstacles.leaveFree(box, for: words.line, margins) else {
            continue
          }
          var cost = abs(station.share - 0.5) + Double(rank) * 0.3
          if normal.y < 0 { cost += 0.02 }
          // Nearer to another line than the eye likes.
          if !obstacles.leaveFree(box, for: words.line, Self.roomy) { cost += 0.4 }
          result.append(Candidate(box: box, cost: cost))
        }
      }
    }
    // Sorting is not stable by promise: the order in which they were found decides between equals.
    return result.enumerated().sorted { ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset) }
      .map(\.element)
  }

  /// How far words stand from their line, in points.
  private static let distances = [1.5, 5.0]
  private static let close = Obstacles.Margins()
  /// Better on a frame's border than nowhere.
  private static let onFrames = Obstacles.Margins(frames: nil)
  private static let roomy = Obstacles.Margins(boxes: 3, lines: 7, frames: 2, ownLine: 0.5)
}
