import NavAtlasInterpreting
import NavAtlasModel
import NavAtlasProgram
import NavAtlasSourceReading

/// What takes away what is presented or pushed.
extension Assembler {
  /// True where a screen is shown by the presentation.
  func isInside(_ presentation: Presentation, _ frame: Frame) -> Bool {
    if frame.presentation?.site == presentation.site { return true }
    return frame.stage.chain.contains { $0.presentation?.site == presentation.site }
  }

  /// True for what a view presents of its own, seen from there: a flag that is set already shows nothing again.
  func isThere(_ presentation: Presentation, _ frame: Frame) -> Bool {
    frame.node?.kind == .inline && !presentation.isItem && isInside(presentation, frame)
  }

  /// True where a screen is shown by what the presentation shows, or by what that shows.
  func isAbove(_ presentation: Presentation, _ frame: Frame) -> Bool {
    var seen: Set<Site> = []
    var waiting = [frame]
    while let frame = waiting.popLast() {
      guard let own = frame.presentation ?? frame.stage.layer?.presentation, seen.insert(own.site).inserted
      else { continue }
      for presenter in presenters[own.site] ?? [] {
        if isInside(presentation, presenter) { return true }
        waiting.append(presenter)
      }
    }
    return false
  }

  /// True where writing a value takes away what is presented: while a screen lies over it, its flag is true.
  func closes(_ presented: Drivers.Presented, _ value: Value, _ action: Action) -> Bool {
    if value == .none || value == .boolean(false) { return true }
    guard value.isAnyTruth else { return false }
    // A screen's own link shows nothing while the screen itself is seen.
    if presented.presentation.kind == .push, presented.frame.node == action.frame.node { return false }
    return isInside(presented.presentation, action.frame) || isAbove(presented.presentation, action.frame)
  }

  /// What lies on a presentation goes with it.
  func close(_ presented: Drivers.Presented, _ action: Action) {
    let presentation = presented.presentation
    if let owner = sharingOwner(of: presented, action) {
      record([owner], .popToLogicalRoot, as: .backToOwner, action, presented.frame.stage, nil)
    } else if isInside(presentation, action.frame) {
      close(presentation, action)
    } else if isAbove(presentation, action.frame) {
      closeAll(from: presented, action)
    }
  }

  /// The screen that observed an action, where many screens push by one link: what its own link shows is above it,
  /// but not all that such links show.
  private func sharingOwner(of presented: Drivers.Presented, _ action: Action) -> ScreenNode? {
    guard let observer = action.observer, presented.frame.node == observer, let node = action.frame.node,
      presented.presentation.kind == .push, node != observer,
      Set((presenters[presented.presentation.site] ?? []).map(\.node)).count > 1
    else { return nil }
    return observer
  }

  /// True for a list whose elements are layers one on the other, by a presentation that is on what it shows itself:
  /// emptied, all of them go at once.
  func showsLayers(_ list: Place, around frame: Frame) -> Bool {
    guard list.type?.element != nil else { return false }
    return drivers.presented(by: list.base, evaluator.tellsApart).all.contains {
      $0.presentation.kind != .push && isInside($0.presentation, $0.frame)
        && isInside($0.presentation, frame)
    }
  }

  private func closeAll(from presented: Drivers.Presented, _ action: Action) {
    if presented.presentation.kind == .push {
      if let owner = presented.frame.node {
        record([owner], .popToLogicalRoot, action, presented.frame.stage, nil)
      }
    } else if presented.frame.stage.layer == nil {
      record(.dismissAll, action)
    }
  }

  /// True where the view that goes away is around the stack, or its root: neither pushed, nor inside the screen.
  private func isAround(_ asked: Place, _ frame: Frame) -> Bool {
    guard let view = index.type(declaredAs: asked.owner),
      !frames.contains(where: { $0.role == .pushed && $0.stage === frame.stage && $0.node?.type === view })
    else { return false }
    return !holds(view, frame)
  }

