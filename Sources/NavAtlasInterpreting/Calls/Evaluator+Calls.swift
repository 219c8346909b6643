package import NavAtlasProgram
package import NavAtlasSourceReading

/// One argument of a call, with its value.
package struct ArgumentValue {
  package var label: String?
  package var value: Value
  package var isTrailing: Bool
}

extension Evaluator {
  package func call(_ call: Call, _ scope: Scope, expecting expected: StaticType?) -> Value {
    let site = Site(file: scope.file, offset: call.offset)
    switch call.callee {
    case .name(let name, _): return callName(name, call, site, scope, expected)
    case .implicitMember(let name, _):
      if name == "init", call.arguments.contains(where: { $0.label == "get" || $0.label == "set" }) {
        return frameworkCall(StaticType(name: "Binding"), "Binding", call, site, scope)
      }
      if name == "init", let type = expected?.unwrapped { return construct(type, call, site, scope) }
      if let value = delayedRoutes(name, call, site, scope) { return value }
      let member = staticMethod(name, beside: expected) ?? implicitMember(name, expected, site)
      return invoke(member, name, call, site, scope, expected)
    case .member(let base, let name, _): return callMember(base, name, call, site, scope, expected)
    case .type(let type):
      return construct(written(type, scope), call, site, scope)
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
    guard let declaration = type.declaration, !declaration.isView, !declaration.isController,
      call.arguments.contains(where: \.isTrailing)
    else { return false }
    return SourceIdioms.constructors[Name(name)] != nil || FrameworkViews.names.contains(Name(name))
  }

  private func callName(_ name: String, _ call: Call, _ site: Site, _ scope: Scope, _ expected: StaticType?)
    -> Value
  {
    if let value = statedCall(name, call, site, scope) { return value }
    var callee = method(name, besideComputedMeantBy: call, scope) ?? value(named: name, scope)
    if scope.variable(name) == nil, let receiver = scope.receiver,
      let method = method(name, beside: callee, of: receiver)
    {
      callee = method
    }
    if case .type(let type) = callee, type.declaration == nil || isFrameworkView(name, type, call) {
      return frameworkCall(
        StaticType(name: type.declaration == nil ? type.name : name, arguments: type.arguments), name, call,
        site, scope)
    }
    if case .method = callee, scope.type?.functions[name] == nil, scope.receiver.isViewLike(self),
      let idiom = SourceIdioms.modifiers[Name(name)]
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
    // A framework's modifier for which an extension of View has overloads that this call does not mean: what an
    // overload calls by its own name is the framework's.
    if case .method(let own) = callee, let receiver = scope.receiver, scope.type?.name == "View",
      !own.candidates.contains(where: {
        fits($0.declaration, call) && !isFollowed($0.declaration)
          && scope.root.function !== $0.declaration
      })
    {
      return modify(receiver, name, call, site, scope)
    }
    // What an extension of a framework's class calls is the class's own where the extension's do not fit.
    if case .method(let own) = callee, !isMeant(own, call, scope), let receiver = scope.receiver,
      let value = absentCall(name, receiver, call, site, scope)
    {
      return value
    }
    if case .unknown = callee {
      // What an extension of an action's type calls by its own name.
      if name == "callAsFunction", case .builtin(let action)? = scope.receiver {
        return invoke(action, call, site, scope)
      }
      if name == "send", scope.type?.attributes.contains("ViewAction") == true,
        let value = sendViewAction(call, site, scope)
      {
        return value
      }
      if let receiver = scope.receiver, receiver.isContent || scope.type?.name == "View",
        SourceIdioms.modifiers[Name(name)] != nil || name.beginsLowercase,
        !Self.freeFunctions.contains(name)
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
    let declared = scope.variable(name) == nil ? scope.receiver.flatMap { functionType(of: name, $0) } : nil
    return invoke(callee, name, call, site, scope, expected, as: declared)
  }

  private func callMember(
    _ base: Expression, _ name: String, _ call: Call, _ site: Site, _ scope: Scope, _ expected: StaticType?
  ) -> Value {
    if name != "init", case .name("super", _) = base, let value = callInherited(name, call, site, scope) {
      return value
    }
    forget(base.names?.last)
    if name == "toggle", toggleBound(base, site, scope) { return .unknown }
    var receiver = evaluate(base, scope, expecting: expected)
    if receiver == .unknown, let colour = colour(base, modifiedBy: name, scope) { receiver = colour }
    if addToLocal(receiver, base, name, call, scope) { return .unknown }
    if Self.changingMethods.contains(name), loosen(listWithPart: base, scope) {
      _ = evaluated(call, scope)
      return .unknown
    }
    if case .array(let values) = receiver {
      if mutateLocal(values, base, name, call, scope) { return .unknown }
      if let place = part(base, scope),
        let value = mutate(place, name, evaluated(call, scope, expecting: place.type?.element), site, scope)
      {
        return value
      }
    }
    if name == "init", case .type(let type) = receiver { return construct(type, call, site, scope) }
    if name == "init", case .name("super", _) = base,
      initialiseInherited(call, scope) || keepInherited(call, scope)
    {
      return .unknown
    }
    if name == "init", case .name("self", _) = base, delegate(call, scope) { return .unknown }
    if case .type(let type) = receiver, type.declaration == nil, Self.effects.contains(type.name) {
      if let value = delayedRoutes(name, call, site, scope) { return value }
      return invoke(implicitMember(name, nil, site), name, call, site, scope, expected)
    }
    if case .type(let type) = receiver, type.declaration == nil, staticMember(name, of: type) == nil {
      if let made = index.type(named: name, ofModule: type.name) { return construct(made, call, site, scope) }
      // A value by the name of its module, as one that backports it has.
      let isValue = Self.values.contains(Name(name)) && index.files[scope.file].imports.contains(type.name)
      return absentCall(name, receiver, call, site, scope)
        ?? frameworkCall(
          StaticType(name: isValue ? name : "\(type.name).\(name)"), name, call, site, scope)
    }
    if name == "callAsFunction" { return invoke(receiver, name, call, site, scope, expected) }
    // What the app adds to all views is no method of a package by the same name.
    if case .content = receiver, index.viewAddition?.functions[name] == nil,
      let value = absentCall(name, receiver, call, site, scope)
    {
      return value
    }
    // A list of views is a list to those who go through it.
    if case .array = receiver, Self.iterations.contains(name) {
      if let value = sequenceCall(name, receiver, call, site, scope, expected) { return value }
    }
    // What absent code makes of a publisher's values may look like a view: it still tells who hears it.
    if Self.hearing.contains(name), receiver.isViewLike(self) {
      return callMember(name, of: .unknown, call, site, scope, expected)
    }
    if receiver.isViewLike(self) {
      let start = base.offset
      let origin = start == 0 ? site : Site(file: scope.file, offset: start)
      return modify(receiver, from: origin, name, call, site, scope)
    }
    // A view that may be none, as `map` makes one of an optional, is one where there is something.
    if let view = receiver.viewWherePresent, name != "map", name != "flatMap" {
      return .oneOf([modify(view, name, call, site, scope), .none])
    }
    if let made = madeByFactory(base, name, call, site, scope) { return made }
    if case .choice(let values) = receiver {
      // What is not known of a receiver says nothing beside what is.
      let known = withoutRepeats(values.filter { $0 != .unknown && $0 != Value.none })
      return .oneOf(
        (known.isEmpty ? values : known).map { callMember(name, of: $0, call, site, scope, expected) })
    }
    return callMember(name, of: receiver, call, site, scope, expected)
  }

  /// Methods of publishers that are no modifiers of views.
  private static let hearing: Set<String> = ["sink", "subscribe", "assign"]

  /// Without what is but known to be of a class beside an object of it: all objects of a class share their storage, so a
  /// cached one and a new one are not called one after the other.
  private func withoutRepeats(_ values: [Value]) -> [Value] {
    let classes = values.compactMap { value -> DeclaredType? in
      if case .object(let object) = value, object.type.isClass { object.type } else { nil }
    }
    if classes.isEmpty { return values }
    return values.filter { value in
      let type: StaticType? =
        switch value {
        case .place(let place): place.held == nil ? place.type : nil
        case .typed(let type): type
        default: nil
        }
      guard let kept = type?.unwrapped.declaration else { return true }
      return !classes.contains { $0 === kept || kept.kind == .interface && $0.conforms(to: kept.shortName) }
    }
  }

  /// What is no modifier of the view itself in an extension of View either.
  private static let freeFunctions: Set<String> = [
    "print", "debugPrint", "dump", "assert", "assertionFailure", "precondition", "preconditionFailure",
    "fatalError", "abort", "exit", "sleep", "usleep",
    "abs", "ceil", "cos", "exp", "fabs", "floor", "hypot", "log", "max", "min", "pow", "round", "sin", "sqrt",
    "arc4random", "arc4random_uniform", "readLine", "repeatElement", "stride", "swap", "type", "zip",
  ]

  /// What reducers return: `Effect.send(.x)` is `.send(.x)`.
  private static let effects: Set<String> = ["Effect", "EffectOf", "EffectTask"]

  /// `Color.clear` where a modifier makes a view of it.
  private func colour(_ base: Expression, modifiedBy name: String, _ scope: Scope) -> Value? {
    guard case .member(.name("Color", _), _, let offset) = base,
      !["opacity", "mix", "resolve"].contains(name)
    else { return nil }
    let site = Site(file: scope.file, offset: offset)
    let element = Element(name: "Color", content: Content(owner: scope.type), site: site)
    return .content(Content(owner: scope.type, items: [.element(element)]))
  }

  private func callMember(
    _ name: String, of receiver: Value, _ call: Call, _ site: Site, _ scope: Scope, _ expected: StaticType?
  ) -> Value {
    if case .builtin(let builtin) = receiver, builtin == .presentationMode || builtin == .dismiss {
      return perform(.dismiss, site, scope)
    }
    if let value = statedCall(name, receiver, call, site, scope) { return value }
    if let value = viewStackCall(name, receiver, call, site, scope) { return value }
    if name == "init", case .type(let type) = receiver { return construct(type, call, site, scope) }
    if ["first", "last"].contains(name), receiver.isArray, !call.arguments.isEmpty,
      let found = sequenceCall(name, receiver, call, site, scope, expected)
    {
      return found
    }
    if let found = member(name, of: receiver, site, own: nil) {
      let value = method(name, beside: found, of: receiver) ?? found
      if case .method(let method) = value, isMeant(method, call, scope) {
        return invoke(value, name, call, site, scope, expected)
      }
      if case .closure = value {
        let declared = functionType(of: name, receiver)
        return invoke(value, name, call, site, scope, expected, as: declared)
      }
      if case .enumCase = value { return invoke(value, name, call, site, scope, expected) }
      if case .builtin = value { return invoke(value, name, call, site, scope, expected) }
      if case .type(let type) = value { return construct(type, call, site, scope) }
      if case .place(let place) = value, place.type?.isFunction == true || place.type?.declaration != nil {
        return invoke(value, name, call, site, scope, expected)
      }
      if call.arguments.isEmpty, value.isMadeByAutoclosure { return value }
    }
    if let value = featureCall(name, receiver, call, site, scope) { return value }
    if name == "sending", let bound = bound(receiver, sendingBy: call, scope) { return bound }
    if case .binding = receiver, name != "map" || !call.callee.isOfPublished || publisher(receiver) == nil,
      ["sending", "animation", "transaction", "removeDuplicates", "didSet", "map", "isPresent", "presence"]
        .contains(name)
    {
      return receiver
    }
    if let value = absentCall(name, receiver, call, site, scope) { return value }
    // What is shared is written by a function that is handed the storage.
    if name == "withLock", let place = place(receiver), let change = call.arguments.last {
      let closure = evaluate(change.value, scope, expecting: nil)
      return effects(of: applyCollecting(closure, [.place(place)], site), site, scope)
    }
    if let place = place(receiver),
      let value = mutate(place, name, evaluated(call, scope, expecting: place.type?.element), site, scope)
    {
      return value
    }
    return sequenceCall(name, receiver, call, site, scope, expected)
      ?? operatorCall(name, receiver, call, site, scope) ?? unknownCall(name, call, site, scope)
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
}

extension Value {
  /// True for what code calls as a function and is none: an autoclosure that was kept stands for what it makes.
  fileprivate var isMadeByAutoclosure: Bool {
    switch self {
    case .object, .content: true
    case .typed(let type): !type.isFunction && type.declaration != nil
    case .choice(let values): values.allSatisfy(\.isMadeByAutoclosure)
    default: false
    }
  }

  /// The views among what it may be besides nothing; nil where it is surely there, or may be anything else.
  fileprivate var viewWherePresent: Value? {
    guard case .choice(let values) = self, values.contains(.none) else { return nil }
    let present = values.filter { $0 != .none }
    let areViews = present.allSatisfy { value in
      if case .object(let object) = value {
        object.type.isView && !object.type.isClass
      } else {
        value.isContent
      }
    }
    return areViews && !present.isEmpty ? .oneOf(present) : nil
  }

  var isContent: Bool { if case .content = self { true } else { false } }

  /// True for what modifiers apply to.
  func isViewLike(_ evaluator: Evaluator) -> Bool {
    switch self {
    case .content: true
    case .object(let object): object.type.isBuilt
    case .enumCase(let value): value.type?.declaration?.isView ?? false
    case .choice(let values), .array(let values):
      !values.isEmpty && values.allSatisfy { $0.isViewLike(evaluator) }
    case .typed(let type):
      type.declaration.map { $0.isView } ?? ["View", "AnyView", "Content"].contains(type.name)
    case .place(let place):
      place.keepsViewOfCases || place.keepsView && evaluator.isKeptInObject(place)
    default: false
    }
  }
}

extension Value? {
  func isViewLike(_ evaluator: Evaluator) -> Bool { self?.isViewLike(evaluator) ?? false }
}

extension Statement {
  package var offset: Offset {
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
