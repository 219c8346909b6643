import NavAtlasSourceReading

/// Factory: properties of a container that make objects, injected by their key paths or called.
///
/// What a property gives is the type that it names, or the one that its closure makes where that is a protocol.
extension Evaluator {
  /// The type of `@Injected(\.router) var router`.
  func injectedType(_ property: Property) -> StaticType? {
    for attribute in property.attributes
    where attribute.name.lastComponent.hasSuffix("Injected")
      || Self.injecting.contains(String(attribute.name.lastComponent))
    {
      guard case .keyPath(_, let names)? = attribute.arguments.first?.value, let name = names.last else {
        continue
      }
      return product(of: name)
    }
    return nil
  }

  private static let injecting: Set<String> = ["InjectedObject", "InjectedObservable", "InjectedType"]

  /// What `Container.shared.router()` gives; nil for any other call.
  func madeByFactory(_ base: Expression, _ name: String) -> Value? {
    guard let names = base.names, let first = names.first,
      first.first?.isUppercase == true || first == "container" || first == "self"
    else { return nil }
    return product(of: name).map { .typed($0) }
  }

  private func product(of name: String) -> StaticType? {
    if knownProducts == nil { knownProducts = products() }
    return knownProducts?[name]
  }

  /// By the names of the properties. O(properties).
  private func products() -> [String: StaticType] {
    var products: [String: StaticType] = [:]
    let extended = ["Container", "SharedContainer"].compactMap { index.addition(to: $0) }
    for owner in index.types + extended {
      for (name, members) in owner.properties {
        guard let member = members.first, let type = member.declaration.type,
          ["Factory", "ParameterFactory"].contains(type.shortName), let given = type.arguments.last,
          let product = resolve(given, owner, member.file)
        else { continue }
        products[name] = implementation(of: product, in: member, owner) ?? product
      }
    }
    return products
  }

  /// The type that the closure makes, where what the property names is a protocol.
  private func implementation(
    of product: StaticType, in member: DeclaredType.Member<Property>, _ owner: DeclaredType
  ) -> StaticType? {
    guard let interface = product.unwrapped.declaration, interface.kind == .interface else { return nil }
    var found: StaticType?
    member.declaration.getterCode?.statements.visit { expression in
      guard found == nil, case .call(let call) = expression, case .name(let name, _) = call.callee else {
        return
      }
      let made = index.resolve(TypeReference(name: name), in: owner, file: member.file)
      if made.declaration?.conforms(to: interface.shortName) == true { found = made }
    }
    return found
  }
}
