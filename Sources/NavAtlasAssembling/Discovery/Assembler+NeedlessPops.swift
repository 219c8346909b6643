import NavAtlasModel

/// Code that goes back to a screen where it is in the path, and pushes it where it is not.
extension Assembler {
  /// Drops the ways back to a screen that is known never to lie below the one they begin on: there it is pushed.
  /// O(ways back · moves).
  func dropNeedlessPops() {
    let pops = moveOrder.filter { $0.kind == .popTo && $0.from != nil && $0.to != nil && $0.from != $0.to }
    if pops.isEmpty { return }
    var before: [ScreenNode: [ScreenNode]] = [:]
    for move in moveOrder where Self.pushes.contains(move.kind) {
      if let from = move.from, let to = move.to { before[to, default: []].append(from) }
    }
    let needless = pops.filter { pop in
      guard let from = pop.from, let to = pop.to, let stage = moves[pop]?.source else { return false }
      return isNeverBelow(to, from, in: stage, before)
    }
    if !needless.isEmpty { drop(Set(needless)) }
  }

  /// True where all ways to a screen are known, from its stack's root on, and none goes by the other one.
  private func isNeverBelow(
    _ other: ScreenNode, _ screen: ScreenNode, in stage: Stage, _ before: [ScreenNode: [ScreenNode]]
  ) -> Bool {
    var seen: Set<ScreenNode> = [screen]
    var open = [screen]
    while let node = open.popLast() {
      let sources = before[node] ?? []
      if sources.isEmpty, !stage.roots.contains(node) { return false }
      for source in sources where seen.insert(source).inserted {
        if source == other { return false }
        open.append(source)
      }
    }
    return true
  }

  private static let pushes: Set<TransitionKind> = [.push, .viewPush, .pushMany, .setPath, .replace]
}
