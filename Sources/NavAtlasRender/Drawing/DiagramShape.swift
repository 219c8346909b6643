import Graphviz

/// What decides whether a picture becomes wide or high: where its lines lead, and over how many ranks what ends a way is
/// spread.
struct DiagramShape: Hashable {
  enum Direction: String, CaseIterable {
    case right = "LR"
    case down = "TB"
  }

  var direction = Direction.right
  /// The number of ranks for the cards that end a way and that one card leads to.
  var stagger = 1

  /// All that are tried to come near to an aspect; the usual one first.
  static let all = Direction.allCases.flatMap { direction in
    [1, 2, 3, 5].map { DiagramShape(direction: direction, stagger: $0) }
  }

  /// The ranks that lines have to lead over, where more than one. Linear.
  func lengths(in diagram: Diagram) -> [String: Int] {
    guard stagger > 1 else { return [:] }
    let guides = diagram.links.filter(\.isGuide)
    let inner = Set(guides.map(\.from))
    var lengths: [String: Int] = [:]
    var counts: [String: Int] = [:]
    for link in guides where !inner.contains(link.to) {
      let position = counts[link.from, default: 0]
      counts[link.from] = position + 1
      if position % stagger > 0 { lengths[link.id] = 1 + position % stagger }
    }
    return lengths
  }
}

extension RenderOptions {
  /// The shape whose picture is nearest to an aspect. As many layouts as there are shapes, at most.
  func shape(
    of diagram: Diagram, nearest aspect: Double, _ detail: DiagramGraph.Detail
  ) throws(GraphvizError) -> DiagramShape {
    var best: (shape: DiagramShape, distance: Double)?
    for shape in engine == .dot && diagram.cards.count <= Self.fewCards ? DiagramShape.all : [] {
      let graph = DiagramGraph(
        diagram: diagram, palette: theme.palette, engine: engine, detail: detail, shape: shape
      ).graph()
      let drawn = try service.render(RenderRequest(graph, engine: engine, format: .svg, limits: limits))
      guard let size = drawn.pictureSize else { continue }
      let share = size.width / size.height / aspect
      // Over many ranks the library's curves can swing back and out of the picture.
      let distance = max(share, 1 / share) * (drawn.swingsOut(of: size) ? 2 : 1)
      if distance < best?.distance ?? .infinity { best = (shape, distance) }
      // Near enough is good enough.
      if distance < 1.1 { break }
    }
    return best?.shape ?? DiagramShape()
  }

  /// With more cards, many layouts take too long.
  private static var fewCards: Int { 600 }
}

extension Rendering {
  /// Width and height that an SVG says it has.
  fileprivate var pictureSize: (width: Double, height: Double)? {
    let head = String(decoding: bytes.prefix(2_000), as: UTF8.self)
    guard let match = head.firstMatch(of: /<svg width="([0-9.]+)pt" height="([0-9.]+)pt"/),
      let width = Double(match.output.1), let height = Double(match.output.2), height > 0
    else { return nil }
    return (width, height)
  }

  /// True where a curve is drawn by points outside of the picture.
  fileprivate func swingsOut(of size: (width: Double, height: Double)) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    let (right, top) = (size.width + Self.margin, -size.height - Self.margin)
    return text.matches(of: /<path [^>]*? d="([^"]*)"/).contains { path in
      path.output.1.split { "MC ".contains($0) }.contains { point in
        let numbers = point.split(separator: ",").compactMap { Double($0) }
        guard numbers.count == 2 else { return false }
        return numbers[0] < -Self.margin || numbers[0] > right || numbers[1] > Self.margin || numbers[1] < top
      }
    }
  }

  private static var margin: Double { 60 }
}
