import NavAtlasModel

/// Slow and obvious: every stack that an app's containers can show, up to a height, found by trying every move on
/// every stack (semantics 3 to 5).
///
/// A place is what holds one stack: a container, in regular width each column of a split view. Tabs and columns keep
/// their stacks whatever the others do, and can be switched to at any time, so places are searched side by side.
struct SlowApp {
  struct Frame: Hashable, Comparable {
    var screen: String
    var column = 0
    var isRoot = false
    static func < (a: Frame, b: Frame) -> Bool {
      (a.screen, a.column, a.isRoot ? 0 : 1) < (b.screen, b.column, b.isRoot ? 0 : 1)
    }
  }
  typealias Stack = [Frame]

  struct Place {
    /// The container and what is around it.
    var scope: Set<String>
    var columns: [Container.Column]
    var split: Container?
    var layer: Container.Layer?
    var logicalRoot: String?
    /// The column that the place is, in regular width.
    var offset = 0
    var stacks: Set<Stack> = []
    var roots: Set<Frame> = []
    /// What code elsewhere does to it, whatever is on top.
    var fromElsewhere: [Transition] = []
    /// What stands in it at launch where a column is preferred.
    var preferred: Stack = []
  }

  struct Presentation: Hashable {
    var place: String
    var presenter: String
    var layer: String
  }

  let graph: NavigationGraph
  let profile: Profile
  let height: Int
  let limit: Int
  var places: [String: Place] = [:]
  var presentations: Set<Presentation> = []
  /// From screen to screen in one move; `""` is the way in.
  var ways: [String: Set<String>] = [:]
  var isTooLarge = false
  /// Stacks of one height with the same roots and the same top count as one: enough to know the heights.
  let isCoarse: Bool
  /// Set while the moves of one stack are asked for: what they put on which stack.
  var collected: [(below: Stack, frames: [Frame])]?
  private var outlines: [String: Set<[Int]>] = [:]
  private var pending: [(place: String, stack: Stack)] = []
  private var undecided: Set<Transition> = []
  private var unbound: Set<Transition> = []
  private var shown: Set<String> = []

  init(
    _ graph: NavigationGraph, _ profile: Profile, height: Int = 5, limit: Int = 1_500, isCoarse: Bool = false
  ) {
    self.isCoarse = isCoarse
    self.graph = graph
    self.profile = profile
    self.height = height
    self.limit = limit
    for entry in graph.entries { enter(entry) }
    repeat {
      while let next = pending.popLast(), !isTooLarge { move(next.place, next.stack) }
      decide()
    } while !pending.isEmpty && !isTooLarge
  }

  // MARK: Containers

  func container(_ id: String?) -> Container? { graph.containers.first { $0.id == id } }

  func around(_ id: String) -> [String] {
    for case (let outer, .tabs(let tabs)) in graph.containers.map({ ($0.id, $0.body) })
    where tabs.tabs.contains(where: { $0.container == id }) { return [id] + around(outer) }
    return [id]
  }

  func leaves(_ container: Container) -> [Container] {
    guard case .tabs(let tabs) = container.body else { return [container] }
    let order = tabs.tabs.filter { $0.key == tabs.selected } + tabs.tabs.filter { $0.key != tabs.selected }
    return order.compactMap { self.container($0.container) }.flatMap(leaves)
  }

  /// The place of a container's column, made when it is first asked for.
  mutating func place(_ container: Container, _ column: Int = 0) -> String {
    let isColumn = container.kind == .split && profile == .regular
    let key = isColumn ? "\(container.id)/\(column)" : container.id
    guard places[key] == nil else { return key }
    var place = Place(scope: Set(around(container.id)), columns: [])
    switch container.body {
    case .stack(let stack):
      place.columns = [.init(name: "", root: stack.root, stack: true)]
      place.logicalRoot = stack.logicalRoot
    case .layer(var layer):
      place.columns = [.init(name: "", root: layer.root, stack: layer.stack)]
      if profile == .compact, layer.style == .popover || layer.style == .inspector { layer.style = .sheet }
      place.layer = layer
    case .split(let split):
      place.columns = isColumn ? [split.columns[column]] : split.columns
      place.split = container
      place.offset = isColumn ? column : 0
    case .tabs: break
    }
    places[key] = place
    return key
  }

