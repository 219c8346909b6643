import NavAtlasProgram
import NavAtlasSourceReading

/// Views of The Composable Architecture that hand on a store.
struct StoreViews: SourceIdiom {
  static let summary = "views that hand on a store, also by the case that its state is"
  let constructors = [
    "WithViewStore", "IfLetStore", "SwitchStore", "CaseLet", "Default", "EffectTask", "Effect",
  ]
  let methods = [
    "cancellable", "debounce", "throttle", "animation", "receive", "delay", "eraseToEffect", "catchToEffect",
    "transaction",
  ]

  /// What is said of an effect besides changes nothing of what it sends.
  func call(_ receiver: Value, _ call: MethodCall) -> Value? {
    if call.name == "catchToEffect", let wrap = call.arguments().first?.value {
      let action = call.evaluator.apply(wrap, to: [.unknown], at: call.site)
      return .enumCase(EnumValue(type: nil, name: "send", payload: [LabeledValue(label: nil, value: action)]))
    }
    guard case .enumCase(let effect) = receiver, effect.type?.declaration == nil else { return nil }
    return ["send", "task", "run", "merge", "concatenate", "init"].contains(effect.name) ? receiver : nil
  }

  func construct(_ call: ConstructorCall) -> Value? {
    if call.name.hasPrefix("Effect") {
      guard let value = call.argument("value") else { return nil }
      return .enumCase(EnumValue(type: nil, name: "send", payload: [LabeledValue(label: nil, value: value)]))
    }
    if let chosen = call.name == "SwitchStore" ? cases(of: call) : optional(of: call) { return chosen }
    let content = Content(owner: call.scope.type)
    for argument in call.arguments
    where argument.isTrailing || argument.label == "then" || argument.label == "content" {
      var values = call.arguments.prefix(1).map(\.value)
      if call.name == "CaseLet" {
        // Its first argument is a case's key path: which store it hands on, the parameter's type says.
        let isClosure = if case .closure = argument.value { true } else { false }
        values = scoped(by: call).map { [$0] } ?? (isClosure ? [.typed(StaticType(name: "Store"))] : [])
      } else if call.name == "Default" {
        values = []
      } else if let store = viewStore(of: call) {
        values = [store]
      }
      call.evaluator.add(
        call.evaluator.apply(argument.value, to: values, at: call.site), to: content, at: call.site)
    }
    return .content(content)
  }

  /// The store of `WithViewStore(store, observe: \.tab, send: { .view($0) })`.
  private func viewStore(of call: ConstructorCall) -> Value? {
    guard call.name == "WithViewStore", let given = call.arguments.first?.value,
      let type = call.evaluator.type(of: given), let feature = call.evaluator.index.feature(of: type)
    else { return nil }
    let action = call.argument("send").map { call.evaluator.apply($0, to: [.unknown], at: call.site) }
    let wrapper: String? = if case .enumCase(let wrapped)? = action { wrapped.name } else { nil }
    let observed = observed(by: call, feature)
    guard wrapper != nil || observed != nil else { return nil }
    let store = call.evaluator.store(
      of: feature, origin: type.origin, sendingIn: wrapper, observing: observed)
    return .typed(store)
  }

  /// What `observe:` makes of a feature's state: one property of it, or what decides something.
  private func observed(by call: ConstructorCall, _ feature: DeclaredType) -> String? {
    let state = call.evaluator.index.nested("State", in: feature)
    guard let type = state.declaration, let observe = call.argument("observe") else { return nil }
    let seen = call.evaluator.apply(observe, to: [.typed(state)], at: call.site)
    if case .place(let part) = seen, part.owner == type.name { return part.name }
    return call.evaluator.noteObserved(seen, by: observe, of: state, at: call.site)
  }

