import NavAtlasModel

extension WalkModel {
  /// What a transition does on a surface where it starts.
  func effect(
    of index: Int, on surface: WalkSurface, at place: WalkPlace, isAnywhere: Bool = false
  ) -> Effect {
    let move = graph.transitions[index]
    guard let container = move.container, !isAnywhere, !surface.scope.contains(container),
      !move.kind.crossesContainers, containers[container] != nil
    else { return effect(of: move, on: surface, at: place) }
    guard foreign.contains(index) else {
      return .refused("it happens in '\(container)', which is not where \(surface.screen) is shown")
    }
    guard let way = place.way(to: { $0.id == container }, containers) else {
      return .refused("its container '\(container)' is not shown then")
    }
    var other = surface
    (other.address, other.column) = (way.address, move.column)
    other.scope = [container]
    if place.profile == .regular, let (shown, column) = containers.writable(way.container),
      case .split(let split) = shown.body
    {
      other.address = way.address.at(column: split.columns[column].name)
    }
    return effect(of: move, on: other, at: place)
  }

  private func effect(of move: Transition, on surface: WalkSurface, at place: WalkPlace) -> Effect {
    func one(_ operation: Operation) -> Effect {
      .operations([AddressedOperation(operation, at: surface.address)])
    }
    let targets = (move.path.isEmpty ? move.to.map { [$0] } ?? [] : move.path).map { Route($0) }
    guard let target = targets.first ?? (move.kind.target == .required ? nil : Route("")) else {
      return .refused("it has no target")
    }
    switch move.kind {
    case .push, .viewPush, .pushMany, .linkAcross: return grow(move, targets, on: surface, at: place)
    case .replace where move.exchangesRoot: return exchangeRoot(target.screen, on: surface, at: place)
    case .replace: return one(.replace(target))
    case .setPath: return one(.setPath(targets))
    case .pop: return one(.pop(move.n ?? 1))
    case .popTo: return one(.popTo(.screen(target.screen)))
    case .popToRoot: return one(.popToRoot())
    case .popToLogicalRoot: return one(move.to.map { .popTo(.screen($0)) } ?? .popToRoot(logical: true))
    case .resetRoot: return resetRoot(move, target, on: surface, at: place)
    case .select: return select(move, target, on: surface, at: place)
    case .sheet, .cover, .popover, .inspector:
      guard let style = move.kind.presentationStyle else { return .refused("it presents nothing") }
      return present(
        containers.layer(style, root: target.screen, id: move.container), style, target, at: place)
    case .dismiss: return one(.dismiss(move.n ?? 1))
    case .dismissAll:
      return place.layers.isEmpty ? .refused("there is no layer to dismiss") : one(.dismissAll)
    case .tab: return open(target.screen, [], on: surface, at: place)
    case .url, .restore:
      return open(move.to ?? target.screen, move.path.map { Route($0) }, on: surface, at: place)
    }
  }

  // MARK: Growing

  private func grow(
    _ move: Transition, _ targets: [Route], on surface: WalkSurface, at place: WalkPlace
  ) -> Effect {
    func one(_ operation: Operation) -> Effect {
      .operations([AddressedOperation(operation, at: surface.address)])
    }
    guard let last = targets.last else { return .refused("it has no target") }
    if move.kind == .linkAcross || !surface.hasStack, surface.column != nil {
      return across(targets, on: surface, at: place)
    }
    if move.singleTop,
      place.state[surface.address]?.frames.contains(where: { $0.screen == last.screen }) ?? false
    {
      return one(.popTo(.screen(last.screen)))
    }
    switch move.kind {
    case .viewPush: return one(.viewPush(last))
    case .pushMany: return one(.pushMany(targets))
    default: return one(.push(last))
    }
  }

  /// A link of one column that shows its value on the stack of a later one.
  private func across(_ targets: [Route], on surface: WalkSurface, at place: WalkPlace) -> Effect {
    guard case .split(let split)? = place.state[surface.split], let name = surface.column,
      let own = split.columns.firstIndex(where: { $0.name == name })
    else { return .refused("there is no split view") }
    guard targets.count > 1 else {
      return .operations(
        targets.map { AddressedOperation(.linkAcross(column: name, $0), at: surface.split) })
    }
    guard let column = split.columns[(own + 1)...].first(where: { $0.stack != nil }) else {
      return .refused("no later column has a stack")
    }
    return .operations([
      AddressedOperation(.setPath(targets, via: .link), at: surface.split.at(column: column.name))
    ])
  }

  // MARK: Split views

