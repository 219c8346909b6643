extension Evaluator {
  func evaluateMember(_ base: Expression, _ name: String, _ site: Site, _ scope: Scope) -> Value {
    let value = evaluate(base, scope, expecting: nil)
    if case .name("super", _) = base { return .unknown }
    if name == "init", case .type = value { return value }
    if SourceIdioms.aliases.contains(name), value != .unknown, self.type(of: value) != nil { return value }
    if name.hasPrefix("$"), let type = type(of: value)?.unwrapped.declaration,
      let projected = projection(of: String(name.dropFirst()), value, type)
    {
      return projected
    }
    if let found = member(name, of: value, site, own: nil) { return found.reached(from: value) }
    // What a name stands for is shown where it is used, not where a part of it is set.
    if case .content = value, base.names == nil { add(value, to: scope.content, at: site) }
    return value == .unknown ? .place(Place(owner: "?", name: name)) : .unknown
  }

  /// A member of a value; nil where nothing of that name is known.
  ///
  /// - Parameter own: the type whose code asks, when it asks for a member of its own.
  func member(_ name: String, of value: Value, _ site: Site, own: DeclaredType?) -> Value? {
    switch value {
    case .object(let object):
      return objectMember(name, object, own ?? object.type)
    case .place(let place):
      if let object = knownObject(at: place), own == nil { return objectMember(name, object, object.type) }
      if let found = typedMember(name, place.type, value, own) { return found }
      if name == "wrappedValue" || name == "projectedValue" { return value }
      return own == nil ? frameworkMember(name, value) : nil
    case .typed(let type):
      let found = typedMember(name, type, value, own) ?? (own == nil ? frameworkMember(name, value) : nil)
      return part(found, of: type)
    case .enumCase(let enumValue):
      if let found = typedMember(name, enumValue.type, value, own) { return found }
      if name == "case" || name == "state" { return value }
      return enumValue.payload.first { $0.label == name }?.value
    case .type(let type): return staticMember(name, of: type)
    case .binding(let place): return bindingMember(name, place)
    case .customBinding(let places, _):
      return name == "wrappedValue" ? places.first.map { .place($0) } : value
    case .tuple(let parts):
      if let position = Int(name), position < parts.count { return parts[position].value }
      return parts.first { $0.label == name }?.value
    case .choice(let values):
      let found = values.compactMap { member(name, of: $0, site, own: own) }
      return found.isEmpty ? nil : .oneOf(found)
    case .array(let values):
      if name == "first" { return values.first ?? Value.none }
      if name == "last" { return values.last ?? Value.none }
      return frameworkMember(name, value) ?? typedMember(name, type(of: value), value, own)
    case .builtin(let builtin): return builtin == .presentationMode ? value : nil
    case .string, .integer, .content:
      return index.addition(to: value.frameworkType).flatMap { property(name, of: $0, receiver: value) }
    default: return nil
    }
  }

  /// Members of arrays and the like.
  private func frameworkMember(_ name: String, _ value: Value) -> Value? {
    switch name {
    case "first", "last", "randomElement": return type(of: value)?.element.map { .typed($0) }
    case "wrappedValue", "projectedValue": return value
    case "indices", "count", "isEmpty", "id", "description", "rawValue", "hashValue": return .unknown
    default:
      if ["sorted", "filter", "reversed", "lazy", "values", "elements", "wrappedValue"].contains(name) {
        return value
      }
      guard let type = type(of: value), type.declaration == nil, !Self.opaque.contains(type.name) else {
        return nil
      }
      // A member of a type whose source is absent: known by the names alone.
      return .place(Place(owner: type.name, name: name))
    }
  }

  private static let opaque: Set<String> = [
    "Array", "Set", "String", "Int", "Bool", "Optional", "NavigationPath",
  ]

  private func objectMember(_ name: String, _ object: ObjectValue, _ own: DeclaredType) -> Value? {
    if let field = object.fields[name] {
      switch field {
      case .binding where object.type.mayHaveBinding(name): return field
      case .binding(let place): return .place(place)
      case .customBinding(let places, _): return places.first.map { .place($0) } ?? .unknown
      case .typed(let type) where type.declaration == nil && object.type.isClass:
        // Something of an absent package says no more than the property's own type.
        return property(name, of: object.type, receiver: .object(object)) ?? field
      default: if !field.isState || !isMutable(name, object.type) { return field }
      }
    }
    return property(name, of: object.type, receiver: .object(object))
      ?? (own !== object.type ? property(name, of: own, receiver: .object(object)) : nil)
  }

  /// True for storage that code changes later: what an initialiser gave it does not stay.
  private func isMutable(_ name: String, _ type: DeclaredType) -> Bool {
    guard let property = type.properties[name]?.first?.declaration, !property.isConstant,
      index.assigned.contains(name)
    else { return false }
    return type.isClass || property.attributes.contains { Self.storing.contains($0.name) }
  }

  private static let storing: Set<String> = [
    "State", "StateObject", "Published", "AppStorage", "SceneStorage", "GestureState",
  ]

  private func typedMember(_ name: String, _ type: StaticType?, _ value: Value, _ own: DeclaredType?)
    -> Value?
  {
    let type = type?.unwrapped
    if let type, let found = storeMember(name, type, value) { return found }
    if let declaration = type?.declaration, let found = property(name, of: declaration, receiver: value) {
      return found
    }
    if let own, let found = property(name, of: own, receiver: value) { return found }
    guard let type, type.declaration == nil else { return nil }
    return index.addition(to: type.name).flatMap { property(name, of: $0, receiver: value) }
  }

  /// A property or method of a type, with the value it belongs to.
  func property(_ name: String, of type: DeclaredType, receiver: Value) -> Value? {
    let properties = index.properties(named: name, of: type).filter { !$0.declaration.isStatic }
    if let first = properties.first {
      guard first.declaration.getter != nil else {
        return stored(first, owner: type.name, context: type).of(instance(of: receiver, type))
      }
      return .oneOf(properties.map { computed($0, type, receiver) })
    }
    let functions = index.functions(named: name, of: type).filter { !$0.declaration.isStatic }
    if !functions.isEmpty {
      return .method(MethodValue(name: name, candidates: functions, owner: type, receiver: receiver))
    }
    // `presentedSheet` of an observed object seen through its projection, and the like.
    return nil
  }

  /// What a stored property is: a place, unless it is a constant that says what it is.
  func stored(_ member: DeclaredType.Member<Property>, owner: String, context: DeclaredType?) -> Value {
    let property = member.declaration
    if let dependency = property.attribute("Dependency"),
      case .keyPath(_, let names)? = dependency.arguments.first?.value,
      names == ["dismiss"]
    {
      return .builtin(.dismiss)
    }
    if let environment = property.attribute("Environment"),
      let value = environmentValue(environment, member, context)
    {
      return value
    }
    if property.isConstant, property.initial != nil {
      // A publisher is known by where it is.
      let itself = Value.place(place(member, owner: owner, context: context))
      if publisher(itself) != nil { return itself }
      let value = initialValue(member, context)
      if value != .unknown { return value }
    }
    return .place(place(member, owner: owner, context: context))
  }

  func place(_ member: DeclaredType.Member<Property>, owner: String, context: DeclaredType?) -> Place {
    let property = member.declaration
    var type = resolve(property.type, context, member.file)
    if type == nil, let initial = property.initial {
      type =
        resolve(initial.writtenType, context, member.file) ?? self.type(of: initialValue(member, context))
    }
    if type == nil,
      let reference = property.attributes.lazy.compactMap(\.type).first
    {
      type = index.resolve(reference, in: context, file: member.file)
    }
    if type == nil { type = dependencyType(property) ?? wrappedType(property, context, member.file) }
    if var shared = defaultsPlace(member, context) {
      shared.type = type
      return shared
    }
    return Place(owner: owner, name: property.name, type: type)
  }

  /// The type that the app declares for a dependency's key.
  private func dependencyType(_ property: Property) -> StaticType? {
    guard case .keyPath(_, let names)? = property.attribute("Dependency")?.arguments.first?.value,
      let key = names.first, let values = index.addition(to: "DependencyValues"),
      let entry = index.properties(named: key, of: values).first
    else { return nil }
    return resolve(entry.declaration.type, values, entry.file)
  }

  /// The type that a property wrapper of the app gives its property.
  private func wrappedType(_ property: Property, _ context: DeclaredType?, _ file: Int) -> StaticType? {
    for attribute in property.attributes {
      guard let wrapper = index.type(named: attribute.name, in: context, file: file),
        let wrapped = index.properties(named: "wrappedValue", of: wrapper).first
      else { continue }
      return resolve(wrapped.declaration.type, wrapper, wrapped.file)
    }
    return nil
  }

  /// What a property is to begin with.
  func initialValue(_ member: DeclaredType.Member<Property>, _ context: DeclaredType?) -> Value {
    let id = ObjectIdentifier(member.declaration)
    if let known = initialValues[id] { return known }
    initialValues[id] = .unknown
    guard let initial = member.declaration.initial else { return .unknown }
    // `lazy` ones may use what is beside them.
    let receiver = context.map { Value.typed(StaticType(name: $0.name, declaration: $0)) }
    let scope = Scope(
      type: context, receiver: member.declaration.isStatic ? nil : receiver, file: member.file,
      content: Content(owner: context))
    let value = kept(
      evaluate(initial, scope, expecting: resolve(member.declaration.type, context, member.file)),
      by: initial, in: context?.name ?? "", member.declaration.name)
    initialValues[id] = value
    if let context {
      noteRestored(
        value, at: Place(owner: context.name, name: member.declaration.name),
        Site(file: member.file, offset: member.declaration.offset))
    }
    return value
  }

  /// The object that a property is made with, where it is made in place and carries closures or other parts.
  func knownObject(at place: Place) -> ObjectValue? {
    guard let type = index.type(named: place.owner, in: nil, file: 0),
      let member = index.properties(named: place.name, of: type).first, member.declaration.initial != nil,
      case .object(let object) = initialValue(member, type), !object.fields.isEmpty
    else { return nil }
    return object
  }

  func computed(_ member: DeclaredType.Member<Property>, _ type: DeclaredType, _ receiver: Value)
    -> Value
  {
    let receiver = shared(receiver)
    let key = CallKey(
      function: ObjectIdentifier(member.declaration), receiver: receiver, arguments: [],
      environment: environment)
    if let known = calls[key] { return known.value }
    guard running.insert(key).inserted else { return .unknown }
    defer { running.remove(key) }
    let content = Content(owner: type, name: member.declaration.name)
    let scope = Scope(
      type: type, receiver: receiver, file: member.file, content: content, environment: environment)
    let result = resolve(member.declaration.type, type, member.file)
    if let result { scope.variables["#result"] = .typed(result) }
    let value = self.result(
      of: member.declaration.getter ?? [], scope, type: result,
      builders: member.declaration.attributes.map(\.name))
    calls[key] = CallResult(value: value, content: content)
    return value
  }
}

