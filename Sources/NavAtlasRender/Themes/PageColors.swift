/// The colours of pages around pictures, as style sheets have them: a variable for each role, light, dark, or as the
/// reader's system is; and the colours of ``PagePicture``, which follow.
public enum PageColors {
  /// The variables: `--canvas`, `--cardName`. `data-theme` on the root overrides the system's scheme.
  public static var variables: String {
    let (light, dark) = (text(LightTheme.colors), text(DarkTheme.colors))
    return """
      :root{color-scheme:light;\(light)}
      @media (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;\(dark)}}
      :root[data-theme=dark]{color-scheme:dark;\(dark)}

      """
  }

  /// What makes the elements of a picture take the variables.
  public static var rules: String {
    ColorRole.allCases.map { role in
      let color = LightTheme.colors[role]
      let name = role.rawValue
      return "[fill=\"\(color)\"]{fill:var(--\(name))}[stroke=\"\(color)\"]{stroke:var(--\(name))}"
    }.joined(separator: "\n") + "\n"
  }

  /// The family of the letters in pictures.
  public static var fontFamily: String { Typeface.text }

  private static func text(_ palette: Palette) -> String {
    ColorRole.allCases.map { "--\($0.rawValue):\(palette[$0])" }.joined(separator: ";")
  }
}
