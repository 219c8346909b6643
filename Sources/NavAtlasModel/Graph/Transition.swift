/// An edge of the navigation graph: one move that some code or control can make.
public struct Transition: Sendable, Hashable {
  /// Where a move starts.
  public enum Source: Sendable, Hashable, Comparable {
    /// On one screen.
    case screen(Screen.ID)
    /// On every screen of the transition's container (`*`): an overlay, a menu, the container's toolbar.
    case anyScreen
  }

  /// What sets the move off.
  public enum Trigger: String, Sendable, Hashable, CaseIterable {
    case user, notification, timer, error, url, system
  }

  /// How sure we are that the move exists.
  public enum Confidence: String, Sendable, Hashable, CaseIterable {
    /// Written down in a definition or in source that leaves no doubt.
    case declared
    /// Concluded from source by a chain of steps.
    case inferred
    /// Seen in recorded sessions only.
    case observed
  }

  /// By which control a selection is written (semantics 2.3-7).
  public enum Via: String, Sendable, Hashable, CaseIterable {
    /// A `List` selection or a link: the framework moves to the next column by itself.
    case link
    /// Any other control: compact width stays where it is.
    case control
    /// An action that a parent reducer or coordinator turns into the move.
    case action
  }

  public var from: Source
  /// The target; absent for the kinds that have none.
  public var to: Screen.ID?
  public var kind: TransitionKind
  /// How many frames a `pop`, or layers a `dismiss`, removes; 1 when absent.
  public var n: Int?
  /// The screens of a `pushMany`, `setPath`, `url` or `restore`, bottom first.
  public var path: [Screen.ID]
  /// The container the move happens in; every container that shows `from` when absent.
  public var container: Container.ID?
  /// For `select` and `linkAcross`: the column that holds the selection or the link.
  public var column: String?
  /// For `select`: the column the same code writes to `preferredCompactColumn`.
  public var prefer: String?
  public var via: Via?
  public var trigger: Trigger
  public var label: String?
  /// The condition under which the move happens.
  public var condition: String?
  /// True where the router goes back to the target if it is on the stack already.
  public var singleTop: Bool
  /// For `replace`: true where the root of a window or container is exchanged, and no element of a path.
  public var exchangesRoot: Bool
  /// True for what nobody writes as a move: the user's back, the tab bar, a gesture that closes a layer, a screen that
  /// is seen again. Sessions make such moves, so they count; they are no part of the app's graph.
  public var isImplicit: Bool
  public var confidence: Confidence
  /// How often recorded sessions made the move.
  public var count: Int
  /// Where the move is written.
  public var locations: [SourceLocation]
  /// Members of the graph document that this version does not know, kept for the round trip.
  public var extra: [JSONMember]

  /// Creates a transition.
  public init(
    from: Source, to: Screen.ID? = nil, _ kind: TransitionKind, n: Int? = nil, path: [Screen.ID] = [],
    container: Container.ID? = nil, column: String? = nil, prefer: String? = nil, via: Via? = nil,
    trigger: Trigger = .user, label: String? = nil, condition: String? = nil, singleTop: Bool = false,
    exchangesRoot: Bool = false, isImplicit: Bool = false, confidence: Confidence = .declared, count: Int = 0,
    locations: [SourceLocation] = [],
    extra: [JSONMember] = []
  ) {
    self.from = from
    self.to = to
    self.kind = kind
    self.n = n
    self.path = path
    self.container = container
    self.column = column
    self.prefer = prefer
    self.via = via
    self.trigger = trigger
    self.label = label
    self.condition = condition
    self.singleTop = singleTop
    self.exchangesRoot = exchangesRoot
    self.isImplicit = isImplicit
    self.confidence = confidence
    self.count = count
    self.locations = locations
    self.extra = extra
  }
}

extension Transition.Source: CustomStringConvertible {
  /// The screen's id, or `*`.
  public var description: String {
    switch self {
    case .screen(let id): id
    case .anyScreen: "*"
    }
  }
}
