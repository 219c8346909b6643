import FlyingFox
import Synchronization

/// A page that watches: it gets messages as fast as it takes them.
struct WatchSocket: WSHandler {
  let hub: LiveHub

  func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
    guard let cursor = hub.join() else {
      return AsyncStream { continuation in
        continuation.yield(.close(code: WSCloseCode(1013, reason: "enough pages watch already")))
        continuation.finish()
      }
    }
    let watcher = Watcher(hub, cursor)
    let reading = Task {
      for try await frame in client {
        if frame.opcode == .close { break }
        if frame.opcode == .ping { watcher.ping(frame) }
      }
      watcher.close()
    } catch: {
      watcher.close()
    }
    let lease = ReadingLease(reading)
    return AsyncStream { [lease] in
      defer { withExtendedLifetime(lease) {} }
      return await watcher.next()
    }
  }
}

/// Ends reading where nobody writes any more: a socket that is closed must not be read, as its number may be another's.
private final class ReadingLease: Sendable {
  private let reading: Task<Void, Never>

  init(_ reading: Task<Void, Never>) { self.reading = reading }

  deinit { reading.cancel() }
}

extension Task where Success == Void, Failure == Never {
  /// Runs a job, and another where that fails.
  @discardableResult
  fileprivate init(
    _ job: @escaping @Sendable () async throws -> Void, catch failed: @escaping @Sendable () -> Void
  ) {
    self.init {
      do { try await job() } catch { failed() }
    }
  }
}

/// How far a page is, and what it waits for.
private final class Watcher: Sendable {
  private struct State: Sendable {
    var cursor: LiveHub.Cursor
    var pong: WSFrame?
    var isClosed = false
  }

  private static let count = Atomic(0)
  private let id = Watcher.count.wrappingAdd(1, ordering: .relaxed).newValue
  private let hub: LiveHub
  private let state: Mutex<State>

  init(_ hub: LiveHub, _ cursor: LiveHub.Cursor) {
    self.hub = hub
    state = Mutex(State(cursor: cursor))
  }

  /// The next frame for the page; `nil` where it has gone.
  func next() async -> WSFrame? {
    while true {
      let (frame, cursor) = state.withLock { state -> (WSFrame?, LiveHub.Cursor?) in
        if state.isClosed { return (nil, nil) }
        if let pong = state.pong.take() { return (pong, state.cursor) }
        return (hub.message(after: &state.cursor).map { .text($0) }, state.cursor)
      }
      guard let cursor else { return nil }
      if let frame { return frame }
      await hub.wait(after: cursor, as: id) { self.state.withLock { $0.isClosed || $0.pong != nil } }
    }
  }

  func ping(_ frame: WSFrame) {
    state.withLock { state in
      state.pong = WSFrame(fin: true, opcode: .pong, mask: nil, payload: frame.payload)
    }
    hub.wake(id)
  }

  func close() {
    let isFirst = state.withLock { state in
      defer { state.isClosed = true }
      return !state.isClosed
    }
    guard isFirst else { return }
    hub.leave()
    hub.wake(id)
  }
}
