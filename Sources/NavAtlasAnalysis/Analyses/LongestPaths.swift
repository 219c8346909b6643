import GraphAlgorithms
import NavAtlasModel

/// The greatest number of growth steps on a simple path to each vertex (semantics 5.2, *maxDepth*).
///
/// The components of the growth graph are taken in topological order. Inside one of up to
/// `exactComponentSize` vertices every visited set is tried, O(2^n · e) for n vertices and e moves; larger
/// ones, and those that the step budget does not cover, get bounds: at least the longest path that sweeps from the ways
/// in find, O(V + E) for each within a hundredth of the budget, at most every vertex of the component once.
///
/// The stacks of a pool are searched at once. The root of one can be shown again only in the component of its own
/// screen, so there alone paths are searched root by root.
struct LongestPaths: Analysis {
  struct Bounds: Sendable {
    /// By vertex: the longest path found.
    var low: [Int]
    /// By vertex: no simple path is longer.
    var high: [Int]
    /// By vertex: the moves of a path of `low` steps, as its last step; `nil` where none was found.
    var trails: [Int?]
    /// The steps of all paths, which share their beginnings.
    var steps: [TrailStep]
  }

  static func result(of facts: Facts, in profile: Profile) -> [Bounds] {
    var (budget, sweepBudget) = (facts.options.stepBudget, facts.options.stepBudget / 100)
    return facts[LiftedGraph.self, profile].stacks.map { stack in
      var search = LongestPathSearch(stack, exactSize: facts.options.exactComponentSize, budget: budget)
      search.sweepBudget = sweepBudget
      search.run()
      (budget, sweepBudget) = (search.budget, search.sweepBudget)
      return Bounds(low: search.low, high: search.high, trails: search.trails, steps: search.pool)
    }
  }
}

/// One move of a path: the frames it puts on the stack of the step before.
struct TrailStep: Sendable {
  var before: Int?
  var frames: ArraySlice<Int>
  /// The first frame takes the place of the one on top.
  var replaces: Bool
}

/// The search over one stack's growth graph, component by component.
struct LongestPathSearch {
  let stack: LiftedStack
  let moves: MoveIndex
  let component: [Int]
  let members: [[Int]]
  var budget: Int
  /// How many vertices the sweeps through large components may meet.
  var sweepBudget = 0
  var low: [Int]
  var high: [Int]
  var trails: [Trail?]
  private let exactSize: Int
  /// By screen, in a pool: the component in which it can stand above the root.
  private var home: [Int: Int]?
  /// Ways into each component, found while earlier components were searched.
  private var arrivals: [[Arrival]]
  private(set) var pool: [TrailStep] = []

  /// The way a path came, as an index into the pool of steps.
  typealias Trail = Int

  /// A path that enters a component on `vertex`, having passed the vertices `visited` of it.
  struct Arrival {
    var vertex: Int
    var visited: [Int]
    var low: Int
    var high: Int
    var trail: Trail
    /// The screen of the stack's root, which must not be shown again.
    var root: Int

    /// For paths that a written path makes show the root's screen again.
    static let noRoot = -1
  }

  init(_ stack: LiftedStack, exactSize: Int, budget: Int) {
    self.stack = stack
    self.exactSize = exactSize
    self.budget = budget
    moves = MoveIndex(stack)
    let count = stack.vertices.count
    low = Array(repeating: -1, count: count)
    high = low
    trails = Array(repeating: nil, count: count)
    // Frames pushed together follow each other, so that no component is left and entered again.
    var edges: [Digraph.Edge] = []
    for move in stack.growth {
      var before = move.from
      for frame in move.frames {
        edges += [.init(move.from, frame), .init(before, frame)]
        before = frame
      }
    }
    edges += Self.twins(stack)
    let partition = Digraph(vertexCount: count, edges: edges).stronglyConnectedComponents()
    component = partition.component
    members = partition.components
    arrivals = Array(repeating: [], count: members.count)
    guard stack.isPool else { return }
    let above = stack.vertices.indices.filter { !stack.vertices[$0].isRoot }
    home = Dictionary(uniqueKeysWithValues: above.map { (screen($0), component[$0]) })
  }

