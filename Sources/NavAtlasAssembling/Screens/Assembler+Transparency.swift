import NavAtlasInterpreting
import NavAtlasProgram
import NavAtlasSourceReading

/// Views that are no screens themselves, because they only pass on, choose or hold what is one.
extension Assembler {
  /// True for a view that only passes on what it is given, chooses by what it is given, or holds a container.
  ///
  /// - Parameter isBranch: true in a branch of a root's choice, where what a helper chooses are steps of one screen.
  func isTransparent(
    _ view: ObjectValue, _ body: Content, _ stage: Stage, _ role: Frame.Role, isBranch: Bool = false,
    _ level: Int = 0
  ) -> Bool {
    let visuals = body.visuals()
    if visuals.container != nil || isTabBar(body, on: stage, role) { return true }
    guard visuals.count == 1, let visual = visuals.first else {
      return stage.isWindow && (visuals.takeTurns || holdsContainer(visuals, 0))
    }
    if showsScreenOfElsewhere(body) || liesBelow(body, on: stage, role) { return true }
    switch visual.kind {
    case .view(let inner):
      if wrapsOwn(visual, of: view.type) { return false }
      if view.type.isController, view.type.isGenericOverView { return true }
      let isOwn = visual.owner === view.type || visual.owner?.modifiesViews == true
      if visual.isChosen || !isOwn || view.isGiven(inner) || isGiven(visual.condition, to: view) {
        return true
      }
      if inner.type === view.type { return false }
      if evaluator.isOfParameter(inner.type, of: view) { return true }
      if role == .root, stage.isOfColumn, isChosenByOthers(visual, of: view.type) { return true }
      if view.type.isOnlyAround(inner.type), !inner.type.takesContent, !body.leads { return true }
      if holdsTabBar(inner, stage, role) { return true }
      if handsOnToChild(view, inner) { return true }
      if view.type.onlyReckons, body.isOneView { return true }
      return holdsContainer([visual], 0) || !isBranch && opensChoice(inner, stage, role)
        || passesOn(view, to: inner)
        || body.isOneView && !inner.type.takesContent && level < 6
          && isTransparent(inner, evaluator.body(of: inner), stage, role, isBranch: isBranch, level + 1)
    case .inline(let content):
      if rootSwitch(in: content, on: stage, role, isBranch: isBranch) != nil { return true }
      if turns(in: content, on: stage, role, isBranch: isBranch) != nil { return true }
      if columnChoice(in: content, on: stage, role) != nil { return true }
      // What a modifier puts beside the view changes nothing of what that is.
      if let modified = visual.modifiedPart {
        return isTransparent(view, modified.content, stage, role, isBranch: isBranch)
      }
      return visual.owner !== view.type && visual.owner != nil || subject(of: visual, on: stage, role) != nil
    case .branch(let branch):
      if branch.presenter != nil || branch.holdsContainer(self) || branch.isAnyOfViews { return true }
      // A modifier that is there or not is around the same view.
      if visual.owner?.modifiesViews == true, branch.showsOne { return false }
      if isMode(branch, in: body, on: stage) { return false }
      let isRoot = stage.isRootSwitching && role == .root
      // What leads somewhere itself, as with a toolbar of its own, is the screen, whatever form it has.
      guard isRoot || branch.isGiven(to: view, evaluator) && !(role == .pushed && acts(beside: body)) else {
        return false
      }
      return exchangesScreens(branch, on: stage)
    case .external: return visual.isChosen || visual.owner !== view.type
    case .container: return true
    }
  }

  /// True for what is there once others than the view have set what it depends on.
  private func isChosenByOthers(_ visual: Visual, of view: DeclaredType) -> Bool {
    guard let place = visual.condition.flatMap({ evaluator.place($0)?.base }) else { return false }
    return evaluator.isKeptOutside(place, of: view)
  }

  /// True for storage that a view is made with, itself or as a feature's store.
  private func isGiven(_ stored: Value?, to view: ObjectValue) -> Bool {
    guard let place = stored.flatMap({ evaluator.place($0)?.base }) else { return false }
    return view.fields.values.contains { field in
      if evaluator.place(field)?.base == place { return true }
      guard let type = evaluator.type(of: field), index.isStore(type), let feature = index.feature(of: type)
      else { return false }
      return index.nested("State", in: feature).declaration?.name == place.owner
    }
  }

  /// True for a tab bar of the app's own, however deep in views that are nothing else.
  private func holdsTabBar(_ view: ObjectValue, _ stage: Stage, _ role: Frame.Role, _ level: Int = 0) -> Bool
  {
    let body = evaluator.body(of: view)
    if isTabBar(body, on: stage, role) { return true }
    let visuals = body.visuals()
    guard level < 6, visuals.count == 1, case .view(let inner) = visuals[0].kind, inner.type !== view.type
    else { return false }
    return holdsTabBar(inner, stage, role, level + 1)
  }

  /// True for a helper that is nothing but a choice which decides the root of a window, column or tab.
  func opensChoice(_ helper: ObjectValue, _ stage: Stage, _ role: Frame.Role, _ level: Int = 0)
    -> Bool
  {
    guard level < 6, stage.isRootSwitching else { return false }
    let body = evaluator.body(of: helper)
    let visuals = body.visuals()
    guard visuals.count == 1, let visual = visuals.first, !visual.isChosen else { return false }
    if liesBelow(body, on: stage, role) { return true }
    switch visual.kind {
    case .branch(let branch):
      guard branch.presenter == nil, visual.owner?.modifiesViews != true else { return false }
      return branch.isGiven(to: helper, evaluator) || role == .root && branch.showsSeveral
    case .view(let inner):
      return visual.owner === helper.type && inner.type !== helper.type
        && opensChoice(inner, stage, role, level + 1)
    case .inline(let content):
      guard visual.owner === helper.type else { return false }
      return stage.isWindow && subject(of: visual, on: stage, role) != nil
        || role == .root && rootSwitch(in: content, on: stage, role, isBranch: false) != nil
    default: return false
    }
  }

