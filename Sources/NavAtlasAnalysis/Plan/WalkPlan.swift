public import NavAtlasModel

/// What walks are to cover.
public enum WalkCover: String, Sendable, Hashable, CaseIterable {
  /// Every move of the graph.
  case transitions
  /// Every two moves of which one follows the other at once.
  case pairs
  /// A change of the width, there and back, at everything that a split view shows.
  case collapse
}

/// Something that a walk covers.
public enum WalkGoal: Sendable, Hashable {
  /// The move of that index in the graph.
  case transition(Int)
  /// Two moves of the graph.
  case pair(Int, Int)
  /// The width changes to a profile while a split view shows these screens.
  case width(Profile, container: Container.ID, screens: [Screen.ID])
}

/// One thing that is done in a walk.
public struct WalkStep: Sendable, Hashable {
  /// What is done: a move of the graph, or a control of the platform.
  public enum Action: Sendable, Hashable {
    case transition(Int)
    case control(WalkControl)
  }

  public var action: Action
  /// The screen that it is done on.
  public var from: Screen.ID
  /// What the user sees afterwards, a split view's columns one after the other.
  public var shows: [Screen.ID]
  /// What it does to the state.
  public var operations: [AddressedOperation]
  /// What it covers for the first time.
  public var covers: [WalkGoal]
}

/// A way through the app that begins with a launch.
public struct Walk: Sendable, Hashable {
  /// The entry that opens the app; `nil` for a graph without any.
  public var entry: Entry?
  /// What the app shows before the entry does anything.
  public var launch: NavigationState
  /// What a link, a notification or a saved state does then.
  public var opening: [AddressedOperation]
  /// What the user sees first.
  public var shows: [Screen.ID]
  public var steps: [WalkStep]
}

/// The fewest walks that cover what is wanted.
public struct WalkPlan: Sendable {
  /// What is wanted and in no walk, and why.
  public struct Missed: Sendable, Hashable {
    public var goal: WalkGoal
    public var reason: String
  }

  public var graph: NavigationGraph
  public var cover: WalkCover
  public var profile: Profile
  public var walks: [Walk]
  /// What the walks cover, in the order of the graph.
  public var covered: [WalkGoal]
  public var missed: [Missed]
  /// No fewer walks can do.
  public var lowerBound: Int
  /// How many states were looked at, and whether those are all.
  public var states: Int
  public var isComplete: Bool
  /// The most frames on a stack that was looked at, where there could be more.
  public var heightLimit: Int?

  /// True where fewer walks cannot cover the same.
  public var isMinimal: Bool { walks.count <= lowerBound }
  public var steps: Int { walks.reduce(0) { $0 + $1.steps.count } }
}

/// How walks are looked for.
public struct WalkOptions: Sendable, Hashable {
  public var cover: WalkCover
  public var profile: Profile
  /// The moves that are to be covered; all where nil.
  public var only: Set<Int>?
  /// The most steps of one walk; any number where nil.
  public var stepLimit: Int?
  /// The most states to look at beyond those that are needed to see every screen.
  public var budget: Int
  /// The most frames above a root; as many as the graph's own moves need where nil.
  public var heightLimit: Int?

  public init(
    cover: WalkCover = .transitions, profile: Profile = .regular, only: Set<Int>? = nil,
    stepLimit: Int? = nil, budget: Int = 20_000, heightLimit: Int? = nil
  ) {
    self.cover = cover
    self.profile = profile
    self.only = only
    self.stepLimit = stepLimit
    self.budget = budget
    self.heightLimit = heightLimit
  }
}
