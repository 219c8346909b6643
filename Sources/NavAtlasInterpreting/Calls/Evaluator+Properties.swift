package import NavAtlasProgram
package import NavAtlasSourceReading

/// Stored and computed properties.
extension Evaluator {
  /// A property or method of a type, with the value it belongs to.
  ///
  /// - Parameter file: the one that asks, where others may have private members of that name.
  func property(_ name: String, of type: DeclaredType, receiver: Value, seenFrom file: Int? = nil) -> Value? {
    recorder?.note(name, of: type)
    let all = index.members(named: name, of: type)
    let members = file.map(all.seen) ?? all
    let properties = members.ownProperties
    if let first = properties.first {
      if type.kind == .interface, let known = required(first, of: type) ?? kept(first, of: type, receiver) {
        return known
      }
      guard !first.declaration.isStored && !isRoutes(first.declaration, of: type) else {
        let value = stored(first, owner: type.name, context: type).of(instance(of: receiver, type))
        return specialised(value, type, receiver)
      }
      let owner = addition(thatGives: name, to: type) ?? type
      if let itself = keptElsewhere(first, of: owner, receiver) { return .place(itself) }
      return .oneOf(written(properties, of: type).map { computed($0, owner, receiver) })
    }
    if !members.ownFunctions.isEmpty {
      return .method(
        MethodValue(name: name, candidates: members.ownFunctions, owner: type, receiver: receiver))
    }
    return nil
  }

  /// Without what a protocol only asks for, where its extension says what a type has that says nothing itself.
  private func written(_ properties: [DeclaredType.Member<Property>], of type: DeclaredType)
    -> [DeclaredType.Member<Property>]
  {
    if properties.count < 2 || type.kind == .interface { return properties }
    let written = properties.filter { $0.declaration.getterCode?.statements.isEmpty == false }
    return written.isEmpty ? properties : written
  }

  /// The extension of `View` that a view has a property from: what that calls without `self` are modifiers.
  private func addition(thatGives name: String, to type: DeclaredType) -> DeclaredType? {
    guard type.isView, type.properties[name] == nil, let view = index.viewAddition,
      view.properties[name] != nil
    else { return nil }
    return view
  }

  /// A publisher or a view that a protocol requires: those of the types that conform.
  private func required(_ requirement: DeclaredType.Member<Property>, of interface: DeclaredType) -> Value? {
    let name = requirement.declaration.name
    guard let type = requirement.declaration.type?.name.lastComponent,
      type.hasSuffix("Publisher") || type.hasSuffix("Subject") || type == "AnyView"
    else { return nil }
    let found = conformers(of: interface).prefix(8).compactMap { type in
      property(name, of: type, receiver: .typed(StaticType(name: type.name, declaration: type)))
    }
    return found.isEmpty ? nil : .oneOf(found)
  }

  /// Where the only type that conforms keeps what a protocol requires.
  private func kept(
    _ requirement: DeclaredType.Member<Property>, of interface: DeclaredType, _ receiver: Value
  ) -> Value? {
    guard requirement.declaration.getterCode?.statements.isEmpty != false else { return nil }
    let name = requirement.declaration.name
    let found = conformers(of: interface, keptIn: receiver).filter {
      $0.properties[name]?.contains(where: \.declaration.isStored) == true
    }
    guard found.count == 1 else { return nil }
    return property(
      name, of: found[0], receiver: .typed(StaticType(name: found[0].name, declaration: found[0])))
  }

  /// What a stored property is: a place, unless it is a constant that says what it is.
  package func stored(_ member: DeclaredType.Member<Property>, owner: String, context: DeclaredType?) -> Value
  {
    let property = member.declaration
    if let dependency = property.attribute("Dependency"),
      case .keyPath(_, let names)? = dependency.arguments.first?.value,
      names == ["dismiss"]
    {
      return .builtin(.dismiss)
    }
    if let focused = focusedValue(property) { return focused }
    if let factory = viewFactory(property, context, member.file) { return factory }
    listen(toDependency: property, context, member.file)
    if let environment = property.attribute("Environment"),
      let value = environmentValue(environment, member, context)
    {
      return value
    }
    if property.initial != nil, property.isConstant || !index.assigned.contains(property.name) {
      // A publisher is known by where it is: here, or where this is another name of it.
      let itself = Value.place(place(member, owner: owner, context: context))
      if publisher(itself) != nil {
        let other = initialValue(member, context)
        if case .place = other, publisher(other) != nil { return other }
        return itself
      }
    }
    if property.isConstant, property.initial != nil {
      let itself = Value.place(place(member, owner: owner, context: context))
      // So is a container controller or a window, which is filled later.
      if case .place(let place) = itself, let type = place.type,
        type.isContainerController || type.declaration == nil && type.isFilledByCode
      {
        return itself
      }
      let value = fitting(
        initialValue(member, context), resolve(property.type, context, member.file)?.unwrapped)
      // A list that is written empty stands for what would be there.
      if value != .unknown, value != .array([]) || property.type == nil { return value }
    }
    if let context, keepsFirstValue(property, of: context) {
      let value = initialValue(member, context)
      if case .enumCase = value { return value }
    }
    if !property.isConstant, property.initial != nil, context?.isController == true {
      let value = initialValue(member, context)
      if isFixedList(property, of: context, value) { return value }
    }
    if isNeverWritten(property) {
      let value = initialValue(member, context)
      if value.isListOfParts || value.isBinding { return value }
    }
    if let filled = filledList(member, of: context), filled.isListOfParts { return filled }
    let place = place(member, owner: owner, context: context)
    return environmentObject(for: property, of: place.type) ?? .place(place)
  }

