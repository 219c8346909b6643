/// Views that are no screens themselves, because they only pass on, choose or hold what is one.
extension Assembler {
  /// True for a view that only passes on what it is given, chooses by what it is given, or holds a container.
  func isTransparent(_ view: ObjectValue, _ body: Content, _ stage: Stage, _ role: Frame.Role) -> Bool {
    let visuals = body.visuals()
    if visuals.container != nil || role == .root && tabBar(in: body, on: stage) != nil { return true }
    guard visuals.count == 1, let visual = visuals.first else {
      return stage.isWindow && holdsContainer(visuals, 0)
    }
    switch visual.kind {
    case .view(let inner):
      if wrapsOwn(visual, of: view.type) { return false }
      let isOwn = visual.owner === view.type || visual.owner?.modifiesViews == true
      if visual.isChosen || !isOwn || view.isGiven(inner) || isGiven(visual.condition, to: view) {
        return true
      }
      if inner.type === view.type { return false }
      if role == .root, tabBar(in: evaluator.body(of: inner), on: stage) != nil { return true }
      return holdsContainer([visual], 0) || stage.isRootSwitching && choosesByStorage(inner)
    case .inline(let content):
      if let switching = content.layoutSwitch, switching.holdsContainer(self) { return true }
      return visual.owner !== view.type && visual.owner != nil || subject(of: visual, on: stage, role) != nil
    case .branch(let branch):
      if branch.presenter != nil || branch.holdsContainer(self) { return true }
      // A modifier that is there or not is around the same view.
      if visual.owner?.modifiesViews == true, branch.showsOne { return false }
      guard stage.isRootSwitching && role == .root || branch.isGiven(to: view, evaluator) else {
        return false
      }
      return branch.alternatives.filter { $0.content.visuals().contains(where: \.holdsView) }.count > 1
    case .external: return visual.isChosen || visual.owner !== view.type
    case .container: return true
    }
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

  /// True for a view that is nothing but a choice by storage that is handed to it.
  private func choosesByStorage(_ view: ObjectValue) -> Bool {
    let visuals = evaluator.body(of: view).visuals()
    guard visuals.count == 1, case .branch(let branch) = visuals[0].kind else { return false }
    return branch.isGiven(to: view, evaluator)
  }

  /// True where a container is what can be seen, however deep in views of the app.
  func holdsContainer(_ visuals: [Visual], _ level: Int) -> Bool {
    guard level < 6 else { return false }
    return visuals.contains { visual in
      switch visual.kind {
      case .container: true
      case .view(let view): holdsContainer(evaluator.body(of: view).visuals(), level + 1)
      case .branch(let branch):
        branch.alternatives.contains { holdsContainer($0.content.visuals(), level + 1) }
      case .inline(let content): content.layoutSwitch?.holdsContainer(self) ?? false
      case .external: false
      }
    }
  }
}
