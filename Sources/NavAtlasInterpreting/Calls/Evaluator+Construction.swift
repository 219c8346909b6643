package import NavAtlasProgram
package import NavAtlasSourceReading

extension Evaluator {
  func construct(_ type: StaticType, _ call: Call, _ site: Site, _ scope: Scope) -> Value {
    guard let declaration = type.declaration else {
      return frameworkCall(type, String(type.name.lastComponent), call, site, scope)
    }
    if declaration.kind == .enumeration || declaration.kind == .interface {
      let given = evaluated(call, scope)
      return madeCase(of: type, declaration, call, scope) ?? rawCase(of: type, declaration, given)
        ?? .typed(type)
    }
    if let stack = viewStackContainer(declaration, call, site, scope) { return stack }
    if let views = arrangedViews(declaration, call, site, scope) { return views }
    // One that a protocol only asks for is the memberwise one.
    let initialisers = index.functions(named: "init", of: declaration).filter { $0.declaration.code != nil }
    // `Self { … }` in an extension of a framework's type.
    if declaration.kind == .addition,
      initialisers.isEmpty || declaration.shortName == "UINavigationController"
    {
      return frameworkCall(StaticType(name: type.name), declaration.shortName, call, site, scope)
    }
    if declaration.isController, initialisers.isEmpty || isBlankStack(declaration),
      let plain = plainController(declaration, evaluated(call, scope), site, scope)
    {
      return plain
    }
    let memberwise = declaration.kind == .structure ? memberwiseParameters(declaration) : []
    if let initialiser = overload(initialisers, of: declaration, call, scope),
      fits(initialiser.declaration, call) || memberwise.isEmpty || !fits(memberwise, call)
    {
      let made = nested(
        initialise(declaration, initialiser, call, site, scope, generic: type.arguments), madeIn: scope)
      if let begun = begun[made], begun.fillsSlots { scope.content.items.append(.include(begun, site)) }
      if scope.isOfScenes || scope.isOfBody && made.type.isWatched {
        scope.content.items += started(by: made, at: site)
      }
      embedView(made, site, scope)
      return .object(placed(made, site))
    }
    var fields = memberwiseFields(of: declaration, memberwise, call, site, scope)
    if initialisers.isEmpty, declaration.isController {
      // An initialiser that the class inherits from UIKit.
      for argument in evaluated(call, scope, expecting: hostedType(by: declaration)) {
        if let label = argument.label { fields["super." + label] = argument.value }
      }
    }
    fields.merge(genericFields(of: declaration, [], [], given: type.arguments)) { own, _ in own }
    let made = nested(object(declaration, completed(fields, declaration), at: site), madeIn: scope)
    embedView(made, site, scope)
    return .object(placed(made, site))
  }

  /// What an object's initialiser hands over runs where the object is made, once that is shown.
  func started(by object: ObjectValue, at site: Site, hears: Bool = true) -> [Item] {
    (begun[object]?.later(hears: hears) ?? []).map {
      .handler(Handler(event: .lifecycle, content: $0, site: site))
    }
  }

  /// The case of a raw value that is written, `Route(rawValue: "home")`, or any one for what comes from elsewhere.
  private func rawCase(of type: StaticType, _ declaration: DeclaredType, _ given: [ArgumentValue]) -> Value? {
    guard given.count == 1, given[0].label == "rawValue" else { return nil }
    guard given[0].value.isConstant else { return anyCase(.typed(type)) }
    let cases = declaration.cases.map { EnumValue(type: type, name: $0.name) }
    guard !cases.isEmpty, cases.allSatisfy({ rawValue(of: $0) != nil }) else { return nil }
    return cases.first { rawValue(of: $0) == given[0].value }.map { .enumCase($0) } ?? Value.none
  }

  /// Of more cases which one it is cannot be told.
  private static let madeCaseLimit = 4

  /// The cases that an enumeration's own initialiser makes: whatever its code assigns to `self`.
  private func madeCase(of type: StaticType, _ declaration: DeclaredType, _ call: Call, _ outer: Scope)
    -> Value?
  {
    guard let initialiser = overload(declaration.functions["init"] ?? [], of: declaration, call, outer),
      fits(initialiser.declaration, call), let body = initialiser.declaration.body,
      !isFollowed(initialiser.declaration),
      !isTooDeep(at: Site(file: initialiser.file, offset: initialiser.declaration.offset))
    else { return nil }
    let aside = Scope(in: outer, content: Content(owner: outer.type))
    let values = arguments(of: call, to: initialiser, of: declaration, aside)
    let scope = Scope(
      type: declaration, receiver: nil, file: initialiser.file, content: Content(owner: declaration))
    scope.function = initialiser.declaration
    let construction = Scope.Construction()
    scope.construction = construction
    bind(values, to: initialiser, of: declaration, scope)
    scope.variables["self"] = .typed(type)
    let returned = within(initialiser.declaration, values) { run(body, scope) }
    guard let made = construction.fields["self"], made.alternatives.count <= Self.madeCaseLimit else {
      return nil
    }
    return .oneOf(returned.contains(.none) ? [made, .none] : [made])
  }

