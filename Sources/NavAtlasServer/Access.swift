/// Who may speak to the server: who has its token, and comes from its own page or from no page at all.
///
/// A page of another origin can make a browser ask this server, too, and by a name of its own that leads here. Both are told by
/// the headers `Origin` and `Host`, which no page can choose.
struct Access: Sendable {
  let token: String
  let port: UInt16

  /// Why a request is refused.
  enum Refusal: Error, Hashable {
    case host(String)
    case origin(String)
    case token

    var message: String {
      switch self {
      case .host(let host): "the host '\(host.prefix(100))' is not this server; ask 127.0.0.1"
      case .origin(let origin): "pages of '\(origin.prefix(100))' may not ask this server"
      case .token: "the token is missing or wrong; use the address that 'navatlas serve' printed"
      }
    }
  }

  private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

  /// Whether a request came to this server by its own name, and not from another's page.
  func checkPlace(host: String?, origin: String?) throws(Refusal) {
    guard let host, hosts.contains(host.lowercased()) else { throw .host(host ?? "") }
    if let origin, !hosts.contains(where: { origin.lowercased() == "http://\($0)" }) { throw .origin(origin) }
  }

  /// Whether a request has the token, in its address or in a header `Authorization: Bearer …`.
  func checkToken(query: String?, authorization: String?) throws(Refusal) {
    let bearer = authorization.flatMap { $0.hasPrefix("Bearer ") ? String($0.dropFirst(7)) : nil }
    guard let given = query ?? bearer, Self.isSame(given, token) else { throw .token }
  }

  /// Compares in a time that does not tell how much of a text is right.
  static func isSame(_ given: String, _ secret: String) -> Bool {
    let (given, secret) = (Array(given.utf8), Array(secret.utf8))
    var difference = UInt(given.count ^ secret.count)
    for index in secret.indices {
      difference |= UInt(secret[index] ^ (index < given.count ? given[index] : ~secret[index]))
    }
    return difference == 0
  }

  /// A token that cannot be guessed.
  static func randomToken() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(random.next(), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    .joined()
  }
}
