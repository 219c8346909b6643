import GraphAlgorithms
public import NavAtlasModel

/// All measures of every screen, put together from the single analyses.
///
/// A screen that several stacks show takes the least of its depths, and its plan from the stack with the
/// lowest one, fewest modal layers first.
public struct Measures: Analysis {
  public static func result(of facts: Facts, in profile: Profile) -> GraphMeasures {
    var collector = MeasureCollector(facts, profile)
    return collector.collect()
  }
}

/// The measures that a picture shows: reach, least depths, traps, dead ends and endless growth. All others are empty.
///
/// One for each screen, in the graph's order. Near linear: no search for the longest ways, no dominators.
public struct Outline: Analysis {
  public static func result(of facts: Facts, in profile: Profile) -> [ScreenMeasure] {
    var collector = MeasureCollector(facts, profile)
    return collector.outline()
  }
}

private struct MeasureCollector {
  let facts: Facts
  let profile: Profile
  let lifted: LiftedGraph
  let windows: WindowDepths.Result
  let depths: [StackDepths.Depths]
  let growing: [GrowthComponents.Growing]
  private lazy var longest = facts[LongestPaths.self, profile]
  var planner: WindowPlanner
  /// How many frames all searches for ways on may look at.
  private var wayOnBudget = 2_000_000
  private var moveIndices: [Int: MoveIndex] = [:]
  /// The first other screen that a screen leads to.
  private lazy var next = Dictionary(
    lifted.ways.filter { $0.source != $0.target }.map { ($0.source, $0.target) }, uniquingKeysWith: min)
  private var pumps: [Int: GrowthPump] = [:]
  /// Where each screen stands: stacks and vertices, by screen number.
  var places: [[Place]]

  struct Place {
    var stack: Int
    var vertex: Int
  }

  init(_ facts: Facts, _ profile: Profile) {
    self.facts = facts
    self.profile = profile
    lifted = facts[LiftedGraph.self, profile]
    windows = facts[WindowDepths.self, profile]
    depths = facts[StackDepths.self, profile]
    growing = facts[GrowthComponents.self, profile]
    planner = WindowPlanner(facts, profile)
    places = Array(repeating: [], count: lifted.screens.count)
    for (stack, content) in lifted.stacks.enumerated() {
      for (vertex, place) in content.vertices.enumerated() where windows.totals[stack][vertex] != .max {
        places[place.screen].append(Place(stack: stack, vertex: vertex))
      }
    }
  }

  mutating func collect() -> GraphMeasures {
    var screens = facts.graph.screens.map { measure($0.id) }
    let connections = facts[Connections.self, profile]
    for index in screens.indices { connections.complete(&screens[index]) }
    let components = lifted.stacks.indices.flatMap { stack in
      zip(growing[stack].cycles, growing[stack].members).map { cycle, members in
        (cycle: names(cycle, stack), members: Set(names(members, stack)).sorted())
      }
    }.sorted { $0.cycle.lexicographicallyPrecedes($1.cycle) }
    return GraphMeasures(
      screens: screens, growthCycles: components.map(\.cycle), growthComponents: components.map(\.members),
      isTruncated: growing.contains(where: \.isTruncated) || screens.contains { $0.maxDepthBounds != nil })
  }

  private func names(_ vertices: [Int], _ stack: Int) -> [Screen.ID] {
    vertices.map { lifted.screens[lifted.stacks[stack].vertices[$0].screen] }
  }

  mutating func outline() -> [ScreenMeasure] {
    let leaving = Set(
      facts.graph.transitions.compactMap { if case .screen(let source) = $0.from { source } else { nil } }
    ).union(lifted.leftFromAnywhere.map { lifted.screens[$0] })
    return facts.graph.screens.map { screen in
      var measure = ScreenMeasure(screen.id)
      measure.isDeadEnd = !leaving.contains(screen.id)
      guard let number = lifted.numbers[screen.id], let best = bestPlace(number) else {
        measure.isReachable = isHost(screen.id)
        return measure
      }
      setReach(&measure, places[number], best)
      let canonical = depths[best.stack].canonical[best.vertex]
      measure.isTrap = planner.cost(best.stack, from: canonical) == nil
      if measure.isTrap {
        measure.popToLogicalRoot = planner.logicalPlan(best.stack, from: canonical)
        measure.wayOn = wayOn(from: canonical, best)
      }
      return measure
    }
  }

  /// True for the view that a tab view or split view is: it stands around screens, and in no stack.
  private func isHost(_ id: Screen.ID) -> Bool {
    facts.graph.containers.contains { $0.id == id && ($0.kind == .tabs || $0.kind == .split) }
  }

  private func setReach(_ measure: inout ScreenMeasure, _ all: [Place], _ best: Place) {
    measure.isReachable = true
    measure.minDepth = depths[best.stack].depth[best.vertex]
    measure.layerDepth = all.map { windows.vertexLayers[$0.stack][$0.vertex] }.min()
    measure.totalDepth = all.map { windows.totals[$0.stack][$0.vertex] }.min()
    measure.isUnbounded = all.contains { growing[$0.stack].isUnbounded[$0.vertex] }
  }

