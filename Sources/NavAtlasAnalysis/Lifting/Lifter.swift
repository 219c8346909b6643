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
  /// Writes of a whole path, by stack: they start on each root of their column.
  var pathWrites: [[PathWrite]] = []
  /// Roots that replace a later column's root, by stack.
  var alternativeRoots: [[Int]] = []
  /// Moves into a container that does not show where they start.
  var foreign: [Int] = []

  private var stackNumbers: [StackKey: Int] = [:]
  private var active: Set<Container.ID> = []
  private var queue: [(stack: Int, vertex: Int)] = []
  private var seenForeign: Set<Int> = []

  struct StackKey: Hashable {
    var container: Container.ID
    var column: Int
  }

  struct PathWrite {
    var column: Int
    var frames: [Int]
    /// The vertex whose screen writes the path; `nil` where the write comes from outside the stack.
    var source: Int?
    var transition: Int?
  }

  init(_ graph: NavigationGraph, profile: Profile) {
    self.graph = graph
    self.profile = profile
    containers = ContainerIndex(graph)
    transitions = TransitionIndex(graph.transitions)
    let screens = graph.mentionedScreens
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
      activate(first.id)
    }
    var applied = 0
    repeat {
      while let next = queue.popLast() { explore(next.stack, next.vertex) }
      if applied < foreign.count {
        applyForeign(foreign[applied])
        applied += 1
      }
    } while !queue.isEmpty || applied < foreign.count
    finish()
  }

  func number(_ screen: Screen.ID) -> Int { lifted.numbers[screen] ?? 0 }

  // MARK: Ways in

  private mutating func enter(_ entry: Entry) {
    let container = entry.container.flatMap { containers[$0] } ?? containers.showing(entry.screen)
    guard let container else { return start(implicitStack(entry.screen), 0, number(entry.screen)) }
    activate(container.id)
    if !entry.path.isEmpty {
      writeForeignPath(entry.path.map(number), into: container, transition: nil)
    } else if !shows(container, entry.screen) {
      writeForeignPath([number(entry.screen)], into: container, transition: nil)
    } else if entry.kind != .launch {
      open(entry.screen, in: container)
    }
  }

  private func shows(_ container: Container, _ screen: Screen.ID) -> Bool {
    containers.contents(of: container).contains { $0.ownScreens.contains(screen) }
  }

  /// Shows a container as its owner does: a stack's root, a split's columns, every tab; and what is around it.
  mutating func activate(_ id: Container.ID) {
    guard active.insert(id).inserted, let container = containers[id] else { return }
    for outer in containers.scope(of: id).subtracting([id]).sorted() { activate(outer) }
    switch container.body {
    case .tabs(let tabs): for tab in tabs.tabs { activate(tab.container) }
    case .stack(let stack): start(stackNumber(container), 0, number(stack.root))
    case .layer(let layer): start(stackNumber(container), 0, number(layer.root))
    case .split(let split): activate(split, of: container)
    }
  }

  private mutating func activate(_ split: Container.Split, of container: Container) {
    if profile == .regular {
      for (index, column) in split.columns.enumerated() {
        start(
          stackNumber(container, column: index), 0,
          number(index == 0 ? column.root : column.placeholder ?? column.root))
      }
      return
    }
    let stack = stackNumber(container)
    start(stack, 0, number(split.columns[0].root))
    let preferred = split.initialCompactColumn
    guard preferred > 0, let base = lifted.stacks[stack].starts.first else { return }
    let frames = (1...preferred).map { index in
      let column = split.columns[index]
      return StackVertex(
        screen: number(column.placeholder ?? column.root), column: index, isRoot: true)
    }
    grow(stack, from: base, frames, transition: nil)
  }

  // MARK: Stacks and vertices

  /// The stack of a container, or of one of its columns in regular width.
  mutating func stackNumber(_ container: Container, column: Int = 0) -> Int {
    let key = StackKey(container: container.id, column: column)
    if let known = stackNumbers[key] { return known }
    stackNumbers[key] = lifted.stacks.count
    return addStack(liftedColumns(container, column: column), layer: container.layerTraits(profile))
  }

  mutating func implicitStack(_ screen: Screen.ID) -> Int {
    stackNumber(Container(id: "stack of \(screen)", .stack(.init(root: screen))))
  }

  /// The layer a presentation opens: the declared container, or one made up for the screen.
  mutating func layerNumber(_ style: PresentationStyle, root: Screen.ID) -> Int {
    let declared = containers.layer(style, root: root)
    return stackNumber(
      declared
        ?? Container(id: "\(style.rawValue) of \(root)", .layer(.init(style: style, root: root, stack: true)))
    )
  }

  private mutating func addStack(_ columns: [LiftedColumn], layer: LayerTraits?) -> Int {
    lifted.stacks.append(LiftedStack(columns: columns, layer: layer))
    pathWrites.append([])
    alternativeRoots.append([])
    return lifted.stacks.count - 1
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

  mutating func start(_ stack: Int, _ column: Int, _ screen: Int) {
    let vertex = visit(stack, StackVertex(screen: screen, column: column, isRoot: true))
    if column == 0, !lifted.stacks[stack].starts.contains(vertex) {
      lifted.stacks[stack].starts.append(vertex)
    }
  }

  mutating func grow(
    _ stack: Int, from vertex: Int, _ frames: [StackVertex], replaces: Bool = false,
    isSingleTop: Bool = false,
    writesPath: Bool = false, transition: Int?
  ) {
    guard !frames.isEmpty else { return }
    let numbers = frames.map { visit(stack, $0) }
    lifted.stacks[stack].growth.append(
      Growth(
        from: vertex, frames: numbers, replaces: replaces, isSingleTop: isSingleTop, writesPath: writesPath,
        transition: transition))
  }

  /// Notes a transition that belongs to a container other than the one it is met in.
  mutating func postpone(_ transition: Int) {
    if seenForeign.insert(transition).inserted { foreign.append(transition) }
  }
}

extension Container.Split {
  /// The column on top when a compact window launches with nothing selected.
  var initialCompactColumn: Int {
    if let prefer { return columns.firstIndex { $0.name == prefer } ?? 0 }
    return framework == .uiKitClassic ? columns.count - 1 : 0
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
