public import NavAtlasModel

/// Runs one session on the state model (semantics 3.3, 3.4 and 5.6).
///
/// The recorded screen always wins: where the replayed state shows another one, that is a T24, and the replay
/// goes on from what was recorded.
public struct SessionReplay: Sendable {
  /// What one event did.
  public struct Step: Sendable, Hashable {
    public var event: TraceEvent
    /// The screen visible before; `nil` for the first event.
    public var from: Screen.ID?
    /// The transition the event is; `nil` for the user's back, a launch, or an event without a move.
    public var transition: Transition?
    /// True for the user's back.
    public var isBack: Bool
    public var diagnoses: [StateDiagnosis]
  }

  /// The state after the last event; `nil` before the first.
  public internal(set) var state: NavigationState?
  let graph: NavigationGraph?
  /// False where the graph holds no more than containers that the sessions themselves suggest.
  let isDeclared: Bool
  let moves: StaticMoves
  private var snapshot = RecordedSnapshot()
  var lastPush: (route: Route, time: Int64)?
  var lastWrite: (address: Address, time: Int64)?
  var brokenBefore: Set<StateInvariant> = []

  /// Creates a replay, against a static graph if there is one.
  public init(against graph: NavigationGraph? = nil) {
    self.init(against: graph, moves: StaticMoves(graph), isDeclared: graph != nil)
  }

  init(against graph: NavigationGraph?, moves: StaticMoves, isDeclared: Bool) {
    self.graph = graph
    self.isDeclared = isDeclared
    self.moves = moves
  }

  /// Takes the next event.
  public mutating func apply(_ event: TraceEvent) -> Step {
    let before = state?.visibleScreen
    if event.kind == .message {
      return Step(event: event, from: before, transition: nil, isBack: false, diagnoses: message(event))
    }
    if event.kind == .gap { return gap(event, from: before) }
    guard event.kind != .launch, var current = state else {
      begin(event)
      return Step(event: event, from: nil, transition: nil, isBack: false, diagnoses: [])
    }
    let address = event.container.flatMap { Address($0) }
    let scene = Scene(current, at: address, of: event)
    let source = scene.source(
      of: event, EventReading(event: event, graph: graph, moves: moves), current, moves)
    var (move, doubts) = interpret(event, source, scene.screens)
    if move.kind == .dismiss, move.isBack, current.topLayer?.hasDismissGesture == false {
      // Nothing but code closes this layer, whether a graph declares it or not.
      move.isBack = false
    }
    if move.kind == .tab, !isDeclared || current.hasTab(event.tab, showing: event.screen ?? "") {
      move.operation = .selectTab(current.openTab(event.tab, showing: event.screen ?? ""))
    }
    let outcome = current.apply(move.operation, at: address)
    let isRefused = outcome.contains { $0.code.isRefusal }
    // What did not happen is no move that the graph lacks.
    if isRefused { doubts.removeAll { $0.code == .unknownEdge } }
    let divergences = settle(&current, with: event, scene, isElsewhere: address != nil)
    let hasty = hastyWrites(event, move.operation, at: scene.address)
    state = current
    let after = scene.frames(of: current)
    let own = (doubts + hasty).map { scene.completed($0, after: after) }
    return Step(
      event: event, from: before, transition: isRefused ? nil : transition(event, move, from: source),
      isBack: move.isBack && !isRefused,
      diagnoses: own.filter { $0.code == .unknownEdge || $0.code == .ambiguousInference }
        + outcome + divergences + own.filter { $0.code == .doublePush || $0.code == .multiWrite })
  }

  /// Goes on from what was recorded where the replay shows something else (T24).
  private mutating func settle(
    _ current: inout NavigationState, with event: TraceEvent, _ scene: Scene, isElsewhere: Bool
  ) -> [StateDiagnosis] {
    var details: [String] = []
    if !isElsewhere {
      if event.kind == .selectTab || event.kind == .resetRoot { snapshot.reset() }
      let replayed = current.visibleScreen
      if let detail = snapshot.settle(&current, with: event) { details.append(detail) }
      if let screen = event.screen, current.visibleScreen != screen {
        current.adopt(screen)
        if details.isEmpty { details.append("replayed '\(replayed ?? "nothing")', recorded '\(screen)'") }
      }
    }
    details += newlyBroken(current)
    let after = scene.frames(of: current)
    return details.map { detail in
      StateDiagnosis(.divergence, at: scene.address, before: scene.before, after: after, detail: detail)
    }
  }

