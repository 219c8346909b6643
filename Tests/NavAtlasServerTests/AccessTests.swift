import Testing

@testable import NavAtlasServer

/// Who may ask.
@Suite struct AccessTests {
  @Test func `without the token nothing is told and nothing is taken`() async throws {
    let served = try await Served()
    let wrong = String(served.token.reversed())
    for path in ["/", "/events", "/watch", "/live", "/nothing"] {
      for query in ["", "?token=", "?token=\(wrong)", "?token=\(served.token)0", "?Token=\(served.token)"] {
        let method = path == "/events" ? "POST" : "GET"
        let answer = try await served.ask(method, path + query, body: method == "POST" ? Served.line(1) : "")
        #expect(answer.status == 403, "\(path)\(query)")
        #expect(answer.body.hasPrefix("{\"error\":\"the token is missing or wrong"))
      }
    }
    let page = try await served.watcher()
    #expect(try await served.post(Served.line(2)).status == 200)
    #expect(try await page.message().events?.map(\.event.screen) == ["S2"])
  }

  @Test(arguments: ["Bearer ", ""]) func `the token may stand in the header that is for it`(scheme: String)
    async throws
  {
    let served = try await Served()
    let answer = try await served.ask(
      "POST", "/events", headers: ["Authorization: \(scheme)\(served.token)"], body: Served.line(1))
    #expect(answer.status == (scheme.isEmpty ? 403 : 200))
  }

  @Test func `another name of this machine, and pages of others, are refused even with the token`()
    async throws
  {
    let served = try await Served()
    let path = "/?token=\(served.token)"
    for host in [
      "evil.example:\(served.port)", "127.0.0.1", "127.0.0.1:1", "localhost.evil.example:\(served.port)", "",
    ] {
      #expect(try await served.ask("GET", path, host: host).status == 403, "\(host)")
    }
    for origin in ["http://evil.example", "null", "https://127.0.0.1:\(served.port)", "http://127.0.0.1:1"] {
      #expect(try await served.ask("GET", path, headers: ["Origin: \(origin)"]).status == 403, "\(origin)")
    }
    for host in ["127.0.0.1:\(served.port)", "localhost:\(served.port)", "LOCALHOST:\(served.port)"] {
      #expect(
        try await served.ask("GET", path, host: host, headers: ["Origin: http://\(host)"]).status == 200)
    }
  }

  @Test func `a token is compared whole, and is another each time`() {
    #expect(Access.isSame("abc", "abc"))
    for other in ["", "ab", "abcd", "abd", "ABC", "xbc"] { #expect(!Access.isSame(other, "abc"), "\(other)") }
    let tokens = Set((0..<100).map { _ in Access.randomToken() })
    #expect(tokens.count == 100 && tokens.allSatisfy { $0.count == 32 })
  }

  @Test func `the page loads nothing but its own parts and runs no script in its text`() async throws {
    let served = try await Served()
    let page = try await served.ask("GET", "/?token=\(served.token)")
    let policy = page.headers["content-security-policy"] ?? ""
    #expect(
      policy.hasPrefix(
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self' ws://127.0.0.1:"))
    #expect(!policy.contains("unsafe"))
    #expect(!page.body.contains(served.token))
    for part in ["page.js", "page.css", "live.js"] {
      let answer = try await served.ask("GET", "/\(part)")
      #expect(answer.status == 200 && page.body.contains(part) || part == "live.js")
      #expect(!answer.body.contains("innerHTML"))
    }
  }
}
