import NavAtlasModel
import Testing

@testable import NavAtlasAnalysis

/// The golden results of semantics section 6.
@Suite struct GoldenTests {
  let flow = stackGraph(
    root: "Start", logicalRoot: "A",
    [(.push, "Start>A A>B B>C C>H A>F F>G A>D D>E"), (.popToLogicalRoot, "G>A E>A"), (.resetRoot, "H>Start")])

  @Test func `G2: the coordinator flow's depths and stacks`() {
    let measures = flow.measures()
    let depths = ["Start": 0, "A": 1, "B": 2, "D": 2, "F": 2, "C": 3, "E": 3, "G": 3, "H": 4]
    #expect(measures.minDepths == depths)
    #expect(measures.maxDepths == depths)
    #expect(measures.stack("Start") == "Start")
    #expect(measures.stack("C") == "Start>A>B>C")
    #expect(measures.stack("E") == "Start>A>D>E")
    #expect(measures.stack("G") == "Start>A>F>G")
    #expect(measures.stack("H") == "Start>A>B>C>H")
    #expect(measures.growthCycles.isEmpty)
    #expect(measures.unbounded.isEmpty)
  }

  @Test func `G2: the coordinator flow's plans`() {
    let measures = flow.measures()
    #expect(measures.plan("Start") == [])
    #expect(measures.plan("A") == ["back Start"])
    for screen in ["B", "D", "F"] { #expect(measures.plan(screen) == ["back A", "back Start"]) }
    #expect(measures.plan("C") == ["back B", "back A", "back Start"])
    for screen in ["E", "G"] { #expect(measures.plan(screen) == ["popToLogicalRoot A", "back Start"]) }
    #expect(measures.plan("H") == ["resetRoot Start"])

    #expect(measures.logicalPlan("Start") == nil)
    #expect(measures.logicalPlan("A") == [])
    for screen in ["B", "D", "F"] { #expect(measures.logicalPlan(screen) == ["back A"]) }
    #expect(measures.logicalPlan("C")?.count == 2)
    for screen in ["E", "G"] { #expect(measures.logicalPlan(screen) == ["popToLogicalRoot A"]) }
    #expect(measures.logicalPlan("H") == ["back C", "back B", "back A"])
    #expect(measures["H"]?.withoutShortcuts == 4)
    #expect(measures.screens.allSatisfy { !$0.isTrap })
  }

  @Test func `G2 pushed: the same arrows as pushes never stop growing`() {
    let measures = stackGraph(
      root: "Start", [(.push, "Start>A A>B B>C C>H A>F F>G A>D D>E G>A E>A H>Start")]
    ).measures()
    #expect(measures.unbounded.count == 9)
    #expect(measures.growthComponents == [["A", "B", "C", "D", "E", "F", "G", "H", "Start"]])
    #expect(measures.growthCycles == [["A", "D", "E", "A"]])
    #expect(measures["G"]?.isWorstUnbounded == true)
    #expect(measures["G"]?.worstSteps == nil)
  }

  @Test func `G3a: router A`() {
    let measures = stackGraph(
      root: "Main", extra: ["B3", "C3"], [(.push, "Main>B1 Main>C1 B1>B2 B1>C2 C1>B2 C1>C2")]
    ).measures()
    #expect(measures.minDepths == ["Main": 0, "B1": 1, "C1": 1, "B2": 2, "C2": 2, "B3": -1, "C3": -1])
    #expect(measures.screens.filter { !$0.isReachable }.map(\.screen) == ["B3", "C3"])
    #expect(measures.growthCycles.isEmpty)
  }

  @Test func `G3c: router C replaces`() {
    let measures = stackGraph(
      root: "Main", extra: ["C2", "C3"], [(.push, "Main>B1 Main>C1 B1>B2"), (.replace, "B1>B3")]
    ).measures()
    #expect(measures.minDepths == ["Main": 0, "B1": 1, "B2": 2, "B3": 1, "C1": 1, "C2": -1, "C3": -1])
    #expect(measures.stack("B3") == "Main>B3")
  }

  let composable = stackGraph(
    root: "Root",
    [(.push, "Root>A Root>B Root>C B>A B>B B>C"), (.popToRoot, "*"), (.popTo, "*>A *>B *>C")],
    more: [Transition(from: .screen("Root"), .pushMany, path: ["A", "B", "C"])])

  @Test func `G4: the composable stack`() {
    let measures = composable.measures()
    #expect(measures.minDepths == ["Root": 0, "A": 1, "B": 1, "C": 1])
    #expect(measures.maxDepths == ["Root": 0, "A": 2, "B": 2, "C": 3])
    #expect(measures.unbounded == ["A", "B", "C"])
    #expect(measures.growthCycles == [["B", "B"]])
    #expect(measures.growthComponents == [["B"]])
    for screen in ["A", "B", "C"] {
      #expect(measures.plan(screen) == ["popToRoot Root"])
      #expect(measures[screen]?.worstSteps == 1)
    }
  }

  let twoColumns = NavigationGraph(
    screens: [
      Screen(id: "Categories"), Screen(id: "RecipeGrid"), Screen(id: "RecipeDetail"),
      Screen(id: "RecipeGrid(nil)", kind: .placeholder),
    ],
    containers: [
      Container(
        id: "main",
        .split(
          .init(columns: [
            .init(name: "sidebar", root: "Categories", selects: true),
            .init(name: "detail", root: "RecipeGrid", placeholder: "RecipeGrid(nil)", stack: true),
          ])))
    ],
    transitions: [
      Transition(
        from: .screen("Categories"), to: "RecipeGrid", .select, container: "main", column: "sidebar"),
      Transition(from: .screen("RecipeGrid"), to: "RecipeDetail", .push, container: "main"),
      Transition(from: .screen("RecipeDetail"), to: "RecipeDetail", .push, container: "main"),
    ], entries: [Entry(screen: "Categories", container: "main")])

  @Test func `G0: two columns and a stack`() {
    let facts = Facts(twoColumns)
    #expect(
      facts[Measures.self, .regular].minDepths
        == ["Categories": 0, "RecipeGrid": 0, "RecipeDetail": 1, "RecipeGrid(nil)": 0])
    #expect(
      facts[Measures.self, .compact].minDepths
        == ["Categories": 0, "RecipeGrid": 1, "RecipeDetail": 2, "RecipeGrid(nil)": -1])
    #expect(facts[Measures.self, .compact].unbounded == ["RecipeDetail"])
    let findings = facts[CollapseAnalysis.self, .regular]
    #expect(findings.lost.isEmpty)
    #expect(findings.placeholderNeverSeen == ["RecipeGrid(nil)"])
    #expect(findings.placeholderFirst.isEmpty)
    #expect(
      findings.deeper == [
        .init(screen: "RecipeGrid", regular: 0, compact: 1),
        .init(screen: "RecipeDetail", regular: 1, compact: 2),
      ])
    #expect(findings.rootMismatch.isEmpty)
    #expect(
      findings.backLeadsElsewhere == [.init(screen: "RecipeGrid", regular: nil, compact: "Categories")])
  }

