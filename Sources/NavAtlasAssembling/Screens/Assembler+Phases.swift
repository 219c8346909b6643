import NavAtlasInterpreting
import NavAtlasProgram
import NavAtlasSourceReading

/// Phases: a screen that is loading, empty, failed or there is one screen, under the name of the view that chooses.
extension Assembler {
  /// True for a choice whose branches are phases of the view that makes it.
  ///
  /// A branch with a container of its own is a screen. At the root of a window a choice that says nothing of loading is
  /// a flow: signed out, then signed in.
  func isPhases(_ branch: Branch, on stage: Stage, _ naming: Naming) -> Bool {
    guard naming.isOwner, branch.presenter == nil, !branch.isRegistry, !branch.holdsContainer(self) else {
      return false
    }
    if let body = naming.body, isMode(branch, in: body, on: stage) || branch.listsLayouts { return true }
    // What a column shows for one selection or another are screens; what it shows while it loads is none.
    guard !stage.isColumn else { return branch.listsPhases(evaluator) || isOfItself(branch, naming.owner) }
    // Signed out, then signed in, is a flow of the window also where loading and failing are cases beside it.
    if branch.tellsPhases(evaluator) {
      return !(stage.isOfWindow && branch.showsSeveralBesidePhases(evaluator))
    }
    return !stage.isOfWindow && branch.isYesOrNo
  }

  /// True for what is there or not by what a view keeps for itself alone, as what it loads.
  private func isOfItself(_ branch: Branch, _ owner: DeclaredType?) -> Bool {
    guard branch.isYesOrNo, let owner, let place = evaluator.place(branch.subject)?.base,
      place.owner == owner.name
    else { return false }
    return owner.properties[place.name]?.first?.declaration.attribute("State") != nil
  }

  /// True for a view that is there or a note that there is nothing, under a title of whoever chooses.
  func isTitledPhase(_ visual: Visual, _ naming: Naming, _ extras: [Item]) -> Bool {
    guard naming.isOwner, visual.isPhase, let owner = naming.owner, visual.owner === owner, owner.isView
    else {
      return false
    }
    return extras.contains { if case .trait(.title) = $0 { true } else { false } }
  }

  /// What a modifier of the app's own shows a hint in place of at times, where that is a container: the hint is a phase
  /// of whoever the modifier is applied to. Nil where state exchanges roots, and for any other choice.
  func besideHints(_ branch: Branch, on stage: Stage) -> (content: Content, hints: [Item])? {
    guard branch.presenter == nil, !stage.isRootSwitching,
      let position = branch.alternatives.firstIndex(where: {
        $0.content.visuals().contains { $0.modifier?.modifiesViews == true }
      })
    else { return nil }
    let holding = branch.alternatives.map { holdsContainer($0.content.visuals(), 0) }
    guard holding[position], holding.count(where: { $0 }) == 1 else { return nil }
    let hints = branch.alternatives.enumerated().filter { $0.offset != position }.map {
      Item.attachment($0.element.content, branch.site)
    }
    return (branch.alternatives[position].content, hints)
  }

  /// True for a choice that a control of the same screen makes, such as a picker in its bar.
  func isMode(_ branch: Branch, in body: Content, on stage: Stage) -> Bool {
    guard !stage.mayHoldTabBar, let place = evaluator.place(branch.subject)?.base else { return false }
    let shown = body.items.flatMap { item -> [Item] in
      guard case .container(let container) = item, case .stack = container.kind else { return [item] }
      return container.parts.flatMap(\.content.items)
    }
    return isHandedOver(place, in: shown)
  }

  // MARK: Phases that are screens elsewhere