  func columns(_ place: Place) -> [Container.Column] {
    if case .split(let split) = place.split?.body { split.columns } else { place.columns }
  }

  mutating func show(_ id: String, by mover: String) {
    guard let outermost = around(id).last, let container = container(outermost) else { return }
    for leaf in leaves(container) {
      for (place, root) in firstRoots(leaf) { begin(place, Frame(screen: root, isRoot: true), by: mover) }
      guard case .split(let split) = leaf.body, profile == .compact else { continue }
      let prefer =
        split.prefer.map { name in split.columns.firstIndex { $0.name == name } ?? 0 }
        ?? (split.framework == .uiKitClassic ? split.columns.count - 1 : 0)
      if prefer > 0 {
        let roots = split.columns.enumerated().map {
          Frame(screen: $1.placeholder ?? $1.root, column: $0, isRoot: true)
        }
        let base = Frame(screen: split.columns[0].root, isRoot: true)
        places[leaf.id]?.preferred = [base] + roots[1...prefer]
        grow(
          leaf.id, [Frame(screen: split.columns[0].root, isRoot: true)], Array(roots[1...prefer]),
          by: split.columns[0].root)
      }
    }
  }

  private mutating func firstRoots(_ container: Container) -> [(String, String)] {
    guard case .split(let split) = container.body else {
      return [(place(container), container.ownScreens[0])]
    }
    if profile == .compact { return [(place(container), split.columns[0].root)] }
    return split.columns.enumerated().map { index, column in
      (place(container, index), index == 0 ? column.root : column.placeholder ?? column.root)
    }
  }

  mutating func begin(_ place: String, _ root: Frame, by mover: String) {
    places[place]?.roots.insert(root)
    add(place, [root], by: mover)
  }

  mutating func add(_ place: String, _ stack: Stack, by mover: String?) {
    if let mover { ways[mover, default: []].formUnion(stack.suffix(1).map(\.screen)) }
    if collected != nil {
      collected?.append((stack.dropLast(), stack.suffix(1)))
      return
    }
    guard stack.count <= height + 1, isNew(stack, place) else { return }
    guard places[place]?.stacks.insert(stack).inserted == true else { return }
    if (places[place]?.stacks.count ?? 0) > limit { isTooLarge = true }
    pending.append((place, stack))
  }

  private mutating func isNew(_ stack: Stack, _ place: String) -> Bool {
    guard isCoarse, let top = stack.last else { return true }
    var outline = stack.indices.filter { stack[$0].isRoot }
    outline +=
      [-1, stack.count, top.column, top.isRoot ? 1 : 0] + top.screen.unicodeScalars.map { Int($0.value) }
    return outlines[place, default: []].insert(outline).inserted
  }

  // MARK: Ways in

  private mutating func enter(_ entry: Entry) {
    guard let container = container(entry.container) else { return }
    show(container.id, by: "")
    let leaves = leaves(container)
    if entry.path.isEmpty, let leaf = leaves.first(where: { shows($0, entry.screen) }) {
      if entry.kind != .launch { open(entry.screen, in: leaf, by: "") }
      return
    }
    let path = entry.path.isEmpty ? [entry.screen] : entry.path
    guard let leaf = leaves.first else { return }
    guard case .split(let split) = leaf.body else {
      let place = place(leaf)
      places[place]?.fromElsewhere.append(Transition(from: .anyScreen, .setPath, path: path, label: "entry"))
      return again(place)
    }
    guard let column = split.columns.lastIndex(where: \.stack) else { return }
    if profile == .regular {
      let place = place(leaf, column)
      places[place]?.fromElsewhere.append(Transition(from: .anyScreen, .setPath, path: path, label: "entry"))
      again(place)
    } else {
      let roots = split.columns.enumerated().prefix(column + 1).map {
        Frame(screen: $1.root, column: $0, isRoot: true)
      }
      let base = Array(roots.prefix(1))
      grow(
        place(leaf), base, Array(roots.dropFirst()) + path.map { Frame(screen: $0, column: column) },
        by: roots[0].screen)
    }
  }

