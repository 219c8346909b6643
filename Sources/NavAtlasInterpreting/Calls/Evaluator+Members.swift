package import NavAtlasProgram
package import NavAtlasSourceReading

extension Evaluator {
  func evaluateMember(_ base: Expression, _ name: String, _ site: Site, _ scope: Scope) -> Value {
    if case .name("self", _) = base, let kept = scope.functionBeingKept(in: name) { return kept }
    let value = evaluate(base, scope, expecting: nil).asked(for: name)
    if case .name("super", _) = base { return .unknown }
    if name == "init", case .type = value { return value }
    // `nothing?.part`
    if value == .none, index.addition(to: "Optional")?.properties[name] == nil { return .none }
    if name == "callAsFunction", case .builtin = value {
      let call = Expression.call(Call(callee: base, arguments: [], offset: site.offset))
      let code = ClosureExpression(parameters: [], body: [.expression(call)], offset: site.offset)
      return .closure(ClosureValue(code, scope))
    }
    if let sender = sender(base, name, value, site, scope) { return sender }
    if SourceIdioms.aliases.contains(Name(name)), value != .unknown, self.type(of: value) != nil {
      return value
    }
    if isGivenAsItself(name, by: value) { return value }
    if let absent = SourceIdioms.members[Name(name)]?.member(name), type(of: value)?.declaration == nil {
      return absent
    }
    if name.hasPrefix("$"), let type = type(of: value)?.unwrapped.declaration,
      let projected = projection(of: String(name.dropFirst()), value, type)
    {
      return projected
    }
    if let idiom, name == "userInterfaceIdiom", type(of: value)?.declaration == nil {
      return .enumCase(EnumValue(name: idiom))
    }
    let found = member(name, of: value, site, own: nil)
    if let bound = computedBinding(base, name, value, found, site, scope) { return bound }
    if let found { return found.reached(from: value) }
    if name == "view", isChild(value, scope) { return value }
    // What a package adds to views is a modifier without arguments, or holds modifiers: `.themed`, `.backport`.
    if value.isViewLike(self), base.isMade || name == "backport" || isOwnView(base, scope) { return value }
    // What is behind an `AnyHashable` is the value itself.
    if name == "base", value.isSingle { return value }
    // What a name stands for is shown where it is used, not where a part of it is set.
    if case .content(let made) = value, base.names == nil, !made.isPlainValue {
      add(value, to: scope.content, at: site)
    }
    return value == .unknown ? .place(Place(owner: "?", name: name, type: .ofWindow(named: name))) : .unknown
  }

  /// True for a controller that another one's code has the view of: the view of a hosting controller is what it shows.
  private func isChild(_ value: Value, _ scope: Scope) -> Bool {
    guard let type = scope.type, type.isController else { return false }
    switch value {
    case .content: return true
    case .object, .place, .typed:
      let own = self.type(of: value)?.unwrapped.declaration
      return own.map { $0.isController && $0 !== type } ?? false
    default: return false
    }
  }

  /// True for a property of the type's own that is no more than some view, and for what it was made into: all that it
  /// can be asked for is added to views.
  private func isOwnView(_ base: Expression, _ scope: Scope) -> Bool {
    guard let names = base.names, let first = names.first,
      let name = first == "self" ? names.dropFirst().first : first,
      first == "self" || scope.variable(name) == nil,
      let property = scope.type?.properties[name]?.first?.declaration, !property.isStored
    else { return false }
    return property.type?.name == "View" || property.type?.name == "AnyView"
  }

  /// A member of a value; nil where nothing of that name is known.
  ///
  /// - Parameter own: the type whose code asks, when it asks for a member of its own.
  package func member(_ name: String, of value: Value, _ site: Site, own: DeclaredType?) -> Value? {
    if let found = declaredMember(name, of: value, site, own) { return found }
    guard own == nil else { return nil }
    return dynamicMember(name, of: value) ?? (name == "wrappedValue" ? boundElement(value) : nil)
  }

  /// A binding to an element of a known list is the element.
  private func boundElement(_ value: Value) -> Value? {
    if case .content = value { return value }
    return value.isConstant ? value : nil
  }

