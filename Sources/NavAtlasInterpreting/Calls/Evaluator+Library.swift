import NavAtlasProgram
package import NavAtlasSourceReading

extension Evaluator {
  /// A method that an object has from a class or package whose source is not there; nil where it is none.
  func absentCall(_ name: String, _ receiver: Value, _ call: Call, _ site: Site, _ scope: Scope) -> Value? {
    let request = MethodCall(name: name, call: call, site: site, scope: scope, evaluator: self)
    for idiom in SourceIdioms.methods[Name(name)] ?? [] {
      if let value = idiom.call(receiver, request) { return value }
    }
    for entry in library.methods(named: name) where isRouter(receiver, entry) && entry.accepts(call) {
      return libraryCall(entry, receiver, call, site, scope)
    }
    return nil
  }

  /// A method of which the user states what it does; nil where there is none.
  func statedCall(_ name: String, _ receiver: Value, _ call: Call, _ site: Site, _ scope: Scope) -> Value? {
    for entry in library.stated(named: name) where entry.accepts(call) && isNamed(receiver, entry) {
      usedStatements.insert(entry.library.name)
      return libraryCall(entry, receiver, call, site, scope)
    }
    return nil
  }

  /// The same for what is called by its name alone.
  func statedCall(_ name: String, _ call: Call, _ site: Site, _ scope: Scope) -> Value? {
    library.stated(named: name).isEmpty
      ? nil : statedCall(name, scope.receiver ?? .unknown, call, site, scope)
  }

  private func isNamed(_ receiver: Value, _ entry: LibraryTable.Entry) -> Bool {
    guard let part = entry.library.receivers.first else { return true }
    if let type = type(of: receiver)?.unwrapped { return type.name.mentions(part) }
    return place(receiver)?.name.mentions(part) ?? false
  }

  private func libraryCall(
    _ entry: LibraryTable.Entry, _ receiver: Value, _ call: Call, _ site: Site, _ scope: Scope
  ) -> Value? {
    let routes = place(receiver)
    let declared = parameterTypes(entry.method.name, receiver, call)
    let arguments = zip(call.arguments, declared).map { argument, type in
      ArgumentValue(
        label: argument.label,
        value: evaluate(argument.value, scope, expecting: type ?? route(argument.value, of: receiver)),
        isTrailing: argument.isTrailing)
    }
    let shown =
      entry.method.label.map { label in arguments.first { $0.label == label } }
      ?? arguments.first { $0.label == nil || $0.label == "id" || $0.isTrailing }
      ?? arguments.first { Self.destinations.contains($0.label ?? "") }
    var move = LibraryMove(kind: entry.method.move, value: shown?.value)
    if entry.method.isBuilder {
      move.value = arguments.last { $0.label == "destination" || $0.isTrailing && $0.label == nil }?.value
    }
    if entry.method.move == .styled {
      guard case .enumCase(let style)? = arguments.first?.value else { return nil }
      move.kind = style.name == "push" ? .push : style.name.lowercased().contains("cover") ? .cover : .sheet
      move.value = arguments.first { $0.label == "destination" || $0.isTrailing && $0.label == nil }?.value
    }
    if case .closure(let closure)? = move.value {
      move.value = apply(.closure(closure), to: closure.expression.parameters.map { _ in receiver }, at: site)
    }
    if case .integer(let count)? = move.value, [.pop, .back].contains(move.kind) { move.count = count }
    return perform(move, on: routes?.base, site, scope)
  }

  /// The labels of what is shown.
  private static let destinations: Set<String> = ["to", "route", "destination", "screen", "view"]

  /// Notes a move of a library.
  package func perform(_ move: LibraryMove, on place: Place? = nil, _ site: Site, _ scope: Scope) -> Value {
    scope.content.items.append(.effect(Effect(operation: .library(move), place: place, site: site)))
    return .unknown
  }

  /// The types of the arguments as the method declares them, where its source is there.
  private func parameterTypes(_ name: String, _ receiver: Value, _ call: Call) -> [StaticType?] {
    var types = [StaticType?](repeating: nil, count: call.arguments.count)
    let owner = type(of: receiver)?.unwrapped.declaration
    let candidates = owner.map { index.functions(named: name, of: $0) } ?? []
    guard let member = overload(candidates.isEmpty ? index.functions[name] ?? [] : candidates, call) else {
      return types
    }
    let parameters = member.declaration.parameters
    for (parameter, position) in zip(parameters, assignment(of: call, to: parameters)) {
      if let position { types[position] = resolve(parameter.type, owner, member.file) }
    }
    return types
  }

  /// The type of a router's routes: the one it is made generic with that has the case which is given.
  private func route(_ argument: Expression, of receiver: Value) -> StaticType? {
    guard let type = type(of: receiver)?.unwrapped, type.declaration == nil else { return nil }
    let element = type.element
    let known = [element?.arguments.first].compactMap { $0 } + type.arguments
    let (name, isCalled): (String?, Bool) =
      switch argument {
      case .implicitMember(let name, _): (name, false)
      case .call(let call):
        if case .implicitMember(let name, _) = call.callee { (name, true) } else { (nil, false) }
      default: (nil, false)
      }
    let declaring = known.filter { type in name.map { type.declares($0) } ?? false }
    // Of two enumerations with a case of that name, the one whose case takes what is given.
    let fitting = declaring.first { type in
      type.unwrapped.declaration?.enumCase(name ?? "").map { $0.payload.isEmpty != isCalled } ?? false
    }
    return fitting ?? declaring.first ?? element?.arguments.first ?? element
  }

