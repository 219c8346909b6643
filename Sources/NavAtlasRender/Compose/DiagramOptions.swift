/// What a picture should show.
public struct DiagramOptions: Sendable, Hashable {
  /// Whether containers or modules are drawn as one card each.
  public enum Folding: Sendable, Hashable {
    /// Containers, where there are more screens than ``DiagramOptions/automaticFolding``.
    case automatic
    case never, containers, modules
  }

  /// The title; the graph's name when absent.
  public var title: String?
  public var folding: Folding
  /// The number of screens from which `automatic` folds.
  public var automaticFolding: Int
  /// How many ways back to one screen are drawn as lines; where there are more they become badges.
  public var backLinksPerTarget: Int
  /// In a dense picture, how many lines may lead to one screen; where there are more, the first is drawn and the
  /// others are counted on the card. `nil` draws all.
  public var linksPerTarget: Int?
  /// Of a log that tells nothing of stacks: the share of the traffic, from 0 to 1, that the drawn moves carry; `nil` draws
  /// all.
  public var traffic: Double? = 0.8

  public init(
    title: String? = nil, folding: Folding = .automatic, automaticFolding: Int = 150,
    backLinksPerTarget: Int = 2, linksPerTarget: Int? = 3
  ) {
    self.title = title
    self.folding = folding
    self.automaticFolding = automaticFolding
    self.backLinksPerTarget = backLinksPerTarget
    self.linksPerTarget = linksPerTarget
  }
}