  /// What `@dynamicMemberLookup` finds in what a type is made around: `state.route` of a `Session<SidebarState>`.
  func dynamicMember(_ name: String, of receiver: Value) -> Value? {
    let declared: DeclaredType? =
      switch receiver {
      case .object(let object): object.type
      case .place(let place): place.type?.unwrapped.declaration
      case .typed(let type): type.unwrapped.declaration
      default: nil
      }
    guard let type = declared else { return nil }
    let lookups = index.members(named: Function.reader, of: type).ownFunctions.filter {
      $0.declaration.parameters.map(\.label) == ["dynamicMember"]
    }
    // What it is made with at first tells what it is made around, where its type does not say that.
    let made = place(receiver).map { initialValue(of: $0) }
    for lookup in lookups {
      let found = invoke(lookup, type, receiver, [.keyPath(nil, [name])]).value
      if found != .unknown { return found }
      let roots = [receiver, made].compactMap {
        parameterType(lookup.declaration.parameters[0].type, of: type, lookup.file, $0)?.arguments.first
      }
      guard let root = roots.first(where: { $0.unwrapped.declaration != nil }),
        let declaration = root.unwrapped.declaration, declaration !== type
      else { continue }
      if let found = property(name, of: declaration, receiver: .typed(root)) { return found }
    }
    return nil
  }

  private func declaredMember(_ name: String, of value: Value, _ site: Site, _ own: DeclaredType?) -> Value? {
    if name == "objectWillChange", let publisher = changePublisher(of: value) { return publisher }
    switch value {
    case .object(let object):
      return objectMember(name, object, own ?? object.type)
    case .place(let place):
      if name == "value", let state = state(of: place) { return state }
      if let object = heldCoordinators[place.base], object.fields[name] != nil {
        return objectMember(name, object, own ?? object.type)
      }
      if let object = knownObject(at: place), own == nil { return objectMember(name, object, object.type) }
      if own == nil, let found = serviceMember(name, place.type) { return found }
      if let found = typedMember(name, place.type, value, site, own) { return found }
      // A store of one of several features, by the case that its state is.
      if name == "case" || name == "state", index.feature(of: place.type)?.isFeatureEnum == true {
        return value
      }
      if name == "wrappedValue" || name == "projectedValue" { return value }
      return own == nil ? frameworkMember(name, value) : nil
    case .typed(let type):
      if type.isTuple { return member(name, of: instance(of: type), site, own: own) }
      if own == nil, let found = serviceMember(name, type) { return found }
      let found =
        typedMember(name, type, value, site, own) ?? (own == nil ? frameworkMember(name, value) : nil)
      return part(found, of: type)
    case .enumCase(let enumValue):
      if let found = typedMember(name, enumValue.type, value, site, own) { return found }
      if name == "case" || name == "state" { return value }
      if name == "rawValue", let raw = rawValue(of: enumValue) { return raw }
      // A case by its own name, as case paths have it.
      if name == enumValue.name, let payload = enumValue.payload.first { return payload.value }
      return enumValue.payload.first { $0.label == name }?.value
    case .type(let type):
      return staticMember(name, of: type) ?? sharedObject(name, of: type) ?? ofModule(name, type)
        ?? presentationStyle(name, of: type)
    case .binding(let place): return addedToBindings(name, value) ?? bindingMember(name, place)
    case .customBinding(let places, _):
      if let added = addedToBindings(name, value) { return added }
      if name == "wrappedValue" { return places.first.map { .place($0) } }
      // The setter is the whole's.
      return name == "projectedValue" ? value : .customBinding(places, setter: nil)
    case .tuple(let parts):
      if let position = Int(name), position < parts.count { return parts[position].value }
      return parts.first { $0.label == name }?.value
    case .choice(let values):
      let found = values.compactMap { member(name, of: $0, site, own: own) }
      return found.isEmpty ? nil : .oneOf(found)
    case .array(let values):
      if name == "values" || name == "keys", !values.isEmpty, values.allSatisfy({ $0.pair != nil }) {
        return .array(values.compactMap { name == "keys" ? $0.pair?.key : $0.pair?.value })
      }
      if name == "first" { return values.first ?? Value.none }
      if name == "last" { return values.last ?? Value.none }
      if name == "indices", let positions = positions(in: value) { return positions }
      return frameworkMember(name, value) ?? typedMember(name, type(of: value), value, site, own)
    case .builtin(let builtin): return builtin == .presentationMode ? value : nil
    case .string, .integer, .content:
      return index.addition(to: value.frameworkType).flatMap {
        property(name, of: $0, receiver: value, seenFrom: site.file)
      }
    default: return nil
    }
  }

