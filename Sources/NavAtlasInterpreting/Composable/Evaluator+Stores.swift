package import NavAtlasProgram
import NavAtlasSourceReading

/// Stores and reducers of The Composable Architecture.
extension Evaluator {
  ///
  /// - Parameters:
  ///   - origin: the case of the path or destination that holds its state.
  ///   - wrapper: the case of its actions that holds what a view sends.
  ///   - observed: the property of its state that a view sees of it.
  func store(
    of feature: DeclaredType, origin: String? = nil, sendingIn wrapper: String? = nil,
    observing observed: String? = nil
  ) -> StaticType {
    StaticType(
      name: "StoreOf",
      arguments: [StaticType(name: feature.name, declaration: feature)]
        + (origin.map { [StaticType(name: "." + $0)] } ?? [])
        + (wrapper.map { [.sending(in: $0)] } ?? [])
        + (observed.map { [StaticType(name: StaticType.observing + $0)] } ?? []))
  }

  /// `send(.tapped)` in a view marked `@ViewAction`.
  func sendViewAction(_ call: Call, _ site: Site, _ scope: Scope) -> Value? {
    // The view's own store, whatever a parameter is called.
    let own = scope.type.flatMap { owner in
      scope.receiver.flatMap { property("store", of: owner, receiver: $0) }
    }
    guard let type = type(of: own ?? value(named: "store", scope)), let feature = index.feature(of: type),
      let argument = call.arguments.first
    else { return nil }
    send(evaluate(argument.value, scope, expecting: nil), in: "view", to: feature, type, site, scope)
    return .unknown
  }

  /// What a destination's closure is given for a value: the value, or a store that holds it.
  package func storeValue(of value: Value) -> Value {
    if case .enumCase(var route) = value, let type = route.type?.unwrapped.declaration,
      index.feature(of: route.type) != nil
    {
      let parts = type.enumCase(route.name)?.payload ?? []
      route.payload =
        route.payload.isEmpty ? parts.map { _ in LabeledValue(label: nil, value: .unknown) } : route.payload
      for (position, part) in parts.enumerated() where position < route.payload.count {
        guard let feature = index.feature(of: resolve(part.type, type, type.file)) else { continue }
        // What a case of several features in it holds is known by its own case.
        if feature.isFeatureEnum, case .enumCase(var inner) = route.payload[position].value {
          inner.type = inner.type ?? StaticType(name: feature.name, declaration: feature)
          route.payload[position].value = storeValue(of: .enumCase(inner))
          continue
        }
        route.payload[position].value = .typed(store(of: feature, origin: route.name))
      }
      return .enumCase(route)
    }
    if case .enumCase(var route) = value, route.type?.declaration == nil {
      for position in route.payload.indices {
        route.payload[position].value = storeValue(of: route.payload[position].value)
      }
      return .enumCase(route)
    }
    if case .object(let object) = value,
      let feature = index.feature(of: StaticType(name: object.type.name, declaration: object.type))
    {
      return .typed(store(of: feature))
    }
    if case .typed(let type) = value, type.name != "StoreOf", !index.isStore(type),
      let feature = index.feature(of: type), !feature.isFeatureEnum
    {
      return .typed(store(of: feature))
    }
    return value
  }

  /// A member of a store: one of its feature's state.
  func storeMember(_ name: String, _ type: StaticType, _ receiver: Value) -> Value? {
    guard index.isStore(type), let feature = index.feature(of: type) else { return nil }
    let seen = type.observed.flatMap { observedValues[$0] }
    if name == "state", let seen { return seen }
    if name == "state", let part = type.observed {
      let state = index.nested("State", in: feature)
      return state.declaration.flatMap { property(part, of: $0, receiver: .typed(state)) }
    }
    if name == "state" || name == "case" {
      return wholeState(of: feature, seenAs: type).map { .place($0) } ?? receiver
    }
    if ["wrappedValue", "stateless", "actionless"].contains(name) { return receiver }
    if let part = viewStateMember(name, type, feature) { return part }
    let state = index.nested("State", in: feature)
    guard let declaration = state.declaration else { return nil }
    // `viewStore.$tab` of a `@BindingState`.
    if name.hasPrefix("$") { return projection(of: String(name.dropFirst()), .typed(state), declaration) }
    return property(name, of: declaration, receiver: .typed(state))
      ?? seen.flatMap { member(name, of: $0, Site(file: declaration.file, offset: 0), own: nil) }
  }

