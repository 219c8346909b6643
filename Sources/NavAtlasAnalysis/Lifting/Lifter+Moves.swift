import NavAtlasModel

extension Lifter {
  /// Follows every transition that starts on a vertex.
  mutating func explore(_ stack: Int, _ vertex: Int) {
    let place = lifted.stacks[stack].vertices[vertex]
    let scope = lifted.stacks[stack].columns[place.column].scope
    for index in transitions.from(lifted.screens[place.screen]) {
      if applies(index, in: scope) {
        follow(index, from: vertex, of: stack)
      } else if !decided.contains(index) {
        undecided.insert(index)
      }
    }
    for index in fromAnyScreen(of: stack, place.column) { follow(index, from: vertex, of: stack) }
    for move in foreign[stack] { follow(move, from: vertex, of: stack) }
  }

  /// The moves that every screen of a column has. A root that stands in no container is exchanged like any other.
  func fromAnyScreen(of stack: Int, _ column: Int) -> [Int] {
    let own = lifted.stacks[stack].columns[column]
    let found = transitions.fromAnyScreen(in: own.scope)
    guard let container = own.container, containers[container] == nil,
      lifted.bases[lifted.stacks[stack].base].layer == nil
    else { return found }
    return found + transitions.rootExchangesFromAnyScreen
  }

  /// True where a move of a screen that stands in the scope applies there (semantics 5.1).
  func applies(_ index: Int, in scope: Set<Container.ID>) -> Bool {
    let transition = transitions.transitions[index]
    guard let container = transition.container else { return true }
    return scope.contains(container) || unbound.contains(index)
      || containers.isOpened(container, by: transition)
  }

  private mutating func follow(_ index: Int, from vertex: Int, of stack: Int) {
    let transition = transitions.transitions[index]
    let place = lifted.stacks[stack].vertices[vertex]
    switch transition.kind {
    case .push, .viewPush, .pushMany:
      push(transition, index, from: vertex, of: stack)
    case .linkAcross:
      pushAcross(transition.targets.map(number), from: vertex, of: stack, index)
    case .replace where transition.exchangesRoot:
      if let target = transition.to { exchangeRoot(target, by: place.screen) }
    case .replace:
      guard !place.isRoot, let target = transition.to else { return }
      let frame = StackVertex(screen: number(target), column: place.column, isRoot: false)
      grow(stack, from: vertex, [frame], replaces: true, transition: index)
    case .setPath:
      writePath(transition.path.map(number), stack, place.column, index, source: vertex)
    case .url, .restore:
      if transition.path.isEmpty, let target = transition.to {
        openElsewhere(target, from: vertex, of: stack, index)
      } else {
        writePath(transition.path.map(number), stack, place.column, index, source: vertex)
      }
    case .resetRoot:
      if let target = transition.to { resetRoot(target, transition, from: vertex, of: stack, index) }
    case .select:
      select(transition, index, from: vertex, of: stack)
    case .sheet, .cover, .popover, .inspector:
      present(transition, from: vertex, of: stack)
    case .tab:
      if let target = transition.to { openElsewhere(target, from: vertex, of: stack, index) }
    case .pop, .popTo, .popToRoot, .popToLogicalRoot, .dismiss, .dismissAll:
      break
    }
  }

  // MARK: Growing

  private mutating func push(_ transition: Transition, _ index: Int, from vertex: Int, of stack: Int) {
    let column = lifted.stacks[stack].vertices[vertex].column
    let targets = transition.targets.map(number)
    guard lifted.stacks[stack].columns[column].hasStack else {
      return pushAcross(targets, from: vertex, of: stack, index)
    }
    grow(
      stack, from: vertex, targets.map { StackVertex(screen: $0, column: column, isRoot: false) },
      isSingleTop: transition.singleTop, transition: index)
  }

  /// A link in one column that shows its value on the stack of a later column.
  private mutating func pushAcross(_ targets: [Int], from vertex: Int, of stack: Int, _ index: Int) {
    let place = lifted.stacks[stack].vertices[vertex]
    guard let (container, split) = split(of: stack) else { return }
    let column = columnIndex(place, of: stack, in: split)
    guard let target = split.columns.indices.first(where: { $0 > column && split.columns[$0].stack }) else {
      return
    }
    if profile == .regular {
      writePath(targets, stackNumber(container, column: target), 0, index, by: place.screen)
    } else {
      let roots = roots(of: split, column + 1...target)
      let pushed = targets.map { StackVertex(screen: $0, column: target, isRoot: false) }
      grow(stack, from: vertex, roots + pushed, transition: index)
    }
  }

