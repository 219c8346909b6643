import Foundation
import NavAtlasServer

/// A server for one test.
struct Served {
  let server: LiveServer
  let port: UInt16
  var token: String { server.token }

  init(_ change: (inout LiveLimits) -> Void = { _ in }) async throws {
    var limits = LiveLimits()
    change(&limits)
    server = LiveServer(limits: limits)
    let address = try await server.start(port: 0)
    port = URLComponents(string: address)?.port.map { UInt16($0) } ?? 0
  }

  /// Somebody who goes to and fro.
  static func walk(_ numbers: Range<Int>) -> String {
    numbers.map { line($0, $0 % 4 == 0 ? "launch" : $0 % 2 == 0 ? "back" : "push") }.joined()
  }

  /// An event as a recorder writes it.
  static func line(_ number: Int, session: String = "s", _ event: String = "push") -> String {
    "{\"session\":\"\(session)\",\"ts\":\(number),\"event\":\"\(event)\",\"screen\":\"S\(number)\"}\n"
  }

  func client(receiveBuffer: Int32? = nil) throws -> RawClient {
    try RawClient(port: port, receiveBuffer: receiveBuffer)
  }

  /// A page that watches.
  func watcher(receiveBuffer: Int32? = nil) async throws -> RawClient {
    let client = try client(receiveBuffer: receiveBuffer)
    _ = try await client.upgrade("/watch?token=\(token)", port: port)
    return client
  }

  /// Asks, and gives the answer.
  func ask(
    _ method: String, _ path: String, host: String? = nil, headers: [String] = [], body: String = ""
  ) async throws -> RawClient.Answer {
    let client = try client()
    let lines =
      [
        "\(method) \(path) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(port)")",
        "Content-Length: \(body.utf8.count)",
      ]
      + headers
    try await client.write(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
    return try await client.answer()
  }

  func post(_ body: String) async throws -> RawClient.Answer {
    try await ask("POST", "/events?token=\(token)", body: body)
  }
}
