/// The state of a `NavigationStack`: root, value frames (the path), view frames, in this order.
///
/// Keeping the view frames in an array of their own is invariant I1: nothing value-based sits above one.
public struct StackState: Sendable, Hashable {
  public var root: Route
  /// The screen that a logical pop to root goes back to.
  public var logicalRoot: Screen.ID?
  /// The path, bottom first.
  public var values: [StackEntry]
  /// Frames of view-destination links, bottom first; never part of the path.
  public var views: [StackEntry]
  /// Screens on which the user cannot go back.
  public var backDisabled: Set<Screen.ID>
  /// The types with a destination in this stack; `nil` where the static model is not known.
  public var registered: Set<String>?
  /// True for stacks whose root can be exchanged (legacy `.id` reset, UIKit); false for SwiftUI and TCA.
  public var rootCanChange: Bool

  /// Creates a stack that shows its root, or the frames given.
  public init(
    root: Route, logicalRoot: Screen.ID? = nil, values: [StackEntry] = [], views: [StackEntry] = [],
    backDisabled: Set<Screen.ID> = [], registered: Set<String>? = nil, rootCanChange: Bool = true
  ) {
    self.root = root
    self.logicalRoot = logicalRoot
    self.values = values
    self.views = views
    self.backDisabled = backDisabled
    self.registered = registered
    self.rootCanChange = rootCanChange
  }

  /// The frames above the root, bottom first.
  public var entries: [StackEntry] { values + views }
  /// Every frame, the root first.
  public var frames: [Route] { [root] + entries.map(\.route) }
  /// The frame on top.
  public var top: Route { entries.last?.route ?? root }
  /// The number of frames above the root.
  public var height: Int { values.count + views.count }
}

extension StackState {
  /// Keeps the frames up to `index`, where 0 is the root.
  mutating func truncate(to index: Int) {
    views = Array(views.prefix(max(0, index - values.count)))
    values = Array(values.prefix(index))
  }

  func isRegistered(_ route: Route) -> Bool {
    registered?.contains(route.registrationKey) ?? true
  }
}
