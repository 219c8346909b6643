import NavAtlasModel
import Testing

@testable import NavAtlasTraces

/// View-only traces (semantics 5.6) and the replay of recorded operations.
@Suite struct ReplayTests {
  static let flow = NavigationGraph(
    screens: ["Start", "A", "B", "C", "H", "F", "G", "D", "E"].map { Screen(id: $0) },
    containers: [Container(id: "main", .stack(.init(root: "Start", logicalRoot: "A")))],
    transitions: [
      ("Start", "A"), ("A", "B"), ("B", "C"), ("C", "H"), ("A", "F"), ("F", "G"), ("A", "D"), ("D", "E"),
    ].map { Transition(from: .screen($0), to: $1, .push) } + [
      Transition(from: .screen("G"), to: "A", .popToLogicalRoot),
      Transition(from: .screen("E"), to: "A", .popToLogicalRoot),
      Transition(from: .screen("H"), to: "Start", .resetRoot),
    ], entries: [Entry(screen: "Start")])

  /// The operations inferred from screen views, and the final stack.
  private func views(
    _ names: String, on graph: NavigationGraph?
  ) -> (operations: [String], final: [String], codes: [String]) {
    var replay = SessionReplay(against: graph)
    var operations: [String] = []
    var codes: [String] = []
    for (index, name) in names.split(separator: " ").enumerated() {
      let step = replay.apply(
        TraceEvent(session: "s", time: Int64(index * 1000), .screen, screen: String(name)))
      if index > 0 { operations.append(step.isBack ? "back" : step.transition?.kind.rawValue ?? "none") }
      codes += step.diagnoses.map(\.code.rawValue)
    }
    return (operations, replay.state?.foregroundFrames.map(\.screen) ?? [], codes)
  }

  @Test func `views on the coordinator flow end at the start after its reset`() {
    let result = views("Start A F G A B C H Start", on: Self.flow)
    #expect(
      result.operations == [
        "push", "push", "push", "popToLogicalRoot", "push", "push", "push", "resetRoot",
      ])
    #expect(result.final == ["Start"])
    #expect(result.codes.isEmpty)
  }

  @Test func `views that go down again are the user's back`() {
    let result = views("Start A D E D A F", on: Self.flow)
    #expect(result.operations == ["push", "push", "push", "back", "back", "push"])
    #expect(result.final == ["Start", "A", "F"])
  }

  @Test func `a view that two operations explain is ambiguous`() {
    let graph = NavigationGraph(
      screens: ["Root", "A", "B"].map { Screen(id: $0) },
      containers: [Container(id: "main", .stack(.init(root: "Root")))],
      transitions: [("Root", "B"), ("B", "A"), ("A", "B")].map {
        Transition(from: .screen($0), to: $1, .push)
      })
    let result = views("Root B A B", on: graph)
    #expect(result.operations == ["push", "push", "back"])
    #expect(result.codes == ["T27"])
    #expect(result.final == ["Root", "B"])
  }

  @Test func `a view that nothing explains is an unknown push`() {
    let result = views("Start H", on: Self.flow)
    #expect(result.operations == ["push"])
    #expect(result.codes == ["T26"])
    #expect(result.final == ["Start", "H"])
  }

  @Test func `a view of the same screen is a revisit`() {
    #expect(views("Start A A", on: Self.flow).operations == ["push", "none"])
  }

  @Test func `a deeper screen without an explicit operation is a popTo`() {
    let result = views("Start A B C A", on: Self.flow)
    #expect(result.operations == ["push", "push", "push", "popTo"])
    #expect(result.final == ["Start", "A"])
  }

  @Test func `the recorded screen wins over the replayed one`() {
    var replay = SessionReplay(against: Self.flow)
    _ = replay.apply(TraceEvent(session: "s", time: 0, .launch, screen: "Start"))
    _ = replay.apply(TraceEvent(session: "s", time: 1, .push, screen: "A"))
    let step = replay.apply(TraceEvent(session: "s", time: 2, .back, screen: "B"))
    #expect(step.diagnoses.map(\.code) == [.divergence])
    #expect(replay.state?.visibleScreen == "B")
  }

  @Test func `two equal pushes in half a second are a double push`() {
    var replay = SessionReplay()
    _ = replay.apply(TraceEvent(session: "s", time: 0, .launch, screen: "Home"))
    _ = replay.apply(TraceEvent(session: "s", time: 1000, .push, screen: "Detail"))
    let step = replay.apply(TraceEvent(session: "s", time: 1200, .push, screen: "Detail"))
    #expect(step.diagnoses.map(\.code) == [.doublePush])
  }

  @Test func `tabs keep their stacks, declared or not`() {
    var replay = SessionReplay()
    let events: [(TraceEvent.Kind, String, String?)] = [
      (.launch, "Home", nil), (.push, "Detail", nil), (.selectTab, "Search", "search"),
      (.push, "Result", nil),
      (.selectTab, "Detail", ""), (.back, "Home", nil),
    ]
    for (index, (kind, screen, tab)) in events.enumerated() {
      let step = replay.apply(
        TraceEvent(session: "s", time: Int64(index * 1000), kind, screen: screen, tab: tab))
      #expect(step.diagnoses.isEmpty, "\(kind) \(screen)")
    }
    #expect(replay.state?.foregroundFrames.map(\.screen) == ["Home"])
  }

  @Test func `a modal and its dismissal leave the stack below as it was`() {
    var replay = SessionReplay(against: nil)
    let events: [(TraceEvent.Kind, String)] = [
      (.launch, "Home"), (.push, "Detail"), (.present, "Sheet"), (.push, "Inner"), (.dismiss, "Detail"),
    ]
    for (index, (kind, screen)) in events.enumerated() {
      let step = replay.apply(TraceEvent(session: "s", time: Int64(index * 1000), kind, screen: screen))
      #expect(step.diagnoses.isEmpty, "\(kind) \(screen)")
    }
    #expect(replay.state?.foregroundFrames.map(\.screen) == ["Home", "Detail"])
  }
}
