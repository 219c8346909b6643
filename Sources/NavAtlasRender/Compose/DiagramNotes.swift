public import NavAtlasModel

/// What analyses found out about a graph, as far as a picture shows it.
public struct DiagramNotes: Sendable, Hashable {
  /// The least number of frames below a screen.
  public var depth: [Screen.ID: Int]
  public var unreachable: Set<Screen.ID>
  /// Screens that nothing leads to that was read, of an app whose source was not followed everywhere.
  public var unfollowed: Set<Screen.ID> = []
  /// Screens that nothing at all leads away from.
  public var traps: Set<Screen.ID>
  /// Screens that have a way on, and none back.
  public var oneWay: Set<Screen.ID>
  public var deadEnds: Set<Screen.ID>
  /// Screens whose stack can grow without end.
  public var unbounded: Set<Screen.ID>
  /// The profile that the graph is of.
  public var profile: Profile?
  /// How the use of moves changed, where two sets of sessions are compared; moves without a change are steady.
  public var changes: [MoveEnds: LinkChange]?
  /// What moves without a change are.
  public var unchanged = LinkChange.Kind.steady
  /// The screens that an older version of the app does not have, or has otherwise.
  public var screenChanges: [Screen.ID: LinkChange.Kind] = [:]
  /// The screen that the picture is about.
  public var focus: Screen.ID?
  /// What filters left out, such as `edges 40 of 212`.
  public var hidden: [String]
  /// What is told instead of counts, where times are asked for.
  public var times: DiagramTimes?
  /// How many moves of equal tab views are drawn as one with others; they count all the same.
  var movesDrawnOnce = 0
  /// True for a part of a graph whose depths are measured in the whole.
  public var isPart = false

  public init(
    depth: [Screen.ID: Int] = [:], unreachable: Set<Screen.ID> = [], traps: Set<Screen.ID> = [],
    oneWay: Set<Screen.ID> = [],
    deadEnds: Set<Screen.ID> = [], unbounded: Set<Screen.ID> = [], profile: Profile? = nil,
    changes: [MoveEnds: LinkChange]? = nil, focus: Screen.ID? = nil, hidden: [String] = []
  ) {
    self.depth = depth
    self.unreachable = unreachable
    self.traps = traps
    self.oneWay = oneWay
    self.deadEnds = deadEnds
    self.unbounded = unbounded
    self.profile = profile
    self.changes = changes
    self.focus = focus
    self.hidden = hidden
  }
}

/// The screens that a move goes from and to.
public struct MoveEnds: Sendable, Hashable {
  public var from: Screen.ID
  public var to: Screen.ID

  public init(_ from: Screen.ID, _ to: Screen.ID) {
    self.from = from
    self.to = to
  }
}
