import NavAtlasInterpreting
import NavAtlasModel
import NavAtlasProgram
import NavAtlasSourceReading

extension Assembler {
  /// Effects one after the other: several on one path are one move.
  func perform(_ effects: [Effect], _ action: Action) {
    let effects = effects.map(evaluator.decoded)
    var position = 0
    var known: [Place: Value] = [:]
    var isEmptied = false
    while position < effects.count {
      let effect = effects[position]
      var action = action
      action.before = effect.place.flatMap { known[$0.base] }
      if let place = effect.place?.base, case .set(let value) = effect.operation { known[place] = value }
      action.known = known
      action.sites += effect.callers.reversed() + [effect.site]
      action.effect = effect
      if case .library(var move) = effect.operation {
        move.join(effects[(position + 1)...], of: effect.place, &position)
        if isEmptied, move.kind == .viewPush { move.kind = .replace }
        isEmptied = move.empties
        perform(move, on: effect.place, action)
      } else if effect.restores(drivers) {
        // What was saved comes back: an entry, and no move.
        announce(effect.place?.base, action)
        moveEvidence.sites.insert(effect.site)
      } else if let place = effect.place?.base, let stages = stacks(of: place, effect), !stages.isEmpty {
        var group = [effect]
        while position + 1 < effects.count, effects[position + 1].place?.base == place,
          !effects[position + 1].isLibraryMove
        {
          position += 1
          group.append(effects[position])
        }
        change(stages, group, action)
        if moveEvidence.sites.contains(effect.site) { moveEvidence.sites.formUnion(group.map(\.site)) }
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
    if index.type(declaredAs: left)?.conforms(to: right) == true { return true }
    return index.type(declaredAs: right)?.conforms(to: left) == true
  }

  private func change(_ stages: [Stage], _ group: [Effect], _ action: Action) {
    let chain = action.frame.stage.chain
    let own = stages.filter { stage in chain.contains { $0 === stage } }
    let targets = own.isEmpty ? stages.distinctByRegistrations : own
    for stage in targets {
      for path in PathChange.all(of: group.map(\.operation)) { record(path, on: stage, action) }
    }
  }

  private func record(_ change: PathChange, on stage: Stage, _ action: Action) {
    let isAlone = change.steps.count == 1
    for step in change.steps {
      switch step {
      case .append(let values):
        let known = destinations(of: values, on: stage, from: action.frame.node, beside: action.known)
        let kind: TransitionKind = values.count == 1 ? .push : .pushMany
        if !known.allSatisfy({ !$0.isEmpty }) {
          missed(values, kind, [stage], action, values.count == 1 ? values[0].routeLabel : nil)
        } else if values.count == 1 {
          record(known[0], kind, action, stage, values[0].routeLabel)
        } else {
          record(kind, action, path: known.map { $0[0] })
        }
      case .replaceAll(let values):
        let known = destinations(of: values, on: stage, from: nil, beside: action.known)
        if values.count == 1, values[0].isRootRoute, !known[0].isEmpty {
          // What sets a root by itself as it appears says what is there first.
          if action.trigger == .system, known[0].allSatisfy(stage.roots.contains) { continue }
          record(known[0], .replace, action, stage, values[0].routeLabel)
        } else if known.allSatisfy({ !$0.isEmpty }) {
          let paths = known.count == 1 ? known[0].distinct.map { [$0] } : [known.map { $0[0] }]
          for path in paths { record(.setPath, action, path: path) }
        } else {
          missed(values, .setPath, [stage], action, nil)
        }
      case .replaceLast(let value):
        for value in value.alternatives {
          if let nodes = destinations(of: value, on: stage) {
            record(nodes, .replace, action, stage, value.routeLabel)
          } else {
            missed([value], .replace, [stage], action, value.routeLabel)
          }
        }
      case .remove(let count): record(.pop, action, count: count == 1 ? nil : count)
      case .removeAll:
        // A screen that is only ever the root is there already.
        if isAlwaysRoot(action.frame, of: stage) || stage.hasRoot(exchangedBy: action, drivers) { continue }
        if exchangesAround(stage, action) || exchangesLayer(of: stage, action) { continue }
        if exchangesRoot(action), !action.frame.stage.chain.contains(where: { $0 === stage }) { continue }
        record(.popToRoot, action.concerningAll(of: stage))
      case .popTo(let value):
        let nodes =
          value.isDetermined ? value.alternatives.flatMap { destinations(of: $0, on: stage) ?? [] } : []
        if nodes.isEmpty {
          if isAlone { popToAny(stage, action) }
        } else {
          record(nodes, .popTo, action, stage, value.routeLabel)
        }
      }
    }
  }

  /// True for code that presents the layer that a stack is in, or has taken it away: nobody sees what it prepares or
  /// leaves there.
  private func exchangesLayer(of stage: Stage, _ action: Action) -> Bool {
    guard let presentation = stage.layer?.presentation,
      let driver = evaluator.place(presentation.driver)?.base
    else { return false }
    if let before = action.known[driver], before == .none || before == .boolean(false) { return true }
    return action.written[driver] != nil && !isInside(presentation, action.frame)
  }

  /// True for code that shows another root, whose stacks it may prepare before anybody sees them.
  private func exchangesRoot(_ action: Action) -> Bool {
    action.written.keys.contains { place in
      drivers.switches[place]?.contains(where: \.stage.isOfWindow) ?? false
    }
  }

  /// The screens of each value of a path, where what lies below decides what a value shows.
  private func destinations(
    of values: [Value], on stage: Stage, from node: ScreenNode?, beside known: [Place: Value]
  ) -> [[ScreenNode]] {
    var shown = node.map { [$0] } ?? stage.roots
    return values.map { value in
      let nodes = evaluator.variants(of: value).flatMap {
        destinations(of: $0, on: stage, above: shown, beside: known) ?? []
      }
      shown += nodes.prefix(1)
      return nodes
    }
  }

  /// A target that only runs know may be any screen of the stack; of very many it cannot be told.
  private func popToAny(_ stage: Stage, _ action: Action) {
    let pushed = frames.filter { $0.stage === stage && $0.role == .pushed }.compactMap(\.node).distinct
    record(pushed.count > Self.anyLimit ? [unresolved] : pushed, .popTo, action, stage, nil)
  }

  private static let anyLimit = 8

  // MARK: Notifications

  /// Who observes a notification acts for who posts it.
  private func post(_ name: String, _ object: Value, _ site: Site, _ action: Action) {
    guard trialMoves == nil else { return }
    posted.insert(name)
    let observers = drivers.notifications[name] ?? []
    let hearsItself =
      action.frame.node != nil
      && observers.contains { $0.1.node == action.frame.node && $0.0.content.owner?.isView == true }
    for (handler, frame) in observers where frame.stage.isOfSameApp(as: action.frame.stage) {
      // Of several screens pushed on a stack that observe the same, the one on top hears what it posts.
      if hearsItself, frame.node != action.frame.node, frame.role == .pushed,
        frame.stage === action.frame.stage, handler.content.owner?.isView == true
      {
        continue
      }
      let content = evaluator.content(of: handler, given: object)
      // The screens of one stack may all post by the same code.
      let poster =
        action.frame.node.map { Drivers.Writer.node($0.number) } ?? .stage(action.frame.stage.number)
      guard drivers.isNew(site, content, .post(by: poster)) else { continue }
      observer = frame.node
      follow(content, as: action.frame, action.sites, trigger: .notification)
      observer = nil
    }
  }

  // MARK: Other storage

  private func perform(_ effect: Effect, _ action: Action) {
    if effect.operation.empties, let list = effect.place, showsLayers(list, around: action.frame) {
      return record(.dismissAll, action)
    }
    switch effect.operation {
    case .dismiss: dismiss(action, asked: effect.place)
    case .dismissAll: record(.dismissAll, action)
    case .emit(let values): if let place = effect.place { emit(values, at: place, action) }
    case .await(let rest): if let place = effect.place { wait(for: place, rest, action) }
    case .post(let name, let object): post(name, object, effect.site, action)
    case .library(let move): perform(move, on: effect.place, action)
    case .window(let move): perform(move, action)
    case .send(let feature, let value, let origin): send(value, to: feature, from: origin, action)
    case .set(let value):
      if let place = effect.place, place == .windowRoot || place == .overlayRoot {
        return exchangeWindowRoot(of: place, for: value, action)
      }
      if effect.place?.isOwnWindow == true {
        return openWindow(showing: value, isPopover: effect.place == .ownPopover, action)
      }
      if let place = effect.place, let column = SplitColumn(place) {
        return show(value, in: column, action)
      }
      if let place = effect.place, place.isOfChild { return exchangeChild(of: place, for: value, action) }
      if let place = effect.place {
        // What stays as it is leads nowhere: `tab = asked ? .map : tab`.
        let exchanged = value.alternatives.filter { $0 != .place(place) }
        if !exchanged.isEmpty {
          _ = write(taken(.oneOf(exchanged), action.announced), to: place.base, action, isControl: true)
        }
        for value in value.alternatives {
          note(value, in: place.base)
          store(value, in: place.base, action)
          if case .array(let elements) = value {
            for element in elements { store(element, in: place.base.element(of: nil), action) }
          }
        }
        // A published property tells who subscribed to it.
        if place.type?.isFunction != true, !place.isStream, evaluator.listeners[place.base] != nil {
          emit([value], at: place.base, action)
        }
        tellWholes(of: place.base, value, action)
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
    case .insert(let value):
      // What stands among others shows none of them, but that there are any.
      if let place = effect.place?.base, isAskedForAmount(place) {
        _ = write(value, to: place, action, isControl: true)
      }
    case .removeAll, .removeLast:
      if let place = effect.place?.base { _ = write(left(at: place), to: place, action, isControl: true) }
    case .setElement, .popTo: break
    }
  }
}

extension Assembler {
  /// What is left where something is removed: what is removed may be the last, which shows where an amount decides.
  fileprivate func left(at place: Place) -> Value { isAskedForAmount(place) ? .array([]) : .none }

  fileprivate func isAskedForAmount(_ place: Place) -> Bool {
    (drivers.switches[place] ?? []).contains(where: \.branch.isOfAmount)
  }
}

extension Action {
  /// What a root does when something it watches changes happens on whatever screen lies over it.
  fileprivate func concerningAll(of stage: Stage) -> Action {
    guard trigger == .change, frame.role == .root, frame.stage === stage else { return self }
    var action = self
    action.frame = Frame(
      node: nil, stage: stage, role: .container, content: frame.content, presentation: nil)
    return action
  }
}

extension Frame {
  /// True for what a modal layer shows first, also inside the layer's own stack, tabs or columns.
  var isLayerRoot: Bool { role == .root }
}

extension Stage {
  var isColumn: Bool { chain.contains { if case .column = $0.kind { true } else { false } } }
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
  /// True where nothing is left of a list.
  fileprivate var empties: Bool {
    switch self {
    case .removeAll, .set(.array([])): true
    default: false
    }
  }

  var isPathLike: Bool {
    switch self {
    case .append, .insert, .setElement, .removeLast, .removeAll, .popTo: true
    case .set(let value): value.alternatives.contains { if case .array = $0 { true } else { false } }
    default: false
    }
  }
}

extension Value {
  /// True for a library's `.root(screen)`, which stands below everything that is pushed.
  var isRootRoute: Bool {
    if case .enumCase(let route) = self {
      route.name == "root" && route.type?.declaration == nil
    } else {
      false
    }
  }
}
