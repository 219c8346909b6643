import GraphAlgorithms
public import NavAtlasModel

/// How many values can be on a path while a screen stands on its stack: intervals over the pushdown model.
///
/// Views that are pushed without a value do not count: no code can take them off the path. The least height is exact, by
/// the shortest ways; there is no greatest one where values can be pushed round in a circle. O(V + E), E counting every
/// frame of a move.
public struct StackHeights: Analysis {
  /// What is known of a screen in one stack.
  public struct Height: Sendable, Hashable {
    public var screen: Screen.ID
    public var container: Container.ID?
    /// The column of a split view that the path belongs to, and its place among them.
    public var column: String?
    public var columnIndex: Int
    /// True for the root of the stack, or of its column.
    public var isRoot: Bool
    /// The fewest values on the path.
    public var least: Int
    /// The most values; `nil` where nothing limits them.
    public var greatest: Int?
    /// A stack with the fewest values, its root first.
    public var witness: [Screen.ID]
    /// The explicit pops that the screen makes there.
    public var pops: [Transition]
  }

  public static func result(of facts: Facts, in profile: Profile) -> [Height] {
    let lifted = facts[LiftedGraph.self, profile]
    return lifted.stacks.flatMap { stack -> [Height] in
      var search = HeightSearch(stack) { facts.graph.transitions[$0].kind == .viewPush }
      search.run()
      let greatest = search.greatest()
      return stack.vertices.indices.compactMap { vertex -> Height? in
        guard let state = search.lowest(vertex) else { return nil }
        let place = stack.vertices[vertex]
        let column = stack.columns[place.column]
        let pops = (stack.backMoves[place.column][place.screen] ?? []).filter { $0.kind == .pop }
        return Height(
          screen: lifted.screens[place.screen], container: column.container, column: column.name,
          columnIndex: place.column, isRoot: place.isRoot, least: search.height[state] ?? 0,
          greatest: greatest[vertex],
          witness: search.frames(of: state).map { lifted.screens[stack.vertices[$0].screen] },
          pops: pops.map { facts.graph.transitions[$0.transition] })
      }
    }
  }
}

/// The least heights by breadth-first search over vertices, each with an empty path and with one that is not.
private struct HeightSearch {
  private struct Frame {
    var vertex: Int
    var below: Int?
    var isView: Bool
  }

  let stack: LiftedStack
  private let moves: MoveIndex
  private let isView: [Bool]
  /// By state: twice the vertex, and one more where the path is not empty.
  private(set) var height: [Int?]
  private var top: [Int]
  private var frames: [Frame] = []
  private var edges: [(from: Int, to: Int, weight: Int)] = []
  private var buckets: [[Int]] = [[]]

  init(_ stack: LiftedStack, isView: (Int) -> Bool) {
    self.stack = stack
    moves = MoveIndex(stack)
    self.isView = stack.growth.map { $0.transition.map(isView) ?? false }
    height = Array(repeating: nil, count: 2 * stack.vertices.count)
    top = Array(repeating: -1, count: 2 * stack.vertices.count)
  }

  mutating func run() {
    for start in stack.starts { reach(start, 0, frame(start, on: nil, isView: false)) }
    var level = 0
    while level < buckets.count {
      var next = 0
      while next < buckets[level].count {
        let state = buckets[level][next]
        next += 1
        if height[state] == level { follow(state, level) }
      }
      level += 1
    }
  }

  /// The state of a vertex with the fewest values.
  func lowest(_ vertex: Int) -> Int? {
    [2 * vertex, 2 * vertex + 1].first { height[$0] != nil }
  }

  /// The vertices of a stack in a state, the root first.
  func frames(of state: Int) -> [Int] {
    var found: [Int] = []
    var next: Int? = top[state]
    while let frame = next {
      found.append(frames[frame].vertex)
      next = frames[frame].below
    }
    return found.reversed()
  }

  // MARK: Moves

  private mutating func follow(_ state: Int, _ level: Int) {
    for index in moves.indices(from: state / 2) {
      let move = moves.growth[index]
      // Nothing is replaced on an empty path.
      if move.replaces, level == 0 { continue }
      var height = level
      var below: Int? = top[state]
      for vertex in move.frames {
        let isRoot = stack.vertices[vertex].isRoot
        if !isView[index] { while let frame = below, frames[frame].isView { below = frames[frame].below } }
        if move.replaces { below = below.flatMap { frames[$0].below } }
        height = isRoot ? 0 : isView[index] || move.replaces ? height : height + 1
        let reached = 2 * vertex + (height == 0 ? 0 : 1)
        edges.append((state, reached, isRoot ? 0 : height - level))
        below = frame(vertex, on: below, isView: isView[index])
        if let below { reach(vertex, height, below) }
      }
    }
  }

  private mutating func reach(_ vertex: Int, _ level: Int, _ frame: Int) {
    let state = 2 * vertex + (level == 0 ? 0 : 1)
    if let known = height[state], known <= level { return }
    height[state] = level
    top[state] = frame
    while buckets.count <= level { buckets.append([]) }
    buckets[level].append(state)
  }

  private mutating func frame(_ vertex: Int, on below: Int?, isView: Bool) -> Int {
    frames.append(Frame(vertex: vertex, below: below, isView: isView))
    return frames.count - 1
  }

  // MARK: The most

  /// The greatest heights by vertex: the longest ways over the components, none of which may grow.
  func greatest() -> [Int?] {
    let graph = Digraph(vertexCount: height.count, edges: edges.map { .init($0.from, $0.to) })
    let partition = graph.stronglyConnectedComponents()
    var most: [Int?] = Array(repeating: nil, count: partition.components.count)
    var isUnbounded = Array(repeating: false, count: partition.components.count)
    for start in stack.starts { most[partition.component[2 * start]] = 0 }
    let byComponent = Dictionary(grouping: edges) { partition.component[$0.from] }
    for component in partition.components.indices {
      let own = byComponent[component] ?? []
      if own.contains(where: { partition.component[$0.to] == component && $0.weight > 0 }) {
        isUnbounded[component] = true
      }
      for edge in own {
        let target = partition.component[edge.to]
        guard target != component else { continue }
        // A column's root has an empty path, whatever led to it.
        let isEmpty = edge.to.isMultiple(of: 2)
        isUnbounded[target] = isUnbounded[target] || isUnbounded[component] && !isEmpty
        let reached = isEmpty ? 0 : (most[component] ?? 0) + edge.weight
        most[target] = max(most[target] ?? 0, reached)
      }
    }
    return stack.vertices.indices.map { vertex in
      let states = [2 * vertex, 2 * vertex + 1].filter { height[$0] != nil }
      if states.contains(where: { isUnbounded[partition.component[$0]] }) { return nil }
      return states.compactMap { most[partition.component[$0]] }.max() ?? 0
    }
  }
}