  func shows(_ container: Container, _ screen: String) -> Bool {
    switch container.body {
    case .stack(let stack): stack.root == screen
    case .layer(let layer): layer.root == screen
    case .split(let split): split.columns.contains { $0.root == screen || $0.placeholder == screen }
    case .tabs: false
    }
  }

  private mutating func open(_ screen: String, in leaf: Container, by mover: String) {
    guard case .split(let split) = leaf.body,
      let column = split.columns.firstIndex(where: { $0.root == screen }), column > 0
    else { return }
    if profile == .regular {
      begin(place(leaf, column), Frame(screen: screen, isRoot: true), by: mover)
    } else {
      let roots = split.columns.enumerated().prefix(column + 1).map {
        Frame(screen: $1.root, column: $0, isRoot: true)
      }
      grow(place(leaf), Array(roots.prefix(1)), Array(roots.dropFirst()), by: roots[0].screen)
    }
  }

  mutating func again(_ place: String) {
    for stack in places[place]?.stacks ?? [] { pending.append((place, stack)) }
  }

  // MARK: Moves

  private mutating func move(_ key: String, _ stack: Stack) {
    guard let place = places[key], let top = stack.last else { return }
    if stack.count > 1 { add(key, Array(stack.dropLast()), by: nil) }
    for transition in graph.transitions {
      switch transition.from {
      case .anyScreen:
        if transition.container.map(place.scope.contains) ?? true { apply(transition, key, stack) }
      case .screen(top.screen):
        if applies(transition, place) { apply(transition, key, stack) } else { undecided.insert(transition) }
      default: break
      }
    }
    for transition in place.fromElsewhere { applyFromElsewhere(transition, key, stack) }
  }

  func applies(_ transition: Transition, _ place: Place) -> Bool {
    guard let id = transition.container, !place.scope.contains(id), !unbound.contains(transition) else {
      return true
    }
    guard case .layer(let layer) = container(id)?.body else { return false }
    return transition.kind.presentationStyle != nil && layer.root == transition.to
  }

  /// Adds the frames one after the other: each part is a stack that the user can go back to.
  mutating func grow(_ place: String, _ stack: Stack, _ frames: [Frame], by mover: String) {
    if collected != nil {
      collected?.append((stack, frames))
      return
    }
    for end in frames.indices { add(place, stack + frames[...end], by: mover) }
  }

  mutating func apply(_ transition: Transition, _ key: String, _ stack: Stack) {
    guard let place = places[key], let top = stack.last else { return }
    let targets = transition.path.isEmpty ? transition.to.map { [$0] } ?? [] : transition.path
    let target = targets.first ?? ""
    let hasStack = place.columns[top.column].stack
    switch transition.kind {
    case .push, .viewPush, .pushMany:
      if hasStack {
        grow(key, stack, targets.map { Frame(screen: $0, column: top.column) }, by: top.screen)
      } else {
        pushAcross(targets, key, stack)
      }
    case .linkAcross: pushAcross(targets, key, stack)
    case .replace where transition.exchangesRoot: break
    case .replace:
      if !top.isRoot {
        add(key, stack.dropLast() + [Frame(screen: target, column: top.column)], by: top.screen)
      }
    case .setPath: if hasStack { write(targets, key, stack) }
    case .url, .restore, .tab:
      if transition.path.isEmpty, let leaf = showing(target) {
        if leaf.kind == .layer {
          let layer = self.place(leaf)
          presentations.insert(.init(place: key, presenter: top.screen, layer: layer))
          return begin(layer, Frame(screen: target, isRoot: true), by: top.screen)
        }
        show(leaf.id, by: top.screen)
        open(target, in: leaf, by: top.screen)
      } else if hasStack {
        write(targets, key, stack)
      }
    case .resetRoot: exchange(rootOf: top.column, target, key, stack)
    case .select: select(transition, target, key, stack)
    case .sheet, .cover, .popover, .inspector: present(transition, target, key, top.screen)
    case .pop, .popTo, .popToRoot, .popToLogicalRoot, .dismiss, .dismissAll: break
    }
  }

