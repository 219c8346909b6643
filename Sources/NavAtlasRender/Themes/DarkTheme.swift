/// Light on a near-black canvas.
public struct DarkTheme: Theme {
  public init() {}
  public var id: String { "dark" }
  public var palette: Palette { Self.colors }
  public var darkPalette: Palette? { nil }

  static let colors = Palette([
    .canvas: "#0b1120", .title: "#f1f5f9", .subtitle: "#94a3b8", .legend: "#b6c2d2",
    .card: "#1b2638", .cardFrame: "#3d4c63", .cardName: "#eef2f7", .cardDetail: "#95a3b8",
    .quietCard: "#141d2e", .quietFrame: "#42516a", .rootCard: "#1c283b", .rootFrame: "#64748b",
    .warningCard: "#2b2414", .warningFrame: "#a87d22", .problemCard: "#331b1e", .problemFrame: "#c9534b",
    .chip: "#2a374c", .chipText: "#a9b6c8", .countText: "#cbd5e1", .track: "#2c394e", .bar: "#6f87a8",
    .warningChip: "#4a3910", .warningText: "#f5cf7a", .problemChip: "#552024", .problemText: "#f8b0aa",
    .group: "#111a2b", .groupFrame: "#25324a", .innerGroup: "#0e1627", .innerFrame: "#222e44",
    .groupTitle: "#e2e8f0", .groupCaption: "#7f8da3",
    .pill: "#243147", .pillFrame: "#42526b", .pillText: "#c5d0de",
    .linkLabel: "#a3b0c2", .focus: "#38c2f5",
    .entry: "#c08a10", .tab: "#4998f9", .select: "#2fe0b0", .push: "#b4c2d6", .replace: "#f0d080",
    .sheet: "#c9a6fa", .cover: "#e0457a", .popover: "#a566c0", .back: "#74839a", .root: "#f39b7d",
    .reset: "#c05f38",
    .grew: "#5db2ff", .shrank: "#ff8a3c", .altered: "#e3b341", .steady: "#526077",
  ])
}