  /// A type by the name of the module that declares it: `Shop.Orders`.
  private func ofModule(_ name: String, _ module: StaticType) -> Value? {
    guard module.declaration == nil else { return nil }
    return index.type(named: name, ofModule: module.name).map { .type($0) }
  }

  /// `UIApplication.shared` and `UserDefaults.standard`, where the app adds something to the class.
  private func sharedObject(_ name: String, of type: StaticType) -> Value? {
    guard name == "shared" || name == "standard", type.declaration == nil,
      index.addition(to: type.name) != nil
    else { return nil }
    return .typed(type)
  }

  /// Members of arrays and the like.
  private func frameworkMember(_ name: String, _ value: Value) -> Value? {
    if name == "values", let kept = place(value).flatMap({ continuation(in: $0) }) {
      return .array([.place(kept)])
    }
    if let all = keysOrValues(name, of: type(of: value)) { return all }
    switch name {
    case "first", "last", "randomElement":
      // Of what a publisher sends, the first is sent by a publisher, too.
      if publisher(value) != nil { return nil }
      return keptElements(of: value).map { .oneOf($0) } ?? type(of: value)?.element.map { .typed($0) }
    case "wrappedValue", "projectedValue": return value
    case "id": return type(of: value)?.identity.map { .typed($0) } ?? .unknown
    case "indices", "count", "isEmpty", "description", "rawValue", "hashValue": return .unknown
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
    "Array", "Set", "String", "Int", "Bool", "Optional", "NavigationPath", "NBNavigationPath",
  ]

  private func objectMember(_ name: String, _ object: ObjectValue, _ own: DeclaredType) -> Value? {
    recorder?.note(name, of: object.type)
    if let field = object.fields[name] {
      switch field {
      case .binding where object.type.mayHaveBinding(name): return field
      case .binding(let place): return .place(place)
      case .customBinding(let places, _): return places.first.map { .place($0) } ?? .unknown
      case .typed(let type) where type.madeStack != nil: return field
      case .typed(let type) where type.declaration == nil && object.type.isClass:
        // Something of an absent package says no more than the property's own type.
        return property(name, of: object.type, receiver: .object(object)) ?? field
      case .array([]) where object.type.isClass:
        // Nor does a list that is empty to begin with.
        return property(name, of: object.type, receiver: .object(object)) ?? field
      case .content where object.type.isClass && isMutable(name, object.type):
        // A view that code exchanges.
        if case .place(let slot)? = property(name, of: object.type, receiver: .object(object)), slot.keepsView
        {
          return .place(slot)
        }
        return field
      case .place(let place) where place.type?.isFlagOrCase == true:
        // A copy is changed by itself.
        if !isMutable(name, object.type) { return field }
      default: if !field.isState || !isMutable(name, object.type) { return field }
      }
    }
    return property(name, of: object.type, receiver: .object(object))
      ?? (own !== object.type ? property(name, of: own, receiver: .object(object)) : nil)
  }

  /// True for storage that code changes later: what an initialiser gave it does not stay.
  func isMutable(_ name: String, _ type: DeclaredType) -> Bool {
    guard let property = type.properties[name]?.first?.declaration, !property.isConstant,
      index.assigned.contains(name)
    else { return false }
    if type.isClass || type.attributes.contains("ObservableState") { return true }
    // A view's own storage is changed by its own code.
    return property.attributes.contains { Self.storing.contains($0.name) }
      && (!type.isView || index.isAssigned(name, inFilesOf: type))
  }

  private static let storing: Set<String> = [
    "State", "StateObject", "Published", "AppStorage", "SceneStorage", "GestureState",
  ]

  /// The text or number that a case stands for, written or not.
  func rawValue(of value: EnumValue) -> Value? {
    guard let type = value.type?.unwrapped.declaration, let written = type.enumCase(value.name) else {
      return nil
    }
    switch written.raw {
    case .string(let text)?: return .string(text)
    case .integer(let number)?: return .integer(number)
    case nil where type.conforms(to: "String"): return .string(value.name)
    case nil where type.conforms(to: "Int"): return position(of: value.name, in: type).map { .integer($0) }
    default: return nil
    }
  }

  /// The number of a case that has none written: one more than the case before it, the first being 0.
  private func position(of name: String, in type: DeclaredType) -> Int? {
    var next = 0
    for each in type.cases {
      if case .integer(let number)? = each.raw { next = number } else if each.raw != nil { return nil }
      if each.name == name { return next }
      next &+= 1
    }
    return nil
  }

  /// That of the one object that a container gives for the type.
  private func serviceMember(_ name: String, _ type: StaticType?) -> Value? {
    serviceObject(of: type).flatMap { objectMember(name, $0, $0.type) } ?? madePart(name, of: type)
  }

  private func typedMember(
    _ name: String, _ type: StaticType?, _ value: Value, _ site: Site, _ own: DeclaredType?
  ) -> Value? {
    let type = type?.unwrapped
    if let type, let found = storeMember(name, type, value) { return found }
    if let declaration = type?.declaration, let found = property(name, of: declaration, receiver: value) {
      return found
    }
    if let own, let found = property(name, of: own, receiver: value) { return found }
    guard let type, type.declaration == nil else { return nil }
    return index.addition(to: type.name).flatMap {
      property(name, of: $0, receiver: value, seenFrom: site.file)
    }
  }
}

extension Value {
  /// The value, which remembers the place it is a part of.
  package func reached(from whole: Value) -> Value {
    switch (self, whole) {
    case (.place(let part), .place(let place)) where part != place: .place(part.reached(through: place))
    case (.binding(let part), .binding(let place)) where part != place: .binding(part.reached(through: place))
    default: self
    }
  }

