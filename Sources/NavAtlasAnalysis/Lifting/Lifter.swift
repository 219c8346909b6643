import GraphAlgorithms
import NavAtlasModel

extension LiftedGraph: Analysis {
  static func result(of facts: Facts, in profile: Profile) -> LiftedGraph {
    var lifter = Lifter(facts.graph, profile: profile)
    lifter.run()
    return lifter.lifted
  }
}

/// Explores a graph from its entries and writes down what can lie on what.
///
/// Every frame of a reachable stack counts as a place to move from: the user can go back to it.
/// Linear in the screens and transitions that are reached, times the stacks a screen can be in.
struct Lifter {
  let graph: NavigationGraph
  let profile: Profile
  let containers: ContainerIndex
  let transitions: TransitionIndex
  var lifted: LiftedGraph
  /// What goes down to a column's root and on from there, by stack.
  var rewrites: [[RootRewrite]] = []
  /// Moves whose container does not show where they start, as far as is known; decided when all places are.
  var undecided: Set<Int> = []
  /// Those that were decided to come from elsewhere.
  var decided: Set<Int> = []
  /// Moves that write a container from elsewhere, by stack.
  var foreign: [[ForeignMove]] = []
  /// Moves whose container never shows where they start, and does not bind them.
  var unbound: Set<Int> = []
  var activation = Activation()

  private let pool: StackPool
  private var poolNumber: Int?
  private var baseNumbers: [StackKey: Int] = [:]
  private var queue: [(stack: Int, vertex: Int)] = []

  struct StackKey: Hashable {
    var container: Container.ID
    var column: Int
  }

