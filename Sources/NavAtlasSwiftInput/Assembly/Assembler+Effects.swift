extension Assembler {
  /// Effects one after the other: several on one path are one move.
  func perform(_ effects: [Effect], _ action: Action) {
    var position = 0
    var known: [Place: Value] = [:]
    while position < effects.count {
      let effect = effects[position]
      if let place = effect.place?.base, case .set(let value) = effect.operation { known[place] = value }
      var action = action
      action.known = known
      action.sites += effect.callers.reversed() + [effect.site]
      action.does = effect.summary
      if case .library(var move) = effect.operation {
        move.join(effects[(position + 1)...], of: effect.place, &position)
        perform(move, on: effect.place, action)
      } else if effect.restores(drivers) {
        // What was saved comes back: an entry, and no move.
        announce(effect.place?.base, action)
      } else if let place = effect.place?.base, let stages = stacks(of: place, effect), !stages.isEmpty {
        var group = [effect]
        while position + 1 < effects.count, effects[position + 1].place?.base == place,
          !effects[position + 1].isLibraryMove
        {
          position += 1
          group.append(effects[position])
        }
        change(stages, group, action)
        announce(place, action)
      } else {
        perform(effect, action)
      }
      position += 1
    }
  }

  /// The stacks that a place drives, the one around first.
  private func stacks(of place: Place, _ effect: Effect) -> [Stage]? {
    let found: [Stage] = drivers.stacks.matching(place, evaluator.tellsApart)
    if !found.isEmpty { return found }
    guard effect.operation.isPathLike else { return nil }
    // The same name, where either type is unknown or one conforms to the other.
    let similar = drivers.stacks.filter { key, _ in
      key.name == place.name && isSimilar(key.owner, place.owner)
    }
    return similar.isEmpty ? nil : similar.sorted { $0.key.owner < $1.key.owner }.flatMap(\.value)
  }

  private func isSimilar(_ left: String, _ right: String) -> Bool {
    if left == "?" || right == "?" { return true }
    if index.type(named: left, in: nil, file: 0)?.conforms(to: right) == true { return true }
    return index.type(named: right, in: nil, file: 0)?.conforms(to: left) == true
  }

  private func change(_ stages: [Stage], _ group: [Effect], _ action: Action) {
    let chain = action.frame.stage.chain
    let own = stages.filter { stage in chain.contains { $0 === stage } }
    let targets = own.isEmpty ? stages.distinctByRegistrations : own
    var path = PathChange()
    for effect in group { path.add(effect.operation) }
    for stage in targets { record(path, on: stage, action) }
  }

  private func record(_ change: PathChange, on stage: Stage, _ action: Action) {
    let isAlone = change.steps.count == 1
    for step in change.steps {
      switch step {
      case .append(let values):
        let known = destinations(of: values, on: stage, from: action.frame.node)
        if values.count == 1 {
          record(known[0], "push", action, stage, values[0].routeLabel)
        } else if known.allSatisfy({ !$0.isEmpty }) {
          record("pushMany", action, path: known.map { $0[0] })
        }
      case .replaceAll(let values):
        let known = destinations(of: values, on: stage, from: nil)
        if known.allSatisfy({ !$0.isEmpty }) { record("setPath", action, path: known.map { $0[0] }) }
      case .replaceLast(let value):
        for value in value.alternatives {
          record(destinations(of: value, on: stage) ?? [], "replace", action, stage, value.routeLabel)
        }
      case .remove(let count): record("pop", action, count: count == 1 ? nil : count)
      case .removeAll: record("popToRoot", action.concerningAll(of: stage))
      case .popTo(let value):
        let nodes =
          value.isDetermined ? value.alternatives.flatMap { destinations(of: $0, on: stage) ?? [] } : []
        if nodes.isEmpty {
          if isAlone { popToAny(stage, action) }
        } else {
          record(nodes, "popTo", action, stage, value.routeLabel)
        }
      }
    }
  }

  /// The screens of each value of a path, where what lies below decides what a value shows.
  private func destinations(of values: [Value], on stage: Stage, from node: ScreenNode?) -> [[ScreenNode]] {
    var shown = node.map { [$0] } ?? stage.roots
    return values.map { value in
      let nodes = value.alternatives.flatMap { destinations(of: $0, on: stage, above: shown) ?? [] }
      shown += nodes.prefix(1)
      return nodes
    }
  }

  /// A target that only runs know may be any screen of the stack.
  private func popToAny(_ stage: Stage, _ action: Action) {
    let pushed = frames.filter { $0.stage === stage && $0.role == .pushed }.compactMap(\.node).distinct
    record(pushed, "popTo", action, stage, nil)
  }

  // MARK: Notifications

  /// Who observes a notification acts for who posts it.
  private func post(_ name: String, _ object: Value, _ site: Site, _ action: Action) {
    guard trialMoves == nil else { return }
    posted.insert(name)
    for (handler, frame) in drivers.notifications[name] ?? []
    where frame.stage.isOfSameApp(as: action.frame.stage) {
      let content = evaluator.content(of: handler, given: object)
      guard drivers.isNew(site, content, 10 + action.frame.stage.number) else { continue }
      follow(content, as: action.frame, action.sites, trigger: "notification")
    }
  }

  // MARK: Other storage

  private func perform(_ effect: Effect, _ action: Action) {
    switch effect.operation {
    case .dismiss: dismiss(action)
    case .dismissAll: record("dismissAll", action)
    case .emit(let values): if let place = effect.place { emit(values, at: place, action) }
    case .post(let name, let object): post(name, object, effect.site, action)
    case .library(let move): perform(move, on: effect.place, action)
    case .send(let feature, let value, let origin): send(value, to: feature, from: origin, action)
    case .set(let value):
      if let place = effect.place {
        if value != .place(place) { _ = write(taken(value), to: place.base, action, isControl: true) }
        for value in value.alternatives {
          note(value, in: place.base)
          store(value, in: place.base, action)
          if case .array(let elements) = value {
            for element in elements { store(element, in: place.base.element(of: nil), action) }
          }
        }
        // A published property tells who subscribed to it.
        if place.type?.isFunction != true, evaluator.listeners[place.base] != nil {
          emit([value], at: place.base, action)
        }
      }
    case .toggle:
      if let place = effect.place {
        _ = write(.typed(StaticType(name: "Bool")), to: place.base, action, isControl: true)
      }
    case .edit:
      if let place = effect.place { edit(place.base, action) }
    case .append(let values):
      if let place = effect.place {
        for value in values { _ = write(value, to: place.base, action, isControl: true) }
      }
    case .removeAll, .removeLast:
      if let place = effect.place { _ = write(.none, to: place.base, action, isControl: true) }
    case .insert, .setElement, .popTo: break
    }
  }

  /// Remembers the routes that are kept somewhere, for code that moves them to where they drive something.
  private func note(_ value: Value, in place: Place) {
    guard case .enumCase = value, trialMoves == nil,
      keptRoutes[place, default: []].count < Self.keptLimit, keptRoutes[place]?.contains(value) != true
    else { return }
    keptRoutes[place, default: []].append(value)
    discoveries += 1
  }

  private static let keptLimit = 32

  /// What may be stored where a value is taken from.
  private func taken(_ value: Value) -> Value {
    guard case .place(let place) = value, let kept = keptRoutes[place.base] else { return value }
    return .oneOf(kept)
  }

  /// What writing a value to storage leads to.
  ///
  /// - Returns: false where the storage drives nothing.
  func write(_ value: Value, to place: Place, _ action: Action, isControl: Bool) -> Bool {
    var isDriver = false
    for stage in drivers.tabs[place] ?? [] where stage.isOfSameApp(as: action.frame.stage) {
      isDriver = true
      select(value, stage, action)
    }
    for (split, column) in drivers.selections[place] ?? [] {
      isDriver = true
      select(value, place, split, column, action)
    }
    for rootSwitch in drivers.switches[place] ?? []
    where rootSwitch.stage.isOfSameApp(as: action.frame.stage) {
      if (drivers.selections[place] ?? []).isEmpty || !rootSwitch.stage.isColumn {
        isDriver = true
        replaceRoot(rootSwitch, value, action)
      }
    }
    let presented = drivers.presentations.matching(place, evaluator.tellsApart).filter {
      (each: Drivers.Presented) in each.frame.stage.isOfSameApp(as: action.frame.stage)
    }
    for (position, each) in presented.enumerated() {
      isDriver = true
      // One presentation may hang on many screens; it is opened once.
      if presented[..<position].contains(where: {
        $0.presentation.site == each.presentation.site && $0.presentation.key == each.presentation.key
      }) {
        continue
      }
      let own = presented.first {
        $0.presentation.site == each.presentation.site && $0.frame === action.frame
      }
      set(own ?? each, value, action)
    }
    for stage in drivers.identities[place] ?? [] {
      isDriver = true
      record(stage.roots, "resetRoot", action, stage, nil)
    }
    announce(place, action)
    return isDriver
  }

  /// Code that watches a place runs for whoever writes it.
  private func announce(_ place: Place?, _ action: Action) {
    guard trialMoves == nil, let place else { return }
    for (content, frame, _) in drivers.changes[place] ?? []
    where drivers.isNew(
      action.sites.last ?? Site(file: 0, offset: 0), content, 20 + (action.frame.node?.number ?? -1))
    {
      // What a container watches concerns all its screens.
      let isOfAll = frame.role == .container && !action.isSelection
      follow(content, as: isOfAll ? frame : action.frame, action.sites, trigger: "change")
      reacted.insert(ObjectIdentifier(content))
    }
  }

  private func edit(_ place: Place, _ action: Action) {
    for presented in drivers.presentations.matching(place, evaluator.tellsApart)
    where !presented.presentation.isItem {
      // A control inside what it presents can only close it.
      if isInside(presented.presentation, action.frame) { close(presented.presentation, action) }
    }
    for stage in drivers.tabs[place] ?? []
    where action.frame.stage.chain.contains(where: { $0 === stage }) == false {
      for tab in stage.children { record(tab.roots, "tab", action, stage, tab.name) }
    }
  }

  func select(_ value: Value, _ tabs: Stage, _ action: Action) {
    for value in value.alternatives {
      guard let key = value.keyText, let tab = tabs.children.first(where: { $0.key?.keyText == key }) else {
        continue
      }
      record(tab.roots, "tab", action, tabs, key)
    }
  }

  private func select(_ value: Value, _ place: Place, _ split: Stage, _ column: Int, _ action: Action) {
    guard column + 1 < split.children.count else { return }
    if case .none = value { return }
    let next = split.children[column + 1]
    let switches = (drivers.switches[place] ?? []).filter { $0.stage.chain.contains { $0 === split } }
    var nodes: [ScreenNode] = []
    for value in value.alternatives {
      if switches.isEmpty {
        nodes += next.roots
      } else {
        for rootSwitch in switches { nodes += branches(of: rootSwitch, for: value) }
      }
    }
    record(nodes.distinct, "select", action, next, value.routeLabel)
  }

  private func replaceRoot(_ rootSwitch: Drivers.RootSwitch, _ value: Value, _ action: Action) {
    let kind = rootSwitch.stage.isColumn ? "select" : Move.rootExchange
    for value in value.alternatives {
      let nodes = branches(of: rootSwitch, for: value).filter { $0 != action.frame.node }
      record(nodes, kind, action, rootSwitch.stage, value.routeLabel)
    }
  }

  private func branches(of rootSwitch: Drivers.RootSwitch, for value: Value) -> [ScreenNode] {
    let alternatives = rootSwitch.branch.alternatives
    var possible: [Int] = []
    for (position, alternative) in alternatives.enumerated() {
      switch evaluator.holds(alternative.test, stored: value) {
      case true: possible = [position] + possible
      case nil:
        possible.append(position)
        continue
      case false: continue
      }
      break
    }
    guard let chosen = possible.first,
      possible.count == 1 || evaluator.holds(alternatives[chosen].test, value) == true
    else { return [] }
    let isOwner = rootSwitch.isOwner && rootSwitch.branch.host == chosen
    return mount(
      alternatives[chosen].content, on: rootSwitch.stage, .root,
      Naming(owner: rootSwitch.owner, part: "content", isOwner: isOwner), extras: rootSwitch.extras)
  }

  private func set(_ presented: Drivers.Presented, _ value: Value, _ action: Action) {
    let presentation = presented.presentation
    let isBool = if case .typed(let type) = value { type.name == "Bool" } else { false }
    if value == .none || value == .boolean(false) || (isBool && isInside(presentation, action.frame)) {
      if isInside(presentation, action.frame) {
        close(presentation, action)
      } else if isAbove(presentation, action.frame) {
        closeAll(from: presented, action)
      }
      return
    }
    for value in value.alternatives where value != .none && value != .boolean(false) {
      var inner = action
      // The presenting screen stays the one whose code it is, but a view push happens on the presenter's stack.
      if presentation.kind == .push, presented.frame.stage !== action.frame.stage,
        action.frame.stage.stack == nil
      {
        inner.frame = Frame(
          node: action.frame.node, stage: presented.frame.stage, role: action.frame.role,
          content: action.frame.content,
          presentation: action.frame.presentation)
      }
      open(presentation, with: value, inner)
    }
  }

  /// True where a screen is shown by the presentation.
  private func isInside(_ presentation: Presentation, _ frame: Frame) -> Bool {
    if frame.presentation?.site == presentation.site { return true }
    return frame.stage.chain.contains { $0.presentation?.site == presentation.site }
  }

  /// True where a screen is shown by what the presentation shows, or by what that shows.
  private func isAbove(_ presentation: Presentation, _ frame: Frame, _ level: Int = 0) -> Bool {
    guard level < 4, let own = frame.presentation ?? frame.stage.layer?.presentation else { return false }
    return (presenters[own.site] ?? []).contains {
      isInside(presentation, $0) || isAbove(presentation, $0, level + 1)
    }
  }

  /// What lies on a presentation goes with it.
  private func closeAll(from presented: Drivers.Presented, _ action: Action) {
    if presented.presentation.kind == .push {
      if let owner = presented.frame.node {
        record([owner], "popToLogicalRoot", action, presented.frame.stage, nil)
      }
    } else if presented.frame.stage.layer == nil {
      record("dismissAll", action)
    }
  }

  private func close(_ presentation: Presentation, _ action: Action) {
    record(presentation.kind == .push ? "pop" : "dismiss", action)
  }

  private func dismiss(_ action: Action) {
    let frame = action.frame
    guard frame.node != nil else { return }
    if frame.role == .pushed {
      record("pop", action)
    } else if frame.stage.layer != nil, frame.isLayerRoot {
      record("dismiss", action)
    }
  }
}

