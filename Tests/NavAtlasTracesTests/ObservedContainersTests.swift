import NavAtlasModel
import Testing

@testable import NavAtlasTraces

/// What sessions alone suggest about an app's containers.
@Suite struct ObservedContainersTests {
  private func events(_ session: String, _ steps: [(TraceEvent.Kind, String, String?)]) -> [TraceEvent] {
    steps.enumerated().map { index, step in
      TraceEvent(
        session: session, time: Int64(index * 1_000), step.0, screen: step.1,
        tab: step.0 == .selectTab ? step.2 : nil,
        column: step.0 == .select ? step.2 : nil)
    }
  }

  @Test func `tabs get the screens they show first as roots, the launch tab that of the launch`() {
    let trace = TraceGraph(
      events(
        "s",
        [
          (.launch, "Home", nil), (.push, "Detail", nil), (.selectTab, "Search", "search"),
          (.push, "Result", nil),
          (.selectTab, "Detail", "home"), (.back, "Home", nil), (.selectTab, "Result", "search"),
        ]))
    let bodies = Dictionary(uniqueKeysWithValues: trace.fragment.graph.containers.map { ($0.id, $0.body) })
    #expect(bodies["tab-home"] == .stack(.init(root: "Home")))
    #expect(bodies["tab-search"] == .stack(.init(root: "Search")))
    #expect(trace.codes.isEmpty)
    #expect(trace.fragment.graph.transitions.filter { !$0.isImplicit }.map(\.kind) == [.push, .push])
  }

  @Test func `a selected column makes a split view`() {
    let trace = TraceGraph(
      events(
        "s",
        [
          (.launch, "Folders", nil), (.select, "Mails", "sidebar"), (.select, "Mail", "content"),
          (.push, "Photo", nil),
        ]))
    guard case .split(let split) = trace.fragment.graph.containers.first?.body else {
      Issue.record("no split view")
      return
    }
    #expect(split.columns.map(\.root) == ["Folders", "Mails", "Mail"])
    #expect(trace.codes.isEmpty)
    #expect(
      trace.fragment.graph.transitions.map(\.kind).sorted { $0.rawValue < $1.rawValue } == [
        .push, .select, .select,
      ])
  }

  @Test func `sessions without tabs and columns suggest no container`() {
    let trace = TraceGraph(events("s", [(.launch, "Home", nil), (.push, "Detail", nil)]))
    #expect(trace.fragment.graph.containers.isEmpty)
    #expect(trace.fragment.graph.entries == [Entry(screen: "Home")])
  }

  @Test func `a dismissed cover has a dismissal, a dismissed sheet needs none`() {
    let trace = TraceGraph(
      [
        TraceEvent(session: "s", time: 0, .launch, screen: "Home"),
        TraceEvent(session: "s", time: 1, .present, screen: "Story", style: .cover),
        TraceEvent(session: "s", time: 2, .dismiss, screen: "Home"),
        TraceEvent(session: "s", time: 3, .present, screen: "Share", style: .sheet),
        TraceEvent(session: "s", time: 4, .dismiss, screen: "Home"),
      ])
    let dismissals = trace.fragment.graph.transitions.filter { $0.kind == .dismiss }
    #expect(dismissals.map(\.from) == [.screen("Story")])
  }
}
