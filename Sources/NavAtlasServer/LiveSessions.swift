import NavAtlasModel
import NavAtlasTraces

/// Follows each session on the state model: what is on its stack, and what is remarkable about an event.
struct LiveSessions: Sendable {
  private struct Followed: Sendable {
    var replay: SessionReplay
    /// The number of its last event.
    var last: Int
  }

  let limit: Int
  /// The app, where it is known; sessions that begin later are replayed against it.
  var graph: NavigationGraph?
  private var sessions: [String: Followed] = [:]

  init(limit: Int) { self.limit = limit }

  /// Applies an event.
  ///
  /// - Returns: the frames that are seen, root first, and the diagnoses.
  mutating func apply(_ event: TraceEvent, number: Int) -> (frames: [Screen.ID], remarks: [String]) {
    var followed =
      event.kind == .launch ? nil : sessions.removeValue(forKey: event.session)
    if followed == nil { followed = Followed(replay: SessionReplay(against: graph), last: number) }
    guard var followed else { return ([], []) }
    let step = followed.replay.apply(event)
    followed.last = number
    sessions[event.session] = followed
    forgetOldest()
    return (
      followed.replay.state?.foregroundFrames.map(\.screen) ?? [], step.diagnoses.map(\.description)
    )
  }

  private mutating func forgetOldest() {
    guard sessions.count > limit, let oldest = sessions.min(by: { $0.value.last < $1.value.last }) else {
      return
    }
    sessions[oldest.key] = nil
  }
}