  /// Remembers what a view sees of a feature's state, where a flag in it is computed from what is stored there.
  ///
  /// - Returns: the name by which a store has it.
  func noteObserved(_ seen: Value, by observe: Value, of state: StaticType, at site: Site) -> String? {
    let value: Value?
    switch seen {
    case .object(let parts) where parts.type.isPlain && parts.fields.values.contains(where: \.isAsked):
      value = seen
    case .typed(let type) where type.name == "Bool": value = flag(madeBy: observe, of: .typed(state))
    default: value = nil
    }
    guard let value else { return nil }
    let name = "\(site.file):\(site.offset)"
    observedValues[name] = value
    return name
  }

  /// The storage from which a closure computes a flag, nil where that is not all it does.
  private func flag(madeBy closure: Value, of state: Value) -> Value? {
    guard case .closure(let closure) = closure, closure.expression.body.count == 1,
      case .expression(let flag) = closure.expression.body[0]
    else { return nil }
    let scope = Scope(in: closure.scope, content: Content(owner: closure.scope.type))
    bind([state], of: closure.expression, scope)
    return asked(by: flag, scope).map { .place($0) }
  }

  /// Where a feature keeps its state, if that is one of several cases: what its view chooses by, and code exchanges.
  package func wholeState(of feature: DeclaredType, seenAs type: StaticType) -> Place? {
    let state = index.nested("State", in: feature)
    guard let declaration = state.declaration, declaration.kind == .enumeration else { return nil }
    return Place(owner: declaration.name, name: Place.wholeState, type: type)
  }

  /// Remembers the case that a store begins with.
  func noteInitialState(_ arguments: [ArgumentValue], of feature: DeclaredType?) {
    guard let feature else { return }
    if case .object(let made)? = arguments.first(where: { $0.label == "initialState" })?.value {
      noteFirstState(made, 0)
    }
    guard let state = wholeState(of: feature, seenAs: StaticType(name: feature.name)),
      case .enumCase(let initial)? = arguments.first(where: { $0.label == "initialState" })?.value
    else { return }
    let known = initialStates[state.owner]
    initialStates[state.owner] =
      known == nil ? .enumCase(initial) : known.map { .oneOf([$0, .enumCase(initial)]) }
  }

  /// Remembers a state that something begins with, and those of the features in it.
  private func noteFirstState(_ state: ObjectValue, _ level: Int) {
    guard level < 8, firstStates[state.type.name]?.contains(state) != true else { return }
    firstStates[state.type.name, default: []].append(state)
    for name in state.type.stored.map(\.name) {
      let member = state.type.properties[name]?.first
      let value = state.fields[name] ?? member.map { initialValue($0, state.type) }
      guard case .object(let inner)? = value, inner.type.kind == .structure, inner.type.shortName == "State"
      else { continue }
      noteFirstState(inner, level + 1)
    }
  }

  /// `send` and `scope` on a store.
  func featureCall(_ name: String, _ receiver: Value, _ call: Call, _ site: Site, _ scope: Scope) -> Value? {
    guard var type = type(of: receiver), let feature = index.feature(of: type) else { return nil }
    if !index.isStore(type) {
      guard case .place = receiver, feature.isFeatureEnum else { return nil }
      type = store(of: feature)
    }
    switch name {
    case "send":
      guard let argument = call.arguments.first else { return nil }
      let actions = index.nested("Action", in: feature)
      let sent = type.wrapper.flatMap { name in actions.declaration.flatMap { payloadType(name, $0) } }
      let action = evaluate(argument.value, scope, expecting: sent ?? actions)
      send(action, in: type.wrapper, to: feature, type, site, scope)
      return .unknown
    case "scope": return self.scope(feature, receiver, call, site, scope)
    case "binding": return binding(feature, type, call, site, scope)
    case "withState", "publisher": return .unknown
    default: return nil
    }
  }

