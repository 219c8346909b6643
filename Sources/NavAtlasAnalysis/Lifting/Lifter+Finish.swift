import NavAtlasModel

extension Lifter {
  /// Turns the notes into edges: rewrites lie on their column's roots, ways back belong to their screens.
  mutating func finish() {
    for stack in lifted.stacks.indices {
      var rewriting = RootRewriting(lifted.stacks[stack], rewrites[stack])
      rewriting.run()
      lifted.stacks[stack] = rewriting.stack
      lifted.stacks[stack].growth = lifted.stacks[stack].growth.distinct
      addBackMoves(stack)
    }
    lifted.presentations = lifted.presentations.distinct
  }

  private mutating func addBackMoves(_ stack: Int) {
    var moves = lifted.stacks[stack].columns.map { _ in [Int: [BackMove]]() }
    for column in moves.indices {
      let screens = Set(lifted.stacks[stack].vertices.filter { $0.column == column }.map(\.screen))
      let scope = lifted.stacks[stack].columns[column].scope
      let fromAnywhere = fromAnyScreen(of: stack, column)
      if !fromAnywhere.isEmpty { lifted.leftFromAnywhere.formUnion(screens) }
      let anywhere = fromAnywhere.compactMap { backMove($0, stack, column) }
      for screen in screens {
        let own = transitions.from(lifted.screens[screen]).filter { applies($0, in: scope) }
        let found = own.compactMap { backMove($0, stack, column) } + anywhere
        if !found.isEmpty { moves[column][screen] = found }
      }
    }
    lifted.stacks[stack].backMoves = moves
  }

  private func backMove(_ index: Int, _ stack: Int, _ column: Int) -> BackMove? {
    let transition = transitions.transitions[index]
    let selected = transition.kind == .select ? selectedBefore(column, by: transition, stack) : nil
    guard transition.kind.isBackward || selected != nil else { return nil }
    let logicalRoot =
      transition.kind == .popToLogicalRoot ? lifted.stacks[stack].columns[column].logicalRoot : nil
    return BackMove(
      kind: transition.kind, n: transition.n ?? 1, target: transition.to.map(number) ?? logicalRoot,
      column: selected.map { $0 + 1 }, transition: index)
  }

  /// The column in which a selection of a later column is written: compact width goes back to the root after it.
  private func selectedBefore(_ column: Int, by transition: Transition, _ stack: Int) -> Int? {
    guard profile == .compact, let name = transition.column, let (_, split) = split(of: stack),
      let selected = split.columns.firstIndex(where: { $0.name == name }), selected < column
    else { return nil }
    return selected
  }
}
