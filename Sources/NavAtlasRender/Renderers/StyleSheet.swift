/// The style sheet of an SVG: the colours of a dark system, where the theme has them.
struct StyleSheet {
  let text: String

  init(_ theme: any Theme) {
    guard let dark = theme.darkPalette else {
      text = ""
      return
    }
    let light = theme.palette
    var rules = ""
    for role in ColorRole.allCases where light[role] != dark[role] {
      rules +=
        "[fill=\"\(light[role])\"]{fill:\(dark[role])}[stroke=\"\(light[role])\"]{stroke:\(dark[role])}"
    }
    text = "<style>@media (prefers-color-scheme: dark){\(rules)}</style>\n"
  }
}