  private func send(
    _ action: Value, in wrapper: String?, to feature: DeclaredType, _ store: StaticType, _ site: Site,
    _ scope: Scope
  ) {
    let whole = wrapper.map { name in
      Value.enumCase(
        EnumValue(
          type: index.nested("Action", in: feature), name: name,
          payload: [LabeledValue(label: nil, value: action)]))
    }
    scope.content.items.append(
      .effect(
        Effect(
          operation: .send(feature: feature, action: whole ?? action, origin: store.origin), place: nil,
          site: site)))
  }

  /// `viewStore.binding(get: \.sheet, send: .closed)`: driven by what its getter reads of the state; its setter sends.
  private func binding(
    _ feature: DeclaredType, _ type: StaticType, _ call: Call, _ site: Site, _ scope: Scope
  ) -> Value {
    let seen = viewState(of: type, feature).map { Value.object($0) }
    let state = Value.typed(index.nested("State", in: feature))
    guard case .member(let store, _, let offset) = call.callee, let getter = call.arguments.first
    else {
      return .unknown
    }
    var places: [Place] = []
    switch getter.value {
    // All that a store observes: `viewStore.binding(send: …)`.
    case _ where getter.label == "send":
      let aside = Scope(in: scope, content: Content(owner: scope.type))
      let all = evaluate(.member(store, "state", offset), aside, expecting: nil)
      places = place(all).map { [$0] } ?? []
    case .keyPath(_, let names):
      let name = names.first.map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }
      let declaration = index.nested("State", in: feature).declaration
      if let name, let declaration,
        case .place(let place)? = viewStateMember(name, type, feature)
          ?? property(name, of: declaration, receiver: state)
      {
        places = [place]
      } else if let name {
        // `get: \.isShown`, which the state computes, is `get: { $0.isShown }`.
        let read = Expression.member(.name("$0", offset), name, offset)
        places = storage(
          readBy: .init(parameters: [], body: [.expression(read)], offset: offset), seen ?? state, scope)
      }
    case .closure(let closure): places = storage(readBy: closure, seen ?? state, scope)
    default: break
    }
    guard let sent = call.arguments.first(where: { $0.label == "send" })?.value else {
      return places.first.map { .binding($0) } ?? .unknown
    }
    var action = sent
    if case .closure(let closure) = sent, let only = closure.body.first, case .expression(let made) = only {
      action = made
    }
    let send = Call(
      callee: .member(store, "send", offset), arguments: [Argument(label: nil, value: action)], offset: offset
    )
    let setter = ClosureValue(
      ClosureExpression(parameters: [], body: [.expression(.call(send))], offset: offset), scope)
    return .customBinding(places, setter: .closure(setter))
  }

  /// What a getter reads of a state.
  private func storage(readBy getter: ClosureExpression, _ state: Value, _ scope: Scope) -> [Place] {
    let inner = Scope(in: scope, content: Content(owner: scope.type))
    bind([state], of: getter, inner)
    let reader = ClosureExpression(parameters: [], body: getter.body, offset: getter.offset)
    return PlaceReader(self).places(in: code(of: .closure(ClosureValue(reader, inner))))
  }

  /// `store.scope(state:action:)`, also in its short and its presenting forms: the place of the state it looks at.
  private func scope(
    _ feature: DeclaredType, _ receiver: Value, _ call: Call, _ site: Site, _ scope: Scope
  ) -> Value? {
    guard let argument = call.arguments.first, var names = Self.path(argument.value, scope, self),
      var name = names.first
    else { return viewStateStore(of: feature, call, site, scope) ?? .unknown }
    if name.hasPrefix("$") { name = String(name.dropFirst()) }
    let state =
      feature.isFeatureEnum
      ? StaticType(name: feature.name, declaration: feature) : index.nested("State", in: feature)
    guard let declaration = state.declaration else { return .unknown }
    if let payload = payloadType(name, declaration) {
      return index.feature(of: payload).map { .typed(store(of: $0)) } ?? .unknown
    }
    guard case .place(var place)? = property(name, of: declaration, receiver: .typed(state)) else {
      return routesBehind(name, of: declaration)
    }
    // Storage in a structure that the state has.
    while names.count > 1, let part = place.type?.unwrapped.declaration, part.kind == .structure,
      case .place(let inner)? = property(names[1], of: part, receiver: .place(place))
    {
      place = inner
      names.removeFirst()
    }
    if names.count > 1 {
      place.enumCase = names[1]
      place.type = place.type?.unwrapped.declaration.flatMap { payloadType(names[1], $0) }
    }
    if let child = index.feature(of: place.type), !child.isFeatureEnum,
      place.type?.unwrapped.name != "StackState"
    {
      place.type = store(of: child)
    }
    // A list of features has a store for each.
    if let type = place.type?.unwrapped,
      ["IdentifiedArrayOf", "IdentifiedArray", "Array"].contains(type.name),
      let child = index.feature(of: type.arguments.last)
    {
      place.type = StaticType(name: "Array", arguments: [store(of: child)])
    }
    if case .binding = receiver { return .binding(place) }
    return .place(place)
  }

  /// The stored array of routes that a computed one is made of.
  private func routesBehind(_ name: String, of state: DeclaredType) -> Value {
    guard let member = index.properties(named: name, of: state).first, let getter = member.declaration.getter,
      resolve(member.declaration.type, state, member.file)?.isRoutes == true
    else { return .unknown }
    let scope = Scope(
      type: state, receiver: .typed(StaticType(name: state.name, declaration: state)), file: member.file,
      content: Content(owner: state))
    let reader = ClosureValue(ClosureExpression(parameters: [], body: getter, offset: 0), scope)
    let read = PlaceReader(self).places(in: code(of: .closure(reader)))
    return read.first { $0.type?.isRoutes == true }.map { .place($0) } ?? .unknown
  }

  /// The names of a key path, or of a closure that stands for one (`{ $0.path }`).
  private static func path(_ expression: Expression, _ scope: Scope, _ evaluator: Evaluator) -> [String]? {
    switch expression {
    case .keyPath(_, let names): return names
    case .closure(let closure):
      guard closure.body.count == 1, case .expression(let body) = closure.body[0] else { return nil }
      return body.names.map { Array($0.dropFirst()) }
    default: return nil
    }
  }
}

extension Value {
  /// True for a flag that is computed from what is stored.
  fileprivate var isAsked: Bool { if case .place(let place) = self { !place.asked.isEmpty } else { false } }
}

extension StaticType {
  /// True for arrays of a library's `Route`.
  var isRoutes: Bool { unwrapped.element?.name.lastComponent == "Route" }

  /// The case that a store's state came from.
  package var origin: String? {
    arguments.count > 1 && arguments[1].name.hasPrefix(".") ? String(arguments[1].name.dropFirst()) : nil
  }

  fileprivate static let sending = "send."

  static func sending(in wrapper: String) -> StaticType { StaticType(name: sending + wrapper) }

  fileprivate static let observing = "observe."

  /// The case of a store's actions that holds what a view sends to it.
  fileprivate var wrapper: String? { said(Self.sending) }

  /// The property of a store's state that a view sees of it.
  fileprivate var observed: String? { said(Self.observing) }

  private func said(_ what: String) -> String? {
    arguments.map(\.name).first { $0.hasPrefix(what) }.map { String($0.dropFirst(what.count)) }
  }
}