  /// `SwitchStore(store) { CaseLet(/State.a, …) { … } }`, or the same with a `switch` inside: what the state is decides.
  private func cases(of call: ConstructorCall) -> Value? {
    guard let store = call.arguments.first?.value, let shown = call.arguments.last?.value,
      let type = call.evaluator.type(of: store), let feature = call.evaluator.index.feature(of: type),
      let state = call.evaluator.wholeState(of: feature, seenAs: type), case .closure(let closure) = shown
    else { return nil }
    let content = Content(owner: call.scope.type)
    if case .enumCase(let route) = store {
      show(route, closure, call, in: content)
      return .content(content)
    }
    let alternatives = closure.expression.body.compactMap { alternative($0, closure, call) }
    if alternatives.isEmpty {
      let chosen = call.evaluator.apply(shown, to: [.place(state)], at: call.site)
      call.evaluator.add(chosen, to: content, at: call.site)
    } else {
      content.items.append(
        .branch(Branch(subject: .place(state), alternatives: alternatives, site: call.site)))
    }
    return .content(content)
  }

  /// What is shown for the screen that a route is, whose store it has.
  private func show(_ route: EnumValue, _ closure: ClosureValue, _ call: ConstructorCall, in content: Content)
  {
    let scope = Scope(in: closure.scope, content: content)
    scope.variables[Self.chosen] = .enumCase(route)
    let own = closure.expression.body.filter { caseName(of: $0) == route.name }
    let body = own.isEmpty ? closure.expression.body.filter { caseName(of: $0) == nil } : own
    call.evaluator.bind([.enumCase(route)], of: closure.expression, scope)
    call.evaluator.build(body, scope, into: content)
  }

  /// The store that a `CaseLet` hands on, where the case around is known.
  private func scoped(by call: ConstructorCall) -> Value? {
    guard case .enumCase(let route)? = call.scope.variable(Self.chosen),
      case .keyPath(_, let names)? = call.arguments.first?.value, names.last == route.name
    else { return nil }
    return route.payload.first?.value
  }

  private static let chosen = "#case"

  /// `edit` of `CaseLet(/State.edit, …)`; nil for anything else.
  private func caseName(of statement: Statement) -> String? {
    guard case .expression(.call(let inner)) = statement, inner.callee.calledName == "CaseLet",
      case .keyPath(_, let names)? = inner.arguments.first?.value
    else { return nil }
    return names.last
  }

  private func alternative(_ statement: Statement, _ closure: ClosureValue, _ call: ConstructorCall)
    -> Branch.Alternative?
  {
    guard case .expression(.call(let inner)) = statement else { return nil }
    let test: Branch.Test
    switch inner.callee.calledName {
    case "CaseLet":
      guard case .keyPath(_, let names)? = inner.arguments.first?.value, let name = names.last else {
        return nil
      }
      test = .equals(.enumCase(EnumValue(type: nil, name: name)))
    case "Default": test = .otherwise
    default: return nil
    }
    let content = Content(owner: call.scope.type)
    _ = call.evaluator.run([statement], Scope(in: closure.scope, content: content))
    return .init(test: test, content: content)
  }

  /// `IfLetStore(store.scope(…), then: …)`, also with `else:`: whether the state is there decides.
  private func optional(of call: ConstructorCall) -> Value? {
    guard call.name == "IfLetStore", let store = call.arguments.first?.value,
      case .place(let place) = store,
      let then = call.arguments.first(where: { $0.label == "then" || $0.isTrailing && $0.label == nil })
    else { return nil }
    let other = call.arguments.first { $0.label == "else" }
    func content(_ value: Value, _ given: [Value]) -> Content {
      let content = Content(owner: call.scope.type)
      call.evaluator.add(call.evaluator.apply(value, to: given, at: call.site), to: content, at: call.site)
      return content
    }
    let branch = Branch(
      subject: .place(place),
      alternatives: [
        .init(test: .isPresent, content: content(then.value, [store])),
        .init(test: .isAbsent, content: other.map { content($0.value, []) } ?? Content(owner: nil)),
      ], site: call.site)
    return .content(Content(owner: call.scope.type, items: [.branch(branch)]))
  }
}
