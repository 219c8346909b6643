import NavAtlasProgram
import NavAtlasSourceReading

/// What storage is to begin with.
extension Evaluator {
  /// What a place is to begin with, where the source says one thing only.
  package func initialValue(of place: Place) -> Value {
    let values = initialValues(of: place)
    guard let first = values.first, values.allSatisfy({ $0 == first }) else { return .unknown }
    return first
  }

  /// The same, of what the user's defaults keep that which they hold while nothing is stored.
  package func valueAtFirst(of place: Place) -> Value {
    place.isOfDefaults ? storedDefault(place.name) ?? .unknown : initialValue(of: place)
  }

  /// What a subject is made with: `CurrentValueSubject<Status, Never>(.unknown)`.
  func currentValue(of place: Place) -> Value? {
    guard let type = place.type?.unwrapped, let owner = index.type(declaredAs: place.owner),
      let member = index.properties(named: place.name, of: owner).first
    else { return nil }
    if let state = publishedState(member, of: owner) { return state }
    guard isCurrentSubject(place), case .call(let call)? = member.declaration.initial,
      let first = call.arguments.first
    else { return nil }
    let scope = Scope(type: owner, receiver: nil, file: member.file, content: Content(owner: owner))
    let value = evaluate(first.value, scope, expecting: type.arguments.first)
    return value.isConstant ? value : nil
  }

  /// The case, the flag, the nothing or the stored default that a published state begins with: who subscribes to it is told at once.
  private func publishedState(_ member: DeclaredType.Member<Property>, of owner: DeclaredType) -> Value? {
    guard owner.isClass, member.declaration.attribute("Published") != nil else { return nil }
    let place = place(member, owner: owner.name, context: owner)
    let written = initialValue(member, owner)
    switch written == .unknown ? initialValue(of: place) : written {
    case .enumCase(let state) where state.payload.isEmpty: return .enumCase(state)
    case .boolean(let flag): return .boolean(flag)
    case .none: return Value.none
    case .place(let kept) where kept.isOfDefaults: return .place(kept)
    default:
      let type = place.type
      return type?.name == "Bool" ? type.map { .typed($0) } : nil
    }
  }

  /// True for a subject that has a value.
  func isCurrentSubject(_ place: Place) -> Bool {
    place.type.map { Self.currentSubjects.contains($0.unwrapped.name.lastComponent) } ?? false
  }

  private static let currentSubjects: Set<Substring> = [
    "CurrentValueSubject", "BehaviorSubject", "BehaviorRelay",
  ]

  /// True for a truth that is asked of something else to begin with: `@State var greets = !defaults.bool(forKey: "known")`,
  /// and for what the user's defaults hold while nothing is stored: `@AppStorage("greets") var greets = true`.
  package func mayBeginTrue(_ place: Place) -> Bool {
    if place.isOfDefaults { return storedDefault(place.name) == .boolean(true) }
    guard let owner = index.type(declaredAs: place.owner),
      let member = index.properties(named: place.name, of: owner).first
    else { return false }
    guard let initial = member.declaration.initial else { return isAskedAtFirst(place.name, in: owner) }
    guard case .typed(let type) = initialValue(member, owner) else { return false }
    return type.name == "Bool" && initial.asks
  }

  /// True where an initialiser of a view begins its state with an answer: `_greets = State(initialValue: !isKnown())`.
  private func isAskedAtFirst(_ name: String, in owner: DeclaredType) -> Bool {
    (owner.functions["init"] ?? []).contains { member in
      var asks = false
      member.declaration.code?.statements.visit { expression in
        guard case .assignment(let target, let value, _) = expression, target.names?.last == "_" + name,
          case .call(let call) = value, let first = call.arguments.first,
          ["initialValue", "wrappedValue"].contains(first.label)
        else { return }
        asks = asks || first.value.asks
      }
      return asks
    }
  }

