package import NavAtlasProgram
import NavAtlasSourceReading

/// What reducers of The Composable Architecture do with an action.
extension Evaluator {
  /// What a feature does when it receives an action.
  package func reduce(_ feature: DeclaredType, _ action: Value) -> (content: Content, results: [Value]) {
    let content = Content(owner: feature)
    var results: [Value] = []
    let site = Site(file: feature.file, offset: feature.offset)
    let type = index.nested("State", in: feature)
    let state = wholeState(of: feature, seenAs: type).map { Value.place($0) } ?? .typed(type)
    let change = change(boundBy: action, in: type)
    if let change {
      content.items.append(
        .effect(Effect(operation: .set(change.value), place: change.place, site: site)))
    }
    let action = change?.action ?? action
    for reducer in reducers(of: feature) {
      let done = Content(owner: feature)
      results += run(reducer, [state, action], into: done)
      if !done.items.isEmpty { content.items.append(.include(done, site)) }
    }
    if let place = presented(dismissedBy: action, in: type) {
      content.items.append(.effect(Effect(operation: .set(.none), place: place, site: site)))
    }
    return (content, results)
  }

  /// `send(.detail(.dismiss))` takes away what the state's `detail` presents.
  private func presented(dismissedBy action: Value, in state: StaticType) -> Place? {
    guard case .enumCase(let outer) = action, case .enumCase(let inner)? = outer.payload.first?.value,
      inner.name == "dismiss", inner.payload.isEmpty, inner.type?.declaration == nil,
      let declaration = state.declaration,
      let member = index.properties(named: outer.name, of: declaration).first,
      member.declaration.attribute("Presents") != nil
        || member.declaration.attribute("PresentationState") != nil
    else { return nil }
    return place(member, owner: declaration.name, context: declaration)
  }

  /// Runs a reducer for its effects, in both senses.
  private func run(_ reducer: Value, _ arguments: [Value], into content: Content) -> [Value] {
    switch reducer {
    case .closure(let closure):
      let scope = Scope(in: closure.scope, content: content)
      bind(arguments, of: closure.expression, scope)
      return run(closure.expression.body.yielding, scope).flatMap(\.alternatives)
    case .method(let method):
      guard
        let member = method.candidates.first(where: { $0.declaration.parameters.count >= 2 })
          ?? method.candidates.first
      else { return [] }
      let scope = Scope(type: method.owner, receiver: method.receiver, file: member.file, content: content)
      for (parameter, value) in zip(member.declaration.parameters, arguments) {
        scope.variables[parameter.name] = value
      }
      return run((member.declaration.body ?? []).yielding, scope).flatMap(\.alternatives)
    default: return []
    }
  }

  package func reducers(of feature: DeclaredType) -> [Value] {
    if let known = knownReducers[feature] { return known }
    // Parts that are made of each other.
    knownReducers[feature] = []
    var found: [Value] = []
    for value in index.reducerValues[feature] ?? [] { collectReducers(value, &found) }
    let receiver = Value.typed(StaticType(name: feature.name, declaration: feature))
    for body in index.properties(named: "body", of: feature) + index.properties(named: "core", of: feature) {
      let scope = Scope(type: feature, receiver: receiver, file: body.file, content: Content(owner: feature))
      for statement in body.declaration.getter ?? [] { collectReducers(statement, scope, &found) }
    }
    if let functions = feature.functions["reduce"] {
      found.append(
        .method(MethodValue(name: "reduce", candidates: functions, owner: feature, receiver: receiver)))
    }
    // The body may name the core.
    var read: Set<ObjectIdentifier> = []
    found = found.filter { value in value.reducerCode.map { read.insert($0).inserted } ?? true }
    knownReducers[feature] = found
    return found
  }

  private func collectReducers(_ statement: Statement, _ scope: Scope, _ found: inout [Value]) {
    switch statement {
    case .expression(let expression), .result(let expression?): collectReducers(expression, scope, &found)
    case .condition(_, let then, let otherwise, _):
      for inner in then + otherwise { collectReducers(inner, scope, &found) }
    case .compiled(let branches):
      for inner in branches.flatMap(\.body) { collectReducers(inner, scope, &found) }
    default: break
    }
  }

  func collectReducers(_ expression: Expression, _ scope: Scope, _ found: inout [Value]) {
    guard case .call(let call) = expression else {
      if case .member(.name("self", _), let name, let offset) = expression {
        return collectReducers(.name(name, offset), scope, &found)
      }
      if case .member(let base, _, _) = expression { collectReducers(base, scope, &found) }
      if case .name(let name, _) = expression, let property = scope.type?.properties[name]?.first {
        guard let getter = property.declaration.getter else {
          return collectReducers(storedIn: property, scope, &found)
        }
        collectReducers(getter, of: ObjectIdentifier(property.declaration), scope, &found)
      }
      return
    }
    if case .member(let base, _, _) = call.callee { collectReducers(base, scope, &found) }
    let name: String? = if case .type(let type) = call.callee { type.name } else { call.callee.names?.last }
    if name == "Reduce" || name == "AnyReducer" {
      for argument in call.arguments {
        let value = evaluate(argument.value, scope, expecting: nil)
        switch value {
        case .closure, .method: found.append(value)
        // A reducer that is wrapped.
        default: if argument.label == nil { collectReducers(argument.value, scope, &found) }
        }
      }
    } else if name == "withRouteReducer" || name == "combined" {
      for argument in call.arguments { collectReducers(argument.value, scope, &found) }
    } else if let name, name == "CombineReducers" || name == "EmptyReducer" || wrapsReducers(name, scope) {
      for argument in call.arguments {
        if case .closure(let closure) = argument.value {
          for inner in closure.body { collectReducers(inner, scope, &found) }
        }
      }
    } else if let function = name.flatMap({ scope.type?.functions[$0] })?.first?.declaration {
      collectReducers(function.body ?? [], of: ObjectIdentifier(function), scope, &found)
    } else if let feature = scope.type {
      found += reducers(ofPart: call, in: feature)
    }
  }

