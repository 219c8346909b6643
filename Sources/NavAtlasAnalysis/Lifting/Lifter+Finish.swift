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

  private mutating func addPathWrites(_ stack: Int) {
    for write in pathWrites[stack] {
      for (number, vertex) in lifted.stacks[stack].vertices.enumerated()
      where vertex.isRoot && vertex.column == write.column {
        let frames = write.frames.map { StackVertex(screen: $0, column: write.column, isRoot: false) }
        grow(stack, from: number, frames, transition: write.transition)
      }
    }
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
