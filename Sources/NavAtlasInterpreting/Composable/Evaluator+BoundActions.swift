import NavAtlasProgram
import NavAtlasSourceReading

/// Controls that are bound to a feature's state send what its `BindingReducer` receives: `.binding(\.name)`.
extension Evaluator {
  /// The action that a control sends as it changes a place; nil where the feature has no actions for bindings.
  func boundAction(at place: Place, _ site: Site) -> Item? {
    guard let state = index.type(named: place.owner, in: nil, file: site.file), state.shortName == "State",
      let feature = index.feature(of: StaticType(name: state.name, declaration: state)),
      let actions = index.nested("Action", in: feature).declaration, actions.enumCase("binding") != nil
    else { return nil }
    let action = EnumValue(
      type: StaticType(name: actions.name, declaration: actions), name: "binding",
      payload: [LabeledValue(label: nil, value: .keyPath(nil, [place.name]))])
    return .effect(
      Effect(
        operation: .send(feature: feature, action: .enumCase(action), origin: nil), place: nil, site: site))
  }

  /// `$store.tab.sending(\.chosen)`: what is bound to one of several cases sends an action with its new value. What
  /// presents something is only taken away by that.
  func bound(_ binding: Value, sendingBy call: Call, _ scope: Scope) -> Value? {
    guard case .binding(let place) = binding, place.type?.declaration?.kind == .enumeration,
      case .keyPath(_, let names)? = call.arguments.first?.value,
      names.count == 1, let name = names.first,
      let state = index.type(named: place.owner, in: nil, file: scope.file), state.shortName == "State",
      let feature = index.feature(of: StaticType(name: state.name, declaration: state)),
      index.nested("Action", in: feature).declaration?.enumCase(name)?.payload.count == 1
    else { return nil }
    let inner = Scope(in: scope, content: Content(owner: scope.type))
    inner.variables[Self.sender] = .typed(
      StaticType(name: "Send", arguments: [StaticType(name: feature.name, declaration: feature)]))
    let action = Call(
      callee: .implicitMember(name, call.offset),
      arguments: [Argument(label: nil, value: .name("$0", call.offset))],
      offset: call.offset)
    let send = Call(
      callee: .name(Self.sender, call.offset), arguments: [Argument(label: nil, value: .call(action))],
      offset: call.offset)
    let setter = ClosureValue(
      ClosureExpression(parameters: [], body: [.expression(.call(send))], offset: call.offset), inner)
    return .customBinding([place], setter: .closure(setter))
  }

  /// The name of what sends actions in code that is not written.
  private static let sender = "#send"

  /// What `.binding(.set(\.tab, .home))` changes in a feature's state, and the action as its code receives it, which is
  /// that of a control; nil for any other action.
  func change(boundBy action: Value, in state: StaticType) -> BoundChange? {
    guard case .enumCase(var outer) = action, outer.name == "binding",
      case .enumCase(let inner)? = outer.payload.first?.value, inner.name == "set", inner.payload.count == 2,
      case .keyPath(_, let names) = inner.payload[0].value, let name = names.first,
      let declaration = state.declaration,
      case .place(var place)? = property(
        name.hasPrefix("$") ? String(name.dropFirst()) : name, of: declaration, receiver: .typed(state))
    else { return nil }
    for name in names.dropFirst() {
      guard let part = place.type?.unwrapped.declaration, part.kind == .structure,
        case .place(let inner)? = property(name, of: part, receiver: .place(place))
      else { return nil }
      place = inner
    }
    outer.payload = [LabeledValue(label: nil, value: .keyPath(nil, [place.name]))]
    let value = inner.payload[1].value.typed(as: place.type).flagged(as: place.type)
    return BoundChange(place: place, value: value, action: .enumCase(outer))
  }
}

/// What an action does to the place that it is bound to.
struct BoundChange {
  var place: Place
  var value: Value
  var action: Value
}

extension [String] {
  /// True for key paths that lead to one property, also where one of them is the projection of its wrapper.
  func isSameProperty(as other: [String]) -> Bool {
    func plain(_ names: [String]) -> Substring? {
      names.first.map { $0.hasPrefix("$") ? $0.dropFirst() : $0[...] }
    }
    return plain(self) == plain(other)
  }
}
