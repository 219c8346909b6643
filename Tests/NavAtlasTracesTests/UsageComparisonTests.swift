import NavAtlasModel
import Testing

@testable import NavAtlasTraces

/// Comparisons against tests and graphs by hand.
@Suite struct UsageComparisonTests {
  /// A report of visits, each as often as said; screens are single letters.
  private func report(_ visits: [String: Int]) -> UsageReport {
    var builder = SummaryBuilder(SummaryOptions(idleGap: nil, window: 1 << 10))
    for (text, times) in visits.sorted(by: { $0.key < $1.key }) {
      for time in 0..<times {
        builder.add(
          text.enumerated().map {
            TraceEvent(
              session: "\(text)\(time)", time: Int64($0.offset), .screen, screen: String($0.element))
          })
      }
    }
    return UsageReport(&builder)
  }

  @Test func `the test gives the values of the normal distribution`() throws {
    // z is 2√2: pooled one half, standard error √(1/4 · 2/100).
    let test = try #require(TwoProportionTest(40, of: 100, 60, of: 100))
    #expect(abs(test.pValue - 0.004_677_735) < 1e-8)
    #expect(TwoProportionTest(30, of: 100, 30, of: 100)?.pValue == 1)
  }

  @Test(arguments: [(4, 100, 5, 100), (0, 0, 5, 100), (100, 100, 100, 100), (0, 100, 0, 100), (3, 4, 1, 4)])
  func `too few counts tell nothing`(x1: Int, n1: Int, x2: Int, n2: Int) {
    #expect(TwoProportionTest(x1, of: n1, x2, of: n2) == nil)
  }

  @Test func `of many tests fewer are significant`() {
    // 0.05/3 = 0.0167, 0.05/2 = 0.025: the second fails, and so does what follows.
    #expect([0.04, 0.01, 0.03].significant(at: 0.05) == [false, true, false])
    #expect([0.02, 0.01, 0.03].significant(at: 0.05) == [true, true, true])
    #expect([Double]().significant(at: 0.05).isEmpty)
  }

  @Test func `moves, starts and ends are told that differ for certain`() {
    let comparison = UsageComparison(report(["AB": 60, "AC": 40]), report(["AB": 30, "AD": 170]))
    func change(_ from: String?, _ to: String?) -> UsageComparison.Change? {
      comparison.changes.first { $0.from == from && $0.to == to }
    }
    #expect(change("A", "B")?.verdict == .shrank)
    #expect(change("A", "B")?.shareBefore == 0.6 && change("A", "B")?.shareAfter == 0.15)
    #expect(change("A", "C")?.verdict == .vanished)
    #expect(change("A", "D")?.verdict == .appeared)
    #expect(change("D", nil)?.verdict == .appeared)
    #expect(change(nil, "A")?.verdict == .unclear && change(nil, "A")?.difference == 0)
    let differences = comparison.changes.map { abs($0.difference) }
    #expect(differences == differences.sorted(by: >))
  }

  @Test func `the same sessions have no certain change`() {
    let one = report(["ABA": 50, "AC": 20])
    #expect(UsageComparison(one, one).changes.allSatisfy { $0.verdict == .unclear })
    #expect(UsageComparison(report([:]), one).changes.allSatisfy { $0.verdict == .unclear })
  }

  @Test func `the graph is a tree of the most frequent ways with what changed`() {
    let before = report(["ABC": 90, "ACB": 10, "AD": 50])
    let graph = UsageComparison(before, report(["ABC": 90, "ACB": 10, "AD": 50, "BD": 60])).graph()
    let moves = graph.transitions.map { "\($0.from)\($0.to ?? "") \($0.count)" }.sorted()
    #expect(moves.contains("AB 90") && moves.contains("BC 90") && moves.contains("AD 50"))
    // New, though D is reached by a more frequent way.
    #expect(moves.contains("BD 60"))
    #expect(!moves.contains { $0.hasPrefix("CB") })
    #expect(graph.entries.map(\.screen) == ["A"])
  }

  @Test func `over an app's graph its moves stay, and what changed is added`() {
    let app = NavigationGraph(
      screens: ["A", "B", "C"].map { Screen(id: $0) },
      transitions: [
        Transition(from: .screen("A"), to: "B", .push), Transition(from: .screen("A"), to: "C", .sheet),
      ])
    let comparison = UsageComparison(
      report(["ABA": 20, "AC": 200]), report(["ABA": 100, "AC": 100, "AX": 50]))
    let graph = comparison.graph(against: app)
    #expect(graph.screens.map(\.id) == ["A", "B", "C", "X"])
    // The way back from B grew as the way there did, and is not drawn.
    #expect(
      graph.transitions.map { "\($0.from) \($0.to ?? "") \($0.kind) \($0.count)" } == [
        "A B push 100", "A C sheet 100", "A X push 50",
      ])
  }

  @Test func `names are brought to those of the app, and counts added up`() {
    var events: [TraceEvent] = []
    for (index, name) in ["Home", "Detail(id: 1)", "Home", "Detail(id: 2)"].enumerated() {
      events.append(TraceEvent(session: "s", time: Int64(index), .screen, screen: name))
    }
    var builder = SummaryBuilder()
    builder.add(events)
    let report = UsageReport(&builder).renamed(by: .standard, known: ["Home", "Detail"])
    #expect(report.screens.map { "\($0.name) \($0.views)" } == ["Detail 2", "Home 2"])
    #expect(
      report.moves.map { "\($0.from) \($0.to) \($0.count)/\($0.leaving)" } == [
        "Home Detail 2/2", "Detail Home 1/1",
      ])
  }
}
