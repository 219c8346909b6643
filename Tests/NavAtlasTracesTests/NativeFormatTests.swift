import NavAtlasModel
import Testing

@testable import NavAtlasTraces

@Suite struct NativeFormatTests {
  private func read(_ text: String) -> TraceReading { NativeFormat().read(Array(text.utf8), name: "t.jsonl") }

  @Test func `every member of an event is read`() {
    let reading = read(
      #"{"session":"s","ts":"2026-01-01T09:00:00.250Z","event":"setPath","screen":"B","path":["A","B"],"tab":"home","#
        + #""column":"detail","value":7,"style":"cover","url":"app://x","profile":"compact","trigger":"url","#
        + #""args":{"id":1},"depth":2,"n":3,"v":1,"new":true}"#)
    #expect(reading.diagnostics.isEmpty)
    let event = reading.events[0]
    #expect(event.time == 1_767_258_000_250)
    #expect(event.kind == .setPath)
    #expect(event.path == ["A", "B"])
    #expect((event.tab, event.column, event.value) == ("home", "detail", "7"))
    #expect((event.style, event.profile, event.trigger) == (.cover, .compact, .url))
    #expect((event.arguments, event.depth, event.n) == (#"{"id":1}"#, 2, 3))
  }

  @Test func `open and switchTab are other names`() {
    let reading = read(
      """
      {"session":"s","ts":0,"event":"open","screen":"A"}
      {"session":"s","ts":1,"event":"switchTab","screen":"B"}
      """)
    #expect(reading.events.map(\.kind) == [.launch, .selectTab])
  }

  @Test func `bad lines are counted with their numbers and the rest is used`() {
    let reading = read(
      """
      {"session":"s","ts":0,"event":"launch","screen":"A"}
      not json
      {"session":"s","ts":"yesterday","event":"push","screen":"B"}
      {"session":"s","ts":2,"event":"psuh","screen":"B"}
      {"ts":2,"event":"push","screen":"B"}

      {"session":"s","ts":3,"event":"push","screen":"C"}
      """)
    #expect(reading.events.map(\.screen) == ["A", "C"])
    #expect(reading.badLines == 4)
    #expect(reading.diagnostics.map(\.location?.line) == [2, 3, 4, 5])
    #expect(reading.diagnostics[2].message.contains("did you mean 'push'?"))
  }

  @Test func `a torn last line is normal`() {
    let reading = read(
      "{\"session\":\"s\",\"ts\":0,\"event\":\"launch\",\"screen\":\"A\"}\n{\"session\":\"s\",\"t")
    #expect(reading.events.count == 1)
    #expect(reading.badLines == 0)
  }

  @Test func `only the first bad lines are reported one by one`() {
    let reading = read(Array(repeating: "x", count: 50).joined(separator: "\n") + "\n")
    #expect(reading.badLines == 50)
    #expect(reading.diagnostics.count == TraceReading.reportLimit + 1)
    #expect(reading.diagnostics.last?.message == "30 more lines cannot be read")
  }

  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0), ("2000-02-29T12:00:00Z", 951_825_600_000),
    ("2026-01-01T09:00:00.5Z", 1_767_258_000_500),
    ("2026-01-01T10:00:00+01:00", 1_767_258_000_000), ("2026-01-01T03:30:00-0530", 1_767_258_000_000),
    ("1969-12-31T23:59:59.999Z", -1), ("2026-01-01T09:00:00.123456789Z", 1_767_258_000_123),
  ]) func `times are read to the millisecond`(text: String, milliseconds: Int64) {
    #expect(Timestamp.milliseconds(text) == milliseconds)
  }

  @Test(arguments: [
    "", "2026", "2026-13-01T00:00:00Z", "2026-01-01T25:00:00Z", "2026-01-01T09:00:00x",
    "2026-01-01T09:00:00.",
  ])
  func `other texts are no times`(text: String) {
    #expect(Timestamp.milliseconds(text) == nil)
  }

  @Test func `events with equal times keep their order, late ones are sorted in and counted`() {
    let events = [(0, "A"), (5, "C"), (3, "B"), (5, "D")].map {
      TraceEvent(session: "s", time: Int64($0.0), .screen, screen: $0.1)
    }
    let sessions = Session.group(events)
    #expect(sessions[0].events.map(\.screen) == ["A", "B", "C", "D"])
    #expect(sessions[0].disorder == 1)
  }

  @Test func `counts of screens and moves add up over sessions`() {
    let lines = ["s1", "s2"].flatMap { session in
      [("open", "Home"), ("push", "List"), ("push", "Detail"), ("pop", "List")].enumerated().map {
        #"{"session":"\#(session)","ts":\#($0.offset * 1000),"event":"\#($0.element.0)","screen":"\#($0.element.1)"}"#
      }
    }
    let observed = TraceGraph(read(lines.joined(separator: "\n")).events)
    let graph = observed.fragment.graph
    #expect(graph.screens.map { "\($0.id) \($0.count)" } == ["Detail 2", "Home 2", "List 4"])
    #expect(
      graph.transitions.map { "\($0.from) \($0.kind.rawValue) \($0.to ?? "") \($0.count)" } == [
        "Detail popTo List 2", "Home push List 2", "List push Detail 2",
      ])
    #expect(graph.transitions.map(\.isImplicit) == [true, false, false])
    #expect(graph.entries == [Entry(screen: "Home")])
    #expect((observed.sessions, observed.events) == (2, 8))
  }
}
