public import NavAtlasModel

/// What a replay of recorded sessions says: each diagnosis with its event, and how well the model explains them.
public struct ReplayReport: Sendable, Hashable {
  /// A diagnosis where it was made.
  public struct Occurrence: Sendable, Hashable {
    /// The event's number in its session, from 1.
    public var event: Int
    /// Milliseconds since 1970-01-01T00:00:00Z.
    public var time: Int64
    public var location: SourceLocation?
    public var diagnosis: StateDiagnosis
  }

  /// What one session says.
  public struct SessionResult: Sendable, Hashable {
    public var key: String
    /// How many events were replayed.
    public var events: Int
    /// How many of them the model explains.
    public var explained: Int
    public var occurrences: [Occurrence]
    /// The frames in the foreground at the end, root first.
    public var finalFrames: [Screen.ID]

    /// The share of events that the model explains, 0 to 1; 1 for a session without events.
    public var fitness: Double { events == 0 ? 1 : Double(explained) / Double(events) }
  }

  /// In the order in which the sessions begin.
  public var sessions: [SessionResult]

  /// Replays every session on the stack model.
  ///
  /// An event is explained unless it is no move of the graph (T26), the replay diverges there (T24), or its diagnosis is
  /// an error. O(n · h) for n events on stacks of height h.
  public init(_ sessions: [Session], against graph: NavigationGraph?) {
    let moves = StaticMoves(graph)
    self.sessions = sessions.map { session in
      Self.replay(session, SessionReplay(against: graph, moves: moves, isDeclared: graph != nil))
    }
  }

  private static func replay(_ session: Session, _ start: SessionReplay) -> SessionResult {
    var replay = start
    var occurrences: [Occurrence] = []
    var explained = 0
    let late = Set(session.late)
    for (index, event) in session.events.enumerated() {
      var diagnoses = replay.apply(event).diagnoses
      if late.contains(index) { diagnoses.append(replay.clockDiagnosis) }
      if !diagnoses.contains(where: \.isUnexplained) { explained += 1 }
      occurrences += diagnoses.map {
        Occurrence(event: index + 1, time: event.time, location: event.location, diagnosis: $0)
      }
    }
    return SessionResult(
      key: session.key, events: session.events.count, explained: explained, occurrences: occurrences,
      finalFrames: replay.state?.foregroundFrames.map(\.screen) ?? [])
  }

  public var events: Int { sessions.reduce(0) { $0 + $1.events } }
  public var explained: Int { sessions.reduce(0) { $0 + $1.explained } }
  /// The share of all events that the model explains, 0 to 1.
  public var fitness: Double { events == 0 ? 1 : Double(explained) / Double(events) }
  /// How many sessions the model explains wholly.
  public var fitting: Int { sessions.count { $0.explained == $0.events } }

  /// How often each code was diagnosed, in the order of the codes.
  public var codes: [(code: TraceCode, count: Int)] {
    var counts: [TraceCode: Int] = [:]
    for session in sessions {
      for occurrence in session.occurrences { counts[occurrence.diagnosis.code, default: 0] += 1 }
    }
    return counts.sorted { $0.key.rawValue < $1.key.rawValue }.map { ($0.key, $0.value) }
  }
}

extension StateDiagnosis {
  fileprivate var isUnexplained: Bool {
    code == .unknownEdge || code == .divergence || code.severity == .error
  }
}

extension SessionReplay {
  fileprivate var clockDiagnosis: StateDiagnosis {
    diagnosis(
      .clock, state?.foregroundFrames.map(\.screen) ?? [], "the log has it after a later event of the session"
    )
  }
}
