import NavAtlasServer
import Testing

/// What no client should send.
@Suite struct AbuseTests {
  @Test func `a body that is too large is refused, whether it says so before or not`() async throws {
    let served = try await Served { $0.body = 1_000 }
    let large = String(repeating: "x", count: 5_000)
    let told = try await served.post(large)
    #expect(told.status == 413)
    #expect(told.body == #"{"error":"a request has 1000 bytes at most; send the lines in several"}"#)
    let client = try served.client()
    try await client.write(
      "POST /events?token=\(served.token) HTTP/1.1\r\nHost: 127.0.0.1:\(served.port)\r\n"
        + "Transfer-Encoding: chunked\r\n\r\n1388\r\n\(large)\r\n0\r\n\r\n")
    #expect(try await client.answer().status == 413)
    #expect(try await served.post(Served.line(1)).status == 200)
  }

  @Test(arguments: [
    "GARBAGE\r\n\r\n", "\u{0}\u{1}\u{2}", "GET / HTTP/1.1\r\n",
    "POST /events HTTP/1.1\r\nContent-Length: -5\r\n\r\n",
  ])
  func `what is no request ends the connection and nothing else`(text: String) async throws {
    let served = try await Served()
    let client = try served.client()
    try await client.write(text)
    #expect(try await served.post(Served.line(1)).status == 200)
  }

  @Test func `wrong methods and wrong paths are told what is right`() async throws {
    let served = try await Served()
    let get = try await served.ask("GET", "/events?token=\(served.token)")
    #expect(get.status == 405 && get.headers["allow"] == "POST")
    #expect(try await served.ask("DELETE", "/?token=\(served.token)").status == 405)
    #expect(try await served.ask("GET", "/watch?token=\(served.token)").status == 400)
    #expect(try await served.ask("GET", "/../../etc/passwd?token=\(served.token)").status == 404)
  }

  @Test func `a message that is too large, or no text, ends its socket with the reason`() async throws {
    let served = try await Served { $0.body = 1_000 }
    for (payload, opcode, code) in [(5_000, UInt8(1), 1_009), (10, 2, 1_003)] {
      let recorder = try served.client()
      _ = try await recorder.upgrade("/live?token=\(served.token)", port: served.port)
      try await recorder.frame([UInt8](repeating: 0x78, count: payload), opcode: opcode)
      let frame = try await recorder.frame()
      #expect(frame.opcode == 8)
      #expect(Int(frame.payload[0]) << 8 | Int(frame.payload[1]) == code)
    }
    #expect(try await served.post(Served.line(1)).status == 200)
  }

  @Test func `a message in parts is one message, and each is answered`() async throws {
    let served = try await Served()
    let recorder = try served.client()
    _ = try await recorder.upgrade("/live?token=\(served.token)", port: served.port)
    let bytes = Array(Served.line(1).utf8)
    try await recorder.frame(Array(bytes.prefix(10)), isFinal: false)
    try await recorder.frame([1, 2], opcode: 9)
    #expect(try await recorder.frame().opcode == 10)
    try await recorder.frame(Array(bytes.dropFirst(10)), opcode: 0)
    #expect(try await recorder.frame().payload == Array(#"{"taken":1,"rejected":0,"reasons":[]}"#.utf8))
    try await recorder.frame(Array("nonsense".utf8))
    #expect(
      String(decoding: try await recorder.frame().payload, as: UTF8.self).hasPrefix(
        #"{"taken":0,"rejected":1"#))
  }

  @Test func `a page may ping, and say what it likes`() async throws {
    let served = try await Served()
    let page = try await served.watcher()
    try await page.frame(Array("hello".utf8))
    try await page.frame([7], opcode: 9)
    let pong = try await page.frame()
    #expect(pong.opcode == 10 && pong.payload == [7])
  }

  /// The number of a socket that is closed is soon the number of another one.
  @Test func `pages that vanish while they are written to take no request along`() async throws {
    let served = try await Served()
    for round in 0..<60 {
      var pages: [RawClient] = []
      for _ in 0..<3 { pages.append(try await served.watcher()) }
      async let posted = served.post(Served.walk(round * 100..<round * 100 + 50))
      pages = []
      #expect(try await posted.status == 200)
      for _ in 0..<3 {
        #expect(try await served.ask("GET", "/page.css").status == 200)
        #expect(try await served.post("").status == 200)
      }
    }
  }
}
