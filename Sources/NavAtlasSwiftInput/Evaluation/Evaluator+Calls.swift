/// One argument of a call, with its value.
struct ArgumentValue {
  var label: String?
  var value: Value
  var isTrailing: Bool
}

extension Evaluator {
  func call(_ call: Call, _ scope: Scope, expecting expected: StaticType?) -> Value {
    let site = Site(file: scope.file, offset: call.offset)
    switch call.callee {
    case .name(let name, _): return callName(name, call, site, scope, expected)
    case .implicitMember(let name, _):
      if name == "init", call.arguments.contains(where: { $0.label == "get" }) {
        return frameworkCall(StaticType(name: "Binding"), "Binding", call, site, scope)
      }
      if name == "init", let type = expected?.unwrapped { return construct(type, call, site, scope) }
      let member = implicitMember(name, expected, site)
      return invoke(member, name, call, site, scope, expected)
    case .member(let base, let name, _): return callMember(base, name, call, site, scope, expected)
    case .type(let type):
      return construct(index.resolve(type, in: scope.type, file: scope.file), call, site, scope)
    case .array(let elements):
      // `[Route]()`
      if let name = elements.first.flatMap({ $0.names?.joined(separator: ".") }) {
        let type = index.resolve(TypeReference(name: name), in: scope.type, file: scope.file)
        if type.declaration != nil || call.arguments.isEmpty { return .array([]) }
      }
      return .array([])
    default:
      let callee = evaluate(call.callee, scope, expecting: nil)
      return invoke(callee, "", call, site, scope, expected)
    }
  }

  // MARK: By name

  /// True for SwiftUI's `List { }` where the app has a model of that name.
  private func isFrameworkView(_ name: String, _ type: StaticType, _ call: Call) -> Bool {
    guard let declaration = type.declaration, !declaration.isView,
      call.arguments.contains(where: \.isTrailing)
    else { return false }
    return SourceIdioms.constructors[name] != nil || FrameworkViews.names.contains(name)
  }

  private func callName(_ name: String, _ call: Call, _ site: Site, _ scope: Scope, _ expected: StaticType?)
    -> Value
  {
    if let value = statedCall(name, call, site, scope) { return value }
    let callee = value(named: name, scope)
    if case .type(let type) = callee, type.declaration == nil || isFrameworkView(name, type, call) {
      return frameworkCall(
        StaticType(name: type.declaration == nil ? type.name : name, arguments: type.arguments), name, call,
        site, scope)
    }
    if case .method = callee, scope.type?.functions[name] == nil, scope.receiver.isViewLike(self),
      let idiom = SourceIdioms.modifiers[name]
    {
      // A modifier on the view itself, inside an extension of View.
      let arguments = evaluated(call, scope)
      let base = content(scope.receiver ?? .unknown, owner: scope.type, at: site)
      if let value = idiom.modify(
        base,
        ModifierCall(name: name, arguments: arguments, call: call, site: site, scope: scope, evaluator: self))
      {
        return value
      }
    }
    // A framework's modifier for which an extension of View has overloads that this call does not mean.
    if case .method(let own) = callee, let receiver = scope.receiver, scope.type?.name == "View",
      !own.candidates.contains(where: { fits($0.declaration, call) })
    {
      return modify(receiver, name, call, site, scope)
    }
    if case .unknown = callee {
      if name == "send", scope.type?.attributes.contains("ViewAction") == true,
        let value = sendViewAction(call, site, scope)
      {
        return value
      }
      if let receiver = scope.receiver, receiver.isContent || scope.type?.name == "View",
        SourceIdioms.modifiers[name] != nil || name.first?.isLowercase == true
      {
        return modify(receiver, name, call, site, scope)
      }
      if let receiver = scope.receiver, let place = place(receiver),
        let value = mutate(place, name, evaluated(call, scope, expecting: place.type?.element), site, scope)
      {
        return value
      }
      if let receiver = scope.receiver, let value = absentCall(name, receiver, call, site, scope) {
        return value
      }
      return unknownCall(name, call, site, scope)
    }
    return invoke(callee, name, call, site, scope, expected)
  }

