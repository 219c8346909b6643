public import NavAtlasModel

/// Which screens and moves of an app's graph recorded sessions exercise, and what they do besides.
public struct CoverageReport: Sendable, Hashable {
  /// A screen of the graph, or one that the sessions show and the graph lacks.
  public struct ScreenUse: Sendable, Hashable {
    public var screen: Screen.ID
    public var count: Int
    /// The source line that opens it first.
    public var opener: SourceLocation?
  }

  /// A move of the graph.
  public struct TransitionUse: Sendable, Hashable {
    public var transition: Transition
    public var count: Int
  }

  /// Two moves one after the other.
  public struct Pair: Sendable, Hashable {
    public var first: Transition
    public var second: Transition
  }

  /// A move that the sessions make and the graph lacks.
  public struct Ghost: Sendable, Hashable {
    public var transition: Transition
    public var count: Int
    /// Where the log has it first.
    public var location: SourceLocation?
  }

  /// A way into the app by a URL or a notification.
  public struct EntryUse: Sendable, Hashable {
    public var entry: Entry
    public var count: Int
  }

  public var sessions: Int
  /// The screens of the graph, by id.
  public var screens: [ScreenUse]
  /// Screens that only the sessions have, by id.
  public var unknownScreens: [ScreenUse]
  /// In the order of the graph.
  public var transitions: [TransitionUse]
  /// How many pairs of moves the graph has: one into a screen, and one out of it.
  public var possiblePairs: Int
  /// The pairs that were exercised, in the order of the graph.
  public var pairs: [Pair]
  public var entries: [EntryUse]
  /// The most frequent first.
  public var ghosts: [Ghost]

  /// Replays every session and counts what it exercises. O(n · h) for n events on stacks of height h.
  public init(_ sessions: [Session], of graph: NavigationGraph) {
    var tally = CoverageTally(graph)
    let moves = StaticMoves(graph)
    for session in sessions {
      var replay = SessionReplay(against: graph, moves: moves, isDeclared: true)
      tally.begin()
      for event in session.events { tally.add(replay.apply(event)) }
    }
    self = tally.report(sessions.count)
  }

  init(
    sessions: Int, screens: [ScreenUse], unknownScreens: [ScreenUse], transitions: [TransitionUse],
    possiblePairs: Int, pairs: [Pair], entries: [EntryUse], ghosts: [Ghost]
  ) {
    self.sessions = sessions
    self.screens = screens
    self.unknownScreens = unknownScreens
    self.transitions = transitions
    self.possiblePairs = possiblePairs
    self.pairs = pairs
    self.entries = entries
    self.ghosts = ghosts
  }
}

extension CoverageReport {
  /// How much of one kind of thing was exercised.
  public struct Share: Sendable, Hashable {
    public var name: String
    public var covered: Int
    public var total: Int

    /// 0 to 100; 100 of nothing.
    public var percent: Double { total == 0 ? 100 : Double(covered) * 100 / Double(total) }
  }

  /// Screens, transitions, pairs of transitions and deep links, in this order.
  public var shares: [Share] {
    [
      Share(name: "screens", covered: screens.count { $0.count > 0 }, total: screens.count),
      Share(name: "transitions", covered: transitions.count { $0.count > 0 }, total: transitions.count),
      Share(name: "pairs", covered: pairs.count, total: possiblePairs),
      Share(name: "links", covered: entries.count { $0.count > 0 }, total: entries.count),
    ]
  }
}
