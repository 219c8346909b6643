import NavAtlasModel
import Testing

@testable import NavAtlasTraces

@Suite struct CoverageTests {
  private func report(_ sessions: [[(TraceEvent.Kind, String)]]) -> CoverageReport {
    var events: [TraceEvent] = []
    for (number, session) in sessions.enumerated() {
      for (index, (kind, screen)) in session.enumerated() {
        events.append(
          TraceEvent(session: "s\(number)", time: Int64(index) * 1000, kind, screen: screen, url: "app://b"))
      }
    }
    return CoverageReport(Session.group(events), of: DiagnosisTests.graph)
  }

  @Test func `screens, moves, pairs and links that were exercised are counted over all sessions`() {
    let report = report([
      [(.launch, "Home"), (.push, "A"), (.push, "B"), (.pop, "A")], [(.launch, "Home"), (.openURL, "B")],
    ])
    #expect(report.shares.map(\.covered) == [3, 3, 2, 1])
    #expect(report.shares.map(\.total) == [6, 7, 8, 1])
    #expect(
      report.pairs.map { "\($0.first.words), \($0.second.words)" } == [
        "Home push A, A push B", "A push B, B pop",
      ])
    #expect(report.ghosts.isEmpty)
  }

  @Test func `what is seen and not in the graph is a ghost`() {
    let report = report([
      [(.launch, "Home"), (.push, "B")], [(.launch, "Home"), (.push, "B"), (.push, "New")],
    ])
    #expect(report.ghosts.map { "\($0.transition.words) \($0.count)" } == ["Home push B 2", "B push New 1"])
    #expect(report.unknownScreens.map(\.screen) == ["New"])
  }

  @Test func `an empty graph is covered wholly`() {
    let report = CoverageReport([], of: NavigationGraph())
    #expect(report.shares.allSatisfy { $0.percent == 100 })
  }

  @Test(arguments: [
    ("shop://product/:id", "shop://product/17", true), ("shop://product/:id", "shop://product/17?x=1", true),
    ("shop://product/:id", "shop://product/", false), ("shop://product/:id", "shop://order/1", false),
    ("shop://a", "shop://a", true),
  ]) func `URLs match patterns part by part`(pattern: String, url: String, expected: Bool) {
    #expect(pattern.matches(url: url) == expected)
  }
}