  /// All that can be found. That a phase of one screen is a screen of another's is known from the beginning, or the order
  /// of files would decide: guessed by what links and presentations show, and where that was wrong, from a first
  /// run, which ends as soon as it is seen to begin with too few.
  static func assembled(
    _ evaluator: Evaluator, _ finders: [ConstructFinder], _ foreign: ForeignTypes
  ) -> Assembler {
    let names = finders.reduce(into: Set<String>()) { $0.formUnion($1.shown) }
    let presenting = finders.reduce(into: Set<String>()) { $0.formUnion($1.presenting) }
    let guess = evaluator.index.types.filter { $0.isShown && names.contains($0.shortName) }
    let parts = sharedParts(evaluator.index, finders)
    func assembler(showingElsewhere known: Set<DeclaredType>, after earlier: Assembler? = nil) -> Assembler {
      let assembler = Assembler(
        evaluator, showingElsewhere: known, after: earlier, foreign: foreign, presenting: presenting)
      assembler.sharedParts = parts
      return assembler
    }
    var first = assembler(showingElsewhere: Set(guess))
    first.endsWhereMisguided = true
    first.run()
    if first.isMisguided {
      let known = first.elsewhere.union(first.phases.intersection(first.shownByThemselves))
      first = assembler(showingElsewhere: known, after: first)
      first.run()
    }
    let shown = first.shownByThemselves
    let right = first.phases.intersection(shown)
    if right.isSubset(of: first.elsewhere), first.separatedPhases.isSubset(of: shown) { return first }
    let second = assembler(
      showingElsewhere: right.union(first.separatedPhases.intersection(shown)), after: first)
    second.run()
    return second
  }

  /// True where a phase is a screen of another one's that was not known to be. O(frames).
  var isMisguided: Bool {
    guard endsWhereMisguided, !phases.isSubset(of: elsewhere) else { return false }
    return !shownByThemselves.isDisjoint(with: phases.subtracting(elsewhere))
  }

  /// Remembers which views of the app are phases of another one.
  func notePhases(of body: Content) { phases.formUnion(body.phases(evaluator)) }

  /// The views that some screen pushes or presents.
  private var shownByThemselves: Set<DeclaredType> {
    Set(
      frames.compactMap { frame in
        guard let type = frame.node?.type, frame.node?.kind == .view, frame.stage.isReachable,
          frame.role == .pushed || frame.role == .root && frame.stage.isModal
        else { return nil }
        return type
      })
  }

  /// True for a view that shows as a phase what is a screen elsewhere.
  func showsScreenOfElsewhere(_ body: Content) -> Bool {
    guard !elsewhere.isEmpty else { return false }
    let found = elsewhere.intersection(body.phases(evaluator))
    separatedPhases.formUnion(found)
    return !found.isEmpty
  }

  /// A choice some of whose phases are screens elsewhere: these are screens here too, the others still one.
  func separated(_ branch: Branch) -> Branch? {
    guard !elsewhere.isEmpty else { return nil }
    let found = elsewhere.intersection(branch.phases(evaluator))
    if found.isEmpty { return nil }
    separatedPhases.formUnion(found)
    var branch = branch
    for position in branch.alternatives.indices {
      let content = branch.alternatives[position].content
      if let view = content.singleView, elsewhere.contains(view) { continue }
      guard content.isSubstantial else { continue }
      let phase = Element(name: "Group", content: content, site: branch.site)
      branch.alternatives[position].content = Content(owner: content.owner, items: [.element(phase)])
    }
    return branch
  }
}

extension Content {
  /// The views of the app that are phases of whoever shows nothing but this.
  fileprivate func phases(_ evaluator: Evaluator, _ level: Int = 0) -> Set<DeclaredType> {
    let visuals = visuals()
    guard visuals.count == 1, let visual = visuals.first else { return [] }
    switch visual.kind {
    case .branch(let branch): return branch.phases(evaluator)
    case .view(let view):
      if visual.isPhase { return [view.type] }
      guard level < 4, visual.owner === owner, !view.type.takesContent else { return [] }
      return evaluator.body(of: view).phases(evaluator, level + 1)
    default: return []
    }
  }

  /// The type of the one view of the app that this is.
  fileprivate var singleView: DeclaredType? {
    let visuals = visuals()
    guard visuals.count == 1, case .view(let view) = visuals[0].kind else { return nil }
    return view.type
  }
}

extension Branch {
  fileprivate func phases(_ evaluator: Evaluator) -> Set<DeclaredType> {
    guard tellsPhases(evaluator) || isYesOrNo else { return [] }
    return Set(alternatives.compactMap(\.content.singleView))
  }
}

extension Stage {
  /// True for a modal layer, and for the stack that is all of it.
  fileprivate var isModal: Bool { isLayer || isStack && parent?.isLayer ?? false }
}