  private mutating func measure(_ id: Screen.ID) -> ScreenMeasure {
    var measure = ScreenMeasure(id)
    guard let number = lifted.numbers[id], let best = bestPlace(number) else {
      measure.isReachable = isHost(id)
      return measure
    }
    let all = places[number]
    setReach(&measure, all, best)
    setMaximum(&measure, all)
    let canonical = depths[best.stack].canonical[best.vertex]
    let stack = names(depths[best.stack].forest.vertices(of: canonical), best.stack)
    measure.canonicalStack = Array(stack.prefix(BackPlan.stepLimit + 1))
    measure.withoutShortcuts = stack.count - 1
    measure.popToRoot = planner.plan(best.stack, from: canonical)
    measure.popToLogicalRoot = planner.logicalPlan(best.stack, from: canonical)
    measure.isTrap = measure.popToRoot == nil
    if measure.isTrap { measure.wayOn = wayOn(from: canonical, best) }
    setWorst(&measure, all, best)
    return measure
  }

  /// The shortest way forward from a trap to a stack that has a way back, or else to any other screen.
  private mutating func wayOn(from canonical: Int, _ place: Place) -> WayOn? {
    let moves = moveIndices[place.stack] ?? MoveIndex(lifted.stacks[place.stack])
    moveIndices[place.stack] = moves
    let search = WayOnSearch(moves, budget: min(wayOnBudget, 5_000))
    wayOnBudget = max(0, wayOnBudget - min(moves.growth.count, 5_000))
    if let way = search.search(from: canonical, place.vertex, planner: &planner, stack: place.stack) {
      return WayOn(
        screens: names(way.vertices, place.stack), back: planner.plan(place.stack, from: way.frame))
    }
    let number = lifted.stacks[place.stack].vertices[place.vertex].screen
    return next[number].map { WayOn(screens: [lifted.screens[$0]], back: nil) }
  }

  /// Where the canonical stack is: the least depth, then the least frames by name, then the fewest layers.
  private func bestPlace(_ number: Int) -> Place? {
    let least = places[number].map { depths[$0.stack].depth[$0.vertex] }.min()
    let lowest = places[number].filter { depths[$0.stack].depth[$0.vertex] == least }
    guard lowest.count > 1 else { return lowest.first }
    return lowest.map { (place: $0, rank: frames($0) + rank(base(of: $0))) }
      .min { $0.rank.lexicographicallyPrecedes($1.rank) }?.place
  }

  private func base(of place: Place) -> Int {
    planner.base(of: depths[place.stack].canonical[place.vertex], in: place.stack)
  }

  private func rank(_ base: Int) -> [Int] { [windows.layers[base], base] }

  /// The screens of a place's canonical stack, root first.
  private func frames(_ place: Place) -> [Int] {
    depths[place.stack].forest.vertices(of: depths[place.stack].canonical[place.vertex])
      .map { lifted.stacks[place.stack].vertices[$0].screen }
  }

  /// The least depth stands in where every way to the screen shows some screen twice.
  private mutating func setMaximum(_ measure: inout ScreenMeasure, _ all: [Place]) {
    let longest = longest
    let least = measure.minDepth ?? 0
    let low = max(least, all.map { longest[$0.stack].low[$0.vertex] }.max() ?? 0)
    let high = max(low, all.map { longest[$0.stack].high[$0.vertex] }.max() ?? 0)
    if low == high { measure.maxDepth = low } else { measure.maxDepthBounds = low...high }
  }

  /// The way back from the highest stack, in whatever container that is.
  private mutating func setWorst(_ measure: inout ScreenMeasure, _ all: [Place], _ best: Place) {
    if let place = all.first(where: { growing[$0.stack].isUnbounded[$0.vertex] }) {
      let costs = [2, 3].map { costAfter(loops: $0, place) }
      measure.worstSteps = costs[0] == costs[1] ? costs[0] : nil
      measure.isWorstUnbounded = costs[0] != costs[1]
      return
    }
    let longest = longest
    func height(_ place: Place) -> Int { longest[place.stack].low[place.vertex] }
    let highest = all.max { (height($0), $1.stack) < (height($1), $0.stack) } ?? best
    let paths = longest[highest.stack]
    let isHigher = height(highest) > depths[best.stack].depth[best.vertex]
    let trail = isHigher ? paths.trails[highest.vertex] : nil
    if let top = trail.flatMap({ planner.frame($0, of: paths, stack: highest.stack) }) {
      measure.worstSteps = planner.cost(highest.stack, from: top)
    } else {
      measure.worstSteps = planner.cost(best.stack, from: depths[best.stack].canonical[best.vertex])
    }
  }

  /// The steps back from a stack that went some times round a growth cycle.
  private mutating func costAfter(loops: Int, _ place: Place) -> Int? {
    let pump =
      pumps[place.stack]
      ?? GrowthPump(lifted.stacks[place.stack], growing[place.stack])
    pumps[place.stack] = pump
    return pump.stack(to: place.vertex, loops: loops)
      .flatMap { planner.frame($0, of: place.stack) }
      .flatMap { planner.cost(place.stack, from: $0) }
  }
}