extension Action {
  /// What a root does when something it watches changes happens on whatever screen lies over it.
  fileprivate func concerningAll(of stage: Stage) -> Action {
    guard trigger == "change", frame.role == .root, frame.stage === stage else { return self }
    var action = self
    action.frame = Frame(
      node: nil, stage: stage, role: .container, content: frame.content, presentation: nil)
    return action
  }
}

extension Frame {
  /// True for what a modal layer shows first, also inside the layer's own stack, tabs or columns.
  fileprivate var isLayerRoot: Bool { role == .root }
}

extension Stage {
  fileprivate var isColumn: Bool { chain.contains { if case .column = $0.kind { true } else { false } } }
}

extension Effect {
  /// True where something saved is given to what drives a container.
  fileprivate func restores(_ drivers: Drivers) -> Bool {
    guard case .set(let value) = operation, value.isRestored, let place = place?.base else { return false }
    return drivers.stacks[place] != nil || drivers.tabs[place] != nil || drivers.selections[place] != nil
  }

  fileprivate var isLibraryMove: Bool { if case .library = operation { true } else { false } }
}

extension LibraryMove {
  /// Takes in the pushes on the same router that follow at once: they are one move.
  fileprivate mutating func join(_ others: ArraySlice<Effect>, of place: Place?, _ position: inout Int) {
    guard kind == .push, let value, place != nil else { return }
    var values = [value]
    for other in others {
      guard case .library(let next) = other.operation, next.kind == .push, other.place == place,
        let value = next.value
      else { break }
      values.append(value)
      position += 1
    }
    guard values.count > 1 else { return }
    (kind, self.value) = (.pushMany, .array(values))
  }
}

