/// The style sheet of an SVG: the colours of a dark system, where the theme has them.
struct StyleSheet {
  let text: String

  init(_ theme: any Theme, for diagram: Diagram) {
    guard let dark = theme.darkPalette else {
      text = ""
      return
    }
    let light = theme.palette
    // Few pictures compare.
    let unused = diagram.changes.isEmpty ? Set(LinkChange.Kind.allCases.map(\.color)) : []
    var rules = ""
    for role in ColorRole.allCases where light[role] != dark[role] && !unused.contains(role) {
      rules +=
        "[fill=\"\(light[role])\"]{fill:\(dark[role])}[stroke=\"\(light[role])\"]{stroke:\(dark[role])}"
    }
    text = "<style>@media (prefers-color-scheme: dark){\(rules)}</style>\n"
  }
}
