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
  var lastWrite: (address: Address?, time: Int64)?
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
    guard event.kind != .launch, var current = state else {
      begin(event)
      return Step(event: event, from: nil, transition: nil, isBack: false, diagnoses: [])
    }
    let frames = current.foregroundFrames.map(\.screen)
    var (move, diagnoses) = interpret(event, frames)
    if move.kind == .dismiss, move.isBack, current.topLayer?.hasDismissGesture == false {
      // Nothing but code closes this layer, whether a graph declares it or not.
      move.isBack = false
    }
    if move.kind == .tab {
      diagnoses += unknownTab(event, frames)
      move.operation = .selectTab(current.openTab(event.tab, showing: event.screen ?? ""))
    }
    let address = event.container.flatMap { Address($0) }
    diagnoses += current.apply(move.operation, at: address)
    diagnoses += settle(&current, with: event, frames, isElsewhere: address != nil)
    diagnoses += hastyWrites(event, move.operation, at: address)
    state = current
    return Step(
      event: event, from: before, transition: transition(event, move, from: before), isBack: move.isBack,
      diagnoses: diagnoses)
  }

  /// Goes on from what was recorded where the replay shows something else (T24).
  private mutating func settle(
    _ current: inout NavigationState, with event: TraceEvent, _ frames: [Screen.ID], isElsewhere: Bool
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
    return details.map { detail in
      StateDiagnosis(
        .divergence, at: Address(window: current.active), before: frames.map { Route($0) },
        after: current.foregroundFrames, detail: detail)
    }
  }

  private mutating func begin(_ event: TraceEvent) {
    let screen = event.screen ?? ""
    var start = graph.flatMap { NavigationState($0, profile: event.profile ?? .regular) }
    if start == nil { start = NavigationState(.stack(StackState(root: Route(screen)))) }
    if start?.visibleScreen != screen { start?.adopt(screen) }
    if let path = event.path { start?.apply(.setPath(path.map { Route($0) }, via: .restore)) }
    if isDeclared { start?.declare(registered: moves.screens, rootCanChange: moves.resetsRoots) }
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

  private func interpret(_ event: TraceEvent, _ frames: [Screen.ID]) -> (Move, [StateDiagnosis]) {
    guard event.kind == .screen, let screen = event.screen else {
      let move = EventReading(event: event, graph: graph, moves: moves).move(from: frames)
      return (move, unknownEdge(event, move, frames))
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
    let path = kind.path == .required ? event.path ?? event.screen.map { [$0] } ?? [] : []
    return Transition(
      from: .screen(from), to: kind.target == .absent ? nil : event.screen, kind,
      n: kind.count == .absent ? nil : event.n, path: path, column: kind == .select ? event.column : nil,
      trigger: event.trigger ?? .user, confidence: .observed, count: 1)
  }
}
