import Foundation

/// A connection to the server that writes and reads bytes as they are, so that it can also do what no client should.
///
/// It blocks threads of its own only: those of tasks are few, and the server needs them.
final class RawClient: @unchecked Sendable {
  struct Closed: Error {}
  struct Silent: Error {}

  private let socket: Int32
  private var buffer: [UInt8] = []

  /// - Parameter receiveBuffer: how many bytes the system keeps that nobody reads; the usual number where nil.
  init(port: UInt16, receiveBuffer: Int32? = nil) throws {
    socket = Foundation.socket(AF_INET, Self.stream, 0)
    var timeout = timeval(tv_sec: 120, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
    if var receiveBuffer {
      setsockopt(socket, SOL_SOCKET, SO_RCVBUF, &receiveBuffer, socklen_t(MemoryLayout<Int32>.size))
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else { throw Closed() }
  }

  deinit { close(socket) }

  #if canImport(Darwin)
    private static let stream = SOCK_STREAM
    private static let flags: Int32 = 0
  #else
    private static let stream = Int32(SOCK_STREAM.rawValue)
    private static let flags = Int32(MSG_NOSIGNAL)
  #endif

  // MARK: Bytes

  private static func onThread<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Result { try work() }) }
    }
  }

  func write(_ bytes: [UInt8]) async throws { try await Self.onThread { try self.writeAll(bytes) } }

  private func writeAll(_ bytes: [UInt8]) throws {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.dropFirst(sent).withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Self.flags) }
      guard count > 0 else { throw Closed() }
      sent += count
    }
  }

  func write(_ text: String) async throws { try await write(Array(text.utf8)) }

  private func fill() async throws { buffer += try await Self.onThread { try self.readSome() } }

  private func readSome() throws -> [UInt8] {
    var part = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(socket, &part, part.count, 0)
    if count < 0 && errno == EAGAIN { throw Silent() }
    guard count > 0 else { throw Closed() }
    return Array(part.prefix(count))
  }

  func read(_ count: Int) async throws -> [UInt8] {
    while buffer.count < count { try await fill() }
    defer { buffer.removeFirst(count) }
    return Array(buffer.prefix(count))
  }

  // MARK: HTTP

  struct Answer {
    var status: Int
    var headers: [String: String]
    var body: String
  }

  /// Reads an answer up to the end of its body.
  func answer() async throws -> Answer {
    let end = Array("\r\n\r\n".utf8)
    var found = buffer.firstRange(of: end)
    while found == nil {
      try await fill()
      found = buffer.firstRange(of: end)
    }
    let head = try await read(found?.upperBound ?? 0)
    let lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n").map(String.init)
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
      headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    let body = try await read(Int(headers["content-length"] ?? "") ?? 0)
    return Answer(
      status: Int(lines[0].split(separator: " ")[1]) ?? 0, headers: headers,
      body: String(decoding: body, as: UTF8.self))
  }

  // MARK: Sockets

  /// Asks for a socket.
  func upgrade(_ path: String, port: UInt16) async throws -> Answer {
    try await write(
      "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n")
    return try await answer()
  }

  /// Writes a masked frame.
  func frame(_ payload: [UInt8], opcode: UInt8 = 1, isFinal: Bool = true) async throws {
    var bytes: [UInt8] = [(isFinal ? 0x80 : 0) | opcode]
    switch payload.count {
    case ..<126: bytes.append(0x80 | UInt8(payload.count))
    case ..<65_536: bytes += [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
    default: bytes += [0x80 | 127] + (0..<8).map { UInt8(payload.count >> (8 * (7 - $0)) & 255) }
    }
    let mask: [UInt8] = [1, 2, 3, 4]
    bytes += mask
    bytes += payload.enumerated().map { $0.element ^ mask[$0.offset % 4] }
    try await write(bytes)
  }

  /// Reads a frame.
  func frame() async throws -> (opcode: UInt8, payload: [UInt8]) {
    let head = try await read(2)
    var count = Int(head[1] & 127)
    if count == 126 { count = try await read(2).reduce(0) { $0 << 8 | Int($1) } }
    if count == 127 { count = try await read(8).reduce(0) { $0 << 8 | Int($1) } }
    return (head[0] & 15, try await read(count))
  }

  /// Reads a message of a page.
  func message() async throws -> Message {
    try JSONDecoder().decode(Message.self, from: Data(try await frame().payload))
  }

  struct Message: Decodable {
    struct Event: Decodable {
      struct Line: Decodable {
        var session: String
        var event: String
        var screen: String?
      }
      var number: Int
      var event: Line
      var stack: [String]
      var height: Int
      var remarks: [String]
    }
    var type: String
    var missed: Int?
    var events: [Event]?
    var svg: String?
    var title: String?
    var notes: [String]?
  }
}
