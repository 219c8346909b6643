import NavAtlasInterpreting
import NavAtlasModel
import NavAtlasProgram
import NavAtlasSourceReading

extension Assembler {
  /// What a router's method leads to.
  func perform(_ move: LibraryMove, on place: Place?, _ action: Action) {
    switch move.kind {
    case .push, .viewPush, .sheet, .cover, .popover, .replace, .styled:
      for value in move.value?.alternatives ?? [] { show(value, move.kind, place, action) }
    case .pushMany, .setPath: showAll(move.value, move.kind, place, action)
    case .tab: selectTab(move.value, action)
    case .next: showNextStep(action)
    case .segue: record([unresolved], .viewPush, action, action.frame.stage, nil)
    case .back: goBack(place, action)
    case .leave: record(action.frame.stage.layer == nil ? .pop : .dismiss, action)
    // Below what a layer shows first there is nothing.
    case .pop where action.frame.role == .root && action.frame.stage.layer != nil:
      if isPresented(action.frame, over: place) { record(.pop, action) }
    case .pop: record(.pop, action, count: move.count == 1 ? nil : move.count)
    case .popToRoot: record(.popToRoot, action)
    case .dismiss: if action.frame.stage.layer != nil { record(.dismiss, action) }
    case .dismissAll: record(.dismissAll, action)
    case .popTo: popTo(move.value, place, action)
    }
  }

  private func show(_ value: Value, _ kind: LibraryTable.Move, _ place: Place?, _ action: Action) {
    if let layer = kind.layer, openPresented(value, layer, place, action) { return }
    let (nodes, stage) = mount(value, kind, place, action)
    record(nodes, kind.transition, action, stage, value.routeLabel)
  }

  /// Several screens in one move.
  private func showAll(_ value: Value?, _ kind: LibraryTable.Move, _ place: Place?, _ action: Action) {
    guard case .array(let values)? = value else {
      if let value { show(value, kind == .pushMany ? .push : kind, place, action) }
      return
    }
    let known = values.map { value in
      value.alternatives.flatMap { mount($0, kind, place, action).nodes }
    }
    if !known.isEmpty, known.allSatisfy({ !$0.isEmpty }) {
      record(kind.transition, action, path: known.map { $0[0] })
    }
  }

  /// Shows a view, a controller or a route.
  private func mount(_ value: Value, _ kind: LibraryTable.Move, _ place: Place?, _ action: Action) -> (
    nodes: [ScreenNode], stage: Stage
  ) {
    let isModal = kind.layer != nil
    let base = stacks(of: place, action)
    var target = base ?? action.frame.stage.stack ?? action.frame.stage
    if let kind = kind.layer { target = layer(kind, over: base, action) }
    // What replaces the root is shown by the window or layer.
    if kind == .replace, base == nil { target = action.frame.stage.chain.last ?? target }
    var nodes: [ScreenNode] = []
    if let content = shown(value, action) {
      nodes = mountOnce(
        content, on: target, isModal || kind == .replace ? .root : .pushed,
        Naming(owner: content.owner, part: isModal ? kind.rawValue : "destination"), at: action.lastSite)
    } else {
      nodes =
        destinations(of: value, on: target) ?? base.flatMap { destinations(of: value, on: $0) }
        ?? mountOwnView(of: value, on: target, isModal || kind == .replace ? .root : .pushed)
    }
    if isModal { target.roots = (target.roots + nodes).distinct }
    return (nodes, target)
  }

  /// The view that a route makes itself, for a router whose source is not there to ask for it.
  private func mountOwnView(of route: Value, on stage: Stage, _ role: Frame.Role) -> [ScreenNode] {
    guard case .enumCase(let value) = route, let type = value.type?.unwrapped.declaration,
      let content = evaluator.ownView(of: route, type)
    else { return [] }
    return mount(content, on: stage, role, Naming(owner: type, part: "destination"))
  }

  /// A router that has the property that a sheet is driven by.
  private func openPresented(
    _ value: Value, _ wanted: PresentationKind, _ place: Place?, _ action: Action
  ) -> Bool {
    guard case .enumCase(let route) = value, let router = place?.type?.unwrapped.name else { return false }
    for (driver, list) in drivers.presentations.sorted(by: { $0.key.name < $1.key.name })
    where driver.owner == router {
      let type = driver.type?.unwrapped.declaration
      guard type == nil || route.type == nil || type === route.type?.unwrapped.declaration else { continue }
      for presented in list.all where presented.presentation.kind == wanted && presented.presentation.isItem {
        open(presented.presentation, with: value, action)
        return true
      }
    }
    return false
  }

  private func selectTab(_ value: Value?, _ action: Action) {
    guard let value else { return }
    let keys = Set(value.alternatives.compactMap(\.keyText))
    let around = action.frame.stage.chain
    let all = stages.filter { stage in stage.children.contains { $0.key?.keyText.map(keys.contains) ?? false }
    }
    guard let tabs = all.first(where: { stage in around.contains { $0 === stage } }) ?? all.first else {
      return
    }
    select(value, tabs, action)
  }

