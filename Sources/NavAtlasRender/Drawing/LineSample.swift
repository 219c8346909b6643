import Graphviz

/// A short piece of a link for the legend: its pen and its arrowhead.
struct LineSample {
  let style: LinkStyle
  let color: String
  /// Points.
  let length: Double

  /// - Parameter start: the left end, on the line.
  func shapes(at start: Backdrop.Point) -> [Backdrop.Shape] {
    let head = 7.0
    let tip = Backdrop.Point(start.x + length, start.y)
    let neck = Backdrop.Point(tip.x - head, tip.y)
    let line = Backdrop.Shape.line([start, neck], color: color, width: style.width, dash: style.dash)
    func triangle(_ half: Double) -> [Backdrop.Point] {
      [Backdrop.Point(neck.x, neck.y + half), tip, Backdrop.Point(neck.x, neck.y - half)]
    }
    switch style.head {
    case "dot", "odot":
      let center = Backdrop.Point(tip.x - head / 2, tip.y)
      return [line, .circle(center, radius: 2.8, color: color, isFilled: style.head == "dot")]
    case "vee":
      let barbs = [
        Backdrop.Point(neck.x - 1, neck.y + 3), tip, Backdrop.Point(neck.x - 1, neck.y - 3),
        Backdrop.Point(neck.x + 2, neck.y),
      ]
      return [line, .polygon(barbs, color: color, isFilled: true)]
    case "diamond":
      let middle = tip.x - head / 2
      let points = [
        neck, Backdrop.Point(middle, neck.y + 2.6), tip, Backdrop.Point(middle, neck.y - 2.6),
      ]
      return [line, .polygon(points, color: color, isFilled: true)]
    case "box":
      let corners = [
        Backdrop.Point(neck.x + 1, neck.y + 2.6), Backdrop.Point(tip.x - 1, neck.y + 2.6),
        Backdrop.Point(tip.x - 1, neck.y - 2.6), Backdrop.Point(neck.x + 1, neck.y - 2.6),
      ]
      return [line, .polygon(corners, color: color, isFilled: true)]
    case "onormal": return [line, .polygon(triangle(2.8), color: color, isFilled: false)]
    default: return [line, .polygon(triangle(2.6), color: color, isFilled: true)]
    }
  }
}