  /// Each value that a place may have to begin with: its own initial value, or what the static members of its type
  /// that are made in place (`static let initialState = State(…)`) give it.
  package func initialValues(of place: Place) -> [Value] {
    guard let owner = index.type(declaredAs: place.owner),
      let member = index.properties(named: place.name, of: owner).first
    else { return [] }
    if owner.isPlain, let whole = place.via.first {
      if isFoundAtFirst(whole) { return [] }
      if let given = parts(place.name, ofWhatBegins: whole, owner) { return given }
      // What is decoded once it is there says itself what it has.
      if owner.isDecoded, !member.declaration.isConstant, initialValues(of: whole) == [.none] { return [] }
    }
    let own = initialValue(member, owner)
    if own != .unknown { return setAtFirst(member, of: owner, insteadOf: own) }
    let made =
      (samples(of: owner) + kept(of: owner) + firstStates[owner.name, default: []]
      + injected[owner.name, default: []]).compactMap { $0.fields[place.name] }
    if !made.isEmpty { return made.flatMap(\.alternatives) }
    let given = givenAtFirst(member, of: owner)
    if !given.isEmpty { return given }
    return isNilAtFirst(member.declaration, in: owner) ? [.none] : givenByDefault(member.declaration, owner)
  }

  /// What a part is in the structures that a place may have to begin with, where all of them are given it.
  private func parts(_ name: String, ofWhatBegins whole: Place, _ type: DeclaredType) -> [Value]? {
    guard whole.owner != type.name else { return nil }
    let values = initialValues(of: whole)
    let given = values.compactMap { value -> Value? in
      guard case .object(let object) = value, object.type === type else { return nil }
      return object.fields[name]
    }
    return given.isEmpty || given.count < values.count ? nil : given
  }

  /// True for what begins with something that its type's own code does not make: `var setup = load() ?? Setup()`.
  private func isFoundAtFirst(_ place: Place) -> Bool {
    guard let owner = index.type(declaredAs: place.owner),
      let member = index.properties(named: place.name, of: owner).first, member.declaration.isStored,
      member.declaration.initial != nil
    else { return false }
    return initialValue(member, owner).alternatives.contains { value in
      switch value {
      case .unknown, .typed: true
      default: false
      }
    }
  }

  /// What the only initialiser of a feature's state gives a property unless it is told otherwise.
  private func givenByDefault(_ property: Property, _ owner: DeclaredType) -> [Value] {
    guard owner.shortName == "State", let makers = owner.functions["init"], makers.count == 1,
      let parameter = makers[0].declaration.parameters.first(where: { $0.name == property.name }),
      let given = parameter.fallback
    else { return [] }
    let scope = Scope(
      type: owner, receiver: nil, file: makers[0].file, content: Content(owner: owner))
    return [evaluate(given, scope, expecting: resolve(property.type, owner, makers[0].file))]
  }

  /// True for an optional variable without a written value that no initialiser sets.
  private func isNilAtFirst(_ property: Property, in owner: DeclaredType) -> Bool {
    guard !property.isConstant, property.isStored, property.initial == nil, property.type?.name == "Optional",
      property.attributes.allSatisfy({ Self.ownStorage.contains($0.name) })
    else { return false }
    // What a plain structure is made with may be anything; a feature begins with what its state says. What no view
    // watches is filled before it is asked for.
    let isWatched = !property.attributes.isEmpty || owner.attributes.contains("Observable")
    guard isWatched || owner.shortName == "State" || isLeftOut(property.name, of: owner) else { return false }
    return !isSetByInitialiser(property.name, in: owner)
  }

  /// True for a variable of a structure that is kept in others' storage, all of which begin without it:
  /// `@Published var session = Session()`.
  private func isLeftOut(_ name: String, of owner: DeclaredType) -> Bool {
    guard owner.isPlain else { return false }
    let keepers = index.keepers[owner.shortName, default: []].filter { !$0.member.declaration.isStatic }
    return !keepers.isEmpty
      && keepers.allSatisfy { keeper in
        guard case .call(let call)? = keeper.member.declaration.initial else { return false }
        return !call.arguments.contains { $0.label == name }
      }
  }