  /// A view, or a controller around one, that is shown without a route.
  private func shown(_ value: Value, _ action: Action) -> Content? {
    let site = action.lastSite
    switch value {
    case .content(let content): return content.items.isEmpty || content.visuals().isEmpty ? nil : content
    case .object(let object) where object.type.isView: return shownMemo.content(of: object, at: site)
    case .typed, .place:
      let held = evaluator.filledStack(value) ?? evaluator.held(in: value, owner: nil, at: site)
      if let held, !held.visuals().isEmpty { return held }
      return evaluator.controller(value).map { shownMemo.content(of: $0, at: site) }
    default: return evaluator.controller(value).map { shownMemo.content(of: $0, at: site) }
    }
  }

  private func stacks(of place: Place?, _ action: Action) -> Stage? {
    let chain = action.frame.stage.chain
    if let place, let known = drivers.stacks[place] {
      return known.first { stage in chain.contains { $0 === stage } } ?? known.first
    }
    return chain.first { $0.isStack && !($0.registrations.isEmpty && $0.destination == nil) }
  }

  /// A modal layer with a stack of its own that shows the same routes.
  private func layer(_ kind: PresentationKind, over base: Stage?, _ action: Action) -> Stage {
    let site = action.lastSite
    let layer = stage(.layer(kind), in: nil, at: site, name: "route")
    let inner = stage(.container(StackKind.self), in: layer, at: site, name: "routes")
    inner.destination = inner.destination ?? base?.destination
    if let base {
      for registration in base.registrations
      where !inner.registrations.contains(where: { $0.site == registration.site }) {
        inner.registrations.append(registration)
      }
      for place in base.drivers where !inner.drivers.contains(place) {
        inner.drivers.append(place)
        drivers.stacks[place, default: []].append(inner)
        drivers.version += 1
      }
    }
    inner.isModalRoot = true
    return inner
  }

  /// True for what a controller that is pushed on the stack presents.
  private func isPresented(_ frame: Frame, over stack: Place?) -> Bool {
    guard let owner = stack.flatMap({ index.type(declaredAs: $0.owner) }), owner !== frame.node?.type,
      frames.contains(where: { $0.role == .pushed && $0.node?.type === owner })
    else { return false }
    return moves.keys.contains {
      $0.to == frame.node && $0.from?.type === owner && [.sheet, .cover, .popover].contains($0.kind)
    }
  }

  private func goBack(_ place: Place?, _ action: Action) {
    let frame = action.frame
    let isPushed = frame.role == .pushed && !isModalRoot(frame, of: frame.stage)
    if isPushed || isPushedAsWhole(frame, on: place) {
      record(.pop, action)
    } else if frame.stage.layer != nil {
      record(.dismiss, action)
    }
  }

  /// True for what the stack of a layer shows first.
  private func isModalRoot(_ frame: Frame, of stage: Stage) -> Bool {
    stage.isModalRoot && stage.roots.contains { $0 == frame.node }
  }

  /// True for the root of a stack that another one has pushed, whose routes these are.
  private func isPushedAsWhole(_ frame: Frame, on place: Place?) -> Bool {
    guard frame.role == .root, frame.stage.isPushed, let place, let outer = drivers.stacks[place] else {
      return false
    }
    let around = frame.stage.chain.dropFirst().prefix { !$0.isLayer }
    guard let stage = around.first(where: { stage in outer.contains { $0 === stage } }) else { return false }
    return !isModalRoot(frame, of: stage)
  }

  /// The controller's type, or that of the view which it hosts.
  private func shownType(of value: Value) -> DeclaredType? {
    guard case .typed(let type) = value else { return evaluator.controller(value)?.type }
    let declared = type.unwrapped.declaration ?? type.unwrapped.arguments.first?.declaration
    return declared.flatMap { $0.isShown ? $0 : nil }
  }

  private func popTo(_ value: Value?, _ place: Place?, _ action: Action) {
    if let type = value.flatMap({ shownType(of: $0) }) {
      let below = frames.filter { $0.stage === action.frame.stage && $0.node?.type === type }.compactMap(
        \.node)
      let targets = below.filter { $0 != action.frame.node }.distinct
      return record(targets, .popTo, action, action.frame.stage, nil)
    }
    guard let stage = stacks(of: place, action) else {
      let own = value?.alternatives.flatMap { mountOwnView(of: $0, on: action.frame.stage, .pushed) } ?? []
      return record(own, .popTo, action, action.frame.stage, nil)
    }
    var nodes: [ScreenNode] = []
    if case .keyPath(_, let names)? = value, let name = names.last {
      nodes =
        destinations(
          of: .enumCase(EnumValue(type: place?.type?.unwrapped.element?.arguments.first, name: name)),
          on: stage) ?? []
    } else if let value, value.isDetermined {
      nodes = value.alternatives.flatMap { destinations(of: $0, on: stage) ?? [] }
    }
    record(nodes, .popTo, action, stage, nil)
  }
}

extension Action {
  /// Where its last effect is written.
  fileprivate var lastSite: Site { sites.last ?? Site(file: 0, offset: 0) }
}
