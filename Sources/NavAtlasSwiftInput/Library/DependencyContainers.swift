import NavAtlasSourceReading

/// Swinject and containers like it: what is registered for a type is what the container gives for it.
struct DependencyContainers: SourceIdiom {
  static let summary = "dependency containers: register(T.self) { … }, resolve(T.self)"
  let methods = ["resolve", "resolveOptional", "synchronizedResolve", "optional", "get", "make", "inject"]

  func call(_ receiver: Value, _ call: MethodCall) -> Value? {
    guard let first = call.call.arguments.first,
      first.label == nil || Self.labels.contains(first.label ?? ""),
      case .type(let type) = call.evaluator.evaluate(first.value, call.scope, expecting: nil)
    else { return nil }
    return call.evaluator.service(
      type, given: { call.arguments().dropFirst().map(\.value) }, call.site, call.scope)
  }

  private static let labels: Set<String> = ["type", "_", "serviceType", "for", "of"]
}

extension Evaluator {
  /// What a container gives for a type: what is registered for it, or else some object of it.
  func service(_ type: StaticType, given arguments: () -> [Value], _ site: Site, _ scope: Scope)
    -> Value?
  {
    let name = type.unwrapped.name
    if knownServices == nil { knownServices = Services(index) }
    guard let maker = knownServices?.maker(of: name), resolving.insert(name).inserted else {
      return type.declaration == nil ? nil : .typed(type)
    }
    defer { resolving.remove(name) }
    _ = maker.function.declaration.body
    let made =
      switch factory(of: maker) {
      case .closure(let closure):
        effects(
          of: applyCollecting(
            .closure(closure),
            Array(([.unknown] + arguments()).prefix(max(1, closure.expression.parameters.count))), site),
          site, scope)
      case let value: value
      }
    return made == .unknown && type.declaration != nil ? .typed(type) : made
  }

  /// The closure that makes it, or what was handed over.
  private func factory(of maker: Services.Maker) -> Value {
    let id = ObjectIdentifier(maker.function.declaration)
    let key = Services.Key(function: id, offset: maker.value.offset, name: maker.name)
    if let known = knownFactories[key] { return known }
    let owner = maker.owner.map { StaticType(name: $0.name, declaration: $0) }
    let scope = Scope(
      type: maker.owner, receiver: owner.map { .typed($0) }, file: maker.function.file,
      content: Content(owner: maker.owner))
    for parameter in maker.function.declaration.parameters {
      scope.variables[parameter.name] =
        resolve(parameter.type, maker.owner, maker.function.file).map { .typed($0) } ?? .unknown
    }
    let value = evaluate(maker.value, scope, expecting: nil)
    knownFactories[key] = value
    return value
  }
}

/// What all code registers by type. O(code).
struct Services {
  /// Where a type's objects are made.
  struct Maker {
    var name: String
    /// A closure, or the object itself.
    var value: Expression
    var function: DeclaredType.Member<Function>
    var owner: DeclaredType?
  }

  struct Key: Hashable {
    var function: ObjectIdentifier
    var offset: Offset
    var name: String
  }

  private var makers: [String: Maker] = [:]

  init(_ index: DeclarationIndex) {
    for name in index.functions.keys.sorted() {
      for member in index.functions[name] ?? [] { read(member, of: nil) }
    }
    for type in index.types + index.allAdditions {
      for name in type.functions.keys.sorted() {
        for member in type.functions[name] ?? [] { read(member, of: type) }
      }
    }
  }

  func maker(of name: String) -> Maker? { makers[String(name.lastComponent)] }

  private mutating func read(_ member: DeclaredType.Member<Function>, of type: DeclaredType?) {
    var found: [(String, Expression)] = []
    member.declaration.code?.statements.visit { expression in
      if case .call(let call) = expression, let (service, value) = call.implemented {
        found.append((service, value))
      }
      guard case .call(let call) = expression, let name = call.callee.calledName, name.isRegistering,
        let first = call.arguments.first?.value, let value = call.arguments.last?.value
      else { return }
      if case .type(let service) = first {
        if call.arguments.count > 1 { found.append((service.name, value)) }
      } else if case .closure(let closure) = value, let service = closure.body.last?.madeType {
        found.append((service, value))
      }
    }
    for (service, value) in found where makers[String(service.lastComponent)] == nil {
      makers[String(service.lastComponent)] = Maker(
        name: service, value: value, function: member, owner: type)
    }
  }
}

extension Call {
  /// `register { Live() }.implements(Service.self)`: the service and what makes it.
  fileprivate var implemented: (service: String, maker: Expression)? {
    guard callee.calledName == "implements", case .type(let service)? = arguments.first?.value else {
      return nil
    }
    var base = callee
    while case .member(.call(let inner), _, _) = base {
      if let name = inner.callee.calledName, name.isRegistering, let maker = inner.arguments.last?.value {
        return (service.name, maker)
      }
      base = inner.callee
    }
    return nil
  }
}

extension Statement {
  /// The type of what it gives, as far as that is written: `Router() as Routing`, `HomeModel(…)`.
  fileprivate var madeType: String? {
    switch self {
    case .expression(.conversion(_, let type)), .result(.conversion(_, let type)?): type.name
    case .expression(.call(let call)), .result(.call(let call)?):
      if case .name(let name, _) = call.callee, name.first?.isUppercase == true { name } else { nil }
    default: nil
    }
  }
}

extension String {
  fileprivate var isRegistering: Bool {
    hasPrefix("register")
      || ["bind", "provide", "single", "singleton", "factory", "autoregister"].contains(self)
  }
}
