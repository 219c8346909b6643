/// The points where the platform's behaviour is assumed, not documented (semantics section 8).
public struct StateAssumptions: Sendable, Hashable {
  /// How `preferredCompactColumn` decides the top column (A1).
  public enum PreferRule: String, Sendable, Hashable, CaseIterable {
    /// At least that column.
    case floor
    /// Exactly that column.
    case exact
  }

  public var preferRule: PreferRule
  /// A non-empty path makes its column useful even without a selection (A2).
  public var pathMakesUseful: Bool
  /// Going back from a column's root clears the selection before it (A3).
  public var backClearsSelection: Bool
  /// A new selection clears the selections of later columns (A4).
  public var selectClearsLaterSelections: Bool
  /// Columns between the first and the top one are part of the collapsed stack (A5).
  public var intermediateColumns: Bool
  /// Tapping the selected tab again pops it to its root (U6).
  public var tabReselectPops: Bool

  /// Creates a set of assumptions; the defaults are those of the specification.
  public init(
    preferRule: PreferRule = .floor, pathMakesUseful: Bool = true, backClearsSelection: Bool = true,
    selectClearsLaterSelections: Bool = true, intermediateColumns: Bool = true, tabReselectPops: Bool = false
  ) {
    self.preferRule = preferRule
    self.pathMakesUseful = pathMakesUseful
    self.backClearsSelection = backClearsSelection
    self.selectClearsLaterSelections = selectClearsLaterSelections
    self.intermediateColumns = intermediateColumns
    self.tabReselectPops = tabReselectPops
  }
}