  /// True for a variable that no code gives another value than the one it is written with.
  private func isNeverWritten(_ property: Property) -> Bool {
    !property.isConstant && property.initial != nil && !index.assigned.contains(property.name)
      && property.attributes.allSatisfy { Self.plainWrappers.contains($0.name) }
  }

  private static let plainWrappers: Set<String> = ["Published", "State"]

  /// True for a variable of an object that no code gives another value than its first.
  private func keepsFirstValue(_ property: Property, of type: DeclaredType) -> Bool {
    type.isClass && !property.isConstant && property.initial != nil && property.attributes.isEmpty
      && !index.assigned.contains(property.name) && type.functions["init"] == nil
  }

  package func place(_ member: DeclaredType.Member<Property>, owner: String, context: DeclaredType?) -> Place
  {
    let property = member.declaration
    let key = PlaceKey(property: ObjectIdentifier(property), context: context.map { ObjectIdentifier($0) })
    if let known = places[key], known.owner == owner { return known }
    if let elsewhere = wrappedPlace(member, context) { return elsewhere }
    var type = resolve(property.type, context, member.file).map { constrained($0, context) }
    if let type, property.attributes.isEmpty || property.attribute("AppStorage") == nil {
      let place = Place(owner: owner, name: property.name, type: type)
      places[key] = place
      return place
    }
    if type == nil, let initial = property.initial {
      type =
        resolve(initial.writtenType, context, member.file) ?? aliased(initial, context, member.file)
        ?? controllerType(initial, context, member.file) ?? self.type(of: initialValue(member, context))
    }
    if type == nil,
      let reference = property.attributes.lazy.compactMap(\.type).first
    {
      type = index.resolve(reference, in: context, file: member.file)
    }
    if type == nil {
      type =
        dependencyType(property, context, member.file) ?? injectedType(property) ?? givenType(property)
        ?? wrappedConstant(member, context) ?? wrappedType(property, context, member.file)
        ?? absentWrapper(of: property, context, member.file)
    }
    if var shared = defaultsPlace(member, context) {
      shared.type = type
      return shared
    }
    return Place(owner: owner, name: property.name, type: type)
  }

  /// The protocol of an object that a type is generic with: `router` of `ViewModel<Router: RouterHost>`.
  private func constrained(_ type: StaticType, _ context: DeclaredType?) -> StaticType {
    if let given = givenBySubclass(type, context) { return given }
    guard type.declaration == nil, let context,
      let generic = context.generics.first(where: { $0.name == type.name }),
      let constraint = resolve(generic.constraint, context, context.file),
      let interface = constraint.declaration, interface.kind == .interface,
      conformers(of: interface).contains(where: \.isClass)
    else { return type }
    return constraint
  }

  /// The type of `UINavigationController(…)`, which by its value is what it shows.
  private func controllerType(_ initial: Expression, _ context: DeclaredType?, _ file: Int) -> StaticType? {
    guard case .call(let call) = initial, let name = call.callee.calledName, name.hasSuffix("Controller")
    else {
      return nil
    }
    return index.resolve(TypeReference(name: name), in: context, file: file)
  }

  /// The generic type that an alias stands for, in `Alias()`.
  private func aliased(_ initial: Expression, _ context: DeclaredType?, _ file: Int) -> StaticType? {
    guard case .call(let call) = initial, case .name(let name, _) = call.callee else { return nil }
    let type = index.resolve(TypeReference(name: name), in: context, file: file)
    return type.arguments.isEmpty || type.name == name ? nil : type
  }

  /// What an absent package or the framework puts into the environment, by its key.
  private func givenType(_ property: Property) -> StaticType? {
    guard case .keyPath(_, let names)? = property.attribute("Environment")?.arguments.first?.value,
      let key = names.first, let name = Self.environmentTypes[key], names.count == 1,
      index.addition(to: "EnvironmentValues")?.properties[key] == nil
    else { return nil }
    return StaticType(name: name)
  }

  private static let environmentTypes = [
    "navigator": "Navigator", "router": "AnyRouter", "modelContext": "ModelContext",
    "managedObjectContext": "NSManagedObjectContext",
  ]

