public import NavAtlasModel

/// The states that one split view of an app can be in, both as columns and as the stack that they collapse into, with what
/// leads from each to which: for trying by hand what the state model decides.
public struct SplitLaboratory: Sendable, Hashable {
  /// A state; the split view launches in the first.
  public struct State: Sendable, Hashable {
    /// What each column shows, its root first.
    public var columns: [[Screen.ID]]
    /// What each column has selected.
    public var selections: [String?]
    /// The same state in compact width, the lowest frame first.
    public var collapsed: [Frame]
    public var steps: [Step]
  }

  /// A frame of a collapsed split view.
  public struct Frame: Sendable, Hashable {
    public var column: Int
    public var screen: Screen.ID
  }

  /// What can be done in a state.
  public struct Step: Sendable, Hashable {
    /// In which width class it is done.
    public var profile: Profile
    /// The kind of move; `nil` for the user's back.
    public var kind: TransitionKind?
    /// The screen on which it is done.
    public var from: Screen.ID
    public var to: Screen.ID?
    /// What is selected, for selections.
    public var value: String?
    /// The place of the state that it leads to; `nil` where it cannot be done, or beyond the limit.
    public var state: Int?
    /// Why it cannot be done.
    public var refusal: String?
  }

  public var container: Container.ID
  public var name: String
  public var columns: [String]
  public var states: [State]
  /// True where there are more states than were looked at.
  public var isTruncated: Bool

  public static let usualLimit = 120
  /// Stacks that are higher are not looked at: nothing new happens in them.
  public static let heightLimit = 3

  /// The laboratories of an app's split views, in the order of the graph.
  ///
  /// - Parameter limit: the most states of each.
  public static func all(of graph: NavigationGraph, limit: Int = usualLimit) -> [SplitLaboratory] {
    graph.containers.compactMap { container in
      guard case .split(let split) = container.body, split.columns.count > 1 else { return nil }
      var search = LaboratorySearch(container, split, in: graph, limit: limit)
      return search.laboratory()
    }
  }
}
