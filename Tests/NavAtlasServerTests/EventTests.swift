import Foundation
import NavAtlasInputs
import NavAtlasModel
import NavAtlasServer
import TestSupport
import Testing

/// Events come in, and go out to pages.
@Suite struct EventTests {
  @Test func `an answer counts what was taken, and says why lines were not`() async throws {
    let served = try await Served { $0.line = 200 }
    let long = Served.line(3, session: String(repeating: "x", count: 300))
    let answer = try await served.post(Served.line(1) + "\nnonsense\n" + long + Served.line(4, "puhs"))
    #expect(answer.status == 200)
    #expect(
      answer.body
        == #"{"taken":1,"rejected":3,"reasons":[{"line":3,"reason":"expected a value, found 'n'"},"#
        + #"{"line":4,"reason":"the line has \#(long.utf8.count - 1) bytes; 200 are taken at most"},"#
        + #"{"line":5,"reason":"event: 'puhs' is no event; did you mean 'push'?"}]}"#)
    #expect(try await served.post("nonsense").status == 422)
    #expect(try await served.post("").body == #"{"taken":0,"rejected":0,"reasons":[]}"#)
    let many = try await served.post(String(repeating: "no\n", count: 500))
    #expect(many.body.hasPrefix(#"{"taken":0,"rejected":500,"#))
    #expect(many.body.components(separatedBy: "reason\"").count == 21)
  }

  @Test func `a page gets events as they come, with the stack of their session and remarks`() async throws {
    let served = try await Served()
    let definition = try NavigationGraph(notation: "stack a: S1\n[a]\nS1 -push-> S2\n[]\nlaunch -> S1")
    served.server.show(LivePicture(graph: definition, title: "App", svg: "<svg/>", notes: ["one note"]))
    let page = try await served.watcher()
    let graph = try await page.message()
    #expect(
      graph.type == "graph" && graph.svg == "<svg/>" && graph.title == "App" && graph.notes == ["one note"])

    for line in [Served.line(1, "launch"), Served.line(2), Served.line(3)] {
      #expect(try await served.post(line).status == 200)
    }
    var events: [RawClient.Message.Event] = []
    while events.count < 3 { events += try await page.message().events ?? [] }
    #expect(events.map(\.number) == [0, 1, 2])
    #expect(events.map(\.stack) == [["S1"], ["S1", "S2"], ["S1", "S2", "S3"]])
    #expect(events[1].remarks.isEmpty)
    #expect(events[2].remarks.contains { $0.hasPrefix("T26 unknown-edge") })
  }

  @Test func `who joins late gets the last events first, and is told what is gone`() async throws {
    let served = try await Served { $0.events = 10 }
    _ = try await served.post((0..<25).map { Served.line($0) }.joined())
    let page = try await served.watcher()
    let first = try await page.message()
    #expect(first.events?.map(\.number) == Array(15..<25))
    #expect(first.missed == 0)
    _ = try await served.post(Served.line(25))
    #expect(try await page.message().events?.map(\.number) == [25])
  }

  @Test func `a page that does not read is told how much it missed, and costs no memory`() async throws {
    let served = try await Served { $0.events = 100 }
    let page = try await served.watcher(receiveBuffer: 1 << 17)
    let url = String(repeating: "u", count: 9_000)
    let line = "{\"session\":\"s\",\"ts\":1,\"event\":\"openURL\",\"screen\":\"S\",\"url\":\"\(url)\"}\n"
    let lines = Array(String(repeating: line, count: 100).utf8)
    // More than the system keeps for a page that does not read.
    for _ in 0..<9 { #expect(served.server.take(lines).taken == 100) }
    var (seen, missed, next) = (0, 0, 0)
    while next < 900 {
      let message = try await page.message()
      missed += message.missed ?? 0
      for event in message.events ?? [] {
        seen += 1
        next = event.number + 1
      }
    }
    #expect(seen + missed == 900)
    #expect(missed > 100)
  }

  @Test func `ten thousand events come to a page that reads, in their order and without loss`() async throws {
    let served = try await Served { $0.events = 20_000 }
    let page = try await served.watcher()
    let recorder = try served.client()
    _ = try await recorder.upgrade("/live?token=\(served.token)", port: served.port)
    for start in stride(from: 0, to: 10_000, by: 500) {
      try await recorder.frame(Array(Served.walk(start..<(start + 500)).utf8))
    }
    var numbers: [Int] = []
    while numbers.count < 10_000 {
      let message = try await page.message()
      #expect(message.missed == 0)
      numbers += message.events?.map(\.number) ?? []
    }
    #expect(numbers == Array(0..<10_000))
  }

  @Test func `more pages than there may be are turned away, and one that goes makes room`() async throws {
    let served = try await Served { $0.watchers = 2 }
    var pages = [try await served.watcher(), try await served.watcher()]
    let third = try await served.watcher()
    #expect(try await third.frame().opcode == 8)
    pages.removeLast()
    _ = try await served.post(Served.line(1))
    for attempt in 0... {
      let frame = try await served.watcher().frame()
      if frame.opcode == 1 { break }
      try #require(attempt < 200)
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(try await pages[0].message().events?.count == 1)
  }

  @Test func `a session that only pushes is followed up to a height, and does not grow`() async throws {
    let served = try await Served()
    let page = try await served.watcher()
    _ = try await served.post((0..<600).map { Served.line($0) }.joined())
    var events: [RawClient.Message.Event] = []
    while events.count < 600 { events += try await page.message().events ?? [] }
    #expect(events.map(\.height).max() == 501)
    #expect(events.map(\.stack.count).max() == 24)
    #expect(events[500].remarks.last?.hasPrefix("more than 500 frames are on the stack") == true)
    #expect(events[501].stack == ["S501"])
  }

  @Test func `a session that is forgotten, and one that begins anew, start from what they show`() async throws
  {
    let served = try await Served { $0.sessions = 2 }
    let page = try await served.watcher()
    for session in ["a", "b", "c", "a"] { _ = try await served.post(Served.line(1, session: session)) }
    _ = try await served.post(Served.line(2, session: "a") + Served.line(3, session: "a", "launch"))
    var events: [RawClient.Message.Event] = []
    while events.count < 6 { events += try await page.message().events ?? [] }
    #expect(events.map(\.stack) == [["S1"], ["S1"], ["S1"], ["S1"], ["S1", "S2"], ["S3"]])
  }
}
