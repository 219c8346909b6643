import NavAtlasModel
import TestSupport
import Testing

@testable import NavAtlasTraces

@Suite struct EdgeTableTests {
  private func table(_ text: String) -> EdgeTable { EdgeTable(Array(text.utf8), name: "t.csv") }

  @Test(arguments: [
    "A\tB\t3\nB\tC \\t D\t1\n", "from,to,count\nA,B,3\nB,C \t D,1\n",
    "count;to;from\r\n3;B;A\r\n1;\"C \t D\";B\r\n",
    #"{"from":"A","to":"B","count":3}"# + "\n" + #"{"from":"B","to":"C \t D","count":"1"}"# + "\n",
    #"[{"from":"A","to":"B","count":3},{"from":"B","to":"C \t D","count":1}]"#,
  ]) func `every form of a table is read alike`(text: String) {
    #expect(EdgeTable.recognises(firstBytes: Array(text.utf8)))
    let read = table(text)
    #expect(read.diagnostics.isEmpty)
    #expect(read.edges == [.init(from: "A", to: "B", count: 3), .init(from: "B", to: "C \t D", count: 1)])
  }

  @Test(arguments: ["session,ts,screen\n", "A -push-> B", "{\"navatlas\":1}", "", "a\tb\tc"])
  func `other texts are no table`(text: String) {
    #expect(!EdgeTable.recognises(firstBytes: Array(text.utf8)))
  }

  @Test func `lines that are no edge are told`() {
    let read = table("from,to,count\nA,B,x\nA,B\n,B,1\nA,B,-1\nA,B,2\n")
    #expect(read.edges.map(\.count) == [2])
    #expect(read.diagnostics.map { $0.location?.line } == [2, 3, 4, 5])
  }

  /// The moves of a table as a graph, with their counts; implicit ones in parentheses.
  private func moves(_ text: String, against graph: NavigationGraph? = nil) -> [String] {
    table(text).fragment(against: graph, name: "t").graph.transitions.map {
      $0.isImplicit ? "(\($0.words) \($0.count))" : "\($0.words) \($0.count)"
    }
  }

  @Test func `an edge is what the app's graph has between its screens`() {
    let graph = NavigationGraph(
      screens: ["A", "B", "C"].map { Screen(id: $0) },
      transitions: [
        Transition(from: .screen("A"), to: "B", .sheet), Transition(from: .screen("B"), to: "C", .push),
      ])
    let text = "A\tB\t3\nB\tA\t2\nA\tC\t1\nC\tC\t4\n"
    #expect(
      moves(text, against: graph) == ["A sheet B 3", "A push C 1", "(B popTo A 2)", "(C replace C 4)"])
    #expect(
      table(text).fragment(against: graph, name: "t").graph.screens.map { "\($0.id) \($0.count)" }
        == ["A 2", "B 3", "C 5"])
  }

  @Test func `without a graph the rarer of two opposite edges is going back`() {
    #expect(moves("A\tB\t3\nB\tA\t2\n") == ["A push B 3", "(B popTo A 2)"])
    #expect(moves("B\tA\t3\nA\tB\t3\nA\tA\t1\n") == ["(A replace A 1)", "(A popTo B 3)", "B push A 3"])
  }

  @Test func `in an app with tabs an edge between its screens may be a change of tabs`() {
    #expect(
      moves("A\tFound\t3\nA\tNew\t1\n", against: DiagnosisTests.graph) == ["(A tab Found 3)", "A push New 1"])
  }

  @Test func `a graph of a table counts as many moves as the table, whatever the graph beside it`() {
    var generator = SplitMix64(seed: 11)
    for _ in 0..<200 {
      let names = ["Home", "A", "B", "Found", "New"]
      let rows = (0..<Int.random(in: 1...30, using: &generator)).map { _ in
        EdgeTable.Edge(
          from: names.randomElement(using: &generator) ?? "A",
          to: names.randomElement(using: &generator) ?? "B",
          count: Int.random(in: 0...9, using: &generator))
      }
      let text = rows.map { "\($0.from)\t\($0.to)\t\($0.count)\n" }.joined()
      let total = rows.reduce(0) { $0 + $1.count }
      for graph in [nil, DiagnosisTests.graph] {
        let fragments = [
          graph.map { GraphFragment(graph: $0) }, table(text).fragment(against: graph, name: "t"),
        ]
        let merged = GraphMerge.merge(fragments.compactMap { $0 })
        #expect(merged.transitions.reduce(0) { $0 + $1.count } == total, "\(text)")
      }
    }
  }

  @Test(arguments: SQLDialects.all.map { $0.id }) func `a query names its columns and quotes them`(id: String)
    throws
  {
    let dialect = try #require(SQLDialects.named(id))
    let text = EdgeQuery(
      dialect, table: "shop.events", columns: .init(session: "s\"`id", sequence: "n"), idleGap: 1_800_000
    ).text
    #expect(text.contains("COUNT(*) AS \(dialect.quoted("count"))"))
    #expect(text.contains("PARTITION BY \(dialect.quoted("s\"`id")) ORDER BY"))
    #expect(text.contains("\(dialect.quoted("shop")).\(dialect.quoted("events"))"))
    #expect(text.contains("<= 1800000"))
  }
}
