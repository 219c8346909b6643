/// The pen of a kind of link: kinds differ in dash and arrowhead as well as in colour.
struct LinkStyle {
  /// A Graphviz line style.
  var dash = "solid"
  /// A Graphviz arrowhead.
  var head = "normal"
  /// Points.
  var width = 1.3

  static func style(of role: LinkRole) -> LinkStyle { all[role] ?? LinkStyle() }

  private static let all: [LinkRole: LinkStyle] = [
    .entry: LinkStyle(dash: "dotted", width: 1.5),
    .tab: LinkStyle(head: "dot"),
    .select: LinkStyle(head: "vee"),
    .push: LinkStyle(),
    .replace: LinkStyle(head: "diamond"),
    .sheet: LinkStyle(dash: "dashed", head: "onormal"),
    .cover: LinkStyle(head: "normal", width: 2.1),
    .popover: LinkStyle(dash: "dashed", head: "odot"),
    .back: LinkStyle(head: "vee", width: 0.9),
    .root: LinkStyle(dash: "dashed", head: "vee", width: 1),
    .reset: LinkStyle(dash: "dashed", head: "box", width: 1),
  ]

  /// How firmly the pen is set down: what is not declared is paler, what is not declared at all is dotted.
  func founded(on evidence: Link.Evidence, color: String) -> (style: LinkStyle, color: String) {
    var style = self
    switch evidence {
    case .declared: return (style, color)
    case .inferred: return (style, color + "a0")
    case .unseen: return (style, color + "60")
    case .observed:
      style.dash = "dotted"
      return (style, color)
    }
  }

  /// The pen of a link that tells a change: what came is dashed, what went is dotted, and the largest is the widest.
  func telling(_ change: LinkChange) -> LinkStyle {
    var style = self
    style.width = [.steady, .same].contains(change.kind) ? 0.8 : 1.4 + 3.4 * change.size.squareRoot()
    switch change.kind {
    case .appeared: style.dash = "dashed"
    case .vanished: style.dash = "dotted"
    case .grew, .shrank, .altered, .touched, .steady, .same: style.dash = "solid"
    }
    return style
  }

  /// A wider pen draws a larger head, which this takes back.
  static func headSize(width: Double) -> Double { max(0.3, 0.72 - 0.1 * (width - 1.2)) }

  /// The width for a share of the traffic: its root, so that the eye compares areas.
  func width(traffic: Double?) -> Double {
    guard let traffic else { return width }
    return 0.9 + 3.6 * traffic.squareRoot()
  }
}
