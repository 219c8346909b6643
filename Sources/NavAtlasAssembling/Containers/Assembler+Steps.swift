import NavAtlasInterpreting
import NavAtlasModel

/// Stacks that lead from one view to the next.
extension Assembler {
  /// Pushes what follows the screen in its stack of steps; what was pushed besides stands at the step below it.
  func showNextStep(_ action: Action) {
    guard let node = action.frame.node,
      let stack = action.frame.stage.chain.first(where: { !$0.steps.isEmpty })
    else { return }
    for position in positions(of: node, in: stack) {
      for next in following(position, in: stack) {
        record(step(next, of: stack).filter { $0 != node }, .push, action, stack, nil)
      }
    }
  }

  /// The step after one, and those after it that are next where a condition leaves out the ones before. O(steps).
  private func following(_ position: Int, in stack: Stage) -> Range<Int> {
    let rest = stack.steps.indices.dropFirst(position + 1)
    let certain = rest.first { !stack.steps[$0].visuals().contains(where: \.isAtTimes) }
    return rest.startIndex..<(certain.map { $0 + 1 } ?? rest.endIndex)
  }

  /// The steps at which a screen stands. O(steps + moves).
  private func positions(of node: ScreenNode, in stack: Stage) -> [Int] {
    let own = stack.steps.indices.filter { isStep($0, node, stack) }
    if !own.isEmpty { return own }
    return stack.steps.indices.filter { position in
      frames.contains { frame in
        frame.stage === stack
          && frame.node.map { isStep(position, $0, stack) && leads($0, to: node) } ?? false
      }
    }
  }

  private func leads(_ from: ScreenNode, to node: ScreenNode) -> Bool {
    moves.keys.contains { $0.from == from && $0.to == node && $0.kind == .push }
  }

  private func isStep(_ position: Int, _ node: ScreenNode, _ stack: Stage) -> Bool {
    if position == 0, stack.roots.contains(node) { return true }
    let visuals = stack.steps[position].visuals()
    guard visuals.count == 1, case .view(let view) = visuals[0].kind else { return false }
    return view.type === node.type
  }

  private func step(_ position: Int, of stack: Stage) -> [ScreenNode] {
    let content = stack.steps[position]
    return mount(content, on: stack, .pushed, Naming(owner: content.owner, part: "step"))
  }
}
