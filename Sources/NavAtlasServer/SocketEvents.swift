import FlyingSocks
import Foundation
import Synchronization

/// Says which sockets can be read or written, asking about all of them each time.
///
/// FlyingSocks' own queues tell the system once for each number of a socket. One that is closed while somebody waits
/// for it is forgotten by the system but not by them, so that the next socket of that number is never looked at and
/// its requests are never answered. Few connections are open here, so poll(2) costs nothing that could be measured.
struct SocketEvents: EventQueue {
  private final class Shared: Sendable {
    struct State {
      var wanted: [Int32: Socket.Events] = [:]
      var isStopped = false
    }
    let state = Mutex(State())
    let bell: Pipe

    init() { bell = Pipe() }

    /// Ends the poll that is under way, so that it is asked anew.
    func ring() {
      var byte: UInt8 = 0
      _ = write(bell.fileHandleForWriting.fileDescriptor, &byte, 1)
    }
  }

  private var shared = Shared()

  mutating func open() throws { shared = Shared() }

  mutating func stop() throws {
    shared.state.withLock { $0.isStopped = true }
    shared.ring()
  }

  mutating func close() throws { try stop() }

  mutating func addEvents(_ events: Socket.Events, for socket: Socket.FileDescriptor) throws {
    shared.state.withLock { $0.wanted[socket.rawValue, default: []].formUnion(events) }
    shared.ring()
  }

  mutating func removeEvents(_ events: Socket.Events, for socket: Socket.FileDescriptor) throws {
    shared.state.withLock { state in
      let left = state.wanted[socket.rawValue, default: []].subtracting(events)
      state.wanted[socket.rawValue] = left.isEmpty ? nil : left
    }
  }

  /// What can be read or written now; nothing where only the question changed.
  func getNotifications() throws -> [EventNotification] {
    let wanted = shared.state.withLock { $0.isStopped ? nil : $0.wanted }
    guard let wanted else { throw SocketError.disconnected }
    let bell = shared.bell.fileHandleForReading.fileDescriptor
    var asked = [pollfd(fd: bell, events: Int16(POLLIN), revents: 0)]
    asked += wanted.sorted { $0.key < $1.key }.map {
      pollfd(fd: $0.key, events: Self.flags($0.value), revents: 0)
    }
    guard poll(&asked, nfds_t(asked.count), -1) >= 0 else {
      if errno == EINTR { return [] }
      throw SocketError.makeFailed("poll")
    }
    if asked[0].revents != 0 {
      // All that a pipe holds: who rings must never have to wait.
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      _ = read(bell, &bytes, bytes.count)
    }
    return asked.dropFirst().compactMap { Self.notification($0, wanted[$0.fd] ?? []) }
  }

  private static func flags(_ events: Socket.Events) -> Int16 {
    Int16((events.contains(.read) ? POLLIN : 0) | (events.contains(.write) ? POLLOUT : 0))
  }

  /// Reading and writing find out themselves that the other side has gone; a closed socket must not be tried again.
  private static func notification(_ answer: pollfd, _ wanted: Socket.Events) -> EventNotification? {
    let told = Int32(answer.revents)
    guard told != 0 else { return nil }
    var events = wanted
    if told & ~(POLLIN | POLLOUT) == 0 {
      if told & POLLIN == 0 { events.remove(.read) }
      if told & POLLOUT == 0 { events.remove(.write) }
    }
    return EventNotification(
      file: Socket.FileDescriptor(rawValue: answer.fd), events: events,
      errors: told & POLLNVAL != 0 ? [.error] : [])
  }
}
