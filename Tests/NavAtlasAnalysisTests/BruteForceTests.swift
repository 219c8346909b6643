import NavAtlasModel
import Testing

@testable import NavAtlasAnalysis

/// The measures against slow and obvious versions, on thousands of seeded random graphs.
@Suite struct BruteForceTests {
  @Test(arguments: 0..<10) func `least depth, canonical stack, unboundedness and longest path agree`(
    seed: Int
  ) {
    var graphs = RandomGraphs(seed: UInt64(seed))
    for _ in 0..<300 {
      let graph = graphs.stack()
      let measures = graph.measures()
      let heights = reachableHeights(graph, root: "A", upTo: 40)
      let explorer = StackExplorer(graph, root: "A", height: 4)
      let longest = longestSimplePaths(graph, root: "A")
      for measure in measures.screens {
        let found = heights[measure.screen] ?? []
        #expect(measure.isReachable == !found.isEmpty, "\(measure.screen) in \(graph.summary)")
        #expect(measure.minDepth == found.min(), "\(measure.screen) in \(graph.summary)")
        #expect(
          measure.isUnbounded == found.contains { $0 > 30 }, "\(measure.screen) in \(graph.summary)")
        #expect(
          measure.maxDepth == longest[measure.screen] ?? found.min(), "\(measure.screen) in \(graph.summary)")
        if let depth = measure.minDepth, depth <= 4 {
          #expect(explorer.minDepth(measure.screen) == depth)
          #expect(
            explorer.canonicalStack(measure.screen) == measure.canonicalStack,
            "\(measure.screen) in \(graph.summary)")
        }
      }
    }
  }

  @Test(arguments: 0..<10) func `the back plan takes the fewest steps on any reachable stack`(seed: Int) {
    var graphs = RandomGraphs(seed: 100 + UInt64(seed))
    for _ in 0..<100 {
      let graph = graphs.stack()
      let facts = Facts(graph)
      let lifted = facts[LiftedGraph.self, .regular]
      var planner = WindowPlanner(facts, .regular)
      let stacks = StackExplorer(graph, root: "A", height: 4).stacks.sorted {
        $0.lexicographicallyPrecedes($1)
      }
      for stack in stacks.shuffled(using: &graphs.random).prefix(20) {
        let vertices = stack.enumerated().compactMap { index, screen in
          lifted.stacks[0].numbers[
            StackVertex(
              screen: lifted.numbers[screen] ?? 0, column: 0, isRoot: index == 0,
              base: index == 0 && lifted.stacks[0].isPool ? 0 : nil)]
        }
        #expect(vertices.count == stack.count)
        guard let frame = planner.frame(vertices, of: 0) else { continue }
        let state = NavigationState(.stack(stackState(stack, graph)))
        #expect(
          planner.cost(0, from: frame) == fewestStepsBack(graph, from: state),
          "\(stack) in \(graph.summary)")
      }
    }
  }

  @Test(arguments: 0..<10) func `plans through modal layers take the fewest steps`(seed: Int) {
    var graphs = RandomGraphs(seed: 200 + UInt64(seed))
    for _ in 0..<200 {
      let graph = graphs.window()
      let facts = Facts(graph)
      let measures = facts[Measures.self, .regular]
      for measure in measures.screens where measure.isReachable {
        let state = windowState(showing: measure.screen, facts)
        let steps = fewestStepsBack(graph, from: state)
        #expect(measure.popToRoot?.count == steps, "\(measure.screen) in \(graph.summary)")
        #expect(measure.isTrap == (steps == nil))
        let window = state.windows[0]
        let total = ([window.base] + window.layers.map(\.content)).map { $0.frames.count - 1 }.reduce(0, +)
        #expect(measure.totalDepth == total + window.layers.count)
      }
    }
  }

  @Test(arguments: 0..<10) func `layer depth and total depth are the least of any reachable window`(seed: Int)
  {
    var graphs = RandomGraphs(seed: 300 + UInt64(seed))
    for _ in 0..<100 {
      let graph = graphs.window()
      let least = leastWindowDepths(graph)
      for measure in graph.measures().screens {
        #expect(measure.layerDepth == least[measure.screen]?.layers, "\(measure.screen) in \(graph.summary)")
        #expect(measure.totalDepth == least[measure.screen]?.total, "\(measure.screen) in \(graph.summary)")
      }
    }
  }

  @Test func `a plan's steps lead from frame to frame down to the root`() {
    var graphs = RandomGraphs(seed: 7)
    for _ in 0..<500 {
      let graph = graphs.window()
      for measure in graph.measures().screens {
        guard let plan = measure.popToRoot else { continue }
        #expect(plan.steps.count == plan.count)
        #expect(zip(plan.steps, plan.steps.dropFirst()).allSatisfy { $0.to == $1.from })
        #expect(plan.steps.isEmpty || plan.steps.first?.from == measure.screen)
        #expect(plan.steps.isEmpty || plan.steps.last?.to == "A")
      }
    }
  }

  private func stackState(_ stack: [String], _ graph: NavigationGraph) -> StackState {
    StackState(
      root: Route(stack[0]), values: stack.dropFirst().enumerated().map { StackEntry(id: $0, Route($1)) },
      backDisabled: Set(graph.screens.filter(\.backDisabled).map(\.id)))
  }

  /// The window of a screen's canonical stack, with the presenters the measures chose.
  private func windowState(showing screen: String, _ facts: Facts) -> NavigationState {
    let lifted = facts[LiftedGraph.self, .regular]
    let windows = facts[Windows.self, .regular]
    let depths = facts[StackDepths.self, .regular]
    let number = lifted.numbers[screen] ?? 0
    let places = lifted.stacks.indices.flatMap { stack in
      lifted.stacks[stack].vertices.indices.filter { lifted.stacks[stack].vertices[$0].screen == number }
        .map { (stack, $0) }
    }
    let best = places.min { depths[$0.0].depth[$0.1] < depths[$1.0].depth[$1.1] }
    var layers: [LayerState] = []
    var next = best.map { (stack: $0.0, frame: depths[$0.0].canonical[$0.1]) }
    while let (stack, frame) = next {
      let forest = depths[stack].forest
      let frames = forest.vertices(of: frame).map { lifted.screens[lifted.stacks[stack].vertices[$0].screen] }
      let base = lifted.stacks[stack].base(of: forest.bottoms[frame])
      let traits = lifted.bases[base].layer
      layers.insert(
        LayerState(
          traits?.style ?? .sheet, .stack(stackState(frames, facts.graph)),
          dismissible: traits?.dismissible ?? true), at: 0)
      next = windows[base]?.presenter
    }
    let base = layers.removeFirst()
    return NavigationState(
      windows: [WindowState(id: "w0", base: base.content, layers: layers)])
  }
}

