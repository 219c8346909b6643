import NavAtlasModel

extension Lifter {
  /// Turns the notes into edges: path writes lie on their column's roots, ways back belong to their screens.
  mutating func finish() {
    for stack in lifted.stacks.indices {
      addPathWrites(stack)
      addAlternativeRoots(stack)
      lifted.stacks[stack].growth = lifted.stacks[stack].growth.uniqued()
      addBackMoves(stack)
    }
  }

  /// Lays written paths on the roots of their column: where there are several roots, on those above which
  /// the screen that writes can be. O(R · (V + E)) for R roots.
  private mutating func addPathWrites(_ stack: Int) {
    guard !pathWrites[stack].isEmpty else { return }
    for column in lifted.stacks[stack].columns.indices {
      let roots = lifted.stacks[stack].vertices.indices.filter { vertex in
        let place = lifted.stacks[stack].vertices[vertex]
        return place.isRoot && place.column == column
      }
      var writes = pathWrites[stack].filter { $0.column == column }
      if roots.count == 1 {
        for write in writes { lay(write, on: roots[0], stack) }
        continue
      }
      let above = roots.map { reach(from: $0, stack) }
      for (root, reached) in zip(roots, above) {
        writes = pathWrites[stack].filter { $0.column == column }
        layWhatIsReached(&writes, on: root, stack, reached)
      }
    }
  }

  private mutating func layWhatIsReached(
    _ writes: inout [PathWrite], on root: Int, _ stack: Int, _ start: Set<Int>
  ) {
    var reached = start
    while let next = writes.firstIndex(where: { $0.source.map(reached.contains) ?? true }) {
      let write = writes.remove(at: next)
      for frame in lay(write, on: root, stack) where !reached.contains(frame) {
        reached.formUnion(reach(from: frame, stack))
      }
    }
  }

  @discardableResult
  private mutating func lay(_ write: PathWrite, on root: Int, _ stack: Int) -> [Int] {
    let frames = write.frames.map { StackVertex(screen: $0, column: write.column, isRoot: false) }
    grow(stack, from: root, frames, writesPath: true, transition: write.transition)
    return frames.compactMap { lifted.stacks[stack].numbers[$0] }
  }

  /// The vertices that can lie above one by pushes and replacements.
  private func reach(from vertex: Int, _ stack: Int) -> Set<Int> {
    let moves = MoveIndex(lifted.stacks[stack])
    var reached: Set = [vertex]
    var pending = [vertex]
    while let next = pending.popLast() {
      for move in moves.from(next) where !move.writesPath {
        for frame in move.frames where reached.insert(frame).inserted { pending.append(frame) }
      }
    }
    return reached
  }

  private mutating func addAlternativeRoots(_ stack: Int) {
    for root in alternativeRoots[stack] {
      let column = lifted.stacks[stack].vertices[root].column
      for growth in lifted.stacks[stack].growth {
        guard let last = growth.frames.last, last != root else { continue }
        let vertex = lifted.stacks[stack].vertices[last]
        guard vertex.isRoot, vertex.column == column else { continue }
        var alternative = growth
        alternative.frames[growth.frames.count - 1] = root
        lifted.stacks[stack].growth.append(alternative)
      }
    }
  }

  private mutating func addBackMoves(_ stack: Int) {
    var moves = lifted.stacks[stack].columns.map { _ in [Int: [BackMove]]() }
    for column in moves.indices {
      let screens = Set(lifted.stacks[stack].vertices.filter { $0.column == column }.map(\.screen))
      let scope = lifted.stacks[stack].columns[column].scope
      let anywhere = transitions.fromAnyScreen(in: scope)
      for screen in screens {
        let own = transitions.from(lifted.screens[screen]).filter { index in
          let transition = transitions.transitions[index]
          return transition.kind.crossesContainers || transition.container.map(scope.contains) ?? true
        }
        let found = (own + anywhere).compactMap { backMove($0, stack, column) }
        if !found.isEmpty { moves[column][screen] = found }
      }
    }
    lifted.stacks[stack].backMoves = moves
  }

  private func backMove(_ index: Int, _ stack: Int, _ column: Int) -> BackMove? {
    let transition = transitions.transitions[index]
    let isEarlierSelect = transition.kind == .select && selectsEarlier(transition, stack, column)
    guard transition.kind.isBackward || isEarlierSelect else { return nil }
    let logicalRoot =
      transition.kind == .popToLogicalRoot ? lifted.stacks[stack].columns[column].logicalRoot : nil
    return BackMove(
      kind: transition.kind, n: transition.n ?? 1, target: transition.to.map(number) ?? logicalRoot,
      transition: index)
  }

  /// A selection that a later column writes: compact width goes back to the column after the selecting one.
  private func selectsEarlier(_ transition: Transition, _ stack: Int, _ column: Int) -> Bool {
    guard profile == .compact, let name = transition.column, let (_, split) = split(of: stack),
      let selected = split.columns.firstIndex(where: { $0.name == name })
    else { return false }
    return selected < column
  }
}

extension Array where Element: Hashable {
  /// The elements without repetitions, in order.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
