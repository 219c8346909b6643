import NavAtlasInterpreting
import NavAtlasModel
import NavAtlasProgram
import NavAtlasSourceReading

/// Links with values, and the screens that stacks show for them.
extension Assembler {
  func perform(_ link: ValueLink, _ selection: Place?, _ action: Action) {
    if let selection, !isRegistered(link.value, besides: selection, action),
      select(link.value, at: selection, action)
    {
      return
    }
    // A link without a value is disabled.
    for value in link.value.alternatives where value != .none {
      push(value, action, label: link.value.routeLabel)
    }
  }

  /// A row of a list stores what it stands for where the list keeps its selection.
  func select(_ value: Value, at place: Place, _ action: Action) -> Bool {
    var action = action
    action.effect = Effect(
      operation: .set(value), place: place, site: action.sites.last ?? Site(file: 0, offset: 0))
    return write(value, to: place, action, isControl: false)
  }

  /// A value goes to the stack around.
  private func push(_ value: Value, _ action: Action, label: String?) {
    let place = action.frame.linkStage
    if let stack = place.stack {
      let shown = [action.frame.node].compactMap { $0 }
      if show(value, .push, stack.stacksAround, above: shown, action, label) { return }
      return missed([value], .push, [stack], action, label)
    }
    // A link in a leading column shows its value in a later one.
    if let (split, column) = place.leadingColumn {
      let later = split.children[(column + 1)...].flatMap { later in
        stages.filter { $0.isStack && $0.chain.contains { $0 === later } }
      }
      if show(value, .linkAcross, later, above: [], action, label) { return }
      if let nodes = destinations(of: value, registeredAround: place, shownIn: split.children[column + 1]) {
        return record(nodes, .select, action, split.children[column + 1], label)
      }
      return missed([value], .linkAcross, later, action, label)
    }
    if let nodes = registeredAnywhere(value, place) {
      return record(nodes, .push, action, place, label)
    }
    missed([value], .push, [], action, label)
  }

  /// - Returns: false where none of the stacks shows anything for the value.
  private func show(
    _ value: Value, _ kind: TransitionKind, _ stacks: [Stage], above shown: [ScreenNode], _ action: Action,
    _ label: String?
  ) -> Bool {
    for stage in stacks {
      guard let nodes = destinations(of: value, on: stage, above: shown) else { continue }
      record(nodes, kind, action, stage, label)
      return true
    }
    return false
  }

  /// Where no stack is known around a screen, what it registers itself counts.
  private func registeredAnywhere(_ value: Value, _ stage: Stage) -> [ScreenNode]? {
    for stage in stage.chain { if let nodes = destinations(of: value, on: stage) { return nodes } }
    return nil
  }

  /// The screens that a stack shows for a value; nil where nothing is registered for it.
  ///
  /// - Parameter shown: what is on the stack: where several of its screens register a type, theirs counts.
  func destinations(
    of value: Value, on stage: Stage, above shown: [ScreenNode] = [], beside known: [Place: Value] = [:]
  ) -> [ScreenNode]? {
    let role: Frame.Role = value.isRootRoute ? .root : .pushed
    let value = value.routed
    if let handler = stage.destination {
      let nodes = mountDestination(
        handler, [evaluator.storeValue(of: value)], value, known, on: stage, as: role, stage.site)
      return begun(nodes, with: value, on: stage)
    }
    var registration: Registration?
    if evaluator.type(of: value) != nil {
      for node in shown.reversed() where registration == nil {
        let own = stage.registrations.filter { stage.registrars[$0.key]?.contains(node) == true }
        registration = self.registration(for: value, own)
      }
    }
    let all = registrations(on: stage, reaching: shown.first)
    guard let registration = registration ?? self.registration(for: value, all) else { return nil }
    usedTypes.insert(registration.type)
    return mountDestination(registration.handler, [value], value, known, on: stage, registration.site)
  }