  private func callMember(
    _ base: Expression, _ name: String, _ call: Call, _ site: Site, _ scope: Scope, _ expected: StaticType?
  ) -> Value {
    let receiver = evaluate(base, scope, expecting: expected)
    if case .array(let values) = receiver {
      if mutateLocal(values, base, name, call, scope) { return .unknown }
      if let place = part(base, scope),
        let value = mutate(place, name, evaluated(call, scope, expecting: place.type?.element), site, scope)
      {
        return value
      }
    }
    if name == "init", case .type(let type) = receiver { return construct(type, call, site, scope) }
    if name == "init", case .name("super", _) = base { keepInherited(call, scope) }
    if case .type(let type) = receiver, type.declaration == nil, staticMember(name, of: type) == nil {
      return frameworkCall(StaticType(name: "\(type.name).\(name)"), name, call, site, scope)
    }
    if name == "callAsFunction" { return invoke(receiver, name, call, site, scope, expected) }
    if case .content = receiver, let value = absentCall(name, receiver, call, site, scope) { return value }
    if receiver.isViewLike(self) {
      let start = base.offset
      let origin = start == 0 ? site : Site(file: scope.file, offset: start)
      return modify(receiver, from: origin, name, call, site, scope)
    }
    if case .choice(let values) = receiver {
      return .oneOf(values.map { callMember(name, of: $0, call, site, scope, expected) })
    }
    return callMember(name, of: receiver, call, site, scope, expected)
  }

  private func callMember(
    _ name: String, of receiver: Value, _ call: Call, _ site: Site, _ scope: Scope, _ expected: StaticType?
  ) -> Value {
    if case .builtin(let builtin) = receiver, builtin == .presentationMode || builtin == .dismiss {
      return perform(.dismiss, site, scope)
    }
    if let value = statedCall(name, receiver, call, site, scope) { return value }
    if let value = member(name, of: receiver, site, own: nil) {
      if case .method = value { return invoke(value, name, call, site, scope, expected) }
      if case .closure = value { return invoke(value, name, call, site, scope, expected) }
      if case .enumCase = value { return invoke(value, name, call, site, scope, expected) }
      if case .builtin = value { return invoke(value, name, call, site, scope, expected) }
      if case .type(let type) = value { return construct(type, call, site, scope) }
      if case .place(let place) = value, place.type?.isFunction == true || place.type?.declaration != nil {
        return invoke(value, name, call, site, scope, expected)
      }
    }
    if let value = featureCall(name, receiver, call, site, scope) { return value }
    if case .binding = receiver,
      ["sending", "animation", "transaction", "removeDuplicates", "didSet", "map", "isPresent", "presence"]
        .contains(name)
    {
      return receiver
    }
    if let value = absentCall(name, receiver, call, site, scope) { return value }
    if let place = place(receiver),
      let value = mutate(place, name, evaluated(call, scope, expecting: place.type?.element), site, scope)
    {
      return value
    }
    return sequenceCall(name, receiver, call, site, scope, expected) ?? unknownCall(name, call, site, scope)
  }

  // MARK: Arguments

  func evaluated(_ call: Call, _ scope: Scope, expecting element: StaticType? = nil) -> [ArgumentValue] {
    call.arguments.map {
      let expected =
        $0.label == "contentsOf" ? element.map { StaticType(name: "Array", arguments: [$0]) } : element
      return ArgumentValue(
        label: $0.label, value: evaluate($0.value, scope, expecting: expected), isTrailing: $0.isTrailing)
    }
  }

  // MARK: Invocation