  func showing(_ screen: String) -> Container? {
    let all = graph.containers.filter { shows($0, screen) }
    return all.first { $0.kind != .layer } ?? all.first
  }

  private mutating func write(_ path: [String], _ key: String, _ stack: Stack) {
    guard let top = stack.last, let root = stack.lastIndex(where: { $0.isRoot && $0.column == top.column })
    else { return }
    grow(
      key, Array(stack[...root]), path.map { Frame(screen: $0, column: top.column) }, by: top.screen)
  }

  private mutating func exchange(rootOf column: Int, _ screen: String, _ key: String, _ stack: Stack) {
    guard let top = stack.last, let root = stack.lastIndex(where: { $0.isRoot && $0.column == column }) else {
      return
    }
    let frame = Frame(screen: screen, column: column, isRoot: true)
    if root == 0 { places[key]?.roots.insert(frame) }
    add(key, stack[..<root] + [frame], by: top.screen)
  }

  private mutating func pushAcross(_ targets: [String], _ key: String, _ stack: Stack) {
    guard let place = places[key], let split = place.split, let top = stack.last else { return }
    let own = place.offset + top.column
    let columns = columns(place)
    guard let target = columns.indices.first(where: { $0 > own && columns[$0].stack }) else { return }
    if profile == .regular {
      let other = self.place(split, target)
      let write = Transition(from: .screen(top.screen), .setPath, path: targets, label: "across")
      guard places[other]?.fromElsewhere.contains(write) == false else { return }
      places[other]?.fromElsewhere.append(write)
      again(other)
    } else {
      let roots = (own + 1...target).map { Frame(screen: columns[$0].root, column: $0, isRoot: true) }
      grow(key, stack, roots + targets.map { Frame(screen: $0, column: target) }, by: top.screen)
    }
  }

  private mutating func select(_ transition: Transition, _ target: String, _ key: String, _ stack: Stack) {
    guard let place = places[key], let split = place.split, let top = stack.last else { return }
    let columns = columns(place)
    let own = place.offset + top.column
    let column = transition.column.flatMap { name in columns.firstIndex { $0.name == name } } ?? own
    guard column + 1 < columns.count else { return }
    if profile == .regular {
      let frame = Frame(screen: target, isRoot: true)
      begin(self.place(split, column + 1), frame, by: top.screen)
    } else if own > column {
      exchange(rootOf: column + 1, target, key, stack)
    } else if transition.via != .control || transition.prefer != nil {
      let passed = (own..<column).map { Frame(screen: columns[$0 + 1].root, column: $0 + 1, isRoot: true) }
      grow(key, stack, passed + [Frame(screen: target, column: column + 1, isRoot: true)], by: top.screen)
    }
  }

  private mutating func present(
    _ transition: Transition, _ target: String, _ key: String, _ presenter: String
  ) {
    guard let style = transition.kind.presentationStyle else { return }
    let layers = graph.containers.filter {
      if case .layer(let layer) = $0.body { layer.root == target } else { false }
    }
    func isStyle(_ container: Container) -> Bool {
      if case .layer(let layer) = container.body { layer.style == style } else { false }
    }
    let layer =
      layers.first { $0.id == transition.container } ?? layers.first(where: isStyle)
      ?? Container(id: "new \(style) \(target)", .layer(.init(style: style, root: target, stack: true)))
    let made = place(layer)
    presentations.insert(.init(place: key, presenter: presenter, layer: made))
    begin(made, Frame(screen: target, isRoot: true), by: presenter)
  }

  // MARK: Code of other containers