  // MARK: Split views

  private mutating func select(_ transition: Transition, _ index: Int, from vertex: Int, of stack: Int) {
    guard let target = transition.to, let (container, split) = split(of: stack) else { return }
    let place = lifted.stacks[stack].vertices[vertex]
    let own = columnIndex(place, of: stack, in: split)
    let column = transition.column.flatMap { name in split.columns.firstIndex { $0.name == name } } ?? own
    guard split.columns.indices.contains(column + 1) else { return }
    if profile == .regular {
      start(baseNumber(container, column: column + 1), number(target), by: place.screen)
    } else if column >= own, transition.movesCompactColumn {
      let passed = column > own ? roots(of: split, own + 1...column) : []
      let frame = StackVertex(screen: number(target), column: column + 1, isRoot: true)
      grow(stack, from: vertex, passed + [frame], transition: index)
    } else if column < own {
      exchange(number(target), rootOf: column + 1, from: vertex, of: stack, index)
    }
  }

  /// Compact width goes down to a later column's root, and shows another screen there.
  private mutating func exchange(
    _ root: Int, rootOf column: Int, from vertex: Int, of stack: Int, _ index: Int
  ) {
    note(lifted.stacks[stack].vertices[vertex].screen, root)
    _ = visit(stack, StackVertex(screen: root, column: column, isRoot: true))
    rewrites[stack].append(
      RootRewrite(column: column, root: root, frames: [], source: vertex, transition: index))
  }

  func split(of stack: Int) -> (Container, Container.Split)? {
    guard let id = lifted.stacks[stack].columns[0].container, let container = containers[id],
      case .split(let split) = container.body
    else { return nil }
    return (container, split)
  }

  /// A vertex's column in the split, also where the stack has only that one column.
  func columnIndex(_ place: StackVertex, of stack: Int, in split: Container.Split) -> Int {
    let name = lifted.stacks[stack].columns[place.column].name
    return split.columns.firstIndex { $0.name == name } ?? place.column
  }

  func roots(of split: Container.Split, _ columns: ClosedRange<Int>) -> [StackVertex] {
    columns.map { StackVertex(screen: number(split.columns[$0].root), column: $0, isRoot: true) }
  }

  // MARK: Other containers

  private mutating func present(_ transition: Transition, from vertex: Int, of stack: Int) {
    guard let target = transition.to, let style = transition.kind.presentationStyle else { return }
    let layer = containers.layer(style, root: target, id: transition.container)
    present(layer, target, from: vertex, of: stack)
  }

  private mutating func present(_ layer: Container, _ root: Screen.ID, from vertex: Int, of stack: Int) {
    let number = baseNumber(layer)
    start(number, self.number(root), by: lifted.stacks[stack].vertices[vertex].screen)
    lifted.presentations.append(.init(stack: stack, vertex: vertex, layer: number))
  }

  /// A reset that names no container exchanges the whole container where the target is another one's root.
  private mutating func resetRoot(
    _ target: Screen.ID, _ transition: Transition, from vertex: Int, of stack: Int, _ index: Int
  ) {
    let place = lifted.stacks[stack].vertices[vertex]
    let own = lifted.stacks[stack].columns[place.column]
    if transition.container == nil, number(target) != own.root,
      lifted.bases[lifted.stacks[stack].base].layer == nil,
      let other = containers.showing(target),
      !own.scope.contains(containers.outermost(of: other.id)), containers.isOutermost(other)
    {
      return activate(other.id, by: place.screen)
    }
    if place.column == 0 {
      start(lifted.stacks[stack].base, number(target), by: place.screen)
    } else {
      exchange(number(target), rootOf: place.column, from: vertex, of: stack, index)
    }
  }

  /// Shows a container that has the screen as a root, a modal one above the stack, or else writes the screen into it.
  private mutating func openElsewhere(_ target: Screen.ID, from vertex: Int, of stack: Int, _ index: Int) {
    let place = lifted.stacks[stack].vertices[vertex]
    if let container = containers.showing(target) {
      if container.kind == .layer { return present(container, target, from: vertex, of: stack) }
      activate(container.id, by: place.screen)
      open(target, in: container, by: place.screen)
    } else {
      writePath([number(target)], stack, place.column, index, source: vertex)
    }
  }
}

extension Transition {
  /// The screens a growing move puts on the stack, bottom first.
  var targets: [Screen.ID] { path.isEmpty ? to.map { [$0] } ?? [] : path }

  /// True where compact width follows the selection: 2.3-7 of the specification.
  var movesCompactColumn: Bool { via != .control || prefer != nil }
}
