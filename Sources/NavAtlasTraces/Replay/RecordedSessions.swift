public import NavAtlasModel

/// Sessions as they can be looked at one by one: each event with what was on the screen afterwards.
///
/// Most events lead to a state that was there before, so states are told once and meant by their number.
public struct RecordedSessions: Sendable, Hashable {
  /// What a container shows, to be drawn as cards.
  public indirect enum Pane: Sendable, Hashable {
    /// Frames, the root first.
    case stack([Screen.ID])
    /// Columns, leading first, and the stack they collapse to.
    case split([[Screen.ID]], collapsed: [Screen.ID])
    case tabs([(key: String, pane: Pane)], selected: String)
  }

  /// A modal layer.
  public struct Layer: Sendable, Hashable {
    public var style: PresentationStyle
    public var pane: Pane
  }

  /// All that a window shows.
  public struct State: Sendable, Hashable {
    public var isCompact: Bool
    public var base: Pane
    /// Bottom first.
    public var layers: [Layer]
  }

  /// A diagnosis, told once.
  public struct Diagnosis: Sendable, Hashable {
    public var code: TraceCode
    public var severity: Diagnostic.Severity
    public var detail: String
  }

  public struct Step: Sendable, Hashable {
    /// Milliseconds since the session's first event.
    public var time: Int64
    public var kind: TraceEvent.Kind
    /// The screen that is visible afterwards.
    public var screen: Screen.ID?
    /// The number of the state afterwards.
    public var state: Int?
    /// The numbers of what is diagnosed there.
    public var diagnoses: [Int]
  }

  public struct Session: Sendable, Hashable {
    public var key: String
    /// Milliseconds since 1970-01-01T00:00:00Z.
    public var start: Int64
    public var steps: [Step]
  }

  public private(set) var sessions: [Session] = []
  public private(set) var states: [State] = []
  public private(set) var diagnoses: [Diagnosis] = []
  /// How many sessions and events the logs have.
  public let allSessions: Int
  public let allEvents: Int

  /// How much is kept.
  public struct Limit: Sendable, Hashable {
    public var sessions: Int
    public var events: Int

    public init(sessions: Int, events: Int) {
      self.sessions = sessions
      self.events = events
    }

    /// What a page of two megabytes has room for.
    public static let usual = Limit(sessions: 1000, events: 30_000)
  }

  /// True where all sessions are there.
  public var isWhole: Bool { sessions.count == allSessions }

  /// Replays sessions, evenly chosen where there are more than may be kept. O(n · h) for n events on stacks of height h.
  init(_ all: [NavAtlasTraces.Session], against graph: NavigationGraph?, limit: Limit) {
    allSessions = all.count
    allEvents = all.reduce(0) { $0 + $1.events.count }
    let guess = graph == nil ? ObservedContainers(all).graph : nil
    let moves = StaticMoves(graph)
    var numbers = Numbers()
    for session in Self.chosen(all, limit) {
      var replay = SessionReplay(against: graph ?? guess, moves: moves, isDeclared: graph != nil)
      let start = session.events.first?.time ?? 0
      let steps = session.events.map { event in
        let found = replay.apply(event).diagnoses
        return Step(
          time: event.time - start, kind: event.kind, screen: event.screen,
          state: replay.state?.shown.map { numbers.number(of: $0) },
          diagnoses: found.map { numbers.number(of: .init($0)) })
      }
      sessions.append(Session(key: session.key, start: start, steps: steps))
    }
    (states, diagnoses) = (numbers.states, numbers.diagnoses)
  }

  /// As many as there is room for, at equal distances, so that all of the log is told from.
  private static func chosen(_ all: [NavAtlasTraces.Session], _ limit: Limit) -> [NavAtlasTraces.Session] {
    let events = all.reduce(0) { $0 + $1.events.count }
    let share = min(
      1, Double(limit.sessions) / Double(max(all.count, 1)), Double(limit.events) / Double(max(events, 1)))
    guard share < 1 else { return all }
    let count = max(1, Int(Double(all.count) * share))
    var room = limit.events
    return (0..<count).compactMap { number in
      let session = all[number * all.count / count]
      guard session.events.count <= room else { return nil }
      room -= session.events.count
      return session
    }
  }

  /// What is told once, by number.
  private struct Numbers {
    var states: [State] = []
    var diagnoses: [Diagnosis] = []
    private var stateNumbers: [State: Int] = [:]
    private var diagnosisNumbers: [Diagnosis: Int] = [:]

    mutating func number(of state: State) -> Int {
      if let known = stateNumbers[state] { return known }
      stateNumbers[state] = states.count
      states.append(state)
      return states.count - 1
    }

    mutating func number(of diagnosis: Diagnosis) -> Int {
      if let known = diagnosisNumbers[diagnosis] { return known }
      diagnosisNumbers[diagnosis] = diagnoses.count
      diagnoses.append(diagnosis)
      return diagnoses.count - 1
    }
  }
}

extension RecordedSessions.Pane {
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.stack(let one), .stack(let other)): one == other
    case (.split(let one, let first), .split(let other, let second)): one == other && first == second
    case (.tabs(let one, let first), .tabs(let other, let second)):
      first == second && one.elementsEqual(other) { $0.key == $1.key && $0.pane == $1.pane }
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch self {
    case .stack(let frames): hasher.combine(frames)
    case .split(let columns, _): hasher.combine(columns)
    case .tabs(let tabs, let selected):
      hasher.combine(selected)
      for tab in tabs { hasher.combine(tab.pane) }
    }
  }
}

extension RecordedSessions.Diagnosis {
  fileprivate init(_ diagnosis: StateDiagnosis) {
    self.init(code: diagnosis.code, severity: diagnosis.code.severity, detail: diagnosis.detail)
  }
}

extension NavigationState {
  /// What the active window shows.
  fileprivate var shown: RecordedSessions.State? {
    guard let window = windows.first(where: { $0.id == active }) else { return nil }
    return .init(
      isCompact: window.profile == .compact, base: window.base.pane,
      layers: window.layers.map { .init(style: $0.style, pane: $0.content.pane) })
  }
}

extension ContainerState {
  fileprivate var pane: RecordedSessions.Pane {
    switch self {
    case .stack(let stack): .stack(stack.frames.map(\.screen))
    case .leaf(let route): .stack([route.screen])
    case .split(let split):
      .split(
        split.columns.map { ([$0.shownRoot] + $0.entries.map(\.route)).map(\.screen) },
        collapsed: split.collapsed().map(\.route.screen))
    case .tabs(let tabs):
      .tabs(tabs.tabs.map { ($0.key, $0.content.pane) }, selected: tabs.selected)
    }
  }
}
