import NavAtlasInterpreting

extension Content {
  /// The choice between screens that a layout is around: what hangs on the layout hangs on whichever is chosen.
  var destinationInLayout: Content? {
    guard let branch = layoutSwitch(), branch.presenter == nil else { return nil }
    let shown = branch.alternatives.map(\.content).filter(\.isSubstantial)
    guard shown.count > 1, shown.allSatisfy({ $0.onlyView != nil }) else { return nil }
    let around = extrasAroundSwitch { $0.isAtTimes }
    return Content(owner: owner, name: name, items: extras() + around + [.branch(branch)])
  }

  /// One choice that is written as several `if`s beside each other, each for one screen: what a destination is asked
  /// for is one of them. Elsewhere these may be parts of one screen.
  var destinationBranch: Branch? {
    guard let parts = parallelParts, parts.allSatisfy({ $0.presenter == nil }) else {
      return nil
    }
    let shown = parts.map { $0.alternatives.filter(\.content.isSubstantial) }
    let views = shown.map { $0.count == 1 ? $0[0].content.onlyView?.view.type : nil }
    guard Set(views).count == parts.count, !views.contains(nil) else { return nil }
    return Branch(subject: .unknown, alternatives: shown.map { $0[0] }, site: parts[0].site)
  }
}
