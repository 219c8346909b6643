/// A set of colours for pictures.
public protocol Theme: Sendable {
  /// What the user calls it.
  var id: String { get }
  /// The colours that are drawn.
  var palette: Palette { get }
  /// The colours that replace them where the reader's system is dark; only formats with style sheets can do it.
  var darkPalette: Palette? { get }
}

/// All themes.
public enum Themes {
  public static let all: [any Theme] = [LightTheme(), DarkTheme(), AutoTheme()]

  /// The theme of that id.
  public static func named(_ id: String) -> (any Theme)? { all.first { $0.id == id } }
}
