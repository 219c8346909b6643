import FlyingFox
import Foundation

/// A recorder that sends lines over a socket; each message is answered with what became of it.
struct RecorderSocket: WSHandler {
  let hub: LiveHub
  let limit: Int

  func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
    // Answers that nobody reads are not kept.
    let (answers, continuation) = AsyncStream.makeStream(
      of: WSFrame.self, bufferingPolicy: .bufferingNewest(64))
    let reading = Task {
      var message = Data()
      do {
        for try await frame in client {
          switch frame.opcode {
          case .text, .continuation:
            guard message.count + frame.payload.count <= limit else {
              continuation.yield(
                .close(code: WSCloseCode(1009, reason: "a message has \(limit) bytes at most")))
              return continuation.finish()
            }
            message.append(frame.payload)
            guard frame.fin else { continue }
            continuation.yield(.text(hub.take(Array(message)).json))
            message = Data()
          case .ping:
            continuation.yield(WSFrame(fin: true, opcode: .pong, mask: nil, payload: frame.payload))
          case .pong: break
          case .close:
            continuation.yield(.close())
            return continuation.finish()
          default:
            continuation.yield(.close(code: WSCloseCode(1003, reason: "lines are text")))
            return continuation.finish()
          }
        }
      } catch {}
      continuation.finish()
    }
    // A socket that is closed must not be read: its number may be another's.
    continuation.onTermination = { _ in reading.cancel() }
    return answers
  }
}

extension WSFrame {
  /// A whole message.
  static func text(_ text: String) -> WSFrame {
    WSFrame(fin: true, opcode: .text, mask: nil, payload: Data(text.utf8))
  }
}
