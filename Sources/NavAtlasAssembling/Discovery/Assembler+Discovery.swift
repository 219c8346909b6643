import NavAtlasInterpreting
import NavAtlasProgram
import NavAtlasSourceReading

extension Assembler {
  /// Finds what a screen registers, presents and does, in all the views and functions that belong to it.
  func discover(_ frame: Frame) {
    for leaf in summarizer.leaves(of: frame.content) { follow(leaf, as: performer(of: leaf, frame)) }
  }

  /// Follows code for a screen, which may set it off from elsewhere.
  func follow(_ content: Content, as frame: Frame, _ sites: [Site], trigger: Action.Trigger?) {
    for leaf in summarizer.leaves(ofReaction: content) {
      var leaf = leaf
      if !sites.isEmpty { leaf.sites = sites + leaf.sites }
      leaf.trigger = leaf.trigger ?? trigger
      follow(leaf, as: performer(of: leaf, frame))
    }
  }

  /// What a container does when it appears, its root does; so it does what the container of its own code watches, and
  /// what a dialog over that does which a flag of the same code opens.
  private func performer(of leaf: Leaf, _ frame: Frame) -> Frame {
    guard frame.role == .container, frame.content.owner?.conforms(to: "App") != true,
      let root = frame.stage.roots.first,
      leaf.trigger == .system || (leaf.isReaction || leaf.isAsked(by: root)) && frame.isOwn(of: root)
    else { return frame }
    return Frame(node: root, stage: frame.stage, role: .root, content: frame.content, presentation: nil)
  }

  private func follow(_ leaf: Leaf, as frame: Frame) {
    switch leaf.kind {
    case .view(let type): visited.insert(type)
    case .choice(let views, let site): noteChoice(of: views, at: site, frame)
    case .inert(let content): visited.formUnion(views(below: content))
    case .stored(let branch): showParts(storedBy: branch, leaf.sites, in: frame)
    case .registration(let registration): register(registration, frame)
    case .presentation(let presentation): present(presentation, leaf, frame)
    case .link(let link): act(.link(link, selection: leaf.selection), leaf, frame)
    case .effects(let effects):
      if !await(dialog: leaf, effects, frame) { act(.effects(effects), leaf, frame) }
    case .tag(let value):
      if let place = leaf.selection { act(.select(place, evaluator.anyCase(value)), leaf, frame) }
    case .handler(let handler): handle(handler, leaf, frame)
    case .selection(let place, let site):
      if let column = frame.stage.leadingColumn, drivers.isNew(site, column.split, .selection) {
        drivers.selections[place, default: []].append(column)
        discoveries += 1
      }
      if drivers.isNew(site, frame, .list) { drivers.lists[place, default: []].append(frame) }
    case .identity(let place): identify(place, frame)
    case .trait(let trait): note(trait, frame)
    case .nestedStack(let path, let site, let isLegacy):
      if let site, let node = frame.node, frame.role == .pushed, frame.stage.stack != nil {
        noteNested(.init(isLegacy: isLegacy, screen: node, site: site))
      }
      if let path { nest(path, frame) }
    }
  }

  /// Adds what a screen does, unless the same is known of it by another way.
  private func act(_ kind: Action.Kind, _ leaf: Leaf, _ frame: Frame) {
    let changed = Set(announced.keys).union([announcedPath].compactMap { $0 })
    guard isNew(ActionKey(frame, leaf, announced: changed)) else { return }
    var action = Action(
      kind: kind, frame: frame, sites: leaf.sites, trigger: leaf.trigger, observer: observer,
      announced: announced)
    action.announcedPath = announcedPath
    add(action)
  }

  private func identify(_ place: Place, _ frame: Frame) {
    guard frame.role == .container || isRoot(frame, identifiedBy: place),
      !(drivers.identities[place] ?? []).contains(where: { $0 === frame.stage })
    else { return }
    drivers.identities[place, default: []].append(frame.stage)
    drivers.version += 1
    discoveries += 1
  }

  /// True for the root of a stack that a place gives its identity, from outside or by the outermost view of its body.
  private func isRoot(_ frame: Frame, identifiedBy place: Place) -> Bool {
    frame.role == .root && frame.stage.isStack && isIdentified(frame.content, by: place, 0)
  }

  private func isIdentified(_ content: Content, by place: Place, _ level: Int) -> Bool {
    let isOutermost = content.extras().contains {
      if case .identity(let identity, _) = $0 { identity.base == place } else { false }
    }
    if isOutermost { return true }
    guard level < Self.wrapperLimit, let visual = content.visuals().first, content.visuals().count == 1 else {
      return false
    }
    switch visual.kind {
    case .view(let view): return isIdentified(evaluator.body(of: view), by: place, level + 1)
    case .inline(let shown):
      guard let inside = shown.onlyElement, inside !== content, inside.visuals().count == 1 else {
        return false
      }
      return isIdentified(inside, by: place, level + 1)
    default: return false
    }
  }

  /// How many views that only pass on are looked into.
  private static let wrapperLimit = 6

  /// A stack inside a screen that is not all the screen shows.
  private func nest(_ path: Value, _ frame: Frame) {
    guard let place = evaluator.place(path)?.base, let stack = frame.stage.stack,
      !(drivers.stacks[place] ?? []).contains(where: { $0 === stack })
    else { return }
    drivers.stacks[place, default: []].append(stack)
    drivers.version += 1
    discoveries += 1
  }

