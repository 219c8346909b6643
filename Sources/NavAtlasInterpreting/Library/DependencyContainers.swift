import NavAtlasProgram
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
      type, named: call.call.serviceName,
      given: { call.arguments().dropFirst().filter { $0.label != "name" }.map(\.value) }, call.site,
      call.scope)
  }

  private static let labels: Set<String> = ["type", "_", "serviceType", "for", "of"]
}

extension Evaluator {
  /// What a container gives for a type: what is registered for it, or else some object of it.
  func service(
    _ type: StaticType, named name: String? = nil, given arguments: () -> [Value], _ site: Site,
    _ scope: Scope
  ) -> Value? {
    if knownServices == nil { knownServices = Services(index) }
    let wanted = Services.key(type.unwrapped.name, name)
    guard let maker = knownServices?.maker(of: wanted), resolving.insert(wanted).inserted else {
      return type.declaration == nil ? nil : .typed(type)
    }
    defer { resolving.remove(wanted) }
    _ = maker.function.declaration.body
    let made =
      switch factory(of: maker, for: type) {
      case .closure(let closure):
        effects(
          of: applyCollecting(
            .closure(closure),
            Array(([.unknown] + arguments()).prefix(max(1, closure.expression.parameters.count))), site),
          site, scope)
      case let value where maker.isInitialiser: assembled(by: value, site, scope)
      case let value: value
      }
    note(made, of: type, wanted)
    return made == .unknown && type.declaration != nil ? .typed(type) : made
  }

  /// Remembers the one object that a container gives for a protocol or class.
  private func note(_ made: Value, of type: StaticType, _ key: String) {
    guard case .object(let object) = made, object.type.isClass, !object.type.isController,
      let declaration = type.unwrapped.declaration, knownServices?.ambiguous.contains(key) == false,
      serviceObjects[declaration] == nil
    else { return }
    serviceObjects[declaration] = object
  }

  /// The object that stands for any of a protocol or class, as a container gives no other.
  func serviceObject(of type: StaticType?) -> ObjectValue? {
    serviceObjects.isEmpty ? nil : type?.unwrapped.declaration.flatMap { serviceObjects[$0] }
  }

  /// What a registered initialiser makes: the container gives each of its parameters.
  private func assembled(by initialiser: Value, _ site: Site, _ scope: Scope) -> Value {
    func given(_ parameters: [Parameter], _ owner: DeclaredType?, _ file: Int) -> [Value] {
      parameters.map { parameter in
        guard let type = resolve(parameter.type, owner, file) else { return .unknown }
        return service(type, given: { [] }, site, scope) ?? .typed(type)
      }
    }
    switch initialiser {
    case .type(let type):
      guard let declaration = type.declaration else { return .typed(type) }
      let written = index.functions(named: "init", of: declaration).first
      let parameters = written?.declaration.parameters ?? memberwiseParameters(declaration)
      let values = given(parameters, declaration, written?.file ?? declaration.file)
      return construct(
        declaration, values.map { ArgumentValue(label: nil, value: $0, isTrailing: false) }, site)
    case .method(let method):
      guard let member = method.candidates.first else { return .unknown }
      let values = given(member.declaration.parameters, method.owner, member.file)
      return effects(of: applyCollecting(initialiser, values, site), site, scope)
    default: return initialiser
    }
  }

  /// The closure that makes it, or what was handed over.
  private func factory(of maker: Services.Maker, for type: StaticType) -> Value {
    let id = ObjectIdentifier(maker.function.declaration)
    let key = Services.Key(function: id, offset: maker.call.offset, name: maker.name)
    if let known = knownFactories[key] { return known }
    var scope = scope(of: maker.function, maker.owner)
    var call = maker.call
    // `{ .init(…) }` is of the type that it is registered for.
    scope.variables["#result"] = .typed(type.unwrapped)
    for parameter in maker.function.declaration.parameters {
      scope.variables[parameter.name] =
        resolve(parameter.type, maker.owner, maker.function.file).map { .typed($0) } ?? .unknown
    }
    // A function of the app's own around the registration: what it registers with what it is given.
    for helper in maker.helpers {
      let inner = self.scope(of: helper.function, helper.owner)
      inner.function = helper.function.declaration
      let parameters = helper.function.declaration.parameters
      for (parameter, position) in zip(parameters, assignment(of: call, to: parameters)) {
        let type = resolve(parameter.type, helper.owner, helper.function.file)
        inner.variables[parameter.name] =
          position.map { evaluate(call.arguments[$0].value, scope, expecting: type) }
          ?? type.map { .typed($0) } ?? .unknown
      }
      (call, scope) = (helper.call, inner)
    }
    let value = call.arguments.last.map { evaluate($0.value, scope, expecting: nil) } ?? .unknown
    knownFactories[key] = value
    return value
  }

  private func scope(of function: DeclaredType.Member<Function>, _ owner: DeclaredType?) -> Scope {
    Scope(
      type: owner, receiver: owner.map { .typed(StaticType(name: $0.name, declaration: $0)) },
      file: function.file, content: Content(owner: owner))
  }
}
