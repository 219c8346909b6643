import NavAtlasInterpreting

extension Content {
  /// The choice between screens that a layout is around: what hangs on the layout hangs on whichever is chosen.
  var destinationInLayout: Content? { choiceInLayout { _ in false } }

  /// The same in a column, by whether something is chosen, or how much: a picture or a text may stand for nothing.
  var columnInLayout: Content? {
    guard let first = layoutSwitch()?.alternatives.first, first.test.isOfChoice else { return nil }
    return choiceInLayout { !$0.holdsViews }
  }

  private func choiceInLayout(_ isPlaceholder: (Content) -> Bool) -> Content? {
    guard let branch = layoutSwitch(), branch.presenter == nil,
      let screens = branch.screens(isPlaceholder), screens > 1
    else { return nil }
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

extension Branch {
  /// How many screens it chooses between, also by choices in it; nil where something else may be chosen.
  fileprivate func screens(_ isPlaceholder: (Content) -> Bool) -> Int? {
    var count = 0
    for content in alternatives.map(\.content) where content.isSubstantial && !isPlaceholder(content) {
      if content.onlyView != nil {
        count += 1
      } else if let inner = content.onlyBranch?.screens(isPlaceholder) {
        count += inner
      } else {
        return nil
      }
    }
    return count
  }
}

extension Content {
  /// The choice that is all it shows.
  fileprivate var onlyBranch: Branch? {
    let shown = visuals()
    guard shown.count == 1, case .branch(let branch) = shown[0].kind else { return nil }
    return branch
  }
}

extension Branch.Test {
  /// True for what is asked of a selection: whether there is one, or of how many.
  fileprivate var isOfChoice: Bool {
    switch self {
    case .isEmpty, .isPresent, .isAbsent, .orders, .amount: true
    case .not(let test): test.isOfChoice
    default: false
    }
  }
}
