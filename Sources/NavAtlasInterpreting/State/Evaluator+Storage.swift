import NavAtlasProgram
import NavAtlasSourceReading

extension Evaluator {
  /// The binding that `$name` is.
  func projection(of name: String, _ receiver: Value?, _ type: DeclaredType) -> Value? {
    if case .object(let object)? = receiver, let field = object.fields[name] {
      switch field {
      case .binding, .customBinding, .place: return binding(to: field)
      case .object(let part):
        return .binding(
          Place(
            owner: type.name, name: name, type: StaticType(name: part.type.name, declaration: part.type),
            held: part))
      // The property's own type may say less, such as a generic parameter.
      case .typed(let known) where known.unwrapped.declaration?.isClass == true:
        return .binding(Place(owner: type.name, name: name, type: known))
      default: break
      }
    }
    guard let member = index.properties(named: name, of: type).first else { return nil }
    let place = place(member, owner: type.name, context: type)
    return projected(by: member, of: type, place) ?? .binding(place)
  }

  package func binding(to value: Value) -> Value {
    switch value {
    case .place(let place): .binding(place)
    case .typed(let type): .binding(Place(owner: "?", name: "value", type: type))
    case .choice(let values): .oneOf(values.map { binding(to: $0) })
    default: value
    }
  }

  /// What the app adds to all bindings: `extension Binding { func isPresent() … }`.
  func addedToBindings(_ name: String, _ binding: Value) -> Value? {
    index.addition(to: "Binding").flatMap { property(name, of: $0, receiver: binding) }
  }

  /// True for what code in an extension of bindings may name alone: members of what is bound to are none of its own.
  package func isOwn(_ name: String, ofBinding binding: Value) -> Bool {
    ["wrappedValue", "projectedValue"].contains(name) || addedToBindings(name, binding) != nil
  }

  /// A binding's member: the binding to a part of what it is bound to.
  func bindingMember(_ name: String, _ place: Place) -> Value? {
    switch name {
    case "wrappedValue": return .place(place)
    case "projectedValue", "animation": return .binding(place)
    default: break
    }
    guard let type = place.type?.unwrapped else { return .binding(Place(owner: "?", name: name)) }
    if let member = storeMember(name, type, .binding(place)) { return binding(to: member) }
    if let declaration = type.declaration {
      if declaration.enumCase(name) != nil {
        var part = place
        part.enumCase = name
        part.type = payloadType(name, declaration)
        return .binding(part)
      }
      let receiver = place.held.map { Value.object($0) } ?? .place(place)
      switch property(name, of: declaration, receiver: receiver) ?? dynamicMember(name, of: receiver) {
      case .place(let part)?: return .binding(part)
      case let other?: return binding(to: other)
      case nil: break
      }
    }
    return .binding(Place(owner: type.name, name: name))
  }

  func payloadType(_ name: String, _ declaration: DeclaredType) -> StaticType? {
    declaration.enumCase(name)?.payload.first.flatMap { resolve($0.type, declaration, declaration.file) }
  }

  /// What `@Environment(\.key)` gives.
  func environmentValue(
    _ attribute: Attribute, _ member: DeclaredType.Member<Property>, _ context: DeclaredType?
  )
    -> Value?
  {
    guard case .keyPath(_, let names)? = attribute.arguments.first?.value, let key = names.first else {
      return nil
    }
    if let builtin = Builtin(rawValue: key), !isOwnEnvironmentKey(key) { return .builtin(builtin) }
    if let given = environment?.values[key] {
      if given != .unknown { return given }
    } else if let value = environmentDefault(key) {
      return value
    }
    if member.declaration.type != nil { return nil }
    guard let values = index.addition(to: "EnvironmentValues"),
      let entry = index.properties(named: key, of: values).first
    else { return nil }
    if let type = resolve(entry.declaration.type, values, entry.file) {
      return .place(Place(owner: "EnvironmentValues", name: key, type: type))
    }
    let initial = initialValue(entry, values)
    return .place(Place(owner: "EnvironmentValues", name: key, type: self.type(of: initial)))
  }
}