  /// True for a view that leads somewhere beside what it shows, as by its toolbar.
  private func acts(beside body: Content) -> Bool {
    body.leads
      || body.extras().contains { item in
        guard case .attachment(let content, _) = item else { return false }
        return summarizer.leaves(of: content).contains(where: \.acts)
      }
  }

  /// True where a feature's view is nothing but the view of a feature in it.
  private func handsOnToChild(_ view: ObjectValue, _ child: ObjectValue) -> Bool {
    func features(of view: ObjectValue) -> Set<DeclaredType> {
      let stores = view.fields.values.compactMap { evaluator.type(of: $0) }.filter(index.isStore)
      return Set(stores.compactMap { index.feature(of: $0) })
    }
    let own = features(of: view)
    return !own.isEmpty && !features(of: child).isSubset(of: own)
  }

  /// True where a view hands on what it was made with to a helper that shows one view or another by it, or shows it.
  private func passesOn(_ view: ObjectValue, to helper: ObjectValue, _ level: Int = 0) -> Bool {
    let handed = helper.fields.values.filter { view.fields.values.contains($0) }
    guard handed.contains(where: \.isShownOrAsked) else { return false }
    let visuals = evaluator.body(of: helper).visuals()
    guard visuals.count == 1, let visual = visuals.first else { return false }
    if visual.isChosen { return true }
    guard case .view(let inner) = visual.kind else { return false }
    return visual.owner !== helper.type || helper.isGiven(inner)
      || level < 6 && inner.type !== helper.type && passesOn(helper, to: inner, level + 1)
  }

  /// What a view shows, with a helper that opens a choice in place of which stands what the helper shows.
  func inlined(_ body: Content, of view: ObjectValue, _ stage: Stage, _ role: Frame.Role)
    -> (content: Content, known: [Place: Value])?
  {
    let visuals = body.visuals()
    guard visuals.count == 1, case .view(let helper) = visuals[0].kind, visuals[0].owner === view.type,
      !visuals[0].isChosen, !visuals[0].isPhase, !view.isGiven(helper), !holdsContainer(visuals, 0),
      !view.type.isOnlyAround(helper.type),
      showsScreenOfElsewhere(evaluator.body(of: helper)) || opensChoice(helper, stage, role)
    else { return nil }
    let inner = evaluator.body(of: helper)
    let deeper = inlined(inner, of: helper, stage, role)
    let items = body.extras() + [.include(deeper?.content ?? inner, visuals[0].site)]
    return (Content(owner: view.type, items: items), helper.routes().merging(deeper?.known ?? [:]) { $1 })
  }

  /// True where a container is what can be seen, however deep in views of the app.
  ///
  /// - Parameter window: where a tab bar of the app's own counts, too.
  func holdsContainer(_ visuals: [Visual], _ level: Int, in window: Stage? = nil) -> Bool {
    guard level < 6 else { return false }
    return visuals.contains { visual in
      switch visual.kind {
      case .container: true
      case .view(let view):
        holdsContainer(evaluator.body(of: view).visuals(), level + 1, in: window)
          || window.map { isTabBar(evaluator.body(of: view), on: $0, .root) } ?? false
      case .branch(let branch):
        branch.alternatives.contains { holdsContainer($0.content.visuals(), level + 1, in: window) }
      case .inline(let content):
        content.layoutSwitch()?.holdsContainer(self, in: window) ?? false
          || holdsContainer(
            content.layeredViews + (content.layersInLayout?.visuals() ?? []), level + 1, in: window)
      case .external: false
      }
    }
  }
}

extension Content {
  /// True for a view that adds destinations to what it is around.
  fileprivate var leads: Bool {
    extras().contains { item in
      switch item {
      case .presentation, .registration: true
      default: false
      }
    }
  }

  /// True for one view with nothing on it.
  fileprivate var isOneView: Bool {
    guard items.count == 1 else { return false }
    return switch items[0] {
    case .view: true
    case .include(let inner, _): inner.isOneView
    default: false
    }
  }
}

extension Branch {
  /// True for one of several views, nobody knows which, as what conforms to a protocol gives them.
  fileprivate var isAnyOfViews: Bool {
    guard presenter == nil, subject == .unknown, alternatives.count > 1 else { return false }
    return alternatives.allSatisfy { alternative in
      guard case .unknown = alternative.test else { return false }
      let visuals = alternative.content.visuals()
      guard visuals.count == 1, case .view = visuals[0].kind else { return false }
      return true
    }
  }
}

extension DeclaredType {
  /// True for a container by its name that keeps nothing of its own, but reckons what it hands on of what it is given.
  fileprivate var onlyReckons: Bool {
    let names = ["Container", "Wrapper"]
    return names.contains { shortName.contains($0) } && functions.isEmpty
      && stored.contains { $0.attributes.isEmpty }
      && stored.flatMap(\.attributes).allSatisfy { Self.surroundings.contains($0.name) }
  }

  private static let surroundings: Set<String> = ["Environment", "EnvironmentObject"]

  /// True for a view that is private to a file and shows one that all can name: that is what a reader looks for.
  func isOnlyAround(_ view: DeclaredType) -> Bool {
    isFilePrivate && !view.isFilePrivate && file != view.file
  }
}

extension Value {
  /// True for a case, by which views are chosen, and for a view.
  fileprivate var isShownOrAsked: Bool {
    switch self {
    case .enumCase, .content: true
    case .object(let object): object.type.isView
    default: false
    }
  }
}
