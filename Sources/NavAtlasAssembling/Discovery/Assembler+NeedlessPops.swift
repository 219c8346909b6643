import NavAtlasModel

/// Code that goes back to a screen where it is in the path, and pushes it where it is not.
extension Assembler {
  /// Drops the ways back to a screen that never led to the one they begin on: there it is pushed. O(screens · moves).
  func dropNeedlessPops() {
    let pops = moveOrder.filter { $0.kind == .popTo && $0.from != nil && $0.to != nil }
    if pops.isEmpty { return }
    var next: [ScreenNode: [ScreenNode]] = [:]
    for move in moveOrder where Self.pushes.contains(move.kind) {
      if let from = move.from, let to = move.to { next[from, default: []].append(to) }
    }
    let needless = pops.filter { pop in
      guard let from = pop.from, let to = pop.to, from != to else { return false }
      let isPlaced = next.values.contains { $0.contains(from) } || moves[pop]?.source?.roots.contains(from) == true
      return isPlaced && !leads(to, to: from, next)
    }
    if !needless.isEmpty { drop(Set(needless)) }
  }

  private func leads(_ start: ScreenNode, to end: ScreenNode, _ next: [ScreenNode: [ScreenNode]]) -> Bool {
    var seen: Set<ScreenNode> = [start]
    var open = [start]
    while let node = open.popLast() {
      for other in next[node] ?? [] where seen.insert(other).inserted {
        if other == end { return true }
        open.append(other)
      }
    }
    return false
  }

  private static let pushes: Set<TransitionKind> = [.push, .viewPush, .pushMany, .setPath, .replace]
}
