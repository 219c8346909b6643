import NavAtlasModel

/// A move that code of another container makes on a stack, whatever is on top there.
struct ForeignMove {
  var transition: Int
  var column: Int
}

extension Lifter {
  /// Decides about the moves whose container was not seen to show where they start: it never does (semantics 5.1).
  ///
  /// All of them at once, so that their order means nothing. O(V + U) for V vertices and U undecided moves.
  mutating func decide() {
    guard !undecided.isEmpty else { return }
    let places = places(of: undecided)
    let new = undecided.sorted().filter { !stands($0, in: places) }
    undecided = []
    for index in new where decided.insert(index).inserted {
      if transitions.transitions[index].kind.crossesContainers {
        unbind(index, places)
      } else {
        applyForeign(index)
      }
    }
  }

  /// Where the sources of the moves stand.
  private func places(of moves: Set<Int>) -> [Int: [(stack: Int, vertex: Int)]] {
    let sources = Set(moves.compactMap(source))
    var places: [Int: [(stack: Int, vertex: Int)]] = [:]
    for (stack, content) in lifted.stacks.enumerated() {
      for (vertex, place) in content.vertices.enumerated() where sources.contains(place.screen) {
        places[place.screen, default: []].append((stack, vertex))
      }
    }
    return places
  }

  private func source(of index: Int) -> Int? {
    if case .screen(let screen) = transitions.transitions[index].from { number(screen) } else { nil }
  }

  private func stands(_ index: Int, in places: [Int: [(stack: Int, vertex: Int)]]) -> Bool {
    guard let source = source(of: index), let container = transitions.transitions[index].container else {
      return false
    }
    return (places[source] ?? []).contains { place in
      let column = lifted.stacks[place.stack].vertices[place.vertex].column
      return lifted.stacks[place.stack].columns[column].scope.contains(container)
    }
  }

  private mutating func unbind(_ index: Int, _ places: [Int: [(stack: Int, vertex: Int)]]) {
    unbound.insert(index)
    for place in source(of: index).flatMap({ places[$0] }) ?? [] { revisit(place.stack, place.vertex) }
  }

  /// Kinds that do not grow show no container, and nothing but a presentation shows a modal layer.
  private mutating func applyForeign(_ index: Int) {
    let transition = transitions.transitions[index]
    guard let container = transition.container.flatMap({ containers[$0] }) else { return }
    if transition.kind.grows, container.kind != .layer { activate(container.id, by: source(of: index)) }
    switch transition.kind {
    case .select:
      if let target = transition.to { selectFromElsewhere(target, transition, container, index) }
    case .push, .viewPush, .pushMany, .linkAcross, .setPath, .url, .restore, .replace:
      guard let (shown, column) = containers.writable(container) else { return }
      let stack = stackNumber(shown, column: column)
      let position = profile == .regular ? 0 : column
      foreign[stack].append(ForeignMove(transition: index, column: position))
      for vertex in lifted.stacks[stack].vertices.indices { revisit(stack, vertex) }
    default: break
    }
  }

  /// Follows a foreign move from what is on top: there it lands on the column's stack, with the roots between.
  mutating func follow(_ move: ForeignMove, from vertex: Int, of stack: Int) {
    let transition = transitions.transitions[move.transition]
    let place = lifted.stacks[stack].vertices[vertex]
    guard place.column <= move.column else { return }
    let frames = transition.targets.map {
      StackVertex(screen: number($0), column: move.column, isRoot: false)
    }
    let mover = source(of: move.transition)
    if place.column < move.column {
      guard transition.kind != .replace, let (_, split) = split(of: stack) else { return }
      let below = roots(of: split, place.column + 1...move.column)
      grow(stack, from: vertex, below + frames, transition: move.transition, by: mover)
    } else if transition.kind == .replace {
      guard !place.isRoot else { return }
      grow(stack, from: vertex, frames, replaces: true, transition: move.transition, by: mover)
    } else if transition.kind.writesPath {
      guard place.isRoot else { return }
      writePath(
        transition.targets.map(number), stack, move.column, move.transition, by: source(of: move.transition))
    } else if lifted.stacks[stack].columns[move.column].hasStack {
      grow(
        stack, from: vertex, frames, isSingleTop: transition.singleTop, transition: move.transition, by: mover
      )
    }
  }

  private mutating func selectFromElsewhere(
    _ target: Screen.ID, _ transition: Transition, _ container: Container, _ index: Int
  ) {
    guard case .split(let split) = container.body,
      let column = transition.column.flatMap({ name in split.columns.firstIndex { $0.name == name } }),
      split.columns.indices.contains(column + 1)
    else { return open(target, in: container, by: source(of: index)) }
    if profile == .regular {
      start(baseNumber(container, column: column + 1), number(target), by: source(of: index))
    } else if transition.movesCompactColumn {
      let stack = stackNumber(container)
      guard let base = lifted.stacks[stack].starts.first else { return }
      let passed = column > 0 ? roots(of: split, 1...column) : []
      grow(
        stack, from: base,
        passed + [StackVertex(screen: number(target), column: column + 1, isRoot: true)], transition: index)
    }
  }
}

extension TransitionKind {
  /// True for the kinds that put something on a stack: only they make a container worth showing.
  fileprivate var grows: Bool {
    switch self {
    case .push, .viewPush, .pushMany, .linkAcross, .setPath, .url, .restore, .select: true
    default: false
    }
  }

  /// True for the kinds that write a path whole.
  var writesPath: Bool { self == .setPath || self == .url || self == .restore }

  /// True for the kinds whose `container` may be another one than that of their source.
  var crossesContainers: Bool {
    presentationStyle != nil || self == .tab || self == .dismiss || self == .dismissAll
  }
}