  /// Adds the optionals that a view, or a part of one, is made without: nothing is there, and no code of its own puts
  /// anything there later.
  private func completed(_ fields: [String: Value], _ type: DeclaredType) -> [String: Value] {
    guard type.isBuilt, type.kind == .structure else { return fields }
    var fields = fields
    for property in type.stored
    where fields[property.name] == nil && property.initial == nil && property.attributes.isEmpty
      && property.type?.name == "Optional"
    {
      fields[property.name] = Value.none
    }
    return fields
  }

  /// What a framework's initialiser makes is of the type that is wanted, where that is no view.
  func fitting(_ value: Value, _ expected: StaticType?) -> Value {
    if let narrowed = narrowed(value, expected?.unwrapped) { return narrowed }
    // The state in a case stands for its store: `switch store.case { case .edit(let store): … }`.
    if let expected, index.isStore(expected), let given = type(of: value), !index.isStore(given),
      let feature = index.feature(of: given)
    {
      // Of several features, the place says when another one comes.
      if case .place = value, feature.isFeatureEnum { return value }
      return .typed(expected.unwrapped)
    }
    if case .typed(let type) = value, let expected {
      if index.isStore(type), type.arguments.isEmpty { return .typed(expected) }
      // What a type of an absent package gives says nothing but what is wanted: `Resolver.resolve()`.
      if type.declaration == nil, expected.unwrapped.declaration != nil, type.isGivenByType {
        return .typed(expected)
      }
    }
    guard case .content(let content) = value, let expected, !expected.isFunction, content.items.count == 1,
      case .element(let element) = content.items[0], element.isExternal,
      !Self.viewNames.contains(expected.name),
      expected.declaration.map({ !$0.isView }) ?? expected.name.beginsUppercase,
      expected.name.count > 1
    else { return value }
    return element.name == expected.name.lastComponent || expected.declaration != nil
      ? .typed(expected) : value
  }

  /// An object of a generic type, whose arguments only the one who takes it names.
  private func narrowed(_ value: Value, _ expected: StaticType?) -> Value? {
    guard let expected, !expected.arguments.isEmpty, let declaration = expected.declaration,
      expected.arguments.allSatisfy({ $0.unwrapped.declaration != nil })
    else { return nil }
    switch value {
    case .place(var place):
      guard let type = place.type?.unwrapped, type.declaration === declaration,
        type.arguments.contains(where: { $0.unwrapped.declaration == nil })
      else { return nil }
      place.type = expected
      return .place(place)
    case .object(let made) where made.type === declaration && !declaration.isBuilt:
      let generic = genericFields(of: declaration, given: expected.arguments)
      return .object(object(declaration, generic.merging(made.fields) { $1 }))
    default: return nil
    }
  }

  private static let viewNames: Set<String> = ["View", "AnyView", "Content", "Label", "Scene"]

  func fits(_ parameters: [Parameter], _ call: Call) -> Bool {
    Set(assignment(of: call, to: parameters).compactMap { $0 }).count == call.arguments.count
  }

  /// Makes an object of values alone, as a reference to its initialiser does.
  func construct(_ type: DeclaredType, _ arguments: [ArgumentValue], _ site: Site) -> Value {
    let initialisers = index.functions(named: "init", of: type)
    if let initialiser = initialisers.first(where: { $0.declaration.parameters.count == arguments.count }) {
      return .object(initialise(type, initialiser, arguments.map(\.value), at: site))
    }
    var fields: [String: Value] = [:]
    for (parameter, argument) in zip(memberwiseParameters(type), arguments) {
      fields[parameter.name] = argument.value
    }
    return .object(object(type, fields, at: site))
  }

  private func initialise(
    _ type: DeclaredType, _ initialiser: DeclaredType.Member<Function>, _ call: Call, _ site: Site,
    _ scope: Scope, generic: [StaticType]
  ) -> ObjectValue {
    let values = arguments(of: call, to: initialiser, of: type, scope)
    return initialise(type, initialiser, values, at: site, generic: generic)
  }