  /// Calls a value.
  func invoke(
    _ callee: Value, _ name: String, _ call: Call, _ site: Site, _ scope: Scope, _ expected: StaticType?
  ) -> Value {
    switch callee {
    case .method(let method): return invoke(method, call, site, scope)
    case .closure(let closure):
      let types = closure.expression.parameters.map {
        resolve($0.type, closure.scope.type, closure.scope.file)
      }
      var arguments: [Value] = []
      for (position, argument) in call.arguments.enumerated() {
        let type = position < types.count ? types[position] : nil
        arguments.append(evaluate(argument.value, scope, expecting: type))
      }
      return effects(of: applyCollecting(callee, arguments, site), site, scope)
    case .enumCase(var value):
      let payload = value.type?.declaration?.enumCase(value.name)?.payload ?? []
      value.payload = call.arguments.enumerated().map { position, argument in
        let part =
          payload.first { $0.label != nil && $0.label == argument.label }
          ?? (position < payload.count ? payload[position] : nil)
        // What an absent type such as `Route<Screen>` wraps is what it is made generic with.
        let wrapped = value.type?.declaration == nil && position == 0 ? value.type?.arguments.first : nil
        let type =
          part.flatMap {
            resolve($0.type, value.type?.declaration, value.type?.declaration?.file ?? scope.file)
          } ?? wrapped
        return LabeledValue(label: argument.label, value: evaluate(argument.value, scope, expecting: type))
      }
      return .enumCase(value)
    case .type(let type): return construct(type, call, site, scope)
    case .builtin(let builtin):
      _ = evaluated(call, scope)
      return builtin == .dismiss ? perform(.dismiss, site, scope) : .unknown
    case .choice(let values): return .oneOf(values.map { invoke($0, name, call, site, scope, expected) })
    case .object(let object):
      if let method = property("callAsFunction", of: object.type, receiver: callee) {
        return invoke(method, name, call, site, scope, expected)
      }
      // What an autoclosure makes.
      if call.arguments.isEmpty { return callee }
    case .content where call.arguments.isEmpty: return callee
    case .place(let place), .binding(let place):
      if let type = place.type?.unwrapped.declaration,
        let method = property("callAsFunction", of: type, receiver: callee)
      {
        return invoke(method, name, call, site, scope, expected)
      }
      let values = evaluated(call, scope).map(\.value)
      if isHandedOver(place) { emit(values, at: place, site, scope) }
      return place.type?.result.map { .typed($0) } ?? .unknown
    case .typed(let type):
      if let declaration = type.declaration,
        let method = property("callAsFunction", of: declaration, receiver: callee)
      {
        return invoke(method, name, call, site, scope, expected)
      }
      if type.name == "Send", let feature = type.arguments.first?.declaration,
        let argument = call.arguments.first
      {
        let action = evaluate(argument.value, scope, expecting: index.nested("Action", in: feature))
        scope.content.items.append(
          .effect(
            Effect(operation: .send(feature: feature, action: action, origin: nil), place: nil, site: site)))
        return .unknown
      }
      _ = evaluated(call, scope)
      return type.result.map { .typed($0) } ?? .unknown
    default: break
    }
    return unknownCall(name, call, site, scope)
  }

  private func invoke(_ method: MethodValue, _ call: Call, _ site: Site, _ scope: Scope) -> Value {
    guard let member = overload(method.candidates, call, scope) else {
      return unknownCall(method.name, call, site, scope)
    }
    let twins = compiledTwins(of: member, among: method.candidates)
    guard twins.count > 1 else { return invoke(member, of: method, call, site, scope) }
    return alternatives(twins.map { twin in { self.invoke(twin, of: method, call, site, $0) } }, site, scope)
  }

