import FlyingFox
import FlyingSocks
import Foundation
import Synchronization

/// A server on this machine that takes events from recorders and shows them to pages as they come.
public final class LiveServer: Sendable {
  /// Why a server cannot run.
  public struct Failure: Error, Hashable {
    public var message: String
  }

  public let token: String
  private let limits: LiveLimits
  private let hub: LiveHub
  private let running = Mutex<(server: HTTPServer, task: Task<Void, any Error>)?>(nil)

  /// - Parameter token: what those have to know who ask; a random one, unless given.
  public init(token: String? = nil, limits: LiveLimits = LiveLimits()) {
    self.token = token ?? Access.randomToken()
    self.limits = limits
    hub = LiveHub(limits)
  }

  deinit { running.withLock { $0?.task.cancel() } }

  /// Begins to listen, on the loopback interface only.
  ///
  /// - Parameter port: 0 for any that is free.
  /// - Returns: the address of the page, with the token.
  public func start(port: UInt16) async throws(Failure) -> String {
    let place = Place()
    let handler = LiveHandler(hub: hub, token: token, limits: limits, place: place)
    do {
      let server = HTTPServer(
        address: try .inet(ip4: "127.0.0.1", port: port), pool: SocketPool(queue: SocketEvents()),
        logger: .disabled, handler: handler)
      let task = Task { try await server.run() }
      let ended = Mutex(false)
      Task {
        _ = await task.result
        ended.withLock { $0 = true }
      }
      while await !server.isListening {
        // It ends only where it cannot listen; why is in its result.
        if ended.withLock({ $0 }) { try await task.value }
        try await Task.sleep(for: .milliseconds(2))
      }
      guard case .ip4(_, let port) = await server.listeningAddress else {
        throw Failure(message: "the server has no address")
      }
      place.port = port
      running.withLock { $0 = (server, task) }
      return "http://127.0.0.1:\(port)/?token=\(token)"
    } catch let error as Failure {
      throw error
    } catch {
      throw Failure(
        message: "port \(port) cannot be used: \(Self.reason(error)); --port 0 takes one that is free")
    }
  }

  private static func reason(_ error: any Error) -> String {
    if case .failed(_, let errno, _)? = error as? SocketError {
      String(cString: strerror(errno))
    } else {
      error.localizedDescription
    }
  }

  /// Shows pages another picture.
  public func show(_ picture: LivePicture) { hub.show(picture) }

  /// Takes lines as a recorder sends them.
  public func take(_ lines: [UInt8]) -> LiveReceipt { hub.take(lines) }

  /// Ends all connections.
  public func stop() async {
    let running = running.withLock { $0.take() }
    await running?.server.stop()
    running?.task.cancel()
  }
}