  func close(_ presentation: Presentation, _ action: Action) {
    let hosted = hosted(action)
    record(presentation.kind == .push ? .pop : .dismiss, hosted.count == 1 ? hosted[0] : action)
    goOn(after: presentation, action)
  }

  /// What stands beside tabs or columns in a layer belongs to the view that holds them, and what stands beside a stack
  /// to its roots. So it does beside those that are pushed.
  private func hosted(_ action: Action) -> [Action] {
    let stage = action.frame.stage
    guard action.frame.node == nil, stage.layer != nil || stage.isPushed else { return [action] }
    if stage.isStack, !stage.roots.isEmpty {
      return stage.roots.map { action.done(by: $0, on: stage, .root) }
    }
    guard let around = stage.parent, let host = nodes.first(where: { $0.hosts.contains { $0 === stage } })
    else { return [action] }
    return [action.done(by: host, on: around, stage.isPushed ? .pushed : .root)]
  }

  /// - Parameter asked: the action of the view whose code it is.
  func dismiss(_ action: Action, asked: Place? = nil) {
    for action in hosted(action) { takeAway(action, asked: asked) }
  }

  /// The screens that present what a screen is in, where it is their own action that it was given to call: they go, with
  /// what they present.
  private func owners(of asked: Place?, below frame: Frame) -> [Frame] {
    guard let asked, let view = index.type(declaredAs: asked.owner), frame.node?.kind == .view,
      !holds(view, frame), let site = frame.stage.layer?.presentation?.site
    else { return [] }
    var found: [Frame] = []
    for presenter in presenters[site] ?? [] where presenter.node != nil && holds(view, presenter) {
      let isKnown = found.contains {
        $0.node == presenter.node && $0.stage === presenter.stage && $0.role == presenter.role
      }
      if !isKnown { found.append(presenter) }
    }
    return found
  }

  /// True for a screen that is a view, or in which the view is.
  private func holds(_ view: DeclaredType, _ frame: Frame) -> Bool {
    if frame.node?.type === view { return true }
    return summarizer.leaves(of: frame.content).contains {
      if case .view(let type) = $0.kind { type === view } else { false }
    }
  }

  private func takeAway(_ action: Action, asked: Place?) {
    let frame = action.frame
    guard frame.node != nil else { return }
    for presenter in owners(of: asked, below: frame) {
      takeAway(action.done(by: presenter.node, on: presenter.stage, presenter.role), asked: nil)
    }
    if frame.role == .pushed, let layer = frame.stage.layer, let asked, isAround(asked, frame) {
      record(.dismiss, action)
      goOn(after: layer.presentation, action)
    } else if frame.role == .pushed {
      record(.pop, action)
    } else if frame.role == .root, let outer = frame.stage.pushedWhole?.parent {
      // What is pushed and a stack itself, or tabs, goes away from the stack that it is in.
      record(.pop, action.done(by: frame.node, on: outer, .pushed))
    } else if let layer = frame.stage.layer, frame.isLayerRoot {
      record(.dismiss, action)
      goOn(after: layer.presentation, action)
    } else if frame.role == .root {
      closeWindow(action)
    }
  }
}

extension Action {
  /// The same, done by a screen in a place.
  fileprivate func done(by node: ScreenNode?, on stage: Stage, _ role: Frame.Role) -> Action {
    var action = self
    action.frame = Frame(
      node: node, stage: stage, role: role, content: frame.content, presentation: frame.presentation)
    return action
  }
}

extension Value {
  /// True for what may be true or false: `!flag`, `flag ? false : true`.
  fileprivate var isAnyTruth: Bool {
    switch self {
    case .typed(let type): type.name == "Bool"
    case .choice(let values): values.contains(.boolean(true)) && values.contains(.boolean(false))
    default: false
    }
  }
}

extension Stage {
  /// The stack or the tabs that are pushed, of which this is all or one tab.
  fileprivate var pushedWhole: Stage? { isPushed ? self : isTab && parent?.isPushed == true ? parent : nil }
}
