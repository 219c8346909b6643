/// Light, or dark where the reader's system is: one SVG for both.
public struct AutoTheme: Theme {
  public init() {}
  public var id: String { "auto" }
  public var palette: Palette { LightTheme.colors }
  public var darkPalette: Palette? { DarkTheme.colors }
}
