import NavAtlasInterpreting
import NavAtlasProgram

/// Flows in a modal layer: screens that take each other's place there, by storage that decides which one is shown.
extension Assembler {
  /// True for a choice between screens with nothing beside them, of which one at least has a container of its own.
  func isFlow(_ branch: Branch) -> Bool {
    branch.presenter == nil && branch.showsSeveral && !branch.showsOne && branch.holdsContainer(self)
      && branch.alternatives.allSatisfy { $0.content.visuals().count < 2 }
  }

  /// True for a choice between screens that a presented view makes itself.
  func exchangesInLayer(_ branch: Branch, _ naming: Naming, on stage: Stage) -> Bool {
    naming.isOwner && stage.layer != nil && branch.showsSeveral
  }

  /// True for what one of a flow's screens chooses by itself: that is one screen.
  func isInFlow(_ branch: Branch, _ naming: Naming, on stage: Stage) -> Bool {
    naming.isOwner && naming.isBranch && stage.layer != nil && branch.presenter == nil
      && naming.owner?.takesContent == false
      && !branch.holdsContainer(self)
  }

  /// True for code elsewhere than in the layer of a flow, or over it: who opens a layer sets what it begins with.
  func isOutside(_ rootSwitch: Drivers.RootSwitch, _ action: Action) -> Bool {
    guard let presentation = rootSwitch.stage.layer?.presentation else { return false }
    return !isInside(presentation, action.frame) && !isAbove(presentation, action.frame)
  }
}
