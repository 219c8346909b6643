public import NavAtlasModel

/// How long screens stayed and what lay between two of them, in milliseconds: what a picture tells instead of counts.
public struct DiagramTimes: Sendable, Hashable {
  public var stays: [Screen.ID: Int]
  public var between: [MoveEnds: Int]

  public init(stays: [Screen.ID: Int], between: [MoveEnds: Int]) {
    self.stays = stays
    self.between = between
  }

  /// What the numbers of such a picture are.
  static let meaning = "median times: on a screen, and from it to the next"

  /// How long a screen stayed, in words; `nil` where that is not known.
  func stay(_ screen: Screen.ID) -> String? { stays[screen].map { DurationText.text(milliseconds: $0) } }

  /// What lay between two screens, in words; `nil` where that is not known.
  func between(_ from: Screen.ID, _ to: Screen.ID) -> String? {
    between[MoveEnds(from, to)].map { DurationText.text(milliseconds: $0) }
  }
}
