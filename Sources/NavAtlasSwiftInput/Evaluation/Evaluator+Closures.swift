extension Evaluator {
  func apply(_ value: Value, to arguments: [Value], at site: Site) -> Value {
    let result = applyCollecting(value, arguments, site)
    if case .content = result.value { return result.value }
    if result.content.items.isEmpty { return result.value }
    // Both: what it shows, and what else it does.
    add(result.value, to: result.content, at: site)
    return .content(result.content)
  }

  func applyCollecting(_ value: Value, _ arguments: [Value], _ site: Site) -> CallResult {
    switch value {
    case .closure(let closure): return apply(closure, arguments)
    case .method(let method):
      guard
        let member = method.candidates.first(where: { $0.declaration.parameters.count == arguments.count })
          ?? method.candidates.first
      else { break }
      let missing = max(0, member.declaration.parameters.count - arguments.count)
      return invoke(
        member, method.owner, method.receiver, arguments + Array(repeating: .unknown, count: missing))
    case .enumCase(var enumValue):
      enumValue.payload = arguments.map { LabeledValue(label: nil, value: $0) }
      return CallResult(value: .enumCase(enumValue), content: Content(owner: nil))
    case .type(let type):
      guard let declaration = type.declaration else { break }
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
      let content = Content(owner: nil, items: results.map { .include($0.content, site) })
      return CallResult(value: .oneOf(results.map(\.value)), content: content)
    default: break
    }
    return CallResult(value: value, content: Content(owner: nil))
  }

  private func apply(_ closure: ClosureValue, _ arguments: [Value]) -> CallResult {
    let key = CallKey(function: ObjectIdentifier(closure), receiver: nil, arguments: arguments)
    if let known = calls[key] { return known }
    let content = Content(owner: closure.scope.type)
    guard depth < Self.depthLimit, running.insert(key).inserted else {
      return CallResult(value: .unknown, content: content)
    }
    defer { running.remove(key) }
    let outer = environment
    environment = closure.scope.environment
    defer { environment = outer }
    let scope = Scope(in: closure.scope, content: content)
    // What an initialiser's closures assign, they assign later.
    scope.construction = nil
    bind(arguments, of: closure.expression, scope)
    var value: Value
    depth += 1
    let body = closure.expression.body
    if let single = singleValue(body, scope) {
      value = single
      if case .object(let view) = single, view.type.isView {
        // A view that a closure makes is its owner's, whoever shows it.
        value = .content(
          Content(
            owner: closure.scope.type, items: [.view(view, Site(file: scope.file, offset: body[0].offset))]))
      }
    } else {
      let returned = run(body, scope)
      value = returned.isEmpty ? .content(content) : .oneOf(returned)
    }
    depth -= 1
    let result = CallResult(value: value, content: content)
    calls[key] = result
    // Keeps the closure alive, so that its identity stays its own.
    retained.append(closure)
    return result
  }

  func bind(_ arguments: [Value], of closure: ClosureExpression, _ scope: Scope) {
    for (position, value) in arguments.enumerated() { scope.variables["$\(position)"] = value }
    var arguments = arguments
    if arguments.count == 1, closure.parameters.count > 1, case .tuple(let parts) = arguments[0] {
      arguments = parts.map(\.value)
    }
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
  }
}