/// Slow and obvious: the fewest layers and the least total depth of each screen over all windows, by trying
/// every push and presentation on every window of little height.
func leastWindowDepths(_ graph: NavigationGraph) -> [String: (layers: Int, total: Int)] {
  var least: [String: (layers: Int, total: Int)] = [:]
  var seen: Set<[[String]]> = []
  var pending: [[[String]]] = [[["A"]]]
  while let window = pending.popLast() {
    let total = window.map { $0.count - 1 }.reduce(0, +) + window.count - 1
    guard window.count <= 3, total <= 8, seen.insert(window).inserted else { continue }
    let stack = window[window.count - 1]
    guard let top = stack.last else { continue }
    let known = least[top] ?? (.max, .max)
    least[top] = (min(known.layers, window.count - 1), min(known.total, total))
    if stack.count > 1 { pending.append(window.dropLast() + [Array(stack.dropLast())]) }
    for transition in graph.transitions where transition.from == .screen(top) {
      let target = transition.to.map { [$0] } ?? []
      switch transition.kind {
      case .push: pending.append(window.dropLast() + [stack + target])
      case .pushMany: pending.append(window.dropLast() + [stack + transition.path])
      case .sheet, .cover, .popover: pending.append(window + [target])
      default: break
      }
    }
  }
  return least
}