  /// Of the screens with which a stack of routes that is pushed may begin, those with which its state says that it does.
  private func begun(_ nodes: [ScreenNode], with value: Value, on stage: Stage) -> [ScreenNode] {
    guard nodes.count > 1, case .enumCase(let route) = value,
      case .object(let state)? = route.payload.first?.value
    else { return nodes }
    for name in state.fields.keys.sorted() {
      guard case .array(let routes)? = state.fields[name], let root = routes.rootRoute,
        let pushed = drivers.stacks[Place(owner: state.type.name, name: name)]?.first(where: {
          $0.parent === stage
        }), let handler = pushed.destination
      else { continue }
      let shown = root.alternatives.map { root in
        evaluator.content(
          evaluator.apply(handler, to: [evaluator.storeValue(of: root)], at: pushed.site),
          owner: handler.owner,
          at: pushed.site)
      }
      let types = shown.compactMap(\.onlyView?.view.type)
      let found = nodes.filter { node in types.contains { $0 === node.type } }
      return types.count == shown.count && !found.isEmpty ? found : nodes
    }
    return nodes
  }

  func mountDestination(
    _ handler: Value, _ arguments: [Value], _ value: Value, _ known: [Place: Value], on stage: Stage,
    as role: Frame.Role = .pushed, _ site: Site
  )
    -> [ScreenNode]
  {
    var content = evaluator.content(
      evaluator.apply(handler, to: arguments, at: site), owner: handler.owner, at: site)
    if case .object(let object) = value { content = decided(content, by: object.routes()) }
    content = decided(content.destinationInLayout ?? content, by: known)
    noteBlank(content, for: value, at: site)
    if !value.isDetermined || content.isAnyRoute, isUndecided(content, by: value) {
      undecided = value
      return [unresolved]
    }
    if let branch = content.destinationBranch {
      content = Content(owner: content.owner, name: content.name, items: content.extras() + [.branch(branch)])
    }
    let nodes = mountOnce(
      content, on: stage, role, Naming(owner: handler.owner, part: "destination"), at: site)
    if role == .pushed { note(nodes, shownFor: value, on: stage) }
    return nodes
  }

  /// What a stack of nothing shows: the first element that its path has to begin with. Nobody can go back from it.
  func firstElement(of path: Value?, over stack: NavigationContainer) -> (content: Content, naming: Naming)? {
    let root = stack.parts[0].content
    guard root.isNothing, let place = path.flatMap({ evaluator.place($0) })?.base,
      case .array(let elements) = evaluator.initialValue(of: place),
      let first = elements.first?.routed.typed(place.type?.unwrapped.element),
      let handler = stack.destination ?? registration(for: first, root.registrations)?.handler
    else { return nil }
    let shown = stack.destination == nil ? first : evaluator.storeValue(of: first)
    let content = evaluator.content(
      evaluator.apply(handler, to: [shown], at: stack.site), owner: handler.owner, at: stack.site)
    return (content, Naming(owner: handler.owner, part: "destination"))
  }

  func registration(for value: Value, _ all: [Registration]) -> Registration? {
    var type = evaluator.type(of: value)?.unwrapped
    if let known = type {
      if let exact = all.first(where: { $0.type.unwrapped.isSame(as: known) }) { return exact }
      if known.isAbstractIdentity { type = nil }
    }
    if let type {
      if type.declaration == nil,
        let named = all.first(where: { $0.type.unwrapped.name.lastComponent == type.name.lastComponent })
      {
        return named
      }
    }
    if case .enumCase(let route) = value, type?.declaration == nil,
      let declaring = all.first(where: { $0.type.declaration?.enumCase(route.name) != nil })
    {
      return declaring
    }
    // A value of unknown type can only be the one that is registered.
    if type == nil, all.count == 1 { return all[0] }
    return all.first { $0.type == .any || $0.type.name == "AnyHashable" }
  }
}

extension Value {
  /// A case whose type was not written, as one of a type.
  fileprivate func typed(_ type: StaticType?) -> Value {
    guard case .enumCase(var route) = self, route.type == nil else { return self }
    route.type = type
    return .enumCase(route)
  }
}

extension Content {
  fileprivate var registrations: [Registration] {
    items.flatMap { item -> [Registration] in
      switch item {
      case .registration(let registration): [registration]
      case .include(let content, _), .chosen(let content, _): content.registrations
      default: []
      }
    }
  }
}