extension Expression {
  /// The type that `Type<Argument>()` and `[Element]()` name.
  fileprivate var writtenType: TypeReference? {
    guard case .call(let call) = self else { return nil }
    switch call.callee {
    case .type(let type): return type
    case .array(let elements):
      return elements.first?.names.map { .array(TypeReference(name: $0.joined(separator: "."))) }
    default: return nil
    }
  }
}

extension Attribute {
  /// The type in `@Environment(Model.self)` and `@UIApplicationDelegateAdaptor(Delegate.self)`.
  fileprivate var type: TypeReference? {
    if case .type(let type)? = arguments.first?.value { type } else { nil }
  }
}

extension Value {
  /// The value, which remembers the place it is a part of.
  fileprivate func reached(from whole: Value) -> Value {
    guard case .place(var part) = self, case .place(let place) = whole, part != place else { return self }
    part.via = [place] + place.via.prefix(2)
    part.via[0].via = []
    return .place(part)
  }

  /// True for what may be another value later; objects stay what they are.
  fileprivate var isState: Bool {
    switch self {
    case .enumCase, .string, .integer, .boolean, .none, .array, .choice, .typed, .tuple: true
    default: false
    }
  }

  fileprivate var frameworkType: String {
    switch self {
    case .string: "String"
    case .integer: "Int"
    default: "View"
    }
  }
}

extension DeclaredType {
  /// True for `var selection: Binding<Route>?`: the question is whether it was given.
  fileprivate func mayHaveBinding(_ name: String) -> Bool {
    guard let type = properties[name]?.first?.declaration.type, type.name == "Optional" else { return false }
    return type.arguments.first?.name == "Binding"
  }
}