  private func register(_ registration: Registration, _ frame: Frame) {
    let target = frame.stage.stack ?? frame.stage
    if let node = frame.node {
      target.registrars[registration.key, default: []].insert(node)
      if frame.role == .pushed { target.pushedRegistrars[registration.key, default: []].insert(node) }
    }
    // What a helper registers is another destination for each type that it is called with.
    guard
      drivers.isNew(registration.site, target, .registration)
        || !target.registrations.contains(registration.key)
    else { return }
    target.registrations.append(registration)
    drivers.version += 1
    discoveries += 1
  }

  private func present(_ presentation: Presentation, _ leaf: Leaf, _ frame: Frame) {
    var places: [Place] = []
    if drivers.isNew(presentation.site, frame, .presenter) {
      presenters[presentation.site, default: []].append(frame)
    }
    switch presentation.driver {
    case .customBinding(let read, _): places = read
    case .choice(let values): places = values.compactMap { evaluator.place($0) }
    default: places = evaluator.place(presentation.driver).map { [$0] } ?? []
    }
    for (position, place) in places.enumerated() {
      let find = Drivers.Find.presentation(position, asked: presentation.wanted)
      guard
        drivers.isNew(presentation.site, frame, find, at: place.base)
          || drivers.isVariant(presentation, on: frame, at: place.base)
      else { continue }
      drivers.add(presentation, on: frame, at: place.base)
      discoveries += 1
    }
    if presentation.isLink || places.isEmpty {
      act(.viewLink(presentation), leaf, frame)
    } else if isThereAtFirst(presentation) {
      var leaf = leaf
      leaf.trigger = .system
      act(.viewLink(presentation), leaf, frame)
    } else if let item = itemAtFirst(presentation) {
      var leaf = leaf
      leaf.trigger = .system
      act(.effects([item]), leaf, frame)
    }
  }

  /// What an initialiser presents before anybody asks for it: `init(isNew: Bool) { if isNew { tip = Tip() } }`.
  private func itemAtFirst(_ presentation: Presentation) -> Effect? {
    guard presentation.isItem, presentation.kind != .push,
      case .binding(let place) = presentation.driver, place.enumCase == nil
    else { return nil }
    let values = evaluator.initialValues(of: place).flatMap(\.alternatives).filter {
      evaluator.isPresent($0) == true
    }
    guard !values.isEmpty else { return nil }
    return Effect(operation: .set(.oneOf(values)), place: place, site: presentation.site)
  }

  /// True for what is presented before anybody asks for it: `@State var showsIntroduction = true`.
  private func isThereAtFirst(_ presentation: Presentation) -> Bool {
    guard !presentation.isItem, presentation.kind != .push else { return false }
    if let test = presentation.asked, let place = evaluator.place(presentation.driver) {
      return evaluator.holds(test, evaluator.valueAtFirst(of: place)) == true
    }
    guard case .binding(let place) = presentation.driver, place.enumCase == nil else { return false }
    return evaluator.initialValue(of: place) == .boolean(true) || evaluator.mayBeginTrue(place)
  }

  private func handle(_ handler: Handler, _ leaf: Leaf, _ frame: Frame) {
    switch handler.event {
    case .action, .lifecycle, .reaction: break
    case .closing: closings.append(Closing(handler: handler, frame: frame, sites: leaf.sites))
    case .change(let place):
      guard drivers.isNew(handler.site, frame, .watcher) else { return }
      drivers.add(
        .init(
          content: handler.content, frame: frame, site: handler.site, handler: handler.closure,
          keeper: place.via.first), at: place.base)
      discoveries += 1
    case .notification(let name):
      guard drivers.isNew(handler.site, frame, .observer) else { return }
      drivers.notifications[name, default: []].append((handler, frame))
      discoveries += 1
    case .url, .activity: enter(handler, frame)
    // Of a container's links nobody knows on which screen they are.
    case .link where frame.node == nil || frame.role == .container: enter(handler, frame)
    case .link: follow(handler.content, as: frame, leaf.sites + [handler.site], trigger: leaf.trigger)
    }
  }

  private func note(_ trait: Trait, _ frame: Frame) {
    switch trait {
    case .title(let title): if let node = frame.node, node.title == nil { node.title = title }
    case .backHidden: frame.node?.isBackHidden = true
    case .fullScreen, .popover, .barHidden, .modified: break
    case .hands(let storage, let place): noteHanded(storage, on: place)
    case .dismissDisabled: frame.stage.layer?.isDismissDisabled = true
    }
  }
}

extension Content {
  /// What is inside of the one view of a framework that is all there is to see.
  fileprivate var onlyElement: Content? {
    let elements = items.compactMap { item -> Element? in
      if case .element(let element) = item { element } else { nil }
    }
    return elements.count == 1 ? elements[0].content : nil
  }
}

extension Leaf {
  /// True for what a change sets off.
  fileprivate var isReaction: Bool {
    if case .handler(let handler) = kind, case .change = handler.event { return true }
    return trigger == .change
  }

  /// True for what a dialog does that a view opens itself.
  fileprivate func isAsked(by node: ScreenNode) -> Bool {
    guard let dialog, let type = node.type else { return false }
    return dialog.owner == type.name
  }
}

extension Frame {
  /// True where a container and its only root are the code of one view.
  fileprivate func isOwn(of root: ScreenNode) -> Bool {
    stage.isStack && stage.roots == [root] && content.owner != nil && content.owner === root.type
  }
}
