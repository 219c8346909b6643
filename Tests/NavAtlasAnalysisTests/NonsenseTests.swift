import NavAtlasModel
import TestSupport
import Testing

@testable import NavAtlasAnalysis

/// Graphs that no reader would let through: the analyses give some answer, and never stop the program.
@Suite struct NonsenseTests {
  @Test func `graphs that contradict themselves are analysed without a crash`() throws {
    var random = SplitMix64(seed: 99)
    for _ in 0..<1_000 {
      let graph = nonsense(&random)
      let facts = Facts(graph)
      for profile in Profile.allCases {
        #expect(facts[Measures.self, profile].screens.count == graph.screens.count)
      }
      _ = facts[CollapseAnalysis.self, .regular]
      let views: [any GraphView] = [
        CompactView(), DepthView(maximum: 1), CountView(minimum: 1), PathView(to: "A"),
        NeighbourhoodView(of: "B"),
        ModuleView("m"),
      ]
      for view in views { _ = try? view.view(of: graph) }
      if var state = NavigationState(graph) {
        state.apply(.push("A"))
        state.apply(.back)
        _ = state.brokenInvariants
      }
    }
  }

  private func nonsense(_ random: inout SplitMix64) -> NavigationGraph {
    let screens = ["A", "B", "C", "ghost", ""]
    let containers = ["c0", "c1", "c2", "nowhere"]
    func pick<T>(_ choices: [T]) -> T { choices[Int.random(in: 0..<choices.count, using: &random)] }
    func maybe<T>(_ choices: [T]) -> T? { Bool.random(using: &random) ? pick(choices) : nil }
    func body() -> Container.Body {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: return .stack(.init(root: pick(screens), logicalRoot: maybe(screens)))
      case 1:
        let columns = (0..<Int.random(in: 0...4, using: &random)).map { _ in
          Container.Column(
            name: pick(["sidebar", "detail"]), root: pick(screens), selects: pick([true, false]),
            placeholder: maybe(screens), stack: pick([true, false]))
        }
        return .split(
          .init(columns: columns, prefer: maybe(["sidebar", "x"]), framework: pick(SplitFramework.allCases)))
      case 2:
        let tabs = [pick(containers), pick(containers)].map { Container.Tab(key: "t", container: $0) }
        return .tabs(.init(tabs: tabs))
      default:
        return .layer(
          .init(style: pick(PresentationStyle.allCases), root: pick(screens), stack: pick([true, false])))
      }
    }
    let transitions = (0..<Int.random(in: 0...8, using: &random)).map { _ in
      Transition(
        from: Bool.random(using: &random) ? .screen(pick(screens)) : .anyScreen, to: maybe(screens),
        pick(TransitionKind.allCases), n: maybe([-3, 0, 2, 99]),
        path: maybe([["A", "A"], ["ghost"], []]) ?? [],
        container: maybe(containers), column: maybe(["sidebar", "detail", "x"]),
        via: maybe(Transition.Via.allCases),
        singleTop: Bool.random(using: &random))
    }
    let entries = (0..<Int.random(in: 0...2, using: &random)).map { _ in
      Entry(
        screen: pick(screens), kind: pick(Entry.Kind.allCases), container: maybe(containers),
        path: maybe([["B"], ["ghost", "A"]]) ?? [])
    }
    return NavigationGraph(
      screens: ["A", "B", "C"].map {
        Screen(id: $0, module: maybe(["m"]), backDisabled: Bool.random(using: &random))
      },
      containers: containers.prefix(Int.random(in: 0...3, using: &random)).map {
        Container(id: $0, body())
      },
      transitions: transitions, entries: entries)
  }
}
