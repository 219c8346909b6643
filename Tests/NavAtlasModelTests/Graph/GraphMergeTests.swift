import NavAtlasModel
import TestSupport
import Testing

@Suite struct GraphMergeTests {
  private let declared = GraphFragment(
    graph: NavigationGraph(
      name: "App", screens: [Screen(id: "App.List", name: "List"), Screen(id: "App.Detail", name: "Detail")],
      containers: [Container(id: "main", .stack(.init(root: "App.List")))],
      transitions: [
        Transition(from: .screen("App.List"), to: "App.Detail", .push, container: "main", label: "tap"),
        Transition(from: .anyScreen, .popToRoot, container: "main"),
      ],
      entries: [Entry(screen: "App.List", container: "main")]))

  private func observed(_ transitions: [Transition], screens: [Screen]) -> GraphFragment {
    GraphFragment(origin: .observed, graph: NavigationGraph(screens: screens, transitions: transitions))
  }

  @Test func `an observed move counts for the declared one that it means, by the screens' names`() {
    let recorded = observed(
      [
        Transition(from: .screen("List"), to: "Detail", .push, count: 3),
        Transition(from: .screen("Detail"), .popToRoot, count: 2),
      ], screens: [Screen(id: "List", count: 4), Screen(id: "Detail", count: 3)])
    for order in [[declared, recorded], [recorded, declared]] {
      let graph = GraphMerge.merge(order)
      #expect(graph.screens.map(\.id) == ["App.List", "App.Detail"])
      #expect(graph.screens.map(\.count) == [4, 3])
      #expect(graph.transitions.map(\.count) == [3, 2])
      #expect(graph.transitions.map(\.confidence) == [.declared, .declared])
      #expect(graph.transitions.map(\.label) == ["tap", nil])
    }
  }

  @Test func `an observed move that nothing declares stays, marked as observed`() {
    let recorded = observed(
      [Transition(from: .screen("Detail"), to: "Other", .push, count: 1)],
      screens: [Screen(id: "Detail"), Screen(id: "Other", count: 1)])
    let graph = GraphMerge.merge([declared, recorded])
    #expect(graph.screens.map(\.id) == ["App.List", "App.Detail", "Other"])
    #expect(
      graph.transitions.last
        == Transition(from: .screen("App.Detail"), to: "Other", .push, confidence: .observed, count: 1))
  }

  @Test func `a name that two declared screens have is no match`() {
    var twice = declared
    twice.graph.screens.append(Screen(id: "Other.Detail", name: "Detail"))
    let recorded = observed([], screens: [Screen(id: "Detail", count: 1)])
    #expect(GraphMerge.merge([twice, recorded]).screens.last == Screen(id: "Detail", count: 1))
  }

  @Test
  func `a container that is declared differently is a diagnostic that names both, and the first is used`() {
    let other = GraphFragment(
      graph: NavigationGraph(
        screens: [Screen(id: "X")],
        containers: [
          Container(
            id: "main", .layer(.init(style: .sheet, root: "X")),
            location: SourceLocation(file: "b.yml", line: 3))
        ]))
    let graph = GraphMerge.merge([declared, other])
    #expect(graph.containers.map(\.body) == declared.graph.containers.map(\.body))
    #expect(
      graph.diagnostics.map(\.description) == [
        "b.yml:3: warning: container 'main' is a stack of App.List and also a layer of X (b.yml:3); the first is used"
      ])
  }

  @Test func `attributes come from whichever fragment has them`() {
    let place = SourceLocation(file: "A.swift", line: 1)
    let first = NavigationGraph(
      screens: [Screen(id: "A", kind: .external)],
      transitions: [Transition(from: .screen("A"), to: "A", .push, confidence: .inferred, locations: [place])]
    )
    let second = NavigationGraph(
      name: "App",
      screens: [Screen(id: "A", name: "View", title: "T", module: "M", location: place, backDisabled: true)],
      transitions: [Transition(from: .screen("A"), to: "A", .push, label: "tap", locations: [place])])
    let graph = GraphMerge.merge([GraphFragment(graph: first), GraphFragment(graph: second)])
    #expect(graph.name == "App")
    #expect(graph.screens == second.screens)
    #expect(graph.transitions == second.transitions)
  }

  @Test func `moves with different labels or conditions are different moves`() {
    let moves = ["a", "b"].map { Transition(from: .screen("A"), to: "A", .push, label: $0) }
    let fragments = moves.map {
      GraphFragment(graph: NavigationGraph(screens: [Screen(id: "A")], transitions: [$0]))
    }
    #expect(GraphMerge.merge(fragments).transitions == moves)
  }

  @Test func `one fragment is left as it is`() {
    var generator = SplitMix64(seed: 2)
    let graph = NavigationGraph.random(using: &generator)
    #expect(GraphMerge.merge([GraphFragment(graph: graph)]) == graph)
  }

  /// Fragments without contradictions: subsets of one pool, so that equal keys say equal things.
  private func fragment(using generator: inout SplitMix64) -> GraphFragment {
    let ids = (0..<5).map { "S\($0)" }.filter { _ in Bool.random(using: &generator) }
    var graph = NavigationGraph(
      screens: ids.map { Screen(id: $0, count: Int.random(in: 0...3, using: &generator)) })
    for from in ids {
      for to in ids where Int.random(in: 0..<3, using: &generator) == 0 {
        let kind: TransitionKind = Bool.random(using: &generator) ? .push : .sheet
        let container = Bool.random(using: &generator) ? "main" : nil
        let count = Int.random(in: 0...9, using: &generator)
        graph.transitions.append(
          Transition(from: .screen(from), to: to, kind, container: container, count: count))
      }
    }
    if let root = ids.first { graph.entries = [Entry(screen: root)] }
    return GraphFragment(graph: graph)
  }

  @Test func `merging is associative and conserves counts`() {
    var generator = SplitMix64(seed: 9)
    for _ in 0..<1_000 {
      let parts = (0..<3).map { _ in fragment(using: &generator) }
      let all = GraphMerge.merge(parts)
      let left = GraphMerge.merge([GraphFragment(graph: GraphMerge.merge([parts[0], parts[1]])), parts[2]])
      let right = GraphMerge.merge([parts[0], GraphFragment(graph: GraphMerge.merge([parts[1], parts[2]]))])
      #expect(all == left)
      #expect(all == right)
      #expect(total(all) == parts.map { total($0.graph) }.reduce(0, +))
    }
  }

  @Test func `laying observations over declarations conserves counts`() {
    var generator = SplitMix64(seed: 10)
    for _ in 0..<1_000 {
      var parts = (0..<4).map { _ in fragment(using: &generator) }
      for index in 1...3 where Bool.random(using: &generator) { parts[index].origin = .observed }
      #expect(total(GraphMerge.merge(parts)) == parts.map { total($0.graph) }.reduce(0, +))
    }
  }

  private func total(_ graph: NavigationGraph) -> Int {
    graph.screens.reduce(0) { $0 + $1.count } + graph.transitions.reduce(0) { $0 + $1.count }
  }
}
