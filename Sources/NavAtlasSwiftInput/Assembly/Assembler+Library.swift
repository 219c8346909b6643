extension Assembler {
  /// What a router's method leads to.
  func perform(_ move: LibraryMove, on place: Place?, _ action: Action) {
    switch move.kind {
    case .push, .viewPush, .sheet, .cover, .replace, .setPath, .styled:
      for value in move.value?.alternatives ?? [] { show(value, move.kind, place, action) }
    case .back: goBack(action)
    case .pop: record("pop", action, count: move.count == 1 ? nil : move.count)
    case .popToRoot: record("popToRoot", action)
    case .dismiss: record("dismiss", action)
    case .dismissAll: record("dismissAll", action)
    case .popTo: popTo(move.value, place, action)
    }
  }

  private func show(_ value: Value, _ kind: LibraryTable.Move, _ place: Place?, _ action: Action) {
    let isModal = kind == .sheet || kind == .cover
    let base = stacks(of: place, action)
    var target = base ?? action.frame.stage.stack ?? action.frame.stage
    if isModal { target = layer(kind == .sheet ? .sheet : .cover, over: base, action) }
    var nodes = destinations(of: value, on: target) ?? base.flatMap { destinations(of: value, on: $0) } ?? []
    if nodes.isEmpty, let content = shown(value, action) {
      nodes = mount(
        content, on: target, isModal ? .root : .pushed,
        Naming(owner: content.owner, part: isModal ? kind.rawValue : "destination"))
    }
    if isModal { target.roots = (target.roots + nodes).distinct }
    record(nodes, kind == .styled ? "push" : kind.rawValue, action, target, value.routeLabel)
  }

  /// A view, or a controller around one, that is shown without a route.
  private func shown(_ value: Value, _ action: Action) -> Content? {
    switch value {
    case .content(let content): return content.items.isEmpty || content.visuals().isEmpty ? nil : content
    case .object(let object) where object.type.isView:
      return Content(owner: nil, items: [.view(object, action.sites.last ?? Site(file: 0, offset: 0))])
    default: return nil
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
    let site = action.sites.last ?? Site(file: 0, offset: 0)
    let layer = stage(.layer(kind), in: nil, at: site, name: "route")
    let inner = stage(.stack, in: layer, at: site, name: "routes")
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

  private func goBack(_ action: Action) {
    if action.frame.role == .pushed,
      !action.frame.stage.isModalRoot
        || !action.frame.stage.roots.contains(where: { $0 == action.frame.node })
    {
      record("pop", action)
    } else if action.frame.stage.layer != nil {
      record("dismiss", action)
    }
  }

  private func popTo(_ value: Value?, _ place: Place?, _ action: Action) {
    guard let stage = stacks(of: place, action) else { return }
    var nodes: [ScreenNode] = []
    if case .keyPath(_, let names)? = value, let name = names.last {
      nodes =
        destinations(
          of: .enumCase(EnumValue(type: place?.type?.unwrapped.element?.arguments.first, name: name)),
          on: stage) ?? []
    } else if let value, value.isDetermined {
      nodes = value.alternatives.flatMap { destinations(of: $0, on: stage) ?? [] }
    }
    record(nodes, "popTo", action, stage, nil)
  }
}
