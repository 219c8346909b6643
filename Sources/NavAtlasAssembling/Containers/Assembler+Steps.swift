import NavAtlasInterpreting
import NavAtlasModel

/// Stacks that lead from one view to the next.
extension Assembler {
  /// Pushes what follows the screen in its stack of steps; what was pushed besides stands at the step below it.
  func showNextStep(_ action: Action) {
    guard let node = action.frame.node,
      let stack = action.frame.stage.chain.first(where: { !$0.steps.isEmpty })
    else { return }
    for position in positions(of: node, in: stack) where position + 1 < stack.steps.count {
      let nodes = step(position + 1, of: stack)
      record(nodes.filter { $0 != node }, .push, action, stack, nil)
    }
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
