import NavAtlasProgram
import NavAtlasSourceReading

/// Factory: properties of a container that make objects, injected by their key paths or called.
///
/// What a property gives is the type that it names, or the one that its closure makes where that is a protocol.
extension Evaluator {
  /// The type of `@Injected(\.router) var router`, or of `@Injected(Container.router) var router`.
  func injectedType(_ property: Property) -> StaticType? {
    for attribute in property.attributes
    where attribute.name.lastComponent.hasSuffix("Injected")
      || Self.injecting.contains(String(attribute.name.lastComponent))
    {
      switch attribute.arguments.first?.value {
      case .keyPath(_, let names): return names.last.flatMap { product(of: $0)?.type }
      case .member(.name, let name, _): return product(of: name)?.type
      default: continue
      }
    }
    return nil
  }

  private static let injecting: Set<String> = ["InjectedObject", "InjectedObservable", "InjectedType"]

  /// What `Container.shared.router()` gives; nil for any other call.
  func madeByFactory(_ base: Expression, _ name: String, _ call: Call, _ site: Site, _ scope: Scope) -> Value?
  {
    guard let names = base.names, let first = names.first,
      first.beginsUppercase || first == "container" || first == "self",
      let product = product(of: name)
    else { return nil }
    return made(product, evaluated(call, scope).map(\.value), site, scope) ?? .typed(product.type)
  }

  /// The object that a factory's closure makes, where it makes one of a class that keeps other objects.
  private func made(_ product: FactoryProduct, _ arguments: [Value], _ site: Site, _ scope: Scope) -> Value? {
    let key = "\(product.owner.name).\(product.member.declaration.name)()"
    guard let maker = product.maker, resolving.insert(key).inserted else { return nil }
    defer { resolving.remove(key) }
    _ = product.member.declaration.getter
    let id = ObjectIdentifier(product.member.declaration)
    let known = knownMakers[id]
    let closure =
      known
      ?? ClosureValue(
        maker,
        Scope(
          type: product.owner,
          receiver: .typed(StaticType(name: product.owner.name, declaration: product.owner)),
          file: product.member.file, content: Content(owner: product.owner)))
    knownMakers[id] = closure
    let result = applyCollecting(.closure(closure), arguments, site)
    guard case .object(let object) = result.value, object.type.isClass else { return nil }
    return effects(of: result, site, scope)
  }

  /// A controller or an object that is a part of the one object which a container makes of a class.
  func madePart(_ name: String, of type: StaticType?) -> Value? {
    guard let declaration = type?.unwrapped.declaration, declaration.isClass, !declaration.isController,
      let object = factoryObject(of: declaration), let part = object.fields[name]
    else { return nil }
    switch part {
    case .content: return part
    case .object(let inner): return inner.type.isController ? part : nil
    default: return nil
    }
  }

  /// The object of a class that one factory alone makes, of nothing but the container.
  private func factoryObject(of type: DeclaredType) -> ObjectValue? {
    if knownProducts == nil { knownProducts = products() }
    if knownProducts?.isEmpty == true { return nil }
    if let known = factoryObjects[type] { return known }
    let makers = (knownProducts ?? [:]).values.filter {
      $0.type.unwrapped.declaration === type && $0.member.declaration.type?.shortName == "Factory"
    }
    guard makers.count == 1, let product = makers.first else {
      factoryObjects[type] = .some(nil)
      return nil
    }
    let site = Site(file: product.member.file, offset: product.member.declaration.offset)
    let aside = Scope(
      type: product.owner, receiver: nil, file: site.file, content: Content(owner: product.owner))
    guard case .object(let object)? = made(product, [], site, aside) else { return nil }
    factoryObjects[type] = object
    return object
  }

  private func product(of name: String) -> FactoryProduct? {
    if knownProducts == nil { knownProducts = products() }
    return knownProducts?[name]
  }

  /// By the names of the properties. O(properties).
  private func products() -> [String: FactoryProduct] {
    var products: [String: FactoryProduct] = [:]
    let extended = ["Container", "SharedContainer"].compactMap { index.addition(to: $0) }
    for owner in index.types + extended {
      for (name, members) in owner.properties {
        guard let member = members.first, let given = member.declaration.givenByFactory,
          let product = resolve(given, owner, member.file)
        else { continue }
        products[name] = FactoryProduct(
          type: implementation(of: product, in: member, owner) ?? product, maker: maker(in: member),
          member: member, owner: owner)
      }
    }
    return products
  }

  /// The closure in `self { … }` or `Factory(self) { … }`.
  private func maker(in member: DeclaredType.Member<Property>) -> ClosureExpression? {
    var found: ClosureExpression?
    member.declaration.visitCode { expression in
      guard found == nil, case .call(let call) = expression,
        let name = call.callee.calledName ?? call.callee.typeName,
        ["self", "Factory", "ParameterFactory"].contains(name),
        case .closure(let closure)? = call.arguments.last?.value
      else { return }
      found = closure
    }
    return found
  }

  /// The type that the closure makes, where what the property names is a protocol.
  private func implementation(
    of product: StaticType, in member: DeclaredType.Member<Property>, _ owner: DeclaredType
  ) -> StaticType? {
    guard let interface = product.unwrapped.declaration, interface.kind == .interface else { return nil }
    var found: StaticType?
    member.declaration.visitCode { expression in
      guard found == nil, case .call(let call) = expression, case .name(let name, _) = call.callee else {
        return
      }
      let made = index.resolve(TypeReference(name: name), in: owner, file: member.file)
      if made.declaration?.conforms(to: interface.shortName) == true { found = made }
    }
    return found
  }
}

extension Property {
  /// What a factory gives: the type that it is made generic with, or what the closure makes that a static one is made
  /// with, as older versions have it.
  fileprivate var givenByFactory: TypeReference? {
    if let type { return type.isFactory ? type.arguments.last : nil }
    guard isStatic, case .call(let call)? = initial else { return nil }
    if case .type(let type) = call.callee { return type.isFactory ? type.arguments.last : nil }
    guard let name = call.callee.calledName, TypeReference(name: name).isFactory,
      case .closure(let closure)? = call.arguments.last?.value
    else { return nil }
    return closure.body.last?.madeType.map { TypeReference(name: $0) }
  }

  /// Calls a closure with each expression of what makes it.
  fileprivate func visitCode(_ body: (Expression) -> Void) {
    getterCode?.statements.visit(body)
    initial?.visit(body)
  }
}

extension TypeReference {
  fileprivate var isFactory: Bool { ["Factory", "ParameterFactory"].contains(shortName) }
}

extension Expression {
  fileprivate var typeName: String? { if case .type(let type) = self { String(type.shortName) } else { nil } }
}

/// What a property of a container makes.
struct FactoryProduct {
  var type: StaticType
  /// The closure that makes it.
  var maker: ClosureExpression?
  var member: DeclaredType.Member<Property>
  var owner: DeclaredType
}