  init(_ graph: NavigationGraph, profile: Profile) {
    self.graph = graph
    self.profile = profile
    containers = ContainerIndex(graph)
    transitions = TransitionIndex(graph.transitions)
    pool = StackPool(graph, containers)
    let names = Dictionary(graph.screens.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    let screens = graph.mentionedScreens.map { (names[$0] ?? $0, $0) }.sorted { $0 < $1 }.map(\.1)
    let disabled = Set(graph.screens.filter(\.backDisabled).map(\.id))
    lifted = LiftedGraph(
      screens: screens, numbers: Dictionary(uniqueKeysWithValues: screens.enumerated().map { ($1, $0) }),
      backDisabled: screens.map(disabled.contains), stacks: [], presentations: [])
  }

  mutating func run() {
    for entry in graph.entries { enter(entry) }
    if !graph.entries.contains(where: { $0.kind == .launch }),
      let first = containers.containers.first(where: containers.isOutermost)
    {
      activate(first.id, by: nil)
    }
    repeat {
      while let next = queue.popLast() { explore(next.stack, next.vertex) }
      decide()
    } while !queue.isEmpty
    finish()
  }

  func number(_ screen: Screen.ID) -> Int { lifted.numbers[screen] ?? 0 }

  // MARK: Ways in

  private mutating func enter(_ entry: Entry) {
    let container = entry.container.flatMap { containers[$0] } ?? containers.showing(entry.screen)
    guard let container else { return start(implicitBase(entry.screen), number(entry.screen), by: nil) }
    activate(container.id, by: nil)
    if !entry.path.isEmpty {
      writePath(entry.path.map(number), into: container)
    } else if let shown = containers.contents(of: container).first(where: {
      $0.shownScreens.contains(entry.screen)
    }) {
      if entry.kind != .launch { open(entry.screen, in: shown, by: nil) }
    } else {
      writePath([number(entry.screen)], into: container)
    }
  }

  /// The path of an entry, on the stack that the container shows it on.
  private mutating func writePath(_ frames: [Int], into container: Container) {
    guard let (shown, column) = containers.writable(container) else { return }
    guard case .split(let split) = shown.body else {
      return writePath(frames, stackNumber(shown), 0, nil)
    }
    guard profile == .compact else { return writePath(frames, stackNumber(shown, column: column), 0, nil) }
    let stack = stackNumber(shown)
    guard let base = lifted.stacks[stack].starts.first else { return }
    let below = column > 0 ? roots(of: split, 1...column) : []
    let above = frames.map { StackVertex(screen: $0, column: column, isRoot: false) }
    grow(stack, from: base, below + above, transition: nil)
  }

  // MARK: Stacks and vertices

  /// The stack of a container, or of one of its columns in regular width.
  mutating func stackNumber(_ container: Container, column: Int = 0) -> Int {
    lifted.bases[baseNumber(container, column: column)].stack
  }

  /// What the stack of a container, or of one of its columns in regular width, begins as.
  mutating func baseNumber(_ container: Container, column: Int = 0) -> Int {
    let key = StackKey(container: container.id, column: profile == .regular ? column : 0)
    if let known = baseNumbers[key] { return known }
    let number = lifted.bases.count
    baseNumbers[key] = number
    let stack =
      pool.holds(container)
      ? pooledStack(container, base: number)
      : addStack(liftedColumns(container, column: column), base: number)
    lifted.bases.append(LiftedBase(stack: stack, layer: container.layerTraits(profile)))
    return number
  }

  private mutating func addStack(_ columns: [LiftedColumn], base: Int) -> Int {
    lifted.stacks.append(LiftedStack(columns: columns, base: base))
    rewrites.append([])
    foreign.append([])
    return lifted.stacks.count - 1
  }

  /// The one stack for all containers that behave alike.
  private mutating func pooledStack(_ container: Container, base: Int) -> Int {
    if let poolNumber { return poolNumber }
    var columns = liftedColumns(container, column: 0)
    for index in columns.indices { (columns[index].container, columns[index].scope) = (nil, []) }
    let number = addStack(columns, base: base)
    poolNumber = number
    return number
  }

  mutating func implicitBase(_ screen: Screen.ID) -> Int {
    baseNumber(Container(id: "stack of \(screen)", .stack(.init(root: screen))))
  }

  private func liftedColumns(_ container: Container, column: Int) -> [LiftedColumn] {
    let scope = containers.scope(of: container.id)
    func lifted(_ root: Screen.ID, logicalRoot: Screen.ID? = nil, hasStack: Bool = true) -> [LiftedColumn] {
      [
        LiftedColumn(
          name: nil, container: container.id, scope: scope, root: number(root), placeholder: nil,
          logicalRoot: logicalRoot.map(number), hasStack: hasStack)
      ]
    }
    switch container.body {
    case .stack(let stack): return lifted(stack.root, logicalRoot: stack.logicalRoot)
    case .layer(let layer): return lifted(layer.root, hasStack: layer.stack)
    case .tabs: return []
    case .split(let split):
      let columns = split.columns.map { column in
        LiftedColumn(
          name: column.name, container: container.id, scope: scope, root: number(column.root),
          placeholder: column.placeholder.map(number), logicalRoot: nil, hasStack: column.stack)
      }
      return profile == .regular ? [columns[column]] : columns
    }
  }

  mutating func visit(_ stack: Int, _ vertex: StackVertex) -> Int {
    if let known = lifted.stacks[stack].numbers[vertex] { return known }
    let number = lifted.stacks[stack].vertices.count
    lifted.stacks[stack].vertices.append(vertex)
    lifted.stacks[stack].numbers[vertex] = number
    queue.append((stack, number))
    return number
  }

  /// Follows a vertex's moves once more, since more of them apply.
  mutating func revisit(_ stack: Int, _ vertex: Int) { queue.append((stack, vertex)) }

  /// Notes that one move leads from a screen, or `nil` for an entry, to another.
  mutating func note(_ mover: Int?, _ target: Int) {
    lifted.ways.insert(.init(mover ?? lifted.screens.count, target))
  }

  /// The same for a screen that is shown at the bottom of a stack: where an entry shows it, others add nothing.
  mutating func noteShown(_ screen: Int, by mover: Int?) {
    guard mover == nil || !lifted.ways.contains(.init(lifted.screens.count, screen)) else { return }
    note(mover, screen)
  }

  /// Makes a screen one that the base's stack can have at its bottom.
  mutating func start(_ base: Int, _ screen: Int, by mover: Int?) {
    let stack = lifted.bases[base].stack
    let own = stack == poolNumber ? base : nil
    let vertex = visit(stack, StackVertex(screen: screen, column: 0, isRoot: true, base: own))
    noteShown(screen, by: mover)
    if lifted.stacks[stack].startSet.insert(vertex).inserted { lifted.stacks[stack].starts.append(vertex) }
  }

  mutating func grow(
    _ stack: Int, from vertex: Int, _ frames: [StackVertex], replaces: Bool = false,
    isSingleTop: Bool = false, transition: Int?, by mover: Int? = nil
  ) {
    guard !frames.isEmpty else { return }
    let mover = mover ?? lifted.stacks[stack].vertices[vertex].screen
    for frame in frames { note(mover, frame.screen) }
    let numbers = frames.map { visit(stack, $0) }
    lifted.stacks[stack].growth.append(
      Growth(
        from: vertex, frames: numbers, replaces: replaces, isSingleTop: isSingleTop, transition: transition))
  }

  /// Notes a path that code writes whole; it lies on any root of its column.
  mutating func writePath(
    _ frames: [Int], _ stack: Int, _ column: Int, _ index: Int?, source: Int? = nil, by mover: Int? = nil
  ) {
    guard lifted.stacks[stack].columns[column].hasStack, !frames.isEmpty else { return }
    let mover =
      mover ?? source.map { lifted.stacks[stack].vertices[$0].screen }
      ?? lifted.stacks[stack].columns[column].root
    for frame in frames {
      note(mover, frame)
      _ = visit(stack, StackVertex(screen: frame, column: column, isRoot: false))
    }
    rewrites[stack].append(
      RootRewrite(column: column, root: nil, frames: frames, source: source, transition: index))
  }
}

extension Container {
  fileprivate func layerTraits(_ profile: Profile) -> LayerTraits? {
    guard case .layer(let layer) = body else { return nil }
    let adapts = profile == .compact && (layer.style == .popover || layer.style == .inspector)
    return LayerTraits(style: adapts ? .sheet : layer.style, dismissible: layer.dismissible)
  }
}

extension NavigationGraph {
  /// Every screen id that the graph mentions, sorted.
  var mentionedScreens: [Screen.ID] {
    var all = Set(screens.map(\.id))
    for container in containers { all.formUnion(container.ownScreens) }
    for entry in entries { all.formUnion([entry.screen] + entry.path) }
    for transition in transitions {
      if case .screen(let screen) = transition.from { all.insert(screen) }
      if let target = transition.to { all.insert(target) }
      all.formUnion(transition.path)
    }
    return all.sorted()
  }
}
