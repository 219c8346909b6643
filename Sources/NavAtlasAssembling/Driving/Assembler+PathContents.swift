import NavAtlasInterpreting
import NavAtlasModel

/// What lies below a screen on a stack, by the ways that lead to it.
extension Assembler {
  /// Whether a path contains a value while a screen is on top that it shows; nil where that depends on the way there.
  func contains(_ wanted: Value, below frame: Frame) -> Bool? {
    guard performing != nil, let node = frame.node else { return nil }
    doubt(.anything)
    if isShown(frame, for: wanted) == true { return true }
    var seen: Set<ScreenNode> = []
    if isAlwaysBelow(wanted, node, frame.stage, &seen) { return true }
    seen = []
    return mayBeBelow(wanted, node, frame.stage, &seen) ? nil : false
  }

  private func isAlwaysBelow(
    _ wanted: Value, _ node: ScreenNode, _ stage: Stage, _ seen: inout Set<ScreenNode>
  ) -> Bool {
    guard seen.insert(node).inserted else { return true }
    guard let below = screens(below: node, on: stage), !below.isEmpty else { return false }
    return below.allSatisfy { screen in
      if stage.roots.contains(screen) { return false }
      return isShown(screen, on: stage, for: wanted) == true || isAlwaysBelow(wanted, screen, stage, &seen)
    }
  }

  private func mayBeBelow(
    _ wanted: Value, _ node: ScreenNode, _ stage: Stage, _ seen: inout Set<ScreenNode>
  ) -> Bool {
    guard seen.insert(node).inserted else { return false }
    guard let below = screens(below: node, on: stage), !below.isEmpty else { return true }
    return below.contains { screen in
      let values = shownFor[PathElement(screen, on: stage)] ?? []
      if values.isEmpty { return !stage.roots.contains(screen) }
      return isShown(screen, on: stage, for: wanted) != false || mayBeBelow(wanted, screen, stage, &seen)
    }
  }

  /// The screens from which one is pushed; nil where other moves lead to it too. O(moves).
  private func screens(below node: ScreenNode, on stage: Stage) -> [ScreenNode]? {
    var below: [ScreenNode] = []
    for move in moves.keys where move.to == node || move.path.contains(node) {
      guard move.kind == .push, move.path.isEmpty, let from = move.from else { return nil }
      below.append(from)
    }
    return below
  }

  /// Whether a screen is shown for a value; nil where it is also shown for others, or it is not known for which.
  func isShown(_ node: ScreenNode, on stage: Stage, for wanted: Value) -> Bool? {
    guard let values = shownFor[PathElement(node, on: stage)], !values.isEmpty else { return nil }
    let answers = values.map { wanted.isSame(as: $0) }
    if answers.allSatisfy({ $0 == true }) { return true }
    return answers.allSatisfy { $0 == false } ? false : nil
  }
}

extension Value {
  /// Whether an element is another one; nil where that depends on what a case carries.
  fileprivate func isSame(as other: Value) -> Bool? {
    switch (self, other) {
    case (.enumCase(let left), .enumCase(let right)):
      left.name != right.name ? false : left.payload.isEmpty && right.payload.isEmpty ? true : nil
    case (.string, .string), (.integer, .integer): self == other
    default: nil
    }
  }
}
