public import NavAtlasModel

/// What recorded sessions say about an app: the screens they showed and the moves they made, with counts.
public struct TraceGraph: Sendable, Hashable {
  /// The observed graph.
  public var fragment: GraphFragment
  /// How often each code was diagnosed, by code.
  public var codes: [TraceCode: Int]
  public var sessions: Int
  public var events: Int
  /// How many of them were there twice, and count once.
  public var duplicates: Int
  /// How long screens stayed, where that was asked for.
  public var times: MoveTimes?
  /// The sessions one by one, where that was asked for.
  public var recorded: RecordedSessions?

  /// Replays every session, against the static graph if there is one.
  ///
  /// - Parameter idleGap: milliseconds without an event after which a session of the same key is another one.
  ///
  /// - Parameter measuresTimes: whether ``times`` are wanted.
  /// - Parameter kept: how much of the sessions themselves is wanted.
  ///
  /// O(n · h) for n events on stacks of height h.
  public init(
    _ events: [TraceEvent], against graph: NavigationGraph? = nil, name: String = "", idleGap: Int64? = nil,
    measuresTimes: Bool = false, kept: RecordedSessions.Limit? = nil
  ) {
    let sessions = Session.group(events, idleGap: idleGap)
    times = measuresTimes ? MoveTimes(sessions) : nil
    recorded = kept.map { RecordedSessions(sessions, against: graph, limit: $0) }
    let guess = graph == nil ? ObservedContainers(sessions).graph : nil
    let moves = StaticMoves(graph)
    var collector = Collector()
    for session in sessions {
      if session.disorder > 0 { collector.codes[.clock, default: 0] += session.disorder }
      var replay = SessionReplay(against: graph ?? guess, moves: moves, isDeclared: graph != nil)
      collector.begin()
      for event in session.events { collector.add(replay.apply(event)) }
    }
    var observed = collector.graph(name)
    observed.containers = guess?.containers ?? []
    // Where a static graph says how the app starts, the sessions' first screens add nothing.
    if let entries = guess?.entries, !entries.isEmpty { observed.entries = entries }
    if graph?.entries.isEmpty == false { observed.entries = [] }
    // Which screen followed which is all that was seen; that it was pushed is a guess.
    if graph == nil, events.allSatisfy({ $0.kind == .screen }) {
      for index in observed.transitions.indices { observed.transitions[index].confidence = .inferred }
    }
    fragment = GraphFragment(origin: .observed, graph: observed)
    codes = collector.codes
    self.sessions = sessions.count
    self.events = events.count
    duplicates = sessions.reduce(0) { $0 + $1.duplicates }
  }
}

private struct Collector {
  var codes: [TraceCode: Int] = [:]
  private var screens: [Screen.ID: Int] = [:]
  private var transitions: [Transition: Int] = [:]
  private var launches: [Screen.ID: Int] = [:]
  /// The screen that the session showed last.
  private var previous: Screen.ID?

  /// A session begins.
  mutating func begin() { previous = nil }

  mutating func add(_ step: SessionReplay.Step) {
    for diagnosis in step.diagnoses { codes[diagnosis.code, default: 0] += 1 }
    guard let screen = step.event.screen, !screen.isEmpty else { return }
    screens[screen, default: 0] += 1
    if step.from == nil { launches[screen, default: 0] += 1 }
    if let previous { transitions[step.passage(from: previous, to: screen), default: 0] += 1 }
    previous = screen
  }

  func graph(_ name: String) -> NavigationGraph {
    let moves = transitions.map { transition, count in
      var counted = transition
      counted.count = count
      return counted
    }
    var mentioned = Set(screens.keys)
    for move in moves { mentioned.formUnion(move.path) }
    let first = launches.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    return NavigationGraph(
      name: name, screens: mentioned.sorted().map { Screen(id: $0, count: screens[$0] ?? 0) },
      transitions: moves.sorted { $0.sortKey < $1.sortKey },
      entries: first.map { [Entry(screen: $0)] } ?? [])
  }
}

extension SessionReplay.Step {
  /// The transition that the step is, or an implicit one for what is no move of an app's graph: as many as there are
  /// screens that follow another one, whatever the model makes of them.
  fileprivate func passage(from previous: Screen.ID, to screen: Screen.ID) -> Transition {
    transition
      ?? Transition(
        from: .screen(previous), to: screen, previous == screen ? .replace : event.kind.implicitMove,
        isImplicit: true, confidence: .observed)
  }
}

extension TraceEvent.Kind {
  /// What the event does where it is no move of an app's graph and shows another screen.
  fileprivate var implicitMove: TransitionKind {
    switch self {
    case .launch, .gap: .resetRoot
    case .selectTab: .tab
    default: .popTo
    }
  }
}

extension Transition {
  fileprivate var sortKey: String {
    [
      from.description, kind.rawValue, to ?? "", path.joined(separator: "\u{1}"), n.map(String.init) ?? "",
      column ?? "", isImplicit ? "implicit" : "", trigger.rawValue,
    ]
    .joined(separator: "\u{0}")
  }
}