  private mutating func decide() {
    let all = undecided
    undecided = []
    for transition in all.sorted(by: { $0.summaryLine < $1.summaryLine }) {
      guard case .screen(let source) = transition.from, let id = transition.container else { continue }
      let stands = places.values.contains { place in
        place.scope.contains(id) && place.stacks.contains { $0.contains { $0.screen == source } }
      }
      if stands { continue }
      switch transition.kind {
      case .sheet, .cover, .popover, .inspector, .tab, .dismiss, .dismissAll:
        guard unbound.insert(transition).inserted else { continue }
        for key in places.keys { again(key) }
      default: elsewhere.append(transition)
      }
    }
    let new = elsewhere
    elsewhere = []
    for transition in new { writeFromElsewhere(transition) }
  }

  private var elsewhere: [Transition] = []
  private var written: Set<Transition> = []

  private mutating func writeFromElsewhere(_ transition: Transition) {
    guard written.insert(transition).inserted, let container = container(transition.container),
      case .screen(let source) = transition.from
    else { return }
    let growing: Set<TransitionKind> = [
      .push, .viewPush, .pushMany, .linkAcross, .setPath, .url, .restore, .select,
    ]
    if growing.contains(transition.kind), container.kind != .layer { show(container.id, by: source) }
    guard growing.contains(transition.kind) || transition.kind == .replace else { return }
    guard let leaf = transition.kind == .select ? container : leaves(container).first else { return }
    if case .split(let split) = leaf.body {
      if transition.kind == .select { return selectFromElsewhere(transition, leaf, split, source) }
      guard let column = split.columns.lastIndex(where: \.stack) else { return }
      let key = place(leaf, column)
      places[key]?.fromElsewhere.append(transition)
      again(key)
    } else if transition.kind != .select {
      let key = place(leaf)
      places[key]?.fromElsewhere.append(transition)
      again(key)
    }
  }

  private mutating func selectFromElsewhere(
    _ transition: Transition, _ leaf: Container, _ split: Container.Split, _ source: String
  ) {
    guard let target = transition.to,
      let column = split.columns.firstIndex(where: { $0.name == transition.column }),
      column + 1 < split.columns.count
    else { return }
    if profile == .regular {
      begin(place(leaf, column + 1), Frame(screen: target, isRoot: true), by: source)
    } else if transition.via != .control || transition.prefer != nil {
      let roots = split.columns.enumerated().prefix(column + 1).map {
        Frame(screen: $1.root, column: $0, isRoot: true)
      }
      grow(
        place(leaf), Array(roots.prefix(1)),
        Array(roots.dropFirst()) + [Frame(screen: target, column: column + 1, isRoot: true)],
        by: roots[0].screen)
    }
  }

  mutating func applyFromElsewhere(_ transition: Transition, _ key: String, _ stack: Stack) {
    guard let place = places[key], let top = stack.last else { return }
    let mover = if case .screen(let source) = transition.from { source } else { place.columns[0].root }
    let path = transition.path.isEmpty ? transition.to.map { [$0] } ?? [] : transition.path
    let column =
      place.split != nil && profile == .compact ? place.columns.lastIndex(where: \.stack) ?? 0 : 0
    guard place.columns[column].stack, top.column <= column else { return }
    let frames = path.map { Frame(screen: $0, column: column) }
    if top.column < column {
      guard transition.kind != .replace else { return }
      let roots = (top.column + 1...column).map {
        Frame(screen: place.columns[$0].root, column: $0, isRoot: true)
      }
      grow(key, stack, roots + frames, by: mover)
      return
    }
    switch transition.kind {
    case .replace: if !top.isRoot { add(key, stack.dropLast() + frames.prefix(1), by: mover) }
    case .setPath, .url, .restore:
      guard let root = stack.lastIndex(where: { $0.isRoot && $0.column == column }) else { return }
      grow(key, Array(stack[...root]), frames, by: mover)
    default: grow(key, stack, frames, by: mover)
    }
  }
}

extension Transition {
  var summaryLine: String {
    "\(from) \(kind) \(to ?? "") \(path) \(container ?? "") \(column ?? "") \(n ?? 0)"
  }
}
