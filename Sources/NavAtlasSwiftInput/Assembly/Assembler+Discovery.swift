extension Assembler {
  /// The state of a walk through what a screen shows and does.
  private struct Walk {
    var frame: Frame
    var seen: Set<Content> = []
    var sites: [Site] = []
    var trigger: String?
    var selection: Place?
    var level = 0
  }

  /// Finds what a screen registers, presents and does, in all the views and functions that belong to it.
  func discover(_ frame: Frame) {
    var walk = Walk(frame: frame)
    self.walk(frame.content, &walk)
  }

  private func walk(_ content: Content, _ walk: inout Walk) {
    guard walk.level < 160, walk.seen.insert(content).inserted else { return }
    walk.level += 1
    defer { walk.level -= 1 }
    var run: [Effect] = []
    for item in content.items {
      if let effects = item.effects {
        run += effects
        continue
      }
      flush(&run, walk)
      follow(item, &walk)
    }
    flush(&run, walk)
  }

  private func flush(_ run: inout [Effect], _ walk: Walk) {
    guard !run.isEmpty else { return }
    add(Action(kind: .effects(run), frame: walk.frame, sites: walk.sites, trigger: walk.trigger))
    run = []
  }

  private func follow(_ item: Item, _ walk: inout Walk) {
    switch item {
    case .include(let content, let site), .chosen(let content, let site), .attachment(let content, let site):
      within(site, &walk) { self.walk(content, &$0) }
    case .view(let view, let site):
      visited.insert(view.type)
      within(site, &walk) { self.walk(evaluator.body(of: view), &$0) }
    case .element(let element): self.walk(element.content, &walk)
    case .container(let container): followNested(container, &walk)
    case .registration(let registration): register(registration, walk.frame.stage)
    case .presentation(let presentation): present(presentation, walk)
    case .link(let link):
      act(.link(link, selection: walk.selection), walk, at: link.site)
    case .branch(let branch):
      for alternative in branch.alternatives { self.walk(alternative.content, &walk) }
    case .handler(let handler): self.handle(handler, &walk)
    case .selection(let place, let content, let site):
      if let column = walk.frame.stage.leadingColumn, drivers.isNew(site, column.split, 2) {
        drivers.selections[place.base, default: []].append(column)
        discoveries += 1
      }
      let outer = walk.selection
      walk.selection = place.base
      self.walk(content, &walk)
      walk.selection = outer
    case .tag(let value):
      if let place = walk.selection { act(.select(place, value), walk, at: walk.sites.last ?? Site(file: 0, offset: 0)) }
    case .identity(let place, _):
      if walk.frame.role == .container, !(drivers.identities[place.base] ?? []).contains(where: { $0 === walk.frame.stage }) {
        drivers.identities[place.base, default: []].append(walk.frame.stage)
        drivers.version += 1
        discoveries += 1
      }
    case .trait(let trait): note(trait, walk.frame)
    case .note(let note): notes.append(note)
    case .effect: break
    }
  }

  private func within(_ site: Site, _ walk: inout Walk, _ body: (inout Walk) -> Void) {
    guard site.offset != 0 || site.file != 0, walk.sites.last != site else { return body(&walk) }
    walk.sites.append(site)
    body(&walk)
    walk.sites.removeLast()
  }

  private func act(_ kind: Action.Kind, _ walk: Walk, at site: Site) {
    add(Action(kind: kind, frame: walk.frame, sites: walk.sites + [site], trigger: walk.trigger))
  }

  /// A container inside a screen that is not all the screen shows.
  private func followNested(_ container: NavigationContainer, _ walk: inout Walk) {
    if case .stack(let path?, _) = container.kind, let place = evaluator.place(path)?.base, let stack = walk.frame.stage.stack,
      !(drivers.stacks[place] ?? []).contains(where: { $0 === stack })
    {
      drivers.stacks[place, default: []].append(stack)
      drivers.version += 1
      discoveries += 1
    }
    for part in container.parts { self.walk(part.content, &walk) }
  }

  private func register(_ registration: Registration, _ stage: Stage) {
    let target = stage.stack ?? stage
    guard drivers.isNew(registration.site, target, 3) else { return }
    target.registrations.append(registration)
    discoveries += 1
  }

  private func present(_ presentation: Presentation, _ walk: Walk) {
    var places: [Place] = []
    switch presentation.driver {
    case .customBinding(let read, _): places = read
    case .choice(let values): places = values.compactMap { evaluator.place($0) }
    default: places = evaluator.place(presentation.driver).map { [$0] } ?? []
    }
    for place in places where drivers.isNew(presentation.site, walk.frame, 4) || places.count > 1 {
      drivers.presentations[place.base, default: []].append(.init(presentation: presentation, frame: walk.frame))
      discoveries += 1
    }
    if presentation.isLink || places.isEmpty { act(.viewLink(presentation), walk, at: presentation.site) }
    if let content = presentation.onDismiss {
      var inner = walk
      inner.trigger = "system"
      self.walk(content, &inner)
    }
  }

  private func handle(_ handler: Handler, _ walk: inout Walk) {
    switch handler.event {
    case .action: within(handler.site, &walk) { self.walk(handler.content, &$0) }
    case .lifecycle: followSystem(handler, &walk)
    case .change(let place):
      if drivers.isNew(handler.site, walk.frame, 5) {
        drivers.changes[place.base, default: []].append((handler.content, walk.frame))
        discoveries += 1
      }
    case .notification(let name):
      if drivers.isNew(handler.site, walk.frame, 6) {
        drivers.notifications[name, default: []].append((handler.content, walk.frame))
        discoveries += 1
      }
    case .url, .activity: enter(handler, walk.frame)
    }
  }

  private func followSystem(_ handler: Handler, _ walk: inout Walk) {
    let outer = walk.trigger
    walk.trigger = "system"
    // What a container does when it appears, its root does.
    if walk.frame.role == .container, let root = walk.frame.stage.roots.first {
      let frame = Frame(node: root, stage: walk.frame.stage, role: .root, content: handler.content, presentation: nil)
      var inner = Walk(frame: frame, trigger: "system")
      self.walk(handler.content, &inner)
    } else {
      self.walk(handler.content, &walk)
    }
    walk.trigger = outer
  }

  /// Follows code for a screen that sets it off from elsewhere.
  func follow(_ content: Content, as frame: Frame, _ sites: [Site], trigger: String?) {
    var walk = Walk(frame: frame, sites: sites, trigger: trigger)
    self.walk(content, &walk)
  }

  private func note(_ trait: Trait, _ frame: Frame) {
    switch trait {
    case .title(let title): if let node = frame.node, node.title == nil { node.title = title }
    case .backHidden: frame.node?.isBackHidden = true
    case .dismissDisabled: frame.stage.layer?.isDismissDisabled = true
    }
  }
}

extension Item {
  /// The effects of code that does nothing else, in order.
  fileprivate var effects: [Effect]? {
    switch self {
    case .effect(let effect): [effect]
    case .include(let content, let site): content.onlyEffects(0)?.map { $0.called(from: site) }
    case .chosen(let content, _): content.onlyEffects(0)
    default: nil
    }
  }
}

extension Effect {
  fileprivate func called(from site: Site) -> Effect {
    var effect = self
    if effect.callers.last != site, site.offset != 0 { effect.callers.append(site) }
    return effect
  }
}

extension Content {
  fileprivate func onlyEffects(_ level: Int) -> [Effect]? {
    guard level < 12, !items.isEmpty else { return nil }
    var result: [Effect] = []
    for item in items {
      switch item {
      case .effect(let effect): result.append(effect)
      case .include(let content, let site):
        guard let inner = content.onlyEffects(level + 1) else { return nil }
        result += inner.map { $0.called(from: site) }
      case .chosen(let content, _):
        guard let inner = content.onlyEffects(level + 1) else { return nil }
        result += inner
      default: return nil
      }
    }
    return result
  }
}
