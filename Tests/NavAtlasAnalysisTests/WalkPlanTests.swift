import NavAtlasInputs
import NavAtlasModel
import TestSupport
import Testing

@testable import NavAtlasAnalysis

@Suite struct WalkPlanTests {
  /// Replays every walk on the state model; each step starts on a screen that is seen and does what its move says.
  private func expectLegal(_ plan: WalkPlan, _ comment: String) {
    var covered: [WalkGoal] = []
    for walk in plan.walks {
      var state = walk.launch
      #expect(state.apply(walk.opening).isEmpty, "\(comment)")
      #expect(!walk.steps.isEmpty)
      for (number, step) in walk.steps.enumerated() {
        #expect(visible(state).contains(step.from), "\(comment): step \(number) from \(step.from)")
        if case .transition(let index) = step.action {
          let move = plan.graph.transitions[index]
          #expect(move.from == .anyScreen || move.from == .screen(step.from), "\(comment)")
          expect(step.operations, do: move, comment)
        }
        let said = state.apply(step.operations).filter { !WalkModel.harmless.contains($0.code) }
        #expect(said.isEmpty, "\(comment): \(said)")
        #expect(visible(state) == step.shows, "\(comment): step \(number) of \(walk.steps.map(\.action))")
        #expect(state.brokenInvariants.filter { $0.invariant != .placeholderMatchesSelection }.isEmpty)
        covered += step.covers
      }
    }
    #expect(covered.sorted(by: WalkGoal.precedes) == plan.covered, "\(comment)")
    #expect(Set(covered).count == covered.count, "\(comment): covered once")
    #expect(Set(plan.missed.map(\.goal)).isDisjoint(with: covered), "\(comment)")
    #expect(plan.lowerBound <= plan.walks.count || plan.walks.isEmpty, "\(comment)")
  }

  /// What the user sees, found without the planner.
  private func visible(_ state: NavigationState) -> [Screen.ID] {
    guard let window = state.windows.first, window.profile == .regular, window.layers.isEmpty else {
      return state.visibleScreen.map { [$0] } ?? []
    }
    var content = window.base
    while case .tabs(let tabs) = content {
      guard let tab = tabs.tabs.first(where: { $0.key == tabs.selected }) else { return [] }
      content = tab.content
    }
    guard case .split(let split) = content else { return state.visibleScreen.map { [$0] } ?? [] }
    return split.columns.map { ($0.entries.last?.route ?? $0.shownRoot).screen }
  }

  private func expect(_ operations: [AddressedOperation], do move: Transition, _ comment: String) {
    let first = operations.first?.operation
    let isRight =
      switch (move.kind, first) {
      case (.push, .push(let route, _)), (.viewPush, .viewPush(let route)), (.replace, .replace(let route)):
        route.screen == move.to
      case (.pushMany, .pushMany(let routes, _)), (.setPath, .setPath(let routes, _)):
        routes.map(\.screen) == move.path
      case (.pop, .pop(let count, _)), (.dismiss, .dismiss(let count)): count == move.n ?? 1
      case (.popTo, .popTo(let target)), (.popToLogicalRoot, .popTo(let target)):
        target == .screen(move.to ?? "")
      case (.popToRoot, .popToRoot), (.popToLogicalRoot, .popToRoot), (.dismissAll, .dismissAll): true
      case (.resetRoot, .resetRoot(let route, _)): route.screen == move.to
      case (.sheet, .present(let layer)), (.cover, .present(let layer)), (.popover, .present(let layer)):
        layer.content.frames.first?.screen == move.to
      case (.select, .select(_, let value)): value == move.to
      case (.push, .linkAcross(_, let route)): route.screen == move.to
      case (.tab, _), (.url, _), (.linkAcross, _), (.inspector, _), (.restore, _): true
      default: false
      }
    #expect(isRight, "\(comment): \(move.kind) as \(operations)")
  }

  private func plan(_ notation: String, _ options: WalkOptions = .init()) throws -> WalkPlan {
    let plan = WalkPlan(try NavigationGraph(notation: notation), options)
    expectLegal(plan, notation)
    return plan
  }

  @Test func `one walk does where one can always go back`() throws {
    let plan = try plan("root: A\nA -push-> B\nA -push-> C\nB -push-> D\nC -sheet-> E\n")
    #expect(plan.walks.count == 1 && plan.isMinimal && plan.missed.isEmpty)
    #expect(plan.covered.count == 4)
  }

  @Test func `ways of no return take a walk each, and no more`() throws {
    let text = """
      root: A
      backDisabled: B, C
      A -push-> B
      A -push-> C
      A -push-> D
      B -push-> E
      C -push-> E
      """
    let plan = try plan(text)
    #expect(plan.walks.count == 2 && plan.isMinimal && plan.lowerBound == 2 && plan.missed.isEmpty)
  }

