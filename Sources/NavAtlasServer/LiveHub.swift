import NavAtlasModel
import NavAtlasTraces
import Synchronization

/// The last events and the newest picture, and who waits for more.
///
/// Every page reads the same ring at its own pace, so a slow one costs no memory: what the ring has lost by the time it reads
/// again, it is told as a number.
final class LiveHub: Sendable {
  /// How far a page has read.
  struct Cursor: Sendable {
    var event: Int
    var picture = 0
  }

  private struct State: Sendable {
    var ring: [String] = []
    /// The number of the next event.
    var next = 0
    var sessions: LiveSessions
    var picture: String?
    var pictures = 0
    var watchers = 0
    var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  }

  private let state: Mutex<State>
  private let limits: LiveLimits

  init(_ limits: LiveLimits) {
    self.limits = limits
    state = Mutex(State(sessions: LiveSessions(limit: limits.sessions)))
  }

  // MARK: What comes in

  /// Takes the lines of a recorder.
  func take(_ bytes: [UInt8]) -> LiveReceipt {
    var receipt = LiveReceipt()
    let events = LinePackets.events(bytes, limit: limits.line, &receipt)
    guard !events.isEmpty else { return receipt }
    let waiting = state.withLock { state in
      for event in events { append(event, to: &state) }
      return Self.takeWaiting(&state)
    }
    for continuation in waiting { continuation.resume() }
    return receipt
  }

  private func append(_ event: TraceEvent, to state: inout State) {
    let (frames, height, remarks) = state.sessions.apply(event, number: state.next)
    let line = NativeWriter().text(Session.group([event])).dropLast()
    let known = JSONWriter.compact(
      .object([
        .init("stack", .strings(frames)), .init("height", .number(height)),
        .init("remarks", .strings(remarks)),
      ]))
    let text = "{\"number\":\(state.next),\"event\":\(line),\(known.dropFirst())"
    if state.ring.count < limits.events {
      state.ring.append(text)
    } else {
      state.ring[state.next % limits.events] = text
    }
    state.next += 1
  }

  /// Shows another picture.
  func show(_ picture: LivePicture) {
    let waiting = state.withLock { state in
      if let graph = picture.graph { state.sessions.graph = graph }
      state.pictures += 1
      state.picture = picture.json(number: state.pictures)
      return Self.takeWaiting(&state)
    }
    for continuation in waiting { continuation.resume() }
  }

  private static func takeWaiting(_ state: inout State) -> [CheckedContinuation<Void, Never>] {
    defer { state.waiting = [:] }
    return Array(state.waiting.values)
  }

  // MARK: What goes out

  /// A page begins to watch; it gets the last events first.
  ///
  /// - Returns: `nil` where enough pages watch already.
  func join() -> Cursor? {
    state.withLock { state in
      guard state.watchers < limits.watchers else { return nil }
      state.watchers += 1
      return Cursor(event: state.next - state.ring.count)
    }
  }

  func leave() { state.withLock { $0.watchers -= 1 } }

  var watchers: Int { state.withLock { $0.watchers } }

  /// The next message for a page; `nil` where it has all.
  func message(after cursor: inout Cursor) -> String? {
    state.withLock { state in
      if cursor.picture < state.pictures, let picture = state.picture {
        cursor.picture = state.pictures
        return picture
      }
      guard cursor.event < state.next else { return nil }
      let first = max(cursor.event, state.next - state.ring.count)
      let missed = first - cursor.event
      let end = min(state.next, first + LiveLimits.batch)
      cursor.event = end
      let events = (first..<end).map { state.ring[$0 % limits.events] }.joined(separator: ",")
      return
        "{\"type\":\"events\",\"missed\":\(missed),\"waiting\":\(state.next - end),\"events\":[\(events)]}"
    }
  }

  /// Waits until there is more than a page has, or until it is woken.
  ///
  /// - Parameters:
  ///   - id: what wakes this page; no two wait with the same.
  ///   - isOver: whether there is nothing to wait for any more.
  func wait(after cursor: Cursor, as id: Int, unless isOver: @Sendable () -> Bool) async {
    await withCheckedContinuation { continuation in
      let hasMore = state.withLock { state in
        if cursor.event < state.next || cursor.picture < state.pictures || isOver() { return true }
        state.waiting[id] = continuation
        return false
      }
      if hasMore { continuation.resume() }
    }
  }

  func wake(_ id: Int) { state.withLock { $0.waiting.removeValue(forKey: id) }?.resume() }
}