  @Test func `G0: a popToRoot in the detail ends above the window's root`() {
    var graph = twoColumns
    graph.transitions.append(Transition(from: .screen("RecipeDetail"), .popToRoot, container: "main"))
    let findings = Facts(graph)[CollapseAnalysis.self, .regular]
    #expect(
      findings.rootMismatch == [
        .init(container: "main", column: "detail", screen: "RecipeGrid", depth: 1, from: ["RecipeDetail"])
      ])
    #expect(graph.measures(.compact).plan("RecipeDetail") == ["popToRoot RecipeGrid", "back Categories"])
  }

  @Test func `G1: three columns`() {
    let columns: [Container.Column] = [
      .init(name: "sidebar", root: "Categories", selects: true),
      .init(name: "content", root: "RecipeList", selects: true, placeholder: "RecipeList(nil)"),
      .init(name: "detail", root: "RecipeDetail", placeholder: "RecipeDetail(nil)"),
    ]
    let graph = NavigationGraph(
      screens: ["Categories", "RecipeList", "RecipeDetail"].map { Screen(id: $0) }
        + ["RecipeList(nil)", "RecipeDetail(nil)"].map { Screen(id: $0, kind: .placeholder) },
      containers: [Container(id: "main", .split(.init(columns: columns)))],
      transitions: [
        Transition(from: .screen("Categories"), to: "RecipeList", .select, column: "sidebar"),
        Transition(from: .screen("RecipeList"), to: "RecipeDetail", .select, column: "content"),
      ], entries: [Entry(screen: "Categories", container: "main")])
    let facts = Facts(graph)
    let compact = facts[Measures.self, .compact]
    #expect(compact["Categories"]?.minDepth == 0)
    #expect(compact["RecipeList"]?.minDepth == 1)
    #expect(compact["RecipeDetail"]?.minDepth == 2)
    #expect(compact.plan("RecipeDetail") == ["back RecipeList", "back Categories"])
    let findings = facts[CollapseAnalysis.self, .regular]
    #expect(findings.placeholderNeverSeen == ["RecipeList(nil)", "RecipeDetail(nil)"])
    #expect(
      findings.deeper == [
        .init(screen: "RecipeList", regular: 0, compact: 1),
        .init(screen: "RecipeDetail", regular: 0, compact: 2),
      ])
  }
}

@Suite struct ContainerTests {
  @Test func `an entry in one tab makes the other tabs reachable too`() {
    let graph = NavigationGraph(
      screens: ["Home", "Search"].map { Screen(id: $0) },
      containers: [
        Container(id: "home", .stack(.init(root: "Home"))),
        Container(id: "search", .stack(.init(root: "Search"))),
        Container(
          id: "app",
          .tabs(
            .init(tabs: [.init(key: "home", container: "home"), .init(key: "search", container: "search")]))),
      ], entries: [Entry(screen: "Home")])
    #expect(graph.measures().minDepths == ["Home": 0, "Search": 0])
  }
}