  /// Edges that keep the vertices of one screen in one component: a path that shows one shows none of the others.
  private static func twins(_ stack: LiftedStack) -> [Digraph.Edge] {
    let others = stack.vertices.indices.filter { !stack.startSet.contains($0) }
    let byScreen = Dictionary(grouping: others) { stack.vertices[$0].screen }
    return byScreen.sorted { $0.key < $1.key }.flatMap { _, same in
      zip(same, same.dropFirst() + same.prefix(1)).filter { $0 != $1 }.map { Digraph.Edge($0, $1) }
    }
  }

  func screen(_ vertex: Int) -> Int { stack.vertices[vertex].screen }

  mutating func run() {
    for start in stack.starts { begin(on: start) }
    for number in members.indices where !arrivals[number].isEmpty {
      let entries = arrivals[number]
      arrivals[number] = []
      search(number, entries)
    }
  }

  /// The root that a path on a frame must not show again; all paths that cannot show theirs are searched at once.
  ///
  /// The roots of a pool have the moves of their screens: what leads from a root back to its screen lies in the
  /// screen's own component.
  private func rootToAvoid(_ root: Int, on frame: Int) -> Int {
    guard let home else { return root }
    return home[root] == component[frame] ? root : Arrival.noRoot
  }

  /// Paths begin with a root alone, or with each part of a path that is written on it.
  private mutating func begin(on start: Int) {
    let root = screen(start)
    let trail = extend(nil, [start], replaces: false)
    arrive(Arrival(vertex: start, visited: [], low: 0, high: 0, trail: trail, root: root))
    for move in moves.from(start) where move.writesPath {
      for (index, frame) in move.frames.enumerated() {
        let below = Set(move.frames[..<index]).filter {
          screen($0) != screen(frame) && component[$0] == component[frame]
        }
        arrive(
          Arrival(
            vertex: frame, visited: below.sorted(), low: index + 1, high: index + 1,
            trail: extend(trail, move.frames[...index], replaces: false),
            root: screen(frame) == root ? Arrival.noRoot : rootToAvoid(root, on: frame)))
      }
    }
  }

  private mutating func search(_ number: Int, _ entries: [Arrival]) {
    let groups = Dictionary(grouping: entries, by: \.root).sorted { $0.key < $1.key }
    let size = members[number].count
    let screens = Set(members[number].map(screen)).count
    let inner = members[number].reduce(0) { $0 + moves.indices(from: $1).count }
    let (cost, overflow) = (screens > 40 ? 0 : 1 << screens)
      .multipliedReportingOverflow(by: max(1, inner) * groups.count)
    if size == 1 || (screens <= exactSize && size <= 2 * exactSize && !overflow && cost <= budget) {
      budget -= size == 1 ? 0 : cost
      for (root, entries) in groups { searchExactly(number, entries, root) }
    } else {
      searchGreedily(number, entries)
    }
  }

  mutating func extend(_ before: Trail?, _ frames: ArraySlice<Int>, replaces: Bool) -> Trail {
    pool.append(TrailStep(before: before, frames: frames, replaces: replaces))
    return pool.count - 1
  }

  mutating func arrive(_ arrival: Arrival) {
    arrivals[component[arrival.vertex]].append(arrival)
  }

  mutating func raise(_ vertex: Int, low newLow: Int, high newHigh: Int, _ trail: Trail) {
    if newLow > low[vertex] {
      low[vertex] = newLow
      trails[vertex] = trail
    }
    high[vertex] = max(high[vertex], newHigh)
  }

  /// Takes the frames of a move that lie outside the component; each is an arrival elsewhere.
  mutating func leave(
    _ number: Int, by move: Growth, low: Int, high: Int, _ trail: Trail, root: Int
  ) {
    var outside: [Int] = []
    for (index, frame) in move.frames.enumerated() where component[frame] != number {
      if screen(frame) == root || outside.contains(where: { screen($0) == screen(frame) }) { return }
      let height = move.replaces ? 0 : index + 1
      arrive(
        Arrival(
          vertex: frame, visited: outside.filter { component[$0] == component[frame] }, low: low + height,
          high: high + height, trail: extend(trail, move.frames[...index], replaces: move.replaces),
          root: rootToAvoid(root, on: frame)))
      outside.append(frame)
    }
  }
}
