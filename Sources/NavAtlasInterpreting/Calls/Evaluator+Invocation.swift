package import NavAtlasProgram
package import NavAtlasSourceReading

extension Evaluator {
  /// Calls a value.
  ///
  /// - Parameter declared: what a property that keeps it says what it takes.
  package func invoke(
    _ callee: Value, _ name: String, _ call: Call, _ site: Site, _ scope: Scope, _ expected: StaticType?,
    as declared: StaticType? = nil
  ) -> Value {
    switch callee {
    case .method(let method):
      let value = invoke(method, call, site, scope)
      return asked(of: method, value, expected, site, scope) ?? value
    case .closure(let closure):
      let types = taken(by: closure, as: declared)
      var arguments: [Value] = []
      for (position, argument) in call.arguments.enumerated() {
        let type = position < types.count ? types[position] : nil
        arguments.append(evaluate(argument.value, scope, expecting: type))
      }
      let result = applyCollecting(callee, arguments, site)
      takeChanged(result, call, scope)
      return effects(of: result, site, scope)
    case .enumCase(var value):
      let payload = value.type?.declaration?.enumCase(value.name)?.payload ?? []
      if let type = value.type?.declaration, payload.contains(where: { $0.fallback != nil }) {
        value.payload = completed(payload, of: type, call, scope)
        listen(toPayloadOf: value)
        return .enumCase(value)
      }
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
        let expected = type.map { written(for: argument.value, by: value.type, $0) }
        return LabeledValue(
          label: argument.label, value: evaluate(argument.value, scope, expecting: expected))
      }
      listen(toPayloadOf: value)
      return .enumCase(value)
    case .type(let type): return construct(type, call, site, scope)
    case .builtin(let builtin): return invoke(builtin, call, site, scope)
    case .choice(let values):
      if values.areFunctions { return invoke(oneOf: values, name, call, site, scope, expected) }
      return .oneOf(values.map { invoke($0, name, call, site, scope, expected) })
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
      let values = arguments(of: call, takenBy: place.type, scope)
      if let made = controllers(madeBy: place, values, site) { return made }
      if isHandedOver(place) { emit(values, at: place, site, scope) }
      if let made = function(madeBy: place, values, site) { return made }
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
      if call.arguments.isEmpty, !type.isFunction, type.declaration != nil { return callee }
      return type.result.map { .typed($0) } ?? .unknown
    default: break
    }
    return unknownCall(name, call, site, scope)
  }

  private func invoke(_ method: MethodValue, _ call: Call, _ site: Site, _ scope: Scope) -> Value {
    guard let member = overload(method.candidates, of: method.owner, call, scope) else {
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
    let given =
      call.isByPosition(for: function)
      ? function.parameters.indices.map { $0 } : assignment(of: call, to: function.parameters)
    for (parameter, position) in zip(function.parameters, given) {
      let type =
        type(behind: parameter.type, as: function.parameters, arguments, method.receiver)
        ?? parameterType(parameter.type, of: owner, member.file, method.receiver)
      if let position, parameter.isVariadic {
        let given = call.variadicArguments(from: position)
        arguments.append(.array(given.map { evaluate($0.value, scope, expecting: type) }))
      } else if let position {
        let generics = function.generics + (owner?.generics ?? [])
        let argument = call.arguments[position].value
        // What decides what a modifier or a function of the app's own shows.
        let shows = owner?.name == "View" || function.result?.name == "View"
        let flag = shows ? computedFlag(argument, as: parameter.type, scope) : nil
        let value =
          flag ?? autoclosure(argument, for: parameter, type, scope)
          ?? self.given(argument, as: type, of: generics, owner, member.file, scope)
        arguments.append(built(value, for: parameter, type, owner, member.file))
      } else if let fallback = parameter.fallback {
        let inner = Scope(type: owner, receiver: nil, file: member.file, content: Content(owner: owner))
        arguments.append(evaluate(fallback, inner, expecting: type))
      } else {
        arguments.append(.unknown)
      }
    }
    // A protocol's requirement: what conforms to it is called.
    if let owner, owner.kind == .interface, function.code == nil || isImplemented(method.name, by: owner) {
      return witness(method, owner, call, site, scope)
    }
    var result = invoke(member, owner, method.receiver, arguments, at: site)
    // What a reducer's function gives is nothing to be seen: what it does is done, whoever asks for the result.
    if case .content = result.value, Self.effects.contains(function.result?.name.lastComponent ?? "") {
      result = CallResult(value: .unknown, content: result.done)
    }
    return effects(of: result, site, scope)
  }

  private static let effects: Set<Substring> = ["Effect", "EffectOf", "EffectTask", "EffectPublisher"]

  /// Adds what a call does to the scope, and gives its value.
  package func effects(of result: CallResult, _ site: Site, _ scope: Scope) -> Value {
    if case .content(let content) = result.value, content === result.content { return result.value }
    if !result.content.items.isEmpty { scope.content.items.append(.include(result.content, site)) }
    if let awaited = result.content.awaited { scope.content.awaited = awaited }
    return result.value
  }

  /// Follows a function once for each set of arguments.
  package func invoke(
    _ member: DeclaredType.Member<Function>, _ owner: DeclaredType?, _ receiver: Value?,
    _ arguments: [Value], at site: Site? = nil
  ) -> CallResult {
    let function = member.declaration
    recorder?.note(function.name, of: owner)
    let arguments = widened(
      coarsened(arguments, for: Use(of: ObjectIdentifier(function), at: site)), for: function)
    let receiver = receiver.map { shared($0) }.map { widened([$0], for: function)[0] }
    let outer = environment
    if !function.mayShow(as: owner) { environment = nil }
    defer { environment = outer }
    let key = CallKey(
      function: ObjectIdentifier(function), receiver: receiver, arguments: arguments,
      environment: environment, assumption: assumption, memories: memories)
    // What is left of an assumption, and of what was stored, `follow` knows.
    if assumption == nil, memories.isEmpty, let known = knownResult(of: key) { return known }
    var result = resolve(function.result, owner, member.file)
    // `Self` is the type that is asked, which may be one that inherits or conforms.
    if function.result?.name == "Self", case .type(let type)? = receiver { result = type }
    result = given(result, of: owner, receiver)
    let fallback = result.map { Value.typed($0) } ?? .unknown
    let place = Site(file: member.file, offset: function.offset)
    guard let body = function.body, !isImpossible(function, owner, member.file, arguments),
      !isTooDeep(at: place)
    else {
      return CallResult(value: fallback, content: Content(owner: owner))
    }
    let isView =
      isBuilder(result, function.attributes)
      && valueBuilder(function.attributes, of: result, owner, member.file) == nil
    let form: ResultForm =
      isView ? .view : function.result == nil ? .nothing : .value(fallback)
    return follow(key, giving: form, owner, modifies(receiver) ? nil : function.name, at: place) { content in
      let scope = Scope(
        type: owner, receiver: receiver, file: member.file, content: content, environment: environment)
      scope.function = function
      bind(arguments, of: function, owner, scope)
      if let result { scope.variables["#result"] = .typed(result) }
      return within(function, arguments + [receiver].compactMap(\.self)) {
        if isView { return value(of: function, body, scope, result) ?? fallback }
        return stepping(body, ObjectIdentifier(function), scope) {
          (value(of: function, body, $0, result) ?? fallback).refined(by: result)
        }
      }
    }
  }

  /// True for a method of views called on what is written in place, which it names no more than `padding()` does.
  private func modifies(_ receiver: Value?) -> Bool {
    if case .content? = receiver { true } else { false }
  }

  private func bind(
    _ arguments: [Value], of function: Function, _ owner: DeclaredType?, _ scope: Scope
  ) {
    for (parameter, value) in zip(function.parameters, arguments) {
      let type = resolve(parameter.type, owner, scope.file)
      scope.variables[parameter.name] = value.asDeclared(type)
      if parameter.type?.name == "Binding" {
        scope.variables["$" + parameter.name] = value
        if let place = place(value) { scope.variables["_" + parameter.name] = .binding(place) }
      }
    }
  }

  /// What a function's code gives, nil where that is not known.
  private func value(of function: Function, _ body: [Statement], _ scope: Scope, _ result: StaticType?)
    -> Value?
  {
    let value = self.result(of: body, scope, type: result, builders: function.attributes)
    // A generic result is what the arguments say.
    if let reference = function.result, function.generics.contains(where: { $0.name == reference.name }),
      !value.isViewLike(self), self.type(of: value)?.unwrapped.declaration == nil
    {
      let given = written(reference, scope)
      if given.declaration != nil { return .typed(given) }
    }
    return value == .unknown ? nil : value
  }

  /// What a generic function gives whose result nothing but the caller names: `let router: Router = box.resolve()`.
  private func asked(
    of method: MethodValue, _ value: Value, _ expected: StaticType?, _ site: Site,
    _ scope: Scope
  ) -> Value? {
    guard let function = method.candidates.first?.declaration, let result = function.result?.name,
      function.generics.contains(where: { $0.name == result })
    else { return nil }
    switch value {
    case .unknown: break
    case .typed(let type) where type.unwrapped.declaration == nil && type.unwrapped.name == result: break
    default: return nil
    }
    guard let expected, expected.unwrapped.declaration != nil else { return .unknown }
    return service(expected, given: { [] }, site, scope) ?? .typed(expected)
  }

  /// Notes that a function is being followed, and with which receiver and arguments.
  package func within<Result>(_ function: Function, _ values: [Value] = [], _ body: () -> Result) -> Result {
    let id = ObjectIdentifier(function)
    let outer = waysAround
    ways[id, default: 0] += 1
    waysAround = ways(to: id)
    active[id, default: []].append(values)
    defer {
      active[id]?.removeLast()
      waysAround = outer
    }
    return body()
  }

  package func isFollowed(_ function: Function) -> Bool {
    active[ObjectIdentifier(function)]?.isEmpty == false
  }

  /// What a body yields: what it shows where it builds a view, or what it returns.
  package func result(of body: [Statement], _ scope: Scope, type: StaticType?, builders: [String]) -> Value {
    depth += 1
    defer { depth -= 1 }
    if let builder = valueBuilder(builders, of: type, scope.type, scope.file),
      let built = built(body, by: builder, scope)
    {
      return built
    }
    if isBuilder(type, builders) {
      build(body, scope, into: scope.content)
      return .content(scope.content)
    }
    return singleValue(body, scope) ?? .oneOf(run(body.returningAssigned, scope))
  }

  /// A body that is one expression is that expression's value.
  func singleValue(_ body: [Statement], _ scope: Scope) -> Value? {
    guard body.count == 1, case .expression(let expression) = body[0] else { return nil }
    if case .statement(let statement) = expression {
      let inner = Content(owner: scope.type)
      let shown = Scope(in: scope, content: inner)
      let returned = run([statement], shown)
      // A hosting controller is what it shows, one of the app's own is not.
      let isSeveral =
        !returned.isEmpty && returned.allSatisfy(\.isTuple) || returned.contains(where: \.isController)
      if isSeveral || !inner.items.isEmpty && (isValue(returned, scope) || isEffect(returned, scope)) {
        // What is done on the way to a value is done by who asks for it.
        if !inner.items.isEmpty {
          scope.content.items.append(.include(inner, Site(file: scope.file, offset: body[0].offset)))
        }
        return .oneOf(returned)
      }
      if !inner.items.isEmpty || !returned.isEmpty {
        for value in returned { add(value, to: inner, at: Site(file: scope.file, offset: 0)) }
        return inner.items.isEmpty ? .oneOf(returned) : .content(inner)
      }
      // `switch` and `if` as expressions: the values of their branches.
      let value = Value.oneOf(run([statement.returningBranches], shown))
      return value == .unknown && inner.endsBlank ? .content(inner) : value
    }
    return evaluate(expression, scope, expecting: scope.variable("#result").flatMap { self.type(of: $0) })
  }

  /// True for what a reducer's helper returns, where that is told apart from what it does itself.
  private func isEffect(_ returned: [Value], _ scope: Scope) -> Bool {
    guard let result = scope.variable("#result").flatMap({ self.type(of: $0) }),
      Self.effects.contains(result.unwrapped.name.lastComponent)
    else { return false }
    return returned.contains { if case .content = $0 { false } else { $0 != .none } }
  }

  /// True for what a function returns that is nothing to be seen, and no effect of a reducer.
  private func isValue(_ returned: [Value], _ scope: Scope) -> Bool {
    let holdsObject = returned.contains { value in
      if case .object(let object) = value { object.type.isClass } else { false }
    }
    if holdsObject { return !returned.contains { $0.isViewLike(self) } }
    guard let result = scope.variable("#result").flatMap({ self.type(of: $0) }),
      !Self.effects.contains(result.unwrapped.name.lastComponent)
    else { return false }
    if Self.plainTypes.contains(result.unwrapped.name) { return true }
    let isOfApp = result.unwrapped.declaration.map { !$0.isView && !$0.isBuilt } ?? false
    let values = returned.flatMap(\.alternatives)
    return !values.isEmpty && values.allSatisfy { $0.isPlain || isOfApp && $0 == .none }
  }

  /// Nothing of these can be seen.
  private static let plainTypes: Set<String> = ["Bool", "Int", "Double", "Date", "URL", "UUID"]

  func isBuilder(_ type: StaticType?, _ attributes: [String]) -> Bool {
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

extension Value {
  /// True for several values that are handed on together: none of them is shown by that.
  fileprivate var isTuple: Bool { if case .tuple = self { true } else { false } }

  /// True for a case, a function, or a structure that is nothing to be seen.
  fileprivate var isPlain: Bool {
    switch self {
    case .enumCase, .closure, .method: true
    case .object(let object): object.type.isPlain
    default: false
    }
  }
}

extension Call {
  /// True for a call of a variable that holds the function: it has no labels.
  fileprivate func isByPosition(for function: Function) -> Bool {
    guard let name = callee.calledName, function.name != "init",
      arguments.count == function.parameters.count,
      arguments.allSatisfy({ $0.label == nil && !$0.isTrailing })
    else { return false }
    // Of one name with the method, as a property that keeps it: then the method's own call would need its labels.
    return function.parameters.contains { $0.label != nil && (name != function.name || $0.fallback == nil) }
  }
}
