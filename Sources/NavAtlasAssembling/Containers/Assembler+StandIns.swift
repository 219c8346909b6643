import NavAtlasInterpreting

/// What stands in a column for no selection, where that is the same screen or nothing but a text.
extension Assembler {
  /// Notes a branch that a column's placeholder may be read from.
  func noteStandIn(_ branch: Branch, on stage: Stage, _ naming: Naming) {
    guard stage.isOfColumn, let place = evaluator.place(branch.subject)?.base,
      drivers.isNew(branch.site, stage, .standIn)
    else { return }
    drivers.standIns[place, default: []].append(
      .init(
        branch: branch, stage: stage, owner: naming.owner, part: naming.part, isOwner: false, extras: [],
        around: conditionsAround))
    discoveries += 1
  }

  /// Notes the branches of some content of which one shows a screen, and another only says that there is none.
  func noteStandIns(in content: Content, on stage: Stage, _ naming: Naming) {
    guard stage.isOfColumn else { return }
    for branch in content.branchesOfOneScreen(0) { noteStandIn(branch, on: stage, naming) }
  }

  /// Notes what stands in a column once something is there, and nothing before.
  func noteStandIn(_ visual: Visual, on stage: Stage, _ naming: Naming) {
    guard let branch = visual.presenceBranch else { return }
    noteStandIn(branch, on: stage, naming)
  }

  /// Shows what columns show for no selection, before moves to them and their names are written.
  func mountPlaceholders() {
    for split in stages where split.isSplit {
      for position in split.children.indices.dropFirst() { _ = placeholders(of: position, in: split) }
    }
  }
}

extension Content {
  fileprivate func branchesOfOneScreen(_ level: Int) -> [Branch] {
    guard level < 20 else { return [] }
    return items.flatMap { item -> [Branch] in
      switch item {
      case .include(let content, _), .chosen(let content, _): content.branchesOfOneScreen(level + 1)
      case .element(let element) where Self.layouts.contains(element.name):
        element.content.branchesOfOneScreen(level + 1)
      case .branch(let branch): branch.showsOneScreen ? [branch] : []
      default: []
      }
    }
  }
}

extension Branch {
  fileprivate var showsOneScreen: Bool {
    let (screens, others) = (
      alternatives.filter(\.content.isSubstantial), alternatives.filter { !$0.content.isSubstantial }
    )
    return presenter == nil && screens.count == 1 && others.contains { !$0.content.visuals().isEmpty }
  }
}