  private func invoke(
    _ member: DeclaredType.Member<Function>, of method: MethodValue, _ call: Call, _ site: Site,
    _ scope: Scope
  ) -> Value {
    let function = member.declaration
    let owner = method.owner
    var arguments: [Value] = []
    let given = assignment(of: call, to: function.parameters)
    for (parameter, position) in zip(function.parameters, given) {
      let type = resolve(parameter.type, owner, member.file)
      if let position, parameter.isVariadic {
        let given = call.variadicArguments(from: position)
        arguments.append(.array(given.map { evaluate($0.value, scope, expecting: type) }))
      } else if let position {
        arguments.append(
          evaluate(call.arguments[position].value, scope, expecting: type))
      } else if let fallback = parameter.fallback {
        let inner = Scope(type: owner, receiver: nil, file: member.file, content: Content(owner: owner))
        arguments.append(evaluate(fallback, inner, expecting: type))
      } else {
        arguments.append(.unknown)
      }
    }
    // A protocol's requirement: what conforms to it is called.
    if let owner, owner.kind == .interface, function.body == nil || isImplemented(method.name, by: owner) {
      return witness(method, owner, call, site, scope)
    }
    return effects(of: invoke(member, owner, method.receiver, arguments), site, scope)
  }

  /// Adds what a call does to the scope, and gives its value.
  func effects(of result: CallResult, _ site: Site, _ scope: Scope) -> Value {
    if case .content(let content) = result.value, content === result.content { return result.value }
    if !result.content.items.isEmpty { scope.content.items.append(.include(result.content, site)) }
    return result.value
  }

  /// Follows a function once for each set of arguments.
  func invoke(
    _ member: DeclaredType.Member<Function>, _ owner: DeclaredType?, _ receiver: Value?, _ arguments: [Value]
  ) -> CallResult {
    let function = member.declaration
    let arguments = coarsened(arguments, for: ObjectIdentifier(function))
    let receiver = receiver.map { shared($0) }
    let outer = environment
    if !function.mayShow(as: owner) { environment = nil }
    defer { environment = outer }
    let key = CallKey(
      function: ObjectIdentifier(function), receiver: receiver, arguments: arguments, environment: environment
    )
    if let known = calls[key] { return known }
    var result = resolve(function.result, owner, member.file)
    // `Self` is the type that is asked, which may be one that inherits or conforms.
    if function.result?.name == "Self", case .type(let type)? = receiver { result = type }
    let fallback = result.map { Value.typed($0) } ?? .unknown
    guard let body = function.body, depth < Self.depthLimit, mayEnter(function), running.insert(key).inserted
    else {
      return CallResult(value: fallback, content: Content(owner: owner))
    }
    callVariants[ObjectIdentifier(function), default: 0] += 1
    active[ObjectIdentifier(function), default: 0] += 1
    defer {
      running.remove(key)
      active[ObjectIdentifier(function), default: 1] -= 1
    }
    let content = Content(owner: owner, name: function.name)
    let scope = Scope(
      type: owner, receiver: receiver, file: member.file, content: content, environment: environment)
    for (parameter, value) in zip(function.parameters, arguments) {
      let type = resolve(parameter.type, owner, member.file)
      scope.variables[parameter.name] = value == .unknown ? type.map { .typed($0) } ?? .unknown : value
      if parameter.type?.name == "Binding" {
        scope.variables["$" + parameter.name] = value
        if let place = place(value) { scope.variables["_" + parameter.name] = .binding(place) }
      }
    }
    if let result { scope.variables["#result"] = .typed(result) }
    var value = self.result(of: body, scope, type: result, builders: function.attributes)
    if value == .unknown { value = fallback }
    let outcome = CallResult(value: value, content: content)
    calls[key] = outcome
    return outcome
  }

  /// A function that calls itself with ever new arguments is followed a few times only.
  func mayEnter(_ function: Function) -> Bool {
    active[ObjectIdentifier(function), default: 0] < Self.recursionLimit
  }

  private static let recursionLimit = 3

  /// What a body yields: what it shows where it builds a view, or what it returns.
  func result(of body: [Statement], _ scope: Scope, type: StaticType?, builders: [String]) -> Value {
    depth += 1
    defer { depth -= 1 }
    if isBuilder(type, builders) {
      build(body, scope, into: scope.content)
      return .content(scope.content)
    }
    return singleValue(body, scope) ?? .oneOf(run(body, scope))
  }

