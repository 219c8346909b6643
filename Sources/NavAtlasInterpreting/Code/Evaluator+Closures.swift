import NavAtlasProgram
package import NavAtlasSourceReading

extension Evaluator {
  package func apply(_ value: Value, to arguments: [Value], at site: Site) -> Value {
    let result = applyCollecting(value, arguments, site)
    if result.content.items.isEmpty { return result.value }
    // Both: what it shows, and what else it does.
    if case .content(let shown) = result.value {
      if shown === result.content { return result.value }
      if shown.holdsViews { return .content(shown.with(begun: result.content)) }
      if !result.content.includes(shown) { result.content.items.append(.include(shown, site)) }
      return .content(result.content)
    }
    add(result.value, to: result.content, at: site)
    return .content(result.content)
  }

  package func applyCollecting(_ value: Value, _ arguments: [Value], _ site: Site) -> CallResult {
    switch value {
    case .closure(let closure): return apply(closure, arguments)
    case .method(let method):
      if let witnesses = witnesses(of: method) { return applyCollecting(witnesses, arguments, site) }
      guard let member = overload(method.candidates, of: method.owner, taking: arguments) else { break }
      let missing = max(0, member.declaration.parameters.count - arguments.count)
      return invoke(
        member, method.owner, method.receiver, arguments + Array(repeating: .unknown, count: missing),
        at: site)
    case .enumCase(var enumValue):
      enumValue.payload = arguments.map { LabeledValue(label: nil, value: $0) }
      return CallResult(value: .enumCase(enumValue), content: Content(owner: nil))
    case .type(let type):
      guard let declaration = type.declaration else { break }
      // `text.flatMap(Stage.init(rawValue:))`: any of its cases.
      if declaration.kind == .enumeration {
        return CallResult(value: .typed(type), content: Content(owner: nil))
      }
      return CallResult(
        value: construct(
          declaration, arguments.map { ArgumentValue(label: nil, value: $0, isTrailing: false) }, site),
        content: Content(owner: nil))
    case .keyPath(_, let names):
      // `content: \.view`
      guard var part = arguments.first else { break }
      for name in names {
        guard let next = member(name, of: part, site, own: nil) else {
          return CallResult(value: .unknown, content: Content(owner: nil))
        }
        part = next
      }
      return CallResult(value: part, content: Content(owner: nil))
    case .choice(let values):
      let results = values.map { applyCollecting($0, arguments, site) }
      if values.areFunctions { return ways(results, site) }
      let content = Content(owner: nil, items: results.map { .include($0.content, site) })
      return CallResult(value: .oneOf(results.map(\.value)), content: content)
    case .place(let place) where isHandedOver(place) || publisher(value) != nil:
      let call = Effect(operation: .emit(arguments), place: place.base, site: site)
      return CallResult(value: .unknown, content: Content(owner: nil, items: [.effect(call)]))
    default: break
    }
    return CallResult(value: value, content: Content(owner: nil))
  }

  private func apply(_ closure: ClosureValue, _ arguments: [Value]) -> CallResult {
    let key = CallKey(
      function: ObjectIdentifier(closure), receiver: nil, arguments: arguments, assumption: assumption,
      memories: memories)
    let owner = closure.scope.type
    let site = Site(file: closure.scope.file, offset: closure.expression.offset)
    if isTooDeep(at: site) { return CallResult(value: .unknown, content: Content(owner: owner)) }
    called.insert(closure)
    let outer = environment
    environment = closure.scope.environment
    defer { environment = outer }
    return follow(key, giving: .value(.unknown), owner, nil, at: site) { content in
      depth += 1
      defer { depth -= 1 }
      return value(of: closure, arguments, content)
    }
  }

  private func value(of closure: ClosureValue, _ arguments: [Value], _ content: Content) -> Value {
    content.isOfClosure = true
    let scope = Scope(in: closure.scope, content: content)
    // What an initialiser's closures assign, they assign later.
    scope.construction = nil
    bind(arguments, of: closure.expression, scope)
    let body = closure.expression.body
    if let builder = closure.builder, let built = built(body, by: builder, scope) { return built }
    defer { noteChange(of: arguments.first, by: closure.expression, scope) }
    return stepping(body, ObjectIdentifier(closure.expression), scope) { given(by: closure, $0) }
  }

  private func given(by closure: ClosureValue, _ scope: Scope) -> Value {
    let body = closure.expression.body
    guard let single = singleValue(body, scope) else {
      let returned = run(body, scope)
      return returned.isEmpty ? .content(scope.content) : .oneOf(returned)
    }
    let site = Site(file: scope.file, offset: body[0].offset)
    switch single {
    case .object(let view) where view.type.isView:
      // A view that a closure makes is its owner's, whoever shows it.
      return .content(Content(owner: closure.scope.type, items: [.view(view, site)]))
    case .content(let done):
      // One `if` or `switch` has content of its own.
      if case .expression(.statement) = body[0], done.onlyActs { done.isOfClosure = true }
      return single
    default: return single
    }
  }

  package func bind(_ arguments: [Value], of closure: ClosureExpression, _ scope: Scope) {
    var arguments = arguments
    // `enumerated().map { row($1, $0) }`
    if arguments.count == 1, case .tuple(let parts) = arguments[0],
      closure.parameters.count > 1 || closure.parameters.isEmpty && closure.usesSecondArgument
    {
      arguments = parts.map(\.value)
    }
    for (position, value) in arguments.enumerated() { scope.variables["$\(position)"] = value }
    for (position, parameter) in closure.parameters.enumerated() {
      var value = position < arguments.count ? arguments[position] : .unknown
      if value == .unknown, let type = resolve(parameter.type, scope.type, scope.file) {
        value = .typed(type)
      }
      if parameter.name.hasPrefix("$") {
        let plain = String(parameter.name.dropFirst())
        scope.variables[parameter.name] = value
        scope.variables[plain] = place(value).map { .place($0) } ?? value
      } else {
        scope.variables[parameter.name] = value
      }
    }
    for capture in closure.captures {
      let aside = Scope(in: scope, content: Content(owner: scope.type))
      if let name = capture.label { scope.variables[name] = evaluate(capture.value, aside, expecting: nil) }
    }
  }
}

extension ClosureExpression {
  fileprivate var usesSecondArgument: Bool {
    var uses = false
    body.visit { if case .name("$1", _) = $0 { uses = true } }
    return uses
  }
}

extension Content {
  /// True where it was added as it is.
  fileprivate func includes(_ other: Content) -> Bool {
    items.contains { if case .include(let content, _) = $0 { content === other } else { false } }
  }
}

extension Content {
  /// What it shows, with what objects begin to do that are made on the way.
  fileprivate func with(begun code: Content) -> Content {
    let begun = code.items.filter { item in
      if case .handler(let handler) = item { handler.event == .lifecycle } else { false }
    }
    return begun.isEmpty ? self : Content(owner: owner, name: name, items: begun + items)
  }
}
