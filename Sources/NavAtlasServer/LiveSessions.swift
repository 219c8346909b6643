import NavAtlasModel
import NavAtlasTraces

/// Follows each session on the state model: what is on its stack, and what is remarkable about an event.
struct LiveSessions: Sendable {
  private struct Followed: Sendable {
    var replay: SessionReplay
    /// The number of its last event.
    var last: Int
  }

  /// How high a stack is followed; a session that only ever pushes would grow without end.
  static let highest = 500
  /// How many frames pages are told, from the top.
  static let shownFrames = 24

  let limit: Int
  /// The app, where it is known; sessions that begin later are replayed against it.
  var graph: NavigationGraph?
  private var sessions: [String: Followed] = [:]

  init(limit: Int) { self.limit = limit }

  /// Applies an event.
  ///
  /// - Returns: the upper frames that are seen, how many there are, and the diagnoses.
  mutating func apply(
    _ event: TraceEvent, number: Int
  ) -> (frames: [Screen.ID], height: Int, remarks: [String]) {
    var followed =
      event.kind == .launch ? nil : sessions.removeValue(forKey: event.session)
    if followed == nil { followed = Followed(replay: SessionReplay(against: graph), last: number) }
    guard var followed else { return ([], 0, []) }
    let step = followed.replay.apply(event)
    followed.last = number
    let frames = followed.replay.state?.foregroundFrames ?? []
    var remarks = step.diagnoses.map(\.description)
    if frames.count > Self.highest {
      remarks.append(
        "more than \(Self.highest) frames are on the stack; the session is followed anew from here")
    } else {
      sessions[event.session] = followed
      forgetOldest()
    }
    return (frames.suffix(Self.shownFrames).map(\.screen), frames.count, remarks)
  }

  private mutating func forgetOldest() {
    guard sessions.count > limit, let oldest = sessions.min(by: { $0.value.last < $1.value.last }) else {
      return
    }
    sessions[oldest.key] = nil
  }
}
