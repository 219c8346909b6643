/// What a colour is for.
public enum ColorRole: String, Sendable, Hashable, CaseIterable {
  case canvas, title, subtitle, legend
  case card, cardFrame, cardName, cardDetail, quietCard, quietFrame, rootCard, rootFrame
  case warningCard, warningFrame, problemCard, problemFrame
  case chip, chipText, countText, track, bar, warningChip, warningText, problemChip, problemText
  case group, groupFrame, innerGroup, innerFrame, groupTitle, groupCaption
  case pill, pillFrame, pillText
  case linkLabel, focus
  case entry, tab, select, push, replace, sheet, cover, popover, back, root, reset
  case grew, shrank, altered, steady
}

/// One colour, `#rrggbb`, for every role.
public struct Palette: Sendable, Hashable {
  private let colors: [ColorRole: String]
  private let linkColors: [LinkRole: String]

  /// Creates a palette; a role that is not named is drawn in mid-grey.
  public init(_ colors: [ColorRole: String]) {
    self.colors = colors
    linkColors = Dictionary(
      LinkRole.allCases.compactMap { role in
        (role == .move ? .push : ColorRole(rawValue: role.rawValue)).flatMap { colors[$0] }.map { (role, $0) }
      }, uniquingKeysWith: { first, _ in first })
  }

  public subscript(role: ColorRole) -> String { colors[role] ?? "#808080" }

  /// The colour of a kind of link.
  public subscript(role: LinkRole) -> String { linkColors[role] ?? "#808080" }
}