  @Test func `what cannot be made is told with the reason`() throws {
    let plan = try plan("root: A\nA -push-> B\nB -pop(3)->\nZ -push-> A\nB -popTo-> Y\nscreens: Y\n")
    #expect(
      plan.missed.map(\.reason)
        == [
          "pop(3) of a path of 1", "Z is never shown", "screen(\"Y\")",
        ].map { $0 })
    #expect(plan.isComplete)
  }

  @Test func `a pop of several frames gets the stack that it needs`() throws {
    let plan = try plan("root: A\nA -push-> B\nB -push-> C\nA -push-> C\nC -pop(2)->\n")
    #expect(plan.missed.isEmpty && plan.walks.count == 1)
  }

  @Test func `links begin walks of their own where nothing else leads to what they show`() throws {
    let plan = try plan("root: A\nA -push-> B\nX -push-> Y\nlaunch -> A\nurl \"app://x\" -> A > X\n")
    #expect(plan.missed.isEmpty)
    #expect(plan.walks.contains { $0.entry?.url == "app://x" })
  }

  @Test func `no walk has more steps than it may`() throws {
    let text = "root: A\nA -push-> B\nB -push-> C\nC -push-> D\nD -push-> E\nA -push-> F\nA -push-> G\n"
    let plan = try plan(text, WalkOptions(stepLimit: 3))
    #expect(plan.walks.allSatisfy { $0.steps.count <= 3 })
    #expect(plan.missed.map(\.reason) == ["it takes more than 3 steps"])
    #expect(plan.lowerBound == 2)
  }

  @Test func `pairs follow each other at once`() throws {
    let plan = try plan("root: A\nA -push-> B\nB -push-> A\nB -pop->\n", WalkOptions(cover: .pairs))
    for walk in plan.walks {
      for (before, step) in zip(walk.steps, walk.steps.dropFirst()) {
        for case .pair(let first, let second) in step.covers {
          #expect(before.action == .transition(first) && step.action == .transition(second))
        }
      }
    }
    #expect(plan.covered.contains(.pair(0, 1)) && plan.covered.contains(.pair(0, 2)))
    #expect(plan.covered.contains(.pair(2, 0)))
  }

  @Test func `every state of a split view is collapsed and expanded`() throws {
    let plan = try plan(
      """
      split main: sidebar List | detail Item stack placeholder Nothing
      Item -push-> More
      """, WalkOptions(cover: .collapse))
    let widths = plan.covered.compactMap { goal -> String? in
      guard case .width(let profile, _, let screens) = goal else { return nil }
      return "\(profile) \(screens.joined(separator: ","))"
    }
    #expect(
      widths.sorted() == [
        "compact List,Item", "compact List,More", "compact List,Nothing", "regular Item", "regular List",
        "regular More",
      ])
    #expect(plan.walks.count == 1)
  }

  @Test func `only what is asked for is covered`() throws {
    let plan = try plan("root: A\nA -push-> B\nB -push-> C\nA -push-> D\n", WalkOptions(only: [1]))
    #expect(plan.covered == [.transition(1)] && plan.walks.map(\.steps.count) == [2])
  }

  @Test(arguments: 0..<250 as Range<UInt64>) func `random stacks agree with a search of everything`(
    seed: UInt64
  ) {
    var graphs = RandomGraphs(seed: seed)
    let graph = graphs.stack()
    let plan = WalkPlan(graph, WalkOptions(budget: 100_000, heightLimit: 4))
    expectLegal(plan, graph.summary)
    #expect(Set(plan.covered).count + plan.missed.count == graph.transitions.count, "\(graph.summary)")
    let everything = WalkExhaustion(graph, height: 4)
    #expect(Set(plan.covered.map(\.index)) == everything.possible, "\(graph.summary)")
    if let least = everything.leastWalks() {
      #expect(plan.walks.count == least && plan.isMinimal, "\(graph.summary)")
    }
  }

  @Test func `many random graphs need several walks`() {
    let several = (0..<250 as Range<UInt64>).count { seed in
      var graphs = RandomGraphs(seed: seed)
      let graph = graphs.stack()
      let least = WalkExhaustion(graph, height: 4).leastWalks() ?? 0
      return least > 1
    }
    #expect(several >= 10, "\(several)")
  }

  @Test(arguments: 0..<250 as Range<UInt64>) func `random windows are walked legally`(seed: UInt64) {
    var graphs = RandomGraphs(seed: seed)
    let graph = graphs.window()
    for cover in [WalkCover.transitions, .pairs] {
      let plan = WalkPlan(graph, WalkOptions(cover: cover, budget: 2_000))
      expectLegal(plan, graph.summary)
      if cover == .transitions {
        #expect(Set(plan.covered).count + plan.missed.count == graph.transitions.count)
      }
    }
  }

  @Test func `the samples are covered`() throws {
    for (notation, walks) in [
      ("tabs app: a=one, b=two\nstack one: A\nstack two: B\nA -push-> C\nB -push-> C\nC -tab-> B\n", 1),
      (
        "stack login: Login\ntabs app: a=one, b=two\nstack one: A\nstack two: B\nlaunch -> Login\n"
          + "Login -resetRoot-> A\nA -push-> C\n", 1
      ),
    ] {
      let plan = try plan(notation)
      #expect(plan.missed.isEmpty && plan.walks.count == walks && plan.isMinimal, "\(plan.missed)")
    }
  }

  @Test func `a large graph is planned in one go`() {
    let screens = (0..<2_000).map { "S\($0)" }
    var transitions: [Transition] = []
    for index in 1..<screens.count {
      transitions.append(Transition(from: .screen(screens[(index - 1) / 3]), to: screens[index], .push))
    }
    let graph = NavigationGraph(
      screens: screens.map { Screen(id: $0) },
      containers: [Container(id: "main", .stack(.init(root: "S0")))], transitions: transitions,
      entries: [Entry(screen: "S0", container: "main")])
    let plan = WalkPlan(graph)
    #expect(plan.walks.count == 1 && plan.missed.isEmpty && plan.isMinimal)
  }
}

extension WalkGoal {
  fileprivate var index: Int { if case .transition(let index) = self { index } else { -1 } }
}
