extension LongestPathSearch {
  /// Bounds for a component that is too large: at least the paths that sweeps find, at most every vertex once.
  mutating func searchGreedily(_ number: Int, _ entries: [Arrival]) {
    let ceiling = ceiling(number, entries)
    var seen: Set<[Int]> = []
    let order = entries.sorted { ($1.low, $0.vertex, $0.root) < ($0.low, $1.vertex, $1.root) }
      .filter { seen.insert([$0.vertex, $0.root]).inserted }
    // The root that the path to a vertex began on.
    var roots: [Int: Int] = [:]
    var sweep = Sweep(self, component: number)
    for (index, entry) in order.enumerated() where index == 0 || sweepBudget > 0 {
      sweep.run(entry)
      sweepBudget -= sweep.met.count
      take(&sweep, entry, ceiling, &roots)
    }
    spread(number, order, ceiling, &roots)
  }

  /// Every vertex once, but for the one that shows the root's screen.
  private func ceiling(_ number: Int, _ entries: [Arrival]) -> Int {
    let screens = Set(members[number].map(screen))
    return entries.map { $0.high + screens.count - (screens.contains($0.root) ? 2 : 1) }.max() ?? 0
  }

  /// Keeps the longest paths that a sweep found.
  private mutating func take(
    _ sweep: inout Sweep, _ entry: Arrival, _ ceiling: Int, _ roots: inout [Int: Int]
  ) {
    for vertex in sweep.met where sweep.height[vertex] > low[vertex] {
      var pending: [Int] = []
      var next = vertex
      while sweep.trail[next] < 0, sweep.before[next] >= 0 {
        pending.append(next)
        next = sweep.before[next]
      }
      var trail = sweep.trail[next] < 0 ? entry.trail : sweep.trail[next]
      for step in pending.reversed() {
        let move = moves.growth[sweep.move[step]]
        trail = extend(trail, move.frames[...], replaces: move.replaces)
        sweep.trail[step] = trail
      }
      raise(vertex, low: sweep.height[vertex], high: ceiling, trail)
      roots[vertex] = entry.root
    }
  }

  /// Reaches what no sweep met by a shortest way from what they did, and leaves the component.
  private mutating func spread(_ number: Int, _ entries: [Arrival], _ ceiling: Int, _ roots: inout [Int: Int])
  {
    for entry in entries where entry.low > low[entry.vertex] {
      raise(entry.vertex, low: entry.low, high: ceiling, entry.trail)
      roots[entry.vertex] = entry.root
    }
    var pending = members[number].filter { trails[$0] != nil }
    var next = 0
    while next < pending.count {
      let vertex = pending[next]
      next += 1
      guard let trail = trails[vertex] else { continue }
      let root = roots[vertex] ?? Arrival.noRoot
      high[vertex] = max(high[vertex], ceiling)
      for move in moves.from(vertex) {
        for (position, frame) in move.frames.enumerated() where component[frame] == number {
          guard trails[frame] == nil, screen(frame) != root else { continue }
          let height = low[vertex] + (move.replaces ? 0 : position + 1)
          let way = extend(trail, move.frames[...position], replaces: move.replaces)
          roots[frame] = root
          raise(frame, low: height, high: ceiling, way)
          pending.append(frame)
        }
        leave(number, by: move, low: low[vertex], high: ceiling, trail, root: root)
      }
    }
  }
}

/// Long simple paths through a component from one arrival: a path that goes on while it can, and from its end
/// backwards the shortest ways to what it did not meet. O(V + E) for each arrival.
private struct Sweep {
  let moves: MoveIndex
  let screens: [Int]
  let isInside: [Bool]
  /// By vertex, as far as met: the height of the path, the vertex and the move it came by, its trail once it has one.
  private(set) var height: [Int]
  private(set) var before: [Int]
  private(set) var move: [Int]
  var trail: [Int]
  private(set) var met: [Int] = []
  /// By screen: the last run that showed it.
  private var shownIn: [Int]
  private var number = 0

  init(_ search: LongestPathSearch, component: Int) {
    moves = search.moves
    screens = search.stack.vertices.map(\.screen)
    isInside = search.component.map { $0 == component }
    height = screens.map { _ in -1 }
    (before, move, trail) = (height, height, height)
    shownIn = Array(repeating: 0, count: (screens.max() ?? 0) + 1)
  }

  mutating func run(_ entry: LongestPathSearch.Arrival) {
    number += 1
    met = []
    for vertex in entry.visited { shownIn[screens[vertex]] = number }
    if entry.root >= 0 { shownIn[entry.root] = number }
    meet(entry.vertex, height: entry.low)
    var current = entry.vertex
    while let next = follow(from: current, limit: 1).first { current = next }
    for vertex in met.reversed() {
      var pending = [vertex]
      while let next = pending.popLast() { pending += follow(from: next, limit: .max) }
    }
  }

  /// Takes moves from a vertex to what was not met, up to a number of them.
  private mutating func follow(from vertex: Int, limit: Int) -> [Int] {
    var found: [Int] = []
    for index in moves.indices(from: vertex) where found.count < limit {
      let growth = moves.growth[index]
      guard let last = growth.frames.last, isClear(growth.frames) else { continue }
      for frame in growth.frames { shownIn[screens[frame]] = number }
      meet(last, height: height[vertex] + growth.weight, from: vertex, by: index)
      found.append(last)
    }
    return found
  }

  private func isClear(_ frames: [Int]) -> Bool {
    frames.indices.allSatisfy { index in
      let screen = screens[frames[index]]
      return isInside[frames[index]] && shownIn[screen] != number
        && !frames[..<index].contains { screens[$0] == screen }
    }
  }

  private mutating func meet(_ vertex: Int, height: Int, from: Int = -1, by index: Int = -1) {
    shownIn[screens[vertex]] = number
    self.height[vertex] = height
    (before[vertex], move[vertex], trail[vertex]) = (from, index, -1)
    met.append(vertex)
  }
}
