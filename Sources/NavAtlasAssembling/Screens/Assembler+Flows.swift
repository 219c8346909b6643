import NavAtlasInterpreting
import NavAtlasProgram
import NavAtlasSourceReading

/// Flows in a modal layer: screens that take each other's place there, by storage that decides which one is shown.
extension Assembler {
  /// True for a choice between screens with nothing beside them, of which one at least has a container of its own.
  func isFlow(_ branch: Branch) -> Bool {
    branch.presenter == nil && branch.showsSeveral && !branch.showsOne && branch.holdsContainer(self)
      && branch.alternatives.allSatisfy { $0.content.visuals().count < 2 }
  }

  /// True for a choice between screens that a presented view makes itself, or its presenter by what it keeps beside what
  /// presents.
  func exchangesInLayer(_ branch: Branch, _ naming: Naming, on stage: Stage) -> Bool {
    guard let layer = stage.layer, branch.showsSeveral else { return false }
    return naming.isOwner || layer.presentation.map { isBeside($0, branch) } ?? false
  }

  /// Who opens a layer may say what it begins with; who is in it goes on from there.
  func watchChoice(in content: Content, on stage: Stage, _ presentation: Presentation) {
    let visuals = content.visuals()
    guard visuals.count == 1, case .branch(let branch) = visuals[0].kind, branch.presenter == nil else {
      return
    }
    let naming = Naming(owner: presentation.owner, part: presentation.kind.rawValue)
    watch(branch, on: stage, .root, naming, content.extras(), presentation)
  }

  private func isBeside(_ presentation: Presentation, _ branch: Branch) -> Bool {
    guard !presentation.isItem, presentation.asked == nil,
      let place = evaluator.place(branch.subject)?.base, let owner = presentation.owner,
      place.owner == owner.name,
      index.properties(named: place.name, of: owner).first?.declaration.attribute("State") != nil
    else { return false }
    return evaluator.place(presentation.driver)?.base != place
  }

  /// True for what one of a flow's screens chooses by itself: that is one screen.
  func isInFlow(_ branch: Branch, _ naming: Naming, on stage: Stage) -> Bool {
    naming.isOwner && naming.isBranch && stage.layer != nil && branch.presenter == nil
      && naming.owner?.takesContent == false
      && !branch.holdsContainer(self)
  }

  private func presents(_ presentation: Presentation, _ frame: Frame) -> Bool {
    frame.node != nil && (presenters[presentation.site] ?? []).contains { $0.node == frame.node }
  }

  /// True for code elsewhere than in the layer of a flow, or over it: who opens a layer sets what it begins with. What its
  /// presenter keeps may concern the presenter alone while something else lies over the layer.
  func isOutside(_ rootSwitch: Drivers.RootSwitch, _ action: Action) -> Bool {
    if case .pushed(let steps) = rootSwitch.extent {
      return action.frame.node.map { !steps.contains($0) } ?? true
    }
    guard let presentation = rootSwitch.stage.layer?.presentation else { return false }
    if isInside(presentation, action.frame) { return false }
    guard rootSwitch.owner === presentation.owner else { return !isAbove(presentation, action.frame) }
    return !presentation.isConstant || !presents(presentation, action.frame)
  }
}