  /// Goes on from where the recorder was again; what happened before that is not known.
  private mutating func gap(_ event: TraceEvent, from before: Screen.ID?) -> Step {
    if event.screen != nil { begin(event) }
    let events = event.n == 1 ? "1 event was" : "\(event.n ?? 0) events were"
    let told = diagnosis(
      .runtimeMessage, state?.foregroundFrames.map(\.screen) ?? [], "\(events) dropped by the recorder")
    return Step(event: event, from: before, transition: nil, isBack: false, diagnoses: [told])
  }

  private mutating func begin(_ event: TraceEvent) {
    let screen = event.screen ?? ""
    var start = graph.flatMap {
      NavigationState(
        $0, profile: event.profile ?? .regular, destinations: isDeclared ? moves.destinations : nil)
    }
    if start == nil { start = NavigationState(.stack(StackState(root: Route(screen)))) }
    if start?.visibleScreen != screen { start?.adopt(screen) }
    if let path = event.path { start?.apply(.setPath(path.map { Route($0) }, via: .restore)) }
    if isDeclared { start?.declare(rootCanChange: moves.resetsRoots) }
    state = start
    snapshot.reset()
    (lastPush, lastWrite, brokenBefore) = (nil, nil, [])
  }

  // MARK: What an event means

  struct Move {
    var operation: Operation
    var kind: TransitionKind?
    /// The user's back, or a gesture that dismisses.
    var isBack = false
    /// No transition of the graph: what the system or the tab bar does.
    var isImplicit = false
  }

  private func interpret(
    _ event: TraceEvent, _ source: Screen.ID?, _ frames: [Screen.ID]
  ) -> (Move, [StateDiagnosis]) {
    guard event.kind == .screen, let screen = event.screen else {
      let move = EventReading(event: event, graph: graph, moves: moves).move(from: frames)
      return (move, unknownEdge(event, move, from: source))
    }
    let inference = ViewInference(moves: moves)
    var candidates = inference.candidates(frames, to: screen)
    // Where no graph tells the two apart, going back to the root is that, as recorders call it.
    if !isDeclared, candidates.first == .move(.popTo), frames.first == screen {
      candidates[0] = .move(.popToRoot)
    }
    var diagnoses: [StateDiagnosis] = []
    if candidates.count > 1 { diagnoses.append(diagnosis(.ambiguousInference, frames)) }
    if candidates.first == .unknownPush, isDeclared { diagnoses.append(diagnosis(.unknownEdge, frames)) }
    let reading = EventReading(event: event, graph: graph, moves: moves)
    return (reading.move(candidates.first ?? .unknownPush), diagnoses)
  }

  private func transition(_ event: TraceEvent, _ move: Move, from: Screen.ID?) -> Transition? {
    guard let from, let kind = move.kind, !move.isBack, !move.isImplicit else { return nil }
    let target = target(of: event, from: from)
    let path = kind.path == .required ? event.path ?? target.map { [$0] } ?? [] : []
    return Transition(
      from: .screen(from), to: kind.target == .absent ? nil : target, kind,
      n: kind.count == .absent ? nil : event.n, path: path, column: kind == .select ? event.column : nil,
      trigger: event.trigger ?? .user, confidence: .observed, count: 1)
  }

  /// What the event leads to; of a container that is not seen, the end of its path. A `popTo` may tell it as its value, and
  /// a selection leads to the next column's root, whatever stays above that.
  func target(of event: TraceEvent, from source: Screen.ID) -> Screen.ID? {
    let reading = EventReading(event: event, graph: graph, moves: moves)
    if event.kind == .popTo, let value = event.value, moves.screens.contains(value) { return value }
    if event.kind == .select, let screen = event.screen,
      !moves.kinds(from: source, to: screen).contains(.select),
      let root = reading.selectedRoot, moves.kinds(from: source, to: root).contains(.select)
    {
      return root
    }
    return event.container == nil ? event.screen : reading.route.screen
  }
}
