/// Settings of the analyses.
public struct AnalysisOptions: Sendable, Hashable {
  /// The largest strongly connected component whose longest paths are searched exhaustively (semantics 5.2).
  public var exactComponentSize: Int
  /// How many steps the search for longest paths may take in all, before bounds have to do.
  public var stepBudget: Int
  /// True where a long press on the back button offers every frame below (semantics 5.3 c).
  public var backMenu: Bool

  /// Creates options; the defaults are those of the specification.
  public init(exactComponentSize: Int = 18, stepBudget: Int = 200_000_000, backMenu: Bool = false) {
    self.exactComponentSize = exactComponentSize
    self.stepBudget = stepBudget
    self.backMenu = backMenu
  }
}