  /// What a call gives each parameter of an initialiser.
  package func arguments(
    of call: Call, to initialiser: DeclaredType.Member<Function>, of type: DeclaredType, _ scope: Scope
  ) -> [Value] {
    let parameters = initialiser.declaration.parameters
    var values: [Value] = []
    for (parameter, position) in zip(parameters, assignment(of: call, to: parameters)) {
      let expected = resolve(parameter.type, type, initialiser.file)
      guard let position else {
        let inner = Scope(type: type, receiver: nil, file: initialiser.file, content: Content(owner: type))
        values.append(parameter.fallback.map { evaluate($0, inner, expecting: expected) } ?? .unknown)
        continue
      }
      let generics = initialiser.declaration.generics + type.generics
      let argument = call.arguments[position].value
      let value =
        autoclosure(argument, for: parameter, expected, scope)
        ?? given(argument, as: expected, of: generics, type, initialiser.file, scope)
      values.append(built(fitting(value, expected), for: parameter, expected, type, initialiser.file))
    }
    return values
  }

  /// Gives the parameters of an initialiser their values; those that are not known are of the types that it says.
  package func bind(
    _ values: [Value], to initialiser: DeclaredType.Member<Function>, of type: DeclaredType, _ scope: Scope
  ) {
    for (parameter, value) in zip(initialiser.declaration.parameters, values) {
      let expected = resolve(parameter.type, type, initialiser.file)
      scope.variables[parameter.name] = value == .unknown ? expected.map { .typed($0) } ?? .unknown : value
    }
  }

  func initialise(
    _ type: DeclaredType, _ initialiser: DeclaredType.Member<Function>, _ values: [Value],
    at site: Site? = nil, generic: [StaticType] = []
  )
    -> ObjectValue
  {
    let values = widened(
      coarsened(values, for: Use(of: ObjectIdentifier(initialiser.declaration), at: site)),
      for: initialiser.declaration)
    let key = CallKey(
      function: ObjectIdentifier(initialiser.declaration),
      receiver: .type(StaticType(name: type.name, declaration: type, arguments: generic)), arguments: values,
      environment: environment)
    recorder?.note(nil, of: type)
    let site = Site(file: initialiser.file, offset: initialiser.declaration.offset)
    if isTooDeep(at: site) { return object(type) }
    let result = follow(key, giving: .value(.object(object(type))), type, "init", at: site) { content in
      within(initialiser.declaration, values) {
        .object(made(type, initialiser, values, content, generic: generic))
      }
    }
    if case .object(let made) = result.value { return made }
    return object(type)
  }

  /// The object that an initialiser's code makes.
  private func made(
    _ type: DeclaredType, _ initialiser: DeclaredType.Member<Function>, _ values: [Value],
    _ content: Content, generic: [StaticType]
  ) -> ObjectValue {
    let scope = Scope(
      type: type, receiver: .object(object(type)), file: initialiser.file, content: content,
      environment: environment)
    scope.function = initialiser.declaration
    let construction = Scope.Construction()
    construction.fields = genericFields(of: type, initialiser.declaration.parameters, values, given: generic)
    scope.construction = construction
    bind(values, to: initialiser, of: type, scope)
    depth += 1
    _ = run(initialiser.declaration.body ?? [], scope)
    depth -= 1
    if type.isClass { keepPreparedWindow(content, construction) }
    let isWhole = !construction.fields.isEmpty
    let made = object(type, isWhole ? completed(construction.fields, type) : construction.fields)
    if type.isClass {
      begun[made] = content
      holdCoordinators(in: made)
      holdControllers(in: made)
    }
    return made
  }

  /// What a class of an absent package is made with, under `super.label` among the fields.
  ///
  /// - Returns: true where nothing more is to be followed: what it shows, it shows as the object is shown.
  func keepInherited(_ call: Call, _ scope: Scope) -> Bool {
    guard let construction = scope.construction else { return false }
    for argument in call.arguments {
      guard let label = argument.label else { continue }
      let expected = label == "rootView" ? hostedType(by: scope.type) : nil
      construction.fields["super." + label] = evaluate(argument.value, scope, expecting: expected)
    }
    return call.arguments.contains { $0.label == "rootView" || $0.label == "rootViewController" }
  }

