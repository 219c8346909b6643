import NavAtlasProgram
import NavAtlasSourceReading

/// What a view's own structure keeps of a feature's state: `ViewStore<ViewState, Action>`.
extension Evaluator {
  /// A member of that structure, where its initialiser says what of the feature's state it is.
  func viewStateMember(_ name: String, _ store: StaticType, _ feature: DeclaredType) -> Value? {
    guard let seen = viewState(of: store, feature) else { return nil }
    let found = member(name, of: .object(seen), Site(file: seen.type.file, offset: 0), own: nil)
    return found == .unknown ? nil : found
  }

  /// What the structure's initialiser, which is given the state and nothing else, makes of it.
  func viewState(of store: StaticType, _ feature: DeclaredType) -> ObjectValue? {
    guard let written = store.unwrapped.arguments.first?.unwrapped.declaration, written.kind == .structure,
      let makers = written.functions["init"], let state = index.nested("State", in: feature).declaration,
      written !== state
    else { return nil }
    let maker = makers.first { maker in
      let parameters = maker.declaration.parameters
      return parameters.count == 1
        && resolve(parameters[0].type, written, maker.file)?.declaration === state
    }
    let given = Value.typed(StaticType(name: state.name, declaration: state))
    return maker.map { initialise(written, $0, [given]) }
  }

  /// `store.scope(state: ViewState.init)`: a store of what a function makes of the state; nil where it makes nothing
  /// that is the app's own.
  func viewStateStore(of feature: DeclaredType, _ call: Call, _ site: Site, _ scope: Scope) -> Value? {
    guard let made = call.arguments.first, made.label == "state" else { return nil }
    let aside = Scope(in: scope, content: Content(owner: scope.type))
    let observe = evaluate(made.value, aside, expecting: nil)
    guard var store = viewStateStore(of: feature, observing: observe, at: site) else { return nil }
    if let wrap = call.argument("action") {
      let action = apply(evaluate(wrap, aside, expecting: nil), to: [.unknown], at: site)
      guard case .enumCase(let wrapped) = action else { return nil }
      store.arguments.append(.sending(in: wrapped.name))
    }
    return .typed(store)
  }

  /// `ViewStore(store, observe: ViewState.init)`, and one around such a store; nil for any other.
  func viewStateStore(madeWith arguments: [ArgumentValue], at site: Site) -> Value? {
    guard let given = arguments.first, given.label == nil, let type = type(of: given.value)?.unwrapped,
      index.isStore(type), let feature = index.feature(of: type)
    else { return nil }
    if let observe = arguments.first(where: { $0.label == "observe" }) {
      return viewStateStore(of: feature, observing: observe.value, at: site).map { .typed($0) }
    }
    return viewState(of: type, feature) == nil ? nil : .typed(type)
  }

  private func viewStateStore(of feature: DeclaredType, observing observe: Value, at site: Site)
    -> StaticType?
  {
    let state = index.nested("State", in: feature)
    let seen = apply(observe, to: [.typed(state)], at: site)
    guard let type = type(of: seen)?.unwrapped, let declaration = type.declaration,
      declaration.kind == .structure, declaration !== state.declaration, index.feature(of: type) == nil
    else { return nil }
    return StaticType(name: "Store", arguments: [type, index.nested("Action", in: feature)])
  }
}