  /// The wrapper of an absent package, which is made generic with what it gives or leads to: `@Routed<Stop> var router`.
  private func absentWrapper(of property: Property, _ context: DeclaredType?, _ file: Int) -> StaticType? {
    let named = property.attributes.first { !$0.generics.isEmpty || $0.name == FlowKit.wrapper }
    guard let wrapper = named, index.type(named: wrapper.name, in: context, file: file) == nil else {
      return nil
    }
    if wrapper.name == FlowKit.wrapper { return StaticType(name: FlowKit.provider) }
    return StaticType(
      name: wrapper.name,
      arguments: wrapper.generics.map { index.resolve($0, in: context, file: file) })
  }

  /// The type that a property wrapper of the app gives its property.
  private func wrappedType(_ property: Property, _ context: DeclaredType?, _ file: Int) -> StaticType? {
    for attribute in property.attributes {
      guard let wrapper = index.type(named: attribute.name, in: context, file: file),
        let wrapped = index.properties(named: "wrappedValue", of: wrapper).first
      else { continue }
      let generics = attribute.generics.map { index.resolve($0, in: context, file: file) }
      let made = StaticType(name: wrapper.name, declaration: wrapper, arguments: generics)
      return resolve(wrapped.declaration.type, wrapper, wrapped.file).map {
        substituted($0, wrapper, .typed(made))
      }
    }
    return nil
  }

  /// What a property is to begin with.
  package func initialValue(_ member: DeclaredType.Member<Property>, _ context: DeclaredType?) -> Value {
    let id = ObjectIdentifier(member.declaration)
    if let known = initialValues[id] { return known }
    initialValues[id] = .unknown
    guard let initial = member.declaration.initial else { return .unknown }
    // `lazy` ones may use what is beside them.
    let receiver = context.map { Value.typed(StaticType(name: $0.name, declaration: $0)) }
    let scope = Scope(
      type: context, receiver: member.declaration.isStatic ? nil : receiver, file: member.file,
      content: Content(owner: context))
    let type = resolve(member.declaration.type, context, member.file)
    let value = kept(
      evaluate(initial, scope, expecting: type).asDeclared(type),
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
  package func knownObject(at place: Place) -> ObjectValue? {
    guard let type = index.type(declaredAs: place.owner),
      let member = index.properties(named: place.name, of: type).first, member.declaration.initial != nil,
      case .object(let object) = initialValue(member, type), !object.fields.isEmpty
    else { return nil }
    // A value that code assigns as a whole does not stay what it was made as.
    let isChanged =
      isMutable(place.name, type)
      || type.kind == .structure && !type.isView && !member.declaration.isConstant
        && index.assigned.contains(place.name)
    return object.type.isClass || !isChanged ? stated(object, place.type?.unwrapped) : nil
  }

  /// The object as the generic type that its place has, where that says more than the call that makes it:
  /// `Router<Route>(…)` in a view that is generic with its route.
  func stated(_ object: ObjectValue, _ type: StaticType?) -> ObjectValue {
    guard let type, type.declaration === object.type, !object.type.generics.isEmpty else { return object }
    let arguments = type.arguments.map { argument in
      argument.declaration == nil && index.genericNames.contains(argument.name) ? .any : argument
    }
    let stated = genericFields(of: object.type, given: arguments).filter { object.fields[$0.key] == nil }
    if stated.isEmpty { return object }
    let same = self.object(object.type, object.fields.merging(stated) { own, _ in own })
    begun[same] = begun[object]
    return same
  }

  func computed(_ member: DeclaredType.Member<Property>, _ type: DeclaredType, _ receiver: Value)
    -> Value
  {
    let receiver = shared(receiver)
    let key = CallKey(
      function: ObjectIdentifier(member.declaration), receiver: receiver, arguments: [],
      environment: environment, assumption: assumption, memories: memories)
    let property = member.declaration
    let result = resolve(property.type, type, member.file)
    let builders = property.attributes.map(\.name)
    let isView =
      isBuilder(result, builders) && valueBuilder(builders, of: result, type, member.file) == nil
    let site = Site(file: member.file, offset: property.offset)
    return follow(key, giving: isView ? .view : .value(.unknown), type, property.name, at: site) { content in
      let scope = Scope(
        type: type, receiver: receiver, file: member.file, content: content, environment: environment)
      if let result { scope.variables["#result"] = .typed(result) }
      return self.result(of: property.getter ?? [], scope, type: result, builders: builders)
    }.value.asDeclared(isView ? nil : result)
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
  /// True for a list of what has parts: rows with the views that they lead to.
  fileprivate var isListOfParts: Bool {
    guard case .array(let elements) = self, !elements.isEmpty else { return false }
    return elements.allSatisfy { element in
      switch element {
      case .object, .tuple: true
      case .array: element.isListOfParts
      default: false
      }
    }
  }
}