  /// True for an optional variable of an object that begins with nothing, watched by views or not.
  func isNothingAtFirst(_ place: Place) -> Bool {
    guard let owner = index.type(declaredAs: place.owner), owner.isClass,
      let property = index.properties(named: place.name, of: owner).first?.declaration,
      !property.isConstant, property.isStored, property.initial == nil, property.type?.name == "Optional",
      property.attributes.allSatisfy({ Self.ownStorage.contains($0.name) })
    else { return false }
    return !isSetByInitialiser(property.name, in: owner)
  }

  /// Wrappers of what nobody but the type itself begins.
  private static let ownStorage: Set<String> = [
    "State", "Published", "Presents", "PresentationState", "BindingState", "ObservationTracked", "MainActor",
    "FocusState", "StateObject",
  ]

  /// The objects of a class that properties are made with: `let session = Session(page: .first)`.
  private func kept(of type: DeclaredType) -> [ObjectValue] {
    guard type.isClass else { return [] }
    return index.keepers[type.shortName, default: []].compactMap { keeper in
      guard keeper.isTold || isMadeByDefaults(type),
        case .object(let object) = initialValue(keeper.member, keeper.owner), object.type === type
      else {
        return nil
      }
      return object
    }
  }

  /// True for what views watch, whose initialiser says itself what it begins with: `init(first: Route = .splash)`.
  private func isMadeByDefaults(_ type: DeclaredType) -> Bool {
    guard type.attributes.contains("Observable") || type.conforms(to: "ObservableObject"),
      let makers = type.functions["init"], makers.count == 1
    else { return false }
    let parameters = makers[0].declaration.parameters
    return !parameters.isEmpty && parameters.allSatisfy { $0.fallback != nil }
  }

  /// An argument of the call that makes what a place holds to begin with.
  package func argument(_ label: String, of place: Place) -> Value? {
    guard let owner = index.type(declaredAs: place.owner),
      let member = index.properties(named: place.name, of: owner).first,
      case .call(let call)? = member.declaration.initial,
      let argument = call.arguments.first(where: { $0.label == label })
    else { return nil }
    let scope = Scope(type: owner, receiver: nil, file: member.file, content: Content(owner: owner))
    return evaluate(argument.value, scope, expecting: nil)
  }

  /// The values of a type that its own static members make.
  private func samples(of type: DeclaredType) -> [ObjectValue] {
    let itself = StaticType(name: type.name, declaration: type)
    var values: [Value] = []
    for name in type.properties.keys.sorted() {
      for property in type.properties[name] ?? [] where property.declaration.isStatic {
        values.append(
          property.declaration.isStored
            ? initialValue(property, type) : staticMember(name, of: itself) ?? .unknown)
      }
    }
    for name in type.functions.keys.sorted() {
      for function in type.functions[name] ?? []
      where function.declaration.isStatic && function.declaration.makes(type) {
        let arguments = function.declaration.parameters.map { _ in Value.unknown }
        values.append(invoke(function, type, .type(itself), arguments).value)
      }
    }
    return values.compactMap { value in
      if case .object(let object) = value, object.type === type { object } else { nil }
    }
  }
}

extension Function {
  /// True for what makes values of the type it belongs to.
  fileprivate func makes(_ type: DeclaredType) -> Bool {
    result.map { $0.name == "Self" || $0.shortName == type.name.lastComponent } ?? false
  }
}

extension Expression {
  /// True for what compares or negates: neither a constant nor the mere name of a type.
  fileprivate var asks: Bool {
    switch self {
    case .comparison, .ordering, .negation, .logical: true
    default: false
    }
  }
}
