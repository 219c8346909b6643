public import NavAtlasModel

/// Everything the analyses know about one screen in one profile (semantics 5).
public struct ScreenMeasure: Sendable, Hashable {
  public var screen: Screen.ID
  /// False where no entry leads to the screen; all other measures are then empty.
  public var isReachable = false
  /// The least index in any reachable stack of its container, 0 for a root.
  public var minDepth: Int?
  /// The greatest number of growth steps on a simple path (no screen twice); `nil` if only bounds are known.
  /// Where ``isUnbounded`` holds, stacks with repeated screens are higher still.
  public var maxDepth: Int?
  /// The bounds, where the exact figure would take too long.
  public var maxDepthBounds: ClosedRange<Int>?
  /// True where stacks with this screen can be arbitrarily high.
  public var isUnbounded = false
  /// The least number of modal layers below.
  public var layerDepth: Int?
  /// Heights of all layers and their number, for the plan that minimises the sum.
  public var totalDepth: Int?
  /// The lexicographically least of the lowest stacks with the screen on top; at most
  /// ``BackPlan/stepLimit`` frames of it, root first.
  public var canonicalStack: [Screen.ID] = []
  /// The cheapest way from the canonical stack to the root of the base layer; `nil` for a trap.
  public var popToRoot: BackPlan?
  /// The cheapest way to the logical root, where the canonical stack has one.
  public var popToLogicalRoot: BackPlan?
  /// The steps from the highest stack; `nil` where they grow with its height, or for a trap.
  public var worstSteps: Int?
  /// True where the way from a higher stack takes more steps without end.
  public var isWorstUnbounded = false
  /// The steps with the back button alone: the height of the canonical stack.
  public var withoutShortcuts: Int?
  /// True where the canonical stack has no way to its root.
  public var isTrap = false
  /// For a trap: how it goes on; `nil` where nothing leaves the screen.
  public var wayOn: WayOn?
  /// True where no transition leaves the screen.
  public var isDeadEnd = false
  /// How many transitions lead to the screen and away from it, self-loops included.
  public var inDegree = 0
  public var outDegree = 0
  /// The screens that every way from launch passes first (its dominators), in order.
  public var mustPass: [Screen.ID] = []
  /// True where taking the screen away would cut others off.
  public var isArticulation = false

  /// True where a URL, a notification or a restored state leads through the screen.
  public var hasEntry = false

  init(_ screen: Screen.ID) { self.screen = screen }
}

extension ScreenMeasure {
  /// True for a trap that nothing leaves: neither a way on nor one to the logical root.
  public var isDeadlock: Bool { isTrap && wayOn == nil && (popToLogicalRoot?.count ?? 0) == 0 }
}

/// The shortest way forward from a screen that has no way back.
public struct WayOn: Sendable, Hashable {
  /// The screens it passes, up to the one from which there is a way to the root, or one step where there is none.
  public var screens: [Screen.ID]
  /// The way back from there; `nil` where no way forward was found, within a budget, that ends the trap.
  public var back: BackPlan?
}

/// The measures of a graph in one profile.
public struct GraphMeasures: Sendable, Hashable {
  /// One measure for each screen, in the graph's order.
  public var screens: [ScreenMeasure]
  /// For each component of the growth graph that grows, its shortest cycle, closed.
  public var growthCycles: [[Screen.ID]]
  /// For each cycle the screens of its component, sorted.
  public var growthComponents: [[Screen.ID]]
  /// True where a budget ended a search: cycles may not be the shortest, depths are bounds.
  public var isTruncated: Bool

  /// The measure of a screen.
  public subscript(screen: Screen.ID) -> ScreenMeasure? { screens.first { $0.screen == screen } }
}
