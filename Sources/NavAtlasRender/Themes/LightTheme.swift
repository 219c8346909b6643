/// Dark on a near-white canvas.
///
/// The colours of links were chosen so that they stay apart under simulated protanopia, deuteranopia and tritanopia as
/// far as eleven can; their dashes and arrowheads differ as well.
/// No two roles share a value: ``AutoTheme`` finds the roles again by it.
public struct LightTheme: Theme {
  public init() {}
  public var id: String { "light" }
  public var palette: Palette { Self.colors }
  public var darkPalette: Palette? { nil }

  static let colors = Palette([
    .canvas: "#f8fafc", .title: "#0f172a", .subtitle: "#64748b", .legend: "#475569",
    .card: "#ffffff", .cardFrame: "#cbd5e1", .cardName: "#111827", .cardDetail: "#6b7280",
    .quietCard: "#f9fafb", .quietFrame: "#b6c2d1", .rootCard: "#fefeff", .rootFrame: "#94a3b8",
    .warningCard: "#fffaf0", .warningFrame: "#e0a93b", .problemCard: "#fff5f5", .problemFrame: "#d9534a",
    .chip: "#eef2f6", .chipText: "#52606f", .countText: "#334155", .track: "#e5eaf0", .bar: "#7d93ad",
    .warningChip: "#fdecc8", .warningText: "#7a4d05", .problemChip: "#fde0de", .problemText: "#9b1c12",
    .group: "#f1f5f9", .groupFrame: "#dde4ec", .innerGroup: "#fafcfd", .innerFrame: "#e2e8f1",
    .groupTitle: "#1e293b", .groupCaption: "#7b8798",
    .pill: "#e8edf3", .pillFrame: "#c3cedb", .pillText: "#3f4c5c",
    .linkLabel: "#5b6778", .focus: "#0e8fc4",
    .entry: "#b47c01", .tab: "#2f7fe8", .select: "#00815e", .push: "#46546a", .replace: "#735b00",
    .sheet: "#5330a0", .cover: "#8a1846", .popover: "#9a6cc0", .back: "#8b98a9", .root: "#a3160f",
    .reset: "#cd6b44",
    .grew: "#0b5cad", .shrank: "#d4550a", .altered: "#8a5a00", .steady: "#a3afbf",
  ])
}
