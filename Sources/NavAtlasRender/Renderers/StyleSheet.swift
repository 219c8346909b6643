/// The style sheet of an SVG: halos around words on lines, and the colours of a dark system, where the theme has them.
struct StyleSheet {
  let text: String

  init(_ theme: any Theme, for diagram: Diagram) {
    let light = theme.palette
    let halo = Self.halo(light)
    guard let dark = theme.darkPalette else {
      text = "<style>\(halo)</style>\n"
      return
    }
    // Few pictures compare.
    let unused = diagram.changes.isEmpty ? Set(LinkChange.Kind.allCases.map(\.color)) : []
    var rules = ""
    for role in ColorRole.allCases where light[role] != dark[role] && !unused.contains(role) {
      rules +=
        "[fill=\"\(light[role])\"]{fill:\(dark[role])}[stroke=\"\(light[role])\"]{stroke:\(dark[role])}"
    }
    text = "<style>\(halo)@media (prefers-color-scheme: dark){\(Self.halo(dark))\(rules)}</style>\n"
  }

  /// Words on a line stay readable where another line passes behind them.
  private static func halo(_ palette: Palette) -> String {
    ".link text{paint-order:stroke;stroke:\(palette[.canvas]);stroke-width:3px;stroke-linejoin:round}"
  }
}
