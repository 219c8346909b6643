import NavAtlasModel
import Testing

@testable import NavAtlasTraces

/// Each diagnosis of semantics 3.4 that a trace can lead to, with its event.
@Suite struct DiagnosisTests {
  /// Two tabs with stacks, a split view's columns in none of them; URLs that lead to B.
  static let graph = NavigationGraph(
    screens: ["Home", "A", "B", "Search", "Found", "Sheet"].map { Screen(id: $0) },
    containers: [
      Container(
        id: "main",
        .tabs(
          .init(
            tabs: [.init(key: "home", container: "h"), .init(key: "search", container: "s")], selected: "home"
          ))),
      Container(id: "h", .stack(.init(root: "Home"))), Container(id: "s", .stack(.init(root: "Search"))),
    ],
    transitions: [("Home", "A"), ("A", "B"), ("Search", "Found")].map {
      Transition(from: .screen($0), to: $1, .push)
    } + [
      Transition(from: .screen("A"), to: "Sheet", .sheet), Transition(from: .screen("B"), to: nil, .pop),
      Transition(from: .screen("B"), to: "A", .replace), Transition(from: .screen("B"), to: "Home", .popTo),
    ],
    entries: [
      Entry(screen: "Home", container: "main"), Entry(screen: "B", kind: .url, url: "app://b"),
    ])

  private func codes(_ events: [TraceEvent], against graph: NavigationGraph? = Self.graph) -> [String] {
    ReplayReport(Session.group(events), against: graph).sessions[0].occurrences.map {
      "\($0.diagnosis.code.rawValue) at \($0.event)"
    }
  }

  /// An event a second, after a launch on Home.
  private func events(_ events: [(TraceEvent.Kind, String)]) -> [TraceEvent] {
    [TraceEvent(session: "s", time: 0, .launch, screen: "Home")]
      + events.enumerated().map {
        TraceEvent(session: "s", time: Int64($0.offset + 1) * 1000, $0.element.0, screen: $0.element.1)
      }
  }

  @Test func `what the graph declares is explained wholly`() {
    let report = ReplayReport(
      Session.group(
        events([(.push, "A"), (.push, "B"), (.back, "A"), (.present, "Sheet"), (.dismiss, "A")])),
      against: Self.graph)
    #expect(report.sessions[0].occurrences.isEmpty)
    #expect(report.fitness == 1)
    #expect(report.sessions[0].finalFrames == ["Home", "A"])
  }

  @Test func `T01 a pop of more than there is`() {
    var list = events([(.push, "A"), (.push, "B"), (.pop, "B")])
    list[3].n = 5
    #expect(codes(list) == ["T01 at 4"])
  }