  /// `self.init(…)`: another initialiser fills the fields.
  func delegate(_ call: Call, _ scope: Scope) -> Bool {
    guard let construction = scope.construction, let type = scope.type,
      type.isClass || type.kind == .structure
    else { return false }
    let site = Site(file: scope.file, offset: call.offset)
    guard let initialiser = overload(index.functions(named: "init", of: type), of: type, call, scope),
      initialiser.declaration !== scope.root.function, fits(initialiser.declaration, call)
    else {
      guard let fields = memberwiseFields(of: type, call, site, scope) else { return false }
      construction.fields.merge(fields) { $1 }
      return true
    }
    let made = initialise(type, initialiser, call, site, scope, generic: [])
    construction.fields.merge(made.fields) { $1 }
    if let begun = begun[made], !begun.items.isEmpty { scope.content.items.append(.include(begun, site)) }
    return true
  }

  /// An object made without arguments.
  func constructPlain(_ type: DeclaredType) -> Value {
    let call = Call(callee: .name(type.name, type.offset), arguments: [], offset: type.offset)
    let scope = Scope(type: type, receiver: nil, file: type.file, content: Content(owner: type))
    return construct(
      StaticType(name: type.name, declaration: type), call, Site(file: type.file, offset: type.offset), scope)
  }

  /// An object made with nothing known.
  package func instance(of type: DeclaredType) -> ObjectValue {
    guard let initialiser = index.functions(named: "init", of: type).first else { return object(type) }
    return initialise(type, initialiser, initialiser.declaration.parameters.map { _ in .unknown })
  }

  /// A call of a protocol's requirement, answered by the types that conform to it.
  func witness(_ method: MethodValue, _ owner: DeclaredType, _ call: Call, _ site: Site, _ scope: Scope)
    -> Value
  {
    if let slot = slot(method, site) { return .content(Content(owner: scope.type, items: [.branch(slot)])) }
    var results: [Value] = []
    for type in conformers(of: owner, keptIn: method.receiver).prefix(8) {
      let functions = implementations(of: method.name, by: type)
      if functions.isEmpty { continue }
      let receiver = Value.typed(StaticType(name: type.name, declaration: type))
      results.append(
        invoke(
          .method(MethodValue(name: method.name, candidates: functions, owner: type, receiver: receiver)),
          method.name, call, site, scope, nil))
    }
    return results.isEmpty ? unknownCall(method.name, call, site, scope) : .oneOf(results)
  }

  /// What a type does where a protocol asks for it, itself or by the extensions of other protocols.
  private func implementations(of name: String, by type: DeclaredType) -> [DeclaredType.Member<Function>] {
    type.functions[name] ?? index.functions(named: name, of: type).filter { $0.declaration.code != nil }
  }

  /// The methods that a protocol's requirement stands for where it is handed over; nil for any other method.
  func witnesses(of method: MethodValue) -> Value? {
    guard let owner = method.owner, owner.kind == .interface,
      method.candidates.allSatisfy({ $0.declaration.code == nil })
    else { return nil }
    let found = conformers(of: owner, keptIn: method.receiver).prefix(8).compactMap { type -> Value? in
      let functions = implementations(of: method.name, by: type)
      if functions.isEmpty { return nil }
      let receiver = Value.typed(StaticType(name: type.name, declaration: type))
      return .method(
        MethodValue(name: method.name, candidates: functions, owner: type, receiver: receiver))
    }
    return found.isEmpty ? nil : .oneOf(found)
  }

  /// True where a type that conforms has a method of its own in place of the protocol's.
  func isImplemented(_ name: String, by interface: DeclaredType) -> Bool {
    !interface.isView && conformers(of: interface).contains { $0.functions[name] != nil }
  }

  /// O(types) once for each protocol.
  func conformers(of interface: DeclaredType) -> [DeclaredType] {
    if let known = knownConformers[interface] { return known }
    let found = (index.types + index.allAdditions).filter {
      $0.kind != .interface && $0.conforms(to: interface.shortName)
    }
    knownConformers[interface] = found
    return found
  }
}

extension Scope {
  /// True for code that says what an app shows.
  fileprivate var isOfScenes: Bool {
    construction == nil && root.function == nil && type?.conforms(to: "App") == true
  }
}

extension Scope {
  /// True for code that says what a view shows.
  fileprivate var isOfBody: Bool {
    guard construction == nil, type?.isView == true else { return false }
    return root.function.map { $0.attributes.contains("ViewBuilder") } ?? true
  }
}

extension StaticType {
  /// True for what stands for the result of a type's own function.
  fileprivate var isGivenByType: Bool {
    name.contains(".") && String(name.lastComponent).beginsLowercase && arguments.isEmpty
  }
}