  private func isRouter(_ receiver: Value, _ entry: LibraryTable.Entry) -> Bool {
    let type = type(of: receiver)?.unwrapped
    if type?.element?.name.lastComponent == "Route" { return entry.library.isOnRoutes }
    if let type, type.declaration == nil {
      return entry.method.isUnmistakable || entry.library.receivers.contains { type.name.mentions($0) }
    }
    return type == nil && entry.method.isUnmistakable
  }

  /// `.routeWithDelaysIfUnsupported(state.routes) { $0.dismiss(); $0.presentSheet(.form) }` of TCACoordinators: what the
  /// closure does to the routes is done, however many steps older systems need for it.
  func delayedRoutes(_ name: String, _ call: Call, _ site: Site, _ scope: Scope) -> Value? {
    guard name == "routeWithDelaysIfUnsupported", let first = call.arguments.first, first.label == nil,
      let change = call.arguments.last, change.isTrailing || change.isClosure,
      let routes = place(evaluate(first.value, scope, expecting: nil))
    else { return nil }
    let closure = evaluate(change.value, scope, expecting: nil)
    let result = applyCollecting(closure, [.place(routes)], site)
    scope.content.items.append(.include(result.content, site))
    return .unknown
  }

  /// What an array of routes is to begin with: the value in its first `.root(…)`.
  func rootRoute(of place: Place) -> Value? {
    for case .array(let routes) in initialValues(of: place) {
      if let root = routes.rootRoute { return root }
    }
    if let root = begunRoots[place.base] { return root }
    // What the state is made with where nothing else is said, also under another name.
    guard let owner = index.type(declaredAs: place.owner), !owner.isClass,
      case .object(let made) = constructPlain(owner)
    else { return nil }
    return owner.stored.lazy.compactMap { property in
      if case .array(let routes)? = made.fields[property.name] { routes.rootRoute } else { nil }
    }.first ?? writtenRoot(in: owner) ?? assignedRoots(of: place, in: owner)
  }

  /// The root in another stored array, which the routes are computed from.
  private func writtenRoot(in state: DeclaredType) -> Value? {
    for property in state.stored {
      guard let member = index.properties(named: property.name, of: state).first,
        case .array(let routes) = initialValue(member, state), let root = routes.rootRoute
      else { continue }
      return root
    }
    return nil
  }

  /// The roots that a feature gives to routes which are empty at first: `state.routes = [.root(.login)]`; or that the
  /// state's initialisers give to the array which the routes are computed from.
  private func assignedRoots(of place: Place, in state: DeclaredType) -> Value? {
    if let feature = index.feature(of: StaticType(name: state.name, declaration: state)),
      let roots = roots(assignedTo: [place.name], by: feature, place.type)
    {
      return roots
    }
    return roots(assignedTo: Set(state.stored.map(\.name)), by: state, place.type)
  }

  private func roots(assignedTo names: Set<String>, by type: DeclaredType, _ routes: StaticType?) -> Value? {
    var roots: [Value] = []
    let functions = type.functions.values.joined().map {
      ($0.declaration.code, $0.file, $0.declaration.offset)
    }
    let properties = type.properties.values.joined().flatMap { member in
      member.declaration.code.map { (Optional($0), member.file, member.declaration.offset) }
    }
    for (code, file, _) in (functions + properties).sorted(by: { ($0.1, $0.2) < ($1.1, $1.2) }) {
      let scope = Scope(type: type, receiver: nil, file: file, content: Content(owner: type))
      code?.statements.visit { expression in
        guard case .assignment(let target, let value, _) = expression,
          let name = target.names?.last, names.contains(name),
          case .array(let elements) = value, case .call(let call)? = elements.first,
          call.callee.calledName == "root",
          case .array(let made) = self.evaluate(value, scope, expecting: routes),
          let root = made.rootRoute, !roots.contains(root)
        else { return }
        roots.append(root)
      }
    }
    return roots.isEmpty ? nil : .oneOf(roots)
  }

  /// True for the routes of a coordinator's state, which are storage even where they are computed from others.
  func isRoutes(_ property: Property, of type: DeclaredType) -> Bool {
    property.name == "routes" && property.setter != nil
      && !type.conformances.isDisjoint(with: ["IndexedRouterState", "IdentifiedRouterState"])
  }
}

extension LibraryTable.Entry {
  fileprivate func accepts(_ call: Call) -> Bool {
    method.label.map { label in call.arguments.contains { $0.label == label } } ?? true
  }
}

extension StaticType {
  fileprivate func declares(_ name: String) -> Bool {
    guard let type = unwrapped.declaration else { return false }
    return type.enumCase(name) != nil
      || type.properties[name]?.contains(where: \.declaration.isStatic) == true
      || type.functions[name]?.contains(where: \.declaration.isStatic) == true
  }
}

extension [Value] {
  /// The value in the first of some routes: `[.root(.home)]`.
  package var rootRoute: Value? {
    guard case .enumCase(let root)? = first, root.name == "root" else { return nil }
    return root.payload.first?.value
  }
}