extension Effect.Operation {
  var isPathLike: Bool {
    switch self {
    case .append, .insert, .setElement, .removeLast, .removeAll, .popTo: true
    case .set(let value): if case .array = value { true } else { false }
    default: false
    }
  }
}

/// What several effects do to one path, taken together.
struct PathChange {
  enum Step {
    case append([Value])
    case replaceAll([Value])
    case replaceLast(Value)
    case remove(Int)
    case removeAll
    case popTo(Value)
  }

  var steps: [Step] = []

  mutating func add(_ operation: Effect.Operation) {
    switch operation {
    case .append(let values) where !values.isEmpty: append(values)
    case .insert(let value): append([value])
    case .set(.array(let values)): steps = values.isEmpty ? [.removeAll] : [.replaceAll(values)]
    case .setElement(let value): steps.append(.replaceLast(value))
    case .removeLast(let count?): steps.append(.remove(count))
    case .removeLast(nil), .removeAll: steps.append(.removeAll)
    case .popTo(let value): steps.append(.popTo(value))
    default: break
    }
  }

  /// Semantics 5.1: remove and append is `replace`, empty and append is `setPath`, several appends are `pushMany`.
  private mutating func append(_ values: [Value]) {
    switch steps.last {
    case .append(let before)?: steps[steps.count - 1] = .append(before + values)
    case .replaceAll(let before)?: steps[steps.count - 1] = .replaceAll(before + values)
    case .removeAll?: steps[steps.count - 1] = .replaceAll(values)
    case .remove(1)? where values.count == 1: steps[steps.count - 1] = .replaceLast(values[0])
    default: steps.append(.append(values))
    }
  }
}
