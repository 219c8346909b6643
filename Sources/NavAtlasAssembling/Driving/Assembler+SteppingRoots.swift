import NavAtlasInterpreting

/// What is stored while a screen is shown: the steps of a guide say which comes next.
extension Assembler {
  /// True where a place is known to hold one of some values, while the user does something on a screen; nil where it
  /// may as well hold another one.
  func holds(one values: [Value], _ place: Place, on action: Action) -> Bool? {
    let held = held(at: place, on: action)
    if held.isEmpty { return false }
    let isOne = held.map(values.contains)
    return isOne.allSatisfy(\.self) ? true : isOne.contains(true) ? nil : false
  }

  /// The values for which a screen is there; none where nobody can tell. O(values × choices).
  private func held(at place: Place, on action: Action) -> [Value] {
    if let told = action.announced[place.base] { return told.isConstant ? [told] : [] }
    guard performing != nil, action.observer == nil, let node = action.frame.node else { return [] }
    isDoubtful = true
    let around = (drivers.switches[place.base] ?? []).filter { rootSwitch in
      action.frame.stage.chain.contains { $0 === rootSwitch.stage }
    }
    guard !around.isEmpty else { return [] }
    return evaluator.possibleValues(of: place).filter { value in
      around.contains { shows(node, branches(of: $0, for: value), on: $0.stage, action.frame) }
    }
  }

  /// True for a screen that is among those that a choice shows, or in a container that is.
  private func shows(_ node: ScreenNode, _ roots: [ScreenNode], on stage: Stage, _ frame: Frame) -> Bool {
    let shown = Set(roots + roots.flatMap { leaves(of: $0, 0) })
    if shown.contains(node) { return true }
    let inside = frame.stage.chain.prefix { $0 !== stage }
    return inside.contains { inner in inner.roots.contains(where: shown.contains) }
      || roots.contains { root in inside.contains { inner in root.hosts.contains { $0 === inner } } }
  }
}
