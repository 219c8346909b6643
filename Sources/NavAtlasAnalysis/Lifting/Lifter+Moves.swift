import NavAtlasModel

extension Lifter {
  /// Follows every transition that starts on a vertex.
  mutating func explore(_ stack: Int, _ vertex: Int) {
    let place = lifted.stacks[stack].vertices[vertex]
    let scope = lifted.stacks[stack].columns[place.column].scope
    for index in transitions.from(lifted.screens[place.screen]) {
      let transition = transitions.transitions[index]
      if let container = transition.container, !scope.contains(container), !transition.kind.crossesContainers
      {
        postpone(index)
      } else {
        follow(index, from: vertex, of: stack)
      }
    }
    for index in transitions.fromAnyScreen(in: scope) { follow(index, from: vertex, of: stack) }
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
      if let target = transition.to { exchangeRoot(target) }
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
      if let target = transition.to { resetRoot(target, stack, place.column) }
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
      writePath(targets, stackNumber(container, column: target), 0, index)
    } else {
      let roots = roots(of: split, column + 1...target)
      let pushed = targets.map { StackVertex(screen: $0, column: target, isRoot: false) }
      grow(stack, from: vertex, roots + pushed, transition: index)
    }
  }

  /// Notes a path that code writes whole; it lies on any root of its column.
  mutating func writePath(
    _ frames: [Int], _ stack: Int, _ column: Int, _ index: Int?, source: Int? = nil
  ) {
    guard lifted.stacks[stack].columns[column].hasStack, !frames.isEmpty else { return }
    for frame in frames { _ = visit(stack, StackVertex(screen: frame, column: column, isRoot: false)) }
    pathWrites[stack].append(PathWrite(column: column, frames: frames, source: source, transition: index))
  }

  // MARK: Split views

  private mutating func select(_ transition: Transition, _ index: Int, from vertex: Int, of stack: Int) {
    guard let target = transition.to else { return }
    guard let (container, split) = split(of: stack),
      transition.container.map({ lifted.stacks[stack].columns[0].scope.contains($0) }) ?? true
    else { return postpone(index) }
    let place = lifted.stacks[stack].vertices[vertex]
    let own = columnIndex(place, of: stack, in: split)
    let column = transition.column.flatMap { name in split.columns.firstIndex { $0.name == name } } ?? own
    guard split.columns.indices.contains(column + 1) else { return }
    if profile == .regular {
      start(stackNumber(container, column: column + 1), 0, number(target))
    } else if column >= own, transition.movesCompactColumn {
      let passed = column > own ? roots(of: split, own + 1...column) : []
      let frame = StackVertex(screen: number(target), column: column + 1, isRoot: true)
      grow(stack, from: vertex, passed + [frame], transition: index)
    } else if column < own {
      _ = visit(stack, StackVertex(screen: number(target), column: column + 1, isRoot: true))
    }
  }

  func split(of stack: Int) -> (Container, Container.Split)? {
    let container = containers[lifted.stacks[stack].columns[0].container]
    guard let container, case .split(let split) = container.body else { return nil }
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

  /// Another root takes the place of a window's or container's one.
  private mutating func exchangeRoot(_ target: Screen.ID) {
    guard let container = containers.showing(target) ?? containers[target] else {
      return start(implicitStack(target), 0, number(target))
    }
    activate(container.id)
    open(target, in: container)
  }

  private mutating func present(_ transition: Transition, from vertex: Int, of stack: Int) {
    guard let target = transition.to, let style = transition.kind.presentationStyle else { return }
    let adapts = profile == .compact && (style == .popover || style == .inspector)
    let layer = layerNumber(
      adapts && containers.layer(style, root: target) == nil ? .sheet : style, root: target)
    start(layer, 0, number(target))
    lifted.presentations.append(.init(stack: stack, vertex: vertex, layer: layer))
  }

  private mutating func resetRoot(_ target: Screen.ID, _ stack: Int, _ column: Int) {
    let own = lifted.stacks[stack].columns[column]
    if number(target) != own.root, let other = containers.showing(target), other.id != own.container {
      return activate(other.id)
    }
    start(stack, column, number(target))
    if column > 0,
      let vertex = lifted.stacks[stack].numbers[.init(screen: number(target), column: column, isRoot: true)]
    {
      alternativeRoots[stack].append(vertex)
    }
  }

  /// Shows a container that has the screen as a root, or else writes it into the current stack.
  private mutating func openElsewhere(_ target: Screen.ID, from vertex: Int, of stack: Int, _ index: Int) {
    if let container = containers.showing(target) {
      activate(container.id)
      open(target, in: container)
    } else {
      let column = lifted.stacks[stack].vertices[vertex].column
      writePath([number(target)], stack, column, index, source: vertex)
    }
  }

  /// Shows one of a container's own screens: for a split view, the column that has it.
  mutating func open(_ screen: Screen.ID, in container: Container) {
    guard case .split(let split) = container.body,
      let column = split.columns.firstIndex(where: { $0.root == screen }), column > 0
    else { return }
    if profile == .regular {
      start(stackNumber(container, column: column), 0, number(screen))
    } else {
      let stack = stackNumber(container)
      guard let base = lifted.stacks[stack].starts.first else { return }
      grow(stack, from: base, roots(of: split, 1...column), transition: nil)
    }
  }

  /// A move that is declared for a container which does not show the screen it starts on.
  mutating func applyForeign(_ index: Int) {
    let transition = transitions.transitions[index]
    guard let container = transition.container.flatMap({ containers[$0] }) else { return }
    activate(container.id)
    switch transition.kind {
    case .push, .viewPush, .pushMany, .setPath, .url, .restore, .linkAcross:
      writeForeignPath(transition.targets.map(number), into: container, transition: index)
    case .select:
      if let target = transition.to { open(target, in: container) }
    default: break
    }
  }

  /// Frames on a container's stack, put there from outside.
  mutating func writeForeignPath(_ frames: [Int], into container: Container, transition: Int?) {
    switch container.body {
    case .stack, .layer: writePath(frames, stackNumber(container), 0, transition)
    case .tabs:
      guard let inner = containers.contents(of: container).first else { return }
      writeForeignPath(frames, into: inner, transition: transition)
    case .split(let split):
      guard let column = split.columns.lastIndex(where: \.stack) else { return }
      if profile == .regular {
        writePath(frames, stackNumber(container, column: column), 0, transition)
      } else {
        let stack = stackNumber(container)
        guard let base = lifted.stacks[stack].starts.first else { return }
        let below = column > 0 ? roots(of: split, 1...column) : []
        let above = frames.map { StackVertex(screen: $0, column: column, isRoot: false) }
        grow(stack, from: base, below + above, transition: transition)
      }
    }
  }
}

extension Transition {
  /// The screens a growing move puts on the stack, bottom first.
  var targets: [Screen.ID] { path.isEmpty ? to.map { [$0] } ?? [] : path }

  /// True where compact width follows the selection: 2.3-7 of the specification.
  var movesCompactColumn: Bool { via != .control || prefer != nil }
}

extension TransitionKind {
  /// True for the kinds whose `container` may be another one than that of their source.
  var crossesContainers: Bool {
    presentationStyle != nil || self == .tab || self == .dismiss || self == .dismissAll
  }
}