  private func select(
    _ move: Transition, _ target: Route, on surface: WalkSurface, at place: WalkPlace
  ) -> Effect {
    guard case .split(let split)? = place.state[surface.split],
      let name = move.column ?? surface.column,
      let own = split.columns.firstIndex(where: { $0.name == name }), own + 1 < split.columns.count
    else { return .refused("no column of a split view selects it") }
    var operations = [AddressedOperation(.select(column: name, value: target.screen), at: surface.split)]
    if let prefer = move.prefer {
      operations.append(AddressedOperation(.setPrefer(prefer), at: surface.split))
    }
    let next = split.columns[own + 1]
    if next.root != target.screen {
      let address = surface.split.at(column: next.name)
      operations.append(AddressedOperation(.resetRoot(target), at: address))
    }
    return .operations(operations)
  }

  // MARK: Other containers

  private func present(
    _ container: Container, _ style: PresentationStyle, _ target: Route, at place: WalkPlace
  ) -> Effect {
    let window = place.state.windows.first?.id ?? place.state.active
    let top = Address(window: window, layer: place.layers.count)
    return .operations(
      [AddressedOperation(.present(layer(style, target.screen)), at: top)], layer: container.id)
  }

  private func resetRoot(
    _ move: Transition, _ target: Route, on surface: WalkSurface, at place: WalkPlace
  ) -> Effect {
    let isElsewhere = containers.showing(target.screen).flatMap { other -> Container? in
      containers.isOutermost(other) && !surface.scope.contains(other.id) ? other : nil
    }
    if move.container == nil, place.layers.isEmpty, let other = isElsewhere {
      return show(other, target.screen, [], at: place)
    }
    let address =
      place.profile == .regular ? surface.address : surface.column.map { surface.split.at(column: $0) }
    return .operations([AddressedOperation(.resetRoot(target), at: address ?? surface.address)])
  }

  private func exchangeRoot(_ target: Screen.ID, on surface: WalkSurface, at place: WalkPlace) -> Effect {
    guard let container = containers.showing(target) ?? containers[target] else {
      let base = Address(window: place.state.windows.first?.id ?? place.state.active)
      return .operations(
        [
          AddressedOperation(.dismissAll, at: base),
          AddressedOperation(.restore(.container(.stack(StackState(root: Route(target))))), at: base),
        ], base: "stack of \(target)")
    }
    return show(container, target, [], at: place)
  }

  private func open(
    _ target: Screen.ID, _ path: [Route], on surface: WalkSurface, at place: WalkPlace
  ) -> Effect {
    if path.isEmpty, let container = containers.showing(target) {
      if case .layer(let layer) = container.body {
        return present(container, layer.style, Route(target), at: place)
      }
      return show(container, target, path, at: place)
    }
    return .operations([
      AddressedOperation(.setPath(path.isEmpty ? [Route(target)] : path, via: .url), at: surface.address)
    ])
  }

  /// Shows a container: its tabs are selected, or it takes the place of what the window shows.
  func show(_ container: Container, _ screen: Screen.ID, _ path: [Route], at place: WalkPlace) -> Effect {
    let window = place.state.windows.first?.id ?? place.state.active
    if case .layer(let layer) = container.body {
      let opened = present(container, layer.style, Route(layer.root), at: place)
      guard case .operations(let operations, _, let id) = opened, !path.isEmpty else { return opened }
      let above = Address(window: window, layer: place.layers.count + 1)
      return .operations(operations + [AddressedOperation(.setPath(path, via: .url), at: above)], layer: id)
    }
    var operations: [AddressedOperation] = []
    if !place.layers.isEmpty {
      operations.append(AddressedOperation(.dismissAll, at: Address(window: window)))
    }
    var target = place
    target.layers = []
    var base: Container.ID?
    if place.way(to: { $0.id == container.id }, containers) == nil {
      let entry = Entry(screen: screen, container: container.id)
      guard let other = launch(entry, profile: place.profile), let content = other.state.windows.first?.base
      else { return .refused("there is nothing to show") }
      operations.append(AddressedOperation(.restore(.container(content)), at: Address(window: window)))
      (target, base) = (other, other.base)
    }
    guard let way = target.way(to: { $0.id == container.id }, containers) else {
      return .operations(operations, base: base)
    }
    operations += way.tabs
    if !path.isEmpty {
      operations.append(
        AddressedOperation(.setPath(path, via: .url), at: written(way.container, way.address)))
    }
    return .operations(operations, base: base)
  }

  /// Where a path is written in a container: a split view's last stack.
  private func written(_ container: Container, _ address: Address) -> Address {
    guard case .split(let split) = container.body, let column = split.columns.last(where: \.stack) else {
      return address
    }
    return address.at(column: column.name)
  }
}
