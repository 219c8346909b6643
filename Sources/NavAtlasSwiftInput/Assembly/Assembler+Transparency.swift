/// Views that are no screens themselves, because they only pass on, choose or hold what is one.
extension Assembler {
  /// True for a view that only passes on what it is given, chooses by what it is given, or holds a container.
  func isTransparent(_ view: ObjectValue, _ body: Content, _ stage: Stage, _ role: Frame.Role) -> Bool {
    let visuals = body.visuals()
    if visuals.container != nil { return true }
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

extension Stage {
  var isTab: Bool { if case .tab = kind { true } else { false } }
  var isWindow: Bool { if case .window = kind { true } else { false } }

  /// True where state decides what the root is.
  var isRootSwitching: Bool {
    switch kind {
    case .window, .column, .tab: true
    case .stack:
      switch parent?.kind {
      case .column?, .window?: true
      default: false
      }
    default: false
    }
  }
}

extension NavigationContainer {
  /// True for tabs and columns, which a view hosts; a stack is part of what it shows.
  fileprivate var isHosted: Bool { if case .stack = kind { false } else { true } }
}

extension ObjectValue {
  /// The routes inside, by where they are kept.
  func routes(_ level: Int = 0) -> [Place: Value] {
    guard level < 4 else { return [:] }
    var routes: [Place: Value] = [:]
    for (name, field) in fields {
      switch field {
      case .enumCase: routes[Place(owner: type.name, name: name)] = field
      case .object(let object): routes.merge(object.routes(level + 1)) { own, _ in own }
      default: break
      }
    }
    return routes
  }

  /// True where it was made with something to show.
  var holdsContent: Bool {
    fields.values.contains { field in
      switch field {
      case .content, .closure: true
      default: false
      }
    }
  }

  /// True where a view was made with the other one.
  func isGiven(_ inner: ObjectValue) -> Bool {
    fields.values.contains { field in
      switch field {
      case .object(let object): object == inner
      case .content(let content):
        content.visuals().contains { if case .view(inner) = $0.kind { true } else { false } }
      default: false
      }
    }
  }
}

extension Branch {
  /// True where a view chooses by storage that others hand to it.
  func isGiven(to view: ObjectValue, _ evaluator: Evaluator) -> Bool {
    guard let place = evaluator.place(subject), alternatives.count > 2 else { return false }
    return view.fields.values.contains { evaluator.place($0)?.base == place.base }
  }

  /// True where all alternatives show the same view.
  var showsOne: Bool {
    let shown = alternatives.map { $0.content.visuals() }
    guard case .view(let first)? = shown.first?.first?.kind else { return false }
    return shown.allSatisfy { visuals in
      guard visuals.count == 1, case .view(let view) = visuals[0].kind else { return false }
      return view == first
    }
  }

  /// True for one screen of very many by a value that is not known.
  var isRegistry: Bool {
    alternatives.filter { $0.content.visuals().contains(where: \.holdsView) }.count > 16
  }

  /// True where something to see is no view of its own.
  var hasInline: Bool {
    alternatives.contains { alternative in
      alternative.content.visuals().contains { visual in
        guard visual.isSubstantial, case .inline = visual.kind else { return false }
        return true
      }
    }
  }

  /// The only alternative that is a tab view or a split view written in place: the view that writes it is its host.
  var host: Int? {
    let hosts = alternatives.indices.filter {
      alternatives[$0].content.visuals().container?.0.isHosted ?? false
    }
    return hosts.count == 1 ? hosts[0] : nil
  }

  func holdsContainer(_ assembler: Assembler) -> Bool {
    alternatives.contains { assembler.holdsContainer($0.content.visuals(), 0) }
  }
}
