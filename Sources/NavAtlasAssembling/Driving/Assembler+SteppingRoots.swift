import NavAtlasInterpreting

/// What is stored while a screen is shown: the steps of a guide say which comes next.
extension Assembler {
  /// What a choice shows for one value, as long as nothing new is found.
  struct SteppingRoot {
    fileprivate var value: Value
    fileprivate var stage: Stage
    fileprivate var roots: [ScreenNode]
    /// The roots, and what they show at first.
    fileprivate var shown: Set<ScreenNode>
  }

  /// True where a place is known to hold one of some values, while the user does something on a screen; nil where it
  /// may as well hold another one.
  func holds(one values: [Value], _ place: Place, on action: Action) -> Bool? {
    let held = held(at: place, on: action)
    if held.isEmpty { return false }
    let isOne = held.map(values.contains)
    return isOne.allSatisfy(\.self) ? true : isOne.contains(true) ? nil : false
  }

  /// The values that a place may hold while an action happens; none where nobody can tell.
  private func held(at place: Place, on action: Action) -> [Value] {
    if let told = action.announced[place.base] { return told.isConstant ? [told] : [] }
    guard performing != nil, action.observer == nil, action.frame.node != nil else { return [] }
    let steps = steps(at: place, on: action.frame)
    doubt(.steps(place, action.frame, steps))
    return steps
  }

  /// The values of a place for which a screen is there, as far as is known. O(values × choices).
  func steps(at place: Place, on frame: Frame) -> [Value] {
    let chain = frame.stage.chain
    guard let node = frame.node,
      drivers.switches[place.base]?.contains(where: { isAround($0.stage, chain) }) == true
    else { return [] }
    let shown = steppingRoots(by: place).filter { isAround($0.stage, chain) && shows(node, $0, frame) }
    return evaluator.possibleValues(of: place).filter { value in shown.contains { $0.value == value } }
  }

  private func isAround(_ stage: Stage, _ chain: Stage.Chain) -> Bool { chain.contains { $0 === stage } }

  /// What the choices by a place show for each value that it may hold: mounted once a round, as what is found later in
  /// it is asked for in the next one.
  private func steppingRoots(by place: Place) -> [SteppingRoot] {
    if let known = knownSteps[place.base], known.round == round { return known.roots }
    var found: [SteppingRoot] = []
    for rootSwitch in drivers.switches[place.base] ?? [] {
      for value in evaluator.possibleValues(of: place) {
        let roots = branches(of: rootSwitch, for: value)
        found.append(
          SteppingRoot(
            value: value, stage: rootSwitch.stage, roots: roots,
            shown: Set(roots + roots.flatMap { leaves(of: $0, 0) })))
      }
    }
    knownSteps[place.base] = (round, found)
    return found
  }

  /// True for a screen that is among those that a choice shows, or in a container that is.
  private func shows(_ node: ScreenNode, _ step: SteppingRoot, _ frame: Frame) -> Bool {
    if step.shown.contains(node) { return true }
    let inside = frame.stage.chain.prefix { $0 !== step.stage }
    return inside.contains { inner in inner.roots.contains(where: step.shown.contains) }
      || step.roots.contains { root in inside.contains { inner in root.hosts.contains { $0 === inner } } }
  }
}
