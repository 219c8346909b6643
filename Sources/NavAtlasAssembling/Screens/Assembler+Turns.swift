import NavAtlasInterpreting
import NavAtlasModel

/// Roots of several views each of which is there while something of its own is.
extension Assembler {
  /// Screens that take turns: `if let login { … }; if showsMain { … }`.
  func mountTurns(
    _ visuals: [Visual], _ stage: Stage, _ role: Frame.Role, _ naming: Naming, _ extras: [Item], _ level: Int
  ) -> [ScreenNode] {
    show(nil, on: stage, .container, Content(owner: naming.owner, items: extras))
    var (first, all): ([ScreenNode], [ScreenNode]) = ([], [])
    for visual in visuals {
      guard let branch = visual.turnBranch else { continue }
      let nodes = mount(branch, on: stage, role, naming, [], nil, level + 1)
      all += nodes
      if begins(branch, naming) { first += nodes }
    }
    return (first.isEmpty ? all : first).distinct
  }

  /// What lies over a window's root at times and holds a container of its own, as an introduction does: it takes the
  /// root's place while it is there. Nil where there is none.
  func containerLayers(_ extras: [Item], on stage: Stage, _ role: Frame.Role) -> (
    shown: [Visual], others: [Item]
  )? {
    guard stage.isWindow, role == .root else { return nil }
    var (shown, others): ([Visual], [Item]) = ([], [])
    for item in extras {
      if case .attachment(let layer, _) = item, let visual = containerLayer(layer) {
        shown.append(visual)
      } else {
        others.append(item)
      }
    }
    return shown.isEmpty ? nil : (shown, others)
  }

  private func containerLayer(_ layer: Content) -> Visual? {
    let visuals = layer.visuals()
    guard visuals.count == 1, let visual = visuals.first, visual.isAtTimes, visual.turn != nil,
      holdsContainer([visual], 0)
    else { return nil }
    switch visual.kind {
    case .view, .container: return visual
    case .branch, .inline, .external: return nil
    }
  }

  /// True where such a view may be there from the beginning.
  private func begins(_ branch: Branch, _ naming: Naming) -> Bool {
    if let initial = initialAlternative(branch, naming.known),
      branch.alternatives[initial].content.isSubstantial
    {
      return true
    }
    guard let place = evaluator.place(branch.subject) else { return false }
    switch branch.alternatives[0].test {
    case .isTrue: return evaluator.isSetByInitialiser(place, to: true)
    case .isFalse: return evaluator.isSetByInitialiser(place, to: false)
    default: return false
    }
  }

  /// The views that take turns in layers which are all there is at the root of a window.
  func turns(in content: Content, on stage: Stage, _ role: Frame.Role, isBranch: Bool) -> [Visual]? {
    guard stage.isOfWindow, role == .root, !isBranch, let layers = content.layers else { return nil }
    let parts = layers.visuals().filter { $0.isSubstantial || $0.turn != nil }
    return parts.takeTurns ? parts : nil
  }
}