  @Test func `T02 is no count that a recorder can write`() {
    let reading = NativeFormat().read(
      Array((#"{"session":"s","ts":0,"event":"pop","screen":"A","n":-1}"# + "\n").utf8), name: "t.jsonl")
    #expect(reading.badLines == 1)
    var state = NavigationState(.stack(StackState(root: "Home")))
    #expect(state.apply(.pop(-1)).map(\.code) == [.popNegative])
  }

  @Test func `T03 back at the root`() { #expect(codes(events([(.back, "Home")])) == ["T03 at 2"]) }

  @Test func `T04 a target that is not in the stack`() {
    #expect(codes(events([(.push, "A"), (.push, "B"), (.popTo, "Found")])).contains("T04 at 4"))
  }

  @Test func `T05 replacing on an empty path`() {
    #expect(codes(events([(.replace, "Home")])).contains("T05 at 2"))
  }

  @Test func `T06 a value above view frames`() {
    #expect(codes(events([(.viewPush, "A"), (.push, "B")])).contains("T06 at 3"))
  }

  @Test func `T07 a screen that the graph has no destination for`() {
    #expect(codes(events([(.push, "Unknown")])) == ["T26 at 2", "T07 at 2"])
  }

  @Test func `T08 a push in a sheet without a stack`() {
    var graph = Self.graph
    graph.containers.append(Container(id: "l", .layer(.init(style: .sheet, root: "Sheet", stack: false))))
    let list = events([(.push, "A"), (.present, "Sheet"), (.push, "B")])
    #expect(codes(list, against: graph).contains("T08 at 4"))
  }

  @Test func `T09 a change below a modal, T10 a change in another tab`() {
    var list = events([(.push, "A"), (.present, "Sheet"), (.push, "Sheet")])
    list[3].container = "w0/base/tab:home"
    list[3].path = ["A", "B"]
    #expect(codes(list).contains("T09 at 4"))
    list = events([(.push, "Home")])
    list[1].container = "w0/base/tab:search"
    list[1].path = ["Found"]
    #expect(codes(list).contains("T10 at 2"))
  }

  @Test func `T11 a second presentation on one presenter`() {
    var list = events([(.push, "A"), (.present, "Sheet"), (.present, "Sheet")])
    list[3].container = "w0/base"
    #expect(codes(list).contains("T11 at 4"))
  }

  @Test func `T12 nothing to dismiss`() { #expect(codes(events([(.dismiss, "Home")])).contains("T12 at 2")) }

  @Test func `T13 a tab that the graph lacks`() {
    var list = events([(.selectTab, "Found")])
    list[1].tab = "cart"
    #expect(codes(list).contains("T13 at 2"))
  }

  @Test func `T15 a saved state that is no JSON, T16 a saved state with unknown elements`() {
    var list = events([(.restore, "Home")])
    list[1].arguments = "{"
    #expect(codes(list) == ["T15 at 2"])
    list = events([(.restore, "B")])
    list[1].arguments = #"["A","Old","B"]"#
    list[1].path = ["A", "B"]
    let report = ReplayReport(Session.group(list), against: Self.graph)
    #expect(report.sessions[0].occurrences.map(\.diagnosis.code) == [.restoreDropped])
    #expect(report.sessions[0].occurrences[0].diagnosis.detail.contains("hole"))
    #expect(report.sessions[0].finalFrames == ["Home", "A", "B"])
  }

  @Test func `T17 a URL that leads nowhere, or elsewhere`() {
    var list = events([(.openURL, "Home")])
    list[1].url = "app://x"
    #expect(codes(list) == ["T17 at 2"])
    list = events([(.openURL, "A")])
    list[1].url = "app://b"
    #expect(codes(list).contains("T17 at 2"))
  }

  @Test(arguments: [
    ("A \"forEach\" received an action for a missing element.", "T18 at 2"),
    ("received a \"popFrom\" action for a missing element", "T18 at 2"),
    ("received a \"push\" action for an element it already contains", "T19 at 2"),
    ("NavigationStack was written to with a path that has the same number of elements", "T20 at 2"),
    ("Update NavigationAuthority bound path tried to update multiple times per frame.", "T22 at 2"),
    ("Currently, only presenting a single sheet is supported.", "T11 at 2"),
    (
      "A `navigationDestination` was declared earlier on the stack. Only the destination declared closest to the root",
      "T28 at 2"
    ),
    ("A navigation link is not presentable", "T28 at 2"),
  ]) func `messages of the runtime are known`(text: String, expected: String) {
    var list = events([(.push, "A")])
    list[1] = TraceEvent(session: "s", time: 1, .message, screen: nil, value: text)
    #expect(codes(list) == [expected])
  }

  @Test func `other messages say nothing`() {
    var list = events([(.push, "A")])
    list[1] = TraceEvent(session: "s", time: 1, .message, screen: nil, value: "x is not presentable")
    #expect(codes(list).isEmpty)
  }

  @Test func `T21 a path that survives a change of the root`() {
    var list = events([(.push, "A"), (.resetRoot, "A")])
    list[2].path = ["A"]
    #expect(codes(list).contains("T21 at 3"))
  }

  @Test func `T22 two writes in one frame, T23 two equal pushes`() {
    var list = events([(.push, "A"), (.push, "B")])
    list[2].time = 1016
    #expect(codes(list) == ["T22 at 3"])
    list[2].time = 1017
    #expect(codes(list).isEmpty)
    list = events([(.push, "A"), (.push, "A")])
    list[2].time = 1400
    #expect(codes(list).contains("T23 at 3"))
  }

  @Test func `T24 a recorded path, height or screen wins`() {
    var list = events([(.push, "A"), (.push, "B")])
    list[2].path = ["B"]
    var report = ReplayReport(Session.group(list), against: Self.graph)
    #expect(report.sessions[0].occurrences.map(\.diagnosis.code) == [.divergence])
    #expect(report.sessions[0].finalFrames == ["Home", "B"])
    list = events([(.push, "A"), (.push, "B"), (.back, "A")])
    (list[2].depth, list[3].depth) = (4, 3)
    report = ReplayReport(Session.group(list), against: Self.graph)
    #expect(report.sessions[0].occurrences.map(\.event) == [3])
    #expect(report.sessions[0].occurrences[0].diagnosis.detail == "replayed height 2, recorded 4")
    #expect(report.fitness == 0.75)
  }

  @Test func `T25 an event that comes late`() {
    var list = events([(.push, "A"), (.push, "B")])
    list.swapAt(1, 2)
    #expect(codes(list) == ["T25 at 2"])
  }

  @Test func `T26 a move that the graph lacks`() {
    #expect(codes(events([(.push, "B")])) == ["T26 at 2"])
  }

  @Test func `T29 entries lost when the size class changes`() {
    var list = events([(.push, "A"), (.push, "B"), (.sizeClass, "B")])
    (list[3].profile, list[3].depth, list[3].screen) = (.compact, 1, nil)
    #expect(codes(list).contains("T29 at 4"))
  }

  @Test func `fitness counts the events that are explained`() {
    let report = ReplayReport(
      Session.group(events([(.push, "A"), (.push, "Home"), (.push, "A")])), against: Self.graph)
    #expect(report.events == 4)
    #expect(report.explained == 3)
    #expect(report.fitting == 0)
    #expect(report.codes.map { "\($0.code.rawValue)×\($0.count)" } == ["T26×1"])
  }
}
