import FlyingFox
import Foundation
import NavAtlasModel
import Synchronization

/// The port that the server listens at, once it does.
final class Place: Sendable {
  private let number = Mutex<UInt16>(0)

  var port: UInt16 {
    get { number.withLock { $0 } }
    set { number.withLock { $0 = newValue } }
  }
}

/// Answers requests.
struct LiveHandler: HTTPHandler {
  let hub: LiveHub
  let token: String
  let limits: LiveLimits
  let place: Place

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    do {
      let access = Access(token: token, port: place.port)
      try access.checkPlace(host: request.headers[.host], origin: request.headers[HTTPHeader("Origin")])
      if let file = LivePage.file(request.path) {
        return request.method == .GET ? file : Self.wrongMethod("GET")
      }
      try access.checkToken(
        query: request.query.first { $0.name == "token" }?.value,
        authorization: request.headers[.authorization])
      return try await answer(request)
    } catch let refusal as Access.Refusal {
      return Self.error(.forbidden, refusal.message)
    }
  }

  private func answer(_ request: HTTPRequest) async throws -> HTTPResponse {
    switch (request.path, request.method) {
    case ("/", .GET): return LivePage.page(port: place.port)
    case ("/watch", .GET):
      return try await WebSocketHTTPHandler(handler: WatchSocket(hub: hub)).handleRequest(request)
    case ("/live", .GET):
      return try await WebSocketHTTPHandler(handler: RecorderSocket(hub: hub, limit: limits.body))
        .handleRequest(request)
    case ("/events", .POST): return try await take(request)
    case ("/events", _): return Self.wrongMethod("POST")
    case ("/", _), ("/watch", _), ("/live", _): return Self.wrongMethod("GET")
    default:
      return Self.error(.notFound, "there is no '\(request.path.prefix(100))'; POST /events takes lines")
    }
  }

  /// Takes the lines in a request's body.
  private func take(_ request: HTTPRequest) async throws -> HTTPResponse {
    let tooLarge = Self.error(
      .payloadTooLarge, "a request has \(limits.body) bytes at most; send the lines in several")
    if let count = request.bodySequence.count, count > limits.body { return tooLarge }
    var body: [UInt8] = []
    for try await part in request.bodySequence {
      guard body.count + part.count <= limits.body else { return tooLarge }
      body += part
    }
    let receipt = hub.take(body)
    let isUseless = receipt.taken == 0 && receipt.rejected > 0
    return LivePage.response(isUseless ? .unprocessableContent : .ok, "application/json", receipt.json)
  }

  private static func wrongMethod(_ right: String) -> HTTPResponse {
    var response = error(.methodNotAllowed, "use \(right)")
    response.headers[HTTPHeader("Allow")] = right
    return response
  }

  static func error(_ status: HTTPStatusCode, _ message: String) -> HTTPResponse {
    LivePage.response(
      status, "application/json", JSONWriter.compact(.object([.init("error", .string(message))])))
  }
}