  /// True for a reducer of the app's own that is generic with what it wraps: `Logging { … }`.
  private func wrapsReducers(_ name: String, _ scope: Scope) -> Bool {
    guard let type = index.type(named: name, in: scope.type, file: scope.file), !type.generics.isEmpty else {
      return false
    }
    return type.conforms(to: "Reducer") || type.conforms(to: "ReducerProtocol")
  }

  /// The reducers that a property or method of a feature gives, which may name itself.
  private func collectReducers(
    _ body: [Statement], of declaration: ObjectIdentifier, _ scope: Scope, _ found: inout [Value]
  ) {
    guard collecting.insert(declaration).inserted else { return }
    defer { collecting.remove(declaration) }
    for statement in body { collectReducers(statement, scope, &found) }
  }

  /// The functions in a value that reduces a state, but for those of the parts that it combines.
  private func collectReducers(_ value: ReducerValue, _ found: inout [Value]) {
    guard let initial = value.member.declaration.initial else { return }
    let scope = Scope(
      type: value.owner, receiver: nil, file: value.member.file, content: Content(owner: value.owner))
    var functions: [Value] = []
    func isAliased(_ call: Call) -> Bool {
      guard case .name(let name, _) = call.callee else { return false }
      return index.isReducerAlias(name, in: value.owner, file: value.member.file)
    }
    [Statement.expression(initial)].visit { expression in
      guard case .call(let call) = expression, call.isReducer(of: value.state) || isAliased(call) else {
        return
      }
      for argument in call.arguments {
        let function = self.evaluate(argument.value, scope, expecting: nil)
        switch function {
        case .closure, .method: functions.append(function)
        default: break
        }
      }
    }
    found += functions
  }

  /// The actions that an effect sends back: `.send(.x)`, `.run { send in … }`, `.merge(…)`.
  package func sent(by effect: Value, _ feature: DeclaredType, _ content: Content, _ level: Int = 0)
    -> [Value]
  {
    guard level < 8 else { return [] }
    switch effect {
    case .choice(let values): return values.flatMap { sent(by: $0, feature, content, level + 1) }
    case .array(let values): return values.flatMap { sent(by: $0, feature, content, level + 1) }
    // What a publisher's values are mapped to.
    case .enumCase(let value)
    where value.type?.declaration.map { $0 === index.nested("Action", in: feature).declaration } == true:
      return [effect]
    case .enumCase(let value):
      switch value.name {
      case "send": return value.payload.first.map { [$0.value] } ?? []
      case "merge", "concatenate":
        return value.payload.flatMap { sent(by: $0.value, feature, content, level + 1) }
      case "init": return value.payload.filter { $0.label == "value" }.map(\.value)
      case "task":
        return value.payload.flatMap { part -> [Value] in
          guard case .closure = part.value else { return [] }
          let site = Site(file: feature.file, offset: feature.offset)
          let result = applyCollecting(part.value, [], site)
          content.items.append(.include(result.done, site))
          return result.value.alternatives.filter { if case .enumCase = $0 { true } else { false } }
        }
      case "publisher":
        return value.payload.flatMap { sent(byPublisherOf: $0.value, feature, content) }
      case "run":
        let sender = Value.typed(
          StaticType(name: "Send", arguments: [StaticType(name: feature.name, declaration: feature)]))
        for part in value.payload {
          guard case .closure = part.value else { continue }
          let result = applyCollecting(part.value, [sender], Site(file: feature.file, offset: feature.offset))
          content.items.append(.include(result.done, Site(file: feature.file, offset: feature.offset)))
        }
        return []
      default:
        for part in value.payload {
          guard case .closure = part.value else { continue }
          content.items.append(
            .include(
              applyCollecting(part.value, [.unknown], Site(file: feature.file, offset: feature.offset))
                .done, Site(file: feature.file, offset: feature.offset)))
        }
        return []
      }
    default: return []
    }
  }
}

extension Value {
  /// What tells one reducing function of a feature from another.
  fileprivate var reducerCode: ObjectIdentifier? {
    switch self {
    case .closure(let closure): ObjectIdentifier(closure.expression)
    case .method(let method): method.candidates.first.map { ObjectIdentifier($0.declaration) }
    default: nil
    }
  }
}

extension Call {
  /// `Reducer { … }`, `Reducer<State, …> { … }`, `.init { … }`, also of another name for what is combined.
  fileprivate func isReducer(of state: DeclaredType) -> Bool {
    switch callee {
    case .type(let type):
      return Self.reducers.contains(type.name)
        && (type.arguments.first.map { $0.shortName == state.shortName[...] } ?? true)
    case .name(let name, _): return Self.reducers.contains(name)
    case .member(_, let name, _), .implicitMember(let name, _): return name == "init" && arguments.count == 1
    default: return false
    }
  }

  private static let reducers: Set<String> = ["Reducer", "AnyReducer"]
}
