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
    for branch in visuals.turnBranches {
      let nodes = mount(branch, on: stage, role, naming, [], nil, level + 1)
      all += nodes
      if begins(branch, naming) { first += nodes }
    }
    return (first.isEmpty ? all : first).distinct
  }

  /// True where such a view may be there from the beginning.
  private func begins(_ branch: Branch, _ naming: Naming) -> Bool {
    if let initial = initialAlternative(branch, naming.known),
      branch.alternatives[initial].content.isSubstantial
    {
      return true
    }
    guard let place = evaluator.place(branch.subject) else { return false }
    // One of several values that the object's initialiser leaves it at.
    let test = branch.alternatives[0].test
    if evaluator.initialValues(of: place).contains(where: { evaluator.holds(test, $0) == true }) {
      return true
    }
    switch test {
    case .isTrue: return evaluator.isSetByInitialiser(place, to: true)
    case .isFalse: return evaluator.isSetByInitialiser(place, to: false)
    default: return false
    }
  }

  /// The views that take turns in layouts which are all there is at the root of a window, and what hangs on the inner
  /// ones.
  func turns(in content: Content, on stage: Stage, _ role: Frame.Role, isBranch: Bool)
    -> (parts: [Visual], extras: [Item])?
  {
    guard stage.isOfWindow, role == .root, !isBranch, let layout = content.layout else { return nil }
    let shown = layout.visuals()
    let lasting = shown.filter { !$0.isAtTimes }
    if lasting.count == 1, case .inline(let inner) = lasting[0].kind, inner !== content,
      let turns = turns(in: inner, on: stage, role, isBranch: false)
    {
      let over = shown.filter(\.isAtTimes).map { Item.attachment($0.content, $0.site) }
      return (turns.parts, inner.extras() + turns.extras + over)
    }
    let parts = shown.filter { $0.isSubstantial || $0.turn != nil }
    return parts.takeTurns ? (parts, []) : nil
  }
}