  /// True for what may be another value later; objects stay what they are.
  var isState: Bool {
    switch self {
    case .enumCase, .string, .integer, .boolean, .none, .array, .choice, .typed, .tuple: true
    case .object(let object): object.type.isPlain
    default: false
    }
  }

  /// The view that a closure made, where it is asked for something of its own: that shows nothing.
  fileprivate func asked(for name: String) -> Value {
    guard case .content(let content) = self, content.items.count == 1,
      case .view(let view, _) = content.items[0], view.type.properties[name] != nil
    else { return self }
    return .object(view)
  }

  var frameworkType: String {
    switch self {
    case .string: "String"
    case .integer: "Int"
    default: "View"
    }
  }
}

extension Content {
  /// True for what an absent package makes of nothing that is shown or done: asked for a part, it is a mere value.
  fileprivate var isPlainValue: Bool {
    items.allSatisfy { item in
      guard case .element(let element) = item else { return false }
      return element.isExternal && element.content.items.isEmpty && !element.name.hasSuffix("View")
    }
  }
}

extension Expression {
  /// True for what is made where it stands: `Home()`, `Home().padding().themed`.
  fileprivate var isMade: Bool {
    switch self {
    case .call: true
    case .member(let base, _, _): base.isMade
    default: false
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

extension Place {
  fileprivate func reached(through whole: Place) -> Place {
    var part = self
    part.via = [whole] + whole.via.prefix(2)
    part.via[0].via = []
    return part
  }
}

extension StaticType {
  /// True for what is copied whole and says something by itself.
  fileprivate var isFlagOrCase: Bool {
    let type = unwrapped
    return type.name == "Bool" || type.declaration?.kind == .enumeration
  }
}
