/// Line art behind a drawing, anchored to the top left corner of the graph's label.
///
/// The layout reserves no room for it: the label is made as large as the art needs.
public struct Backdrop: Sendable, Hashable {
  /// A point in points (1/72 inch), to the right of and below the label's top left corner.
  public struct Point: Sendable, Hashable {
    public var x: Double
    public var y: Double

    public init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// One shape.
  public enum Shape: Sendable, Hashable {
    /// A line through the points; `dash` is a Graphviz line style (`solid`, `dashed`, `dotted`).
    case line([Point], color: String, width: Double, dash: String)
    case polygon([Point], color: String, isFilled: Bool)
    case circle(Point, radius: Double, color: String, isFilled: Bool)
  }

  public var shapes: [Shape]

  public init(_ shapes: [Shape] = []) { self.shapes = shapes }
}

extension Backdrop {
  /// How far down the shapes reach.
  var height: Double {
    shapes.flatMap { shape -> [Double] in
      switch shape {
      case .line(let points, _, _, _), .polygon(let points, _, _): points.map(\.y)
      case .circle(let center, let radius, _, _): [center.y + radius]
      }
    }.max() ?? 0
  }

  /// The shapes in Graphviz's xdot language, with the label's corner at `origin` (y upwards).
  func xdot(origin: Point) -> String {
    var text = ""
    func place(_ point: Point) -> String { "\(origin.x + point.x) \(origin.y - point.y) " }
    func counted(_ string: String) -> String { "\(string.utf8.count) -\(string) " }
    for shape in shapes {
      switch shape {
      case .line(let points, let color, let width, let dash):
        text += "c " + counted(color) + "S " + counted(dash) + "S " + counted("setlinewidth(\(width))")
        text += "L \(points.count) " + points.map(place).joined()
      case .polygon(let points, let color, let isFilled):
        text += "c " + counted(color) + "C " + counted(color) + "S " + counted("solid")
        text += "S " + counted("setlinewidth(1)")
        text += (isFilled ? "P" : "p") + " \(points.count) " + points.map(place).joined()
      case .circle(let center, let radius, let color, let isFilled):
        text += "c " + counted(color) + "C " + counted(color) + "S " + counted("solid")
        text += "S " + counted("setlinewidth(1)")
        text += (isFilled ? "E " : "e ") + place(center) + "\(radius) \(radius) "
      }
    }
    return text
  }
}