  /// A body that is one expression is that expression's value.
  func singleValue(_ body: [Statement], _ scope: Scope) -> Value? {
    guard body.count == 1, case .expression(let expression) = body[0] else { return nil }
    if case .statement(let statement) = expression {
      let inner = Content(owner: scope.type)
      let shown = Scope(in: scope, content: inner)
      let returned = run([statement], shown)
      if !inner.items.isEmpty || !returned.isEmpty {
        for value in returned { add(value, to: inner, at: Site(file: scope.file, offset: 0)) }
        return inner.items.isEmpty ? .oneOf(returned) : .content(inner)
      }
      // `switch` and `if` as expressions: the values of their branches.
      return .oneOf(run([statement.returningBranches], shown))
    }
    return evaluate(expression, scope, expecting: scope.variable("#result").flatMap { self.type(of: $0) })
  }

  private func isBuilder(_ type: StaticType?, _ attributes: [String]) -> Bool {
    if attributes.contains(where: { $0.hasSuffix("Builder") }) { return true }
    guard let type else { return false }
    if Self.builtTypes.contains(type.name) { return true }
    return type.declaration.map { $0.isView && $0.kind == .interface } ?? false
  }

  private static let builtTypes: Set<String> = [
    "View", "AnyView", "SwiftUI.View", "Scene", "ToolbarContent", "CustomizableToolbarContent", "Commands",
    "TabContent",
    "some View", "Content",
  ]
}

extension Function {
  /// False for an object's method that makes no view: it cannot see the environment.
  fileprivate func mayShow(as owner: DeclaredType?) -> Bool {
    guard let owner, owner.isClass, !owner.isBuilt else { return true }
    return result.map { ["View", "AnyView", "Content"].contains($0.name) } ?? false
  }
}

extension Value {
  var isContent: Bool { if case .content = self { true } else { false } }

  /// True for what modifiers apply to.
  func isViewLike(_ evaluator: Evaluator) -> Bool {
    switch self {
    case .content: true
    case .object(let object): object.type.isView
    case .enumCase(let value): value.type?.declaration?.isView ?? false
    case .choice(let values), .array(let values):
      !values.isEmpty && values.allSatisfy { $0.isViewLike(evaluator) }
    case .typed(let type):
      type.declaration.map { $0.isView } ?? ["View", "AnyView", "Content"].contains(type.name)
    default: false
    }
  }
}

extension Value? {
  func isViewLike(_ evaluator: Evaluator) -> Bool { self?.isViewLike(evaluator) ?? false }
}

extension Statement {
  var offset: Offset {
    if case .expression(let expression) = self { expression.offset } else { 0 }
  }

  /// The statement with the values of its branches as its results.
  var returningBranches: Statement {
    switch self {
    case .condition(let conditions, let then, let otherwise, let offset):
      .condition(conditions, then: then.returningLast, otherwise: otherwise.returningLast, offset)
    case .choice(let subject, let alternatives, let offset):
      .choice(
        subject,
        alternatives.map {
          Alternative(
            patterns: $0.patterns, hasGuard: $0.hasGuard, body: $0.body.returningLast, offset: $0.offset)
        }, offset)
    default: self
    }
  }
}

extension [Statement] {
  /// A single expression yields its value, or those of its branches, also without `return`.
  var yielding: [Statement] {
    guard count == 1, case .expression(let only) = self[0] else { return self }
    if case .statement(let statement) = only { return [statement.returningBranches] }
    return [.result(only)]
  }

  fileprivate var returningLast: [Statement] {
    guard count == 1, let last else { return self }
    if case .expression(.statement(let inner)) = last { return [inner.returningBranches] }
    if case .expression(let expression) = last { return [.result(expression)] }
    return [last.returningBranches]
  }
}
