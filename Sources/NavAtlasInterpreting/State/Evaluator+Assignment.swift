import NavAtlasProgram
package import NavAtlasSourceReading

/// What writing to storage, to variables and to parts of objects does.
extension Evaluator {
  package func assign(_ expression: Expression, to target: Expression, _ site: Site, _ scope: Scope) {
    if let names = target.names, names.count == 1 || names.count == 2 && names[0] == "self",
      let type = scope.type
    {
      recorder?.note(names[names.count - 1], of: type)
    }
    if case .name("_", _) = target {
      _ = evaluate(expression, scope, expecting: nil)
      return
    }
    var remembers = false
    defer { if !remembers { forget(target.names?.last) } }
    if assignAssumed(expression, to: target, site, scope) { return }
    if case .tuple(let parts) = target { return assign(expression, toEach: parts, site, scope) }
    if loosen(listWithPart: target, scope) {
      _ = evaluate(expression, scope, expecting: nil)
      return
    }
    if assignSelf(expression, target, scope) { return }
    if assignField(expression, target, scope) || assignHosted(expression, target, scope)
      || assignHostedPart(expression, to: target, scope)
    {
      return
    }
    if assignStyle(expression, to: target, site, scope) { return }
    if assignTab(expression, to: target, site, scope) { return }
    if assignCurrent(expression, to: target, site, scope) { return }
    if assignControllers(expression, to: target, site, scope) { return }
    if case .name(let name, _) = target, let variable = scope.variable(name) {
      let value = evaluate(expression, scope, expecting: type(of: variable))
      if let place = place(variable), place.name == Place.wholeState || scope.isInout(name) {
        scope.content.items.append(.effect(Effect(operation: .set(value), place: place, site: site)))
        writeParts(of: value, in: place, at: site, scope)
        return
      }
      _ = scope.assign(value, to: name, wraps: expression.mentions(name))
      return
    }
    if assignPart(expression, of: target, scope) { return }
    handCoordinator(expression, to: target, scope)
    if case .element(let base, let arguments, _) = target {
      if assignKeyPath(expression, base, arguments, site, scope) { return }
      let keys = arguments.map { evaluate($0.value, scope, expecting: nil) }
      let whole = evaluate(base, scope, expecting: nil)
      if let path = keptPath(in: whole, at: keys).flatMap({ place($0) }) {
        let value = evaluate(expression, scope, expecting: path.type?.unwrapped)
        scope.content.items.append(
          .effect(Effect(operation: assignment(of: value, to: path, scope), place: path, site: site)))
        return
      }
      if assignSubscript(expression, whole, keys, site, scope) { return }
      guard let place = place(whole) else { return }
      let value = evaluate(expression, scope, expecting: place.type?.element)
      // A stack's element is taken away, and all above it: `state.path[id: id] = nil`.
      if arguments.first?.label == "id", value == .none, place.type?.unwrapped.name == "StackState" {
        scope.content.items.append(.effect(Effect(operation: .removeLast(1), place: place, site: site)))
        return
      }
      listen(toElementsOf: place, value)
      join(value, keptInElementsOf: place)
      keep(value, at: keys, inEntriesOf: place)
      scope.content.items.append(.effect(Effect(operation: .setElement(value), place: place, site: site)))
      return
    }
    if let setter = computedSetter(target, scope) {
      let value = evaluate(expression, scope, expecting: setter.type)
      let content = run(setter.member, newValue: value, setter.owner, setter.receiver)
      if !content.items.isEmpty { scope.content.items.append(.include(content, site)) }
      if let itself = keptElsewhere(setter.member, of: setter.owner, setter.receiver) {
        scope.content.items.append(.effect(Effect(operation: .set(value), place: itself, site: site)))
      }
      return
    }
    if assignBound(expression, to: target, site, scope) { return }
    if append(expression, to: target, site, scope) { return }
    // A part of a view that is set does not show the view.
    let aside = Scope(in: scope, content: Content(owner: scope.type))
    var destinations = evaluate(target, aside, expecting: nil).alternatives.compactMap {
      windowRoot(target, aside) ?? place($0) ?? part(target, aside)
    }
    if destinations.isEmpty { destinations = implementations(of: target, aside) }
    if destinations.isEmpty {
      hand(evaluate(expression, scope, expecting: nil), to: target, expression, site, scope)
    }
    for place in destinations {
      let value = kept(
        saved(evaluate(expression, scope, expecting: place.type?.unwrapped)).flagged(as: place.type),
        by: expression, in: place.owner, place.name)
      hold(value, in: place)
      keepElements(of: value, in: place)
      embedPrepared(value, site, scope)
      join(value, keptIn: place)
      if isHandedOver(place), !runs(value, handedTo: place, site, scope) { listen(to: place, value) }
      hand(value, to: target, expression, site, scope)
      noteRestored(value, at: place, site)
      release(value, scope)
      scope.content.items.append(
        .effect(Effect(operation: assignment(of: value, to: place, scope), place: place, site: site)))
      writeParts(of: value, in: place, at: site, scope)
      observe(place, value, site, scope)
      observeWholes(of: place, value, site, scope)
      remembers = destinations.count == 1
      if remembers { remember(value, at: place) }
    }
  }

  /// `(first, second) = pair`.
  private func assign(_ expression: Expression, toEach targets: [Argument], _ site: Site, _ scope: Scope) {
    let inner = Scope(in: scope)
    let value = evaluate(expression, inner, expecting: nil)
    for (position, target) in targets.enumerated() {
      let part = "#part \(position)"
      inner.variables[part] = member(String(position), of: value, site, own: nil) ?? .unknown
      assign(.name(part, site.offset), to: target.value, site, inner)
    }
  }

  /// What is kept of an absent package may be no view: the closures that it was handed run all the same.
  func release(_ value: Value, _ scope: Scope) {
    guard case .content(let made) = value,
      made.items.contains(where: { if case .element(let element) = $0 { element.isExternal } else { false } })
    else { return }
    scope.content.items += made.items.filter { if case .handler = $0 { true } else { false } }
  }

  /// Where the types that conform to a protocol keep what it requires.
  private func implementations(of target: Expression, _ scope: Scope) -> [Place] {
    guard case .member(let base, let name, _) = target,
      let owner = type(of: evaluate(base, scope, expecting: nil))?.unwrapped.declaration,
      owner.kind == .interface
    else { return [] }
    return conformers(of: owner).prefix(8).compactMap { type in
      property(name, of: type, receiver: .typed(StaticType(name: type.name, declaration: type)))
        .flatMap { place($0) }
    }
  }

  /// `route.style = .sheet` on a structure in a local variable, and `tour.onLeave = { … }` on an object there that was
  /// made with another closure.
  private func assignPart(_ expression: Expression, of target: Expression, _ scope: Scope) -> Bool {
    guard case .member(.name(let name, _), let part, _) = target, name != "self",
      case .object(let whole)? = scope.variable(name),
      whole.type.kind == .structure || whole.keepsClosure(part),
      let member = index.properties(named: part, of: whole.type).first, member.declaration.isStored,
      !whole.type.isView || member.declaration.attributes.isEmpty
    else { return false }
    var fields = whole.fields
    fields[part] = evaluate(
      expression, scope, expecting: resolve(member.declaration.type, whole.type, member.file))
    let changed = object(whole.type, fields, in: whole.environment)
    if whole.type.isClass { begun[changed] = begun[whole] }
    return scope.assign(.object(changed), to: name)
  }

  /// Where a part of a known object is stored, which is written now, whatever it was made with.
  package func part(_ target: Expression, _ scope: Scope) -> Place? {
    let whole: Value?
    let name: String
    switch target {
    case .member(let base, let part, _): (whole, name) = (evaluate(base, scope, expecting: nil), part)
    case .name(let part, _) where scope.variable(part) == nil: (whole, name) = (scope.receiver, part)
    default: return nil
    }
    guard case .object(let object)? = whole,
      let member = index.properties(named: name, of: object.type).first, !member.declaration.isConstant,
      member.declaration.isStored
    else { return nil }
    return place(member, owner: object.type.name, context: object.type)
  }

  /// A method that changes an array in a local variable.
  func mutateLocal(_ values: [Value], _ base: Expression, _ name: String, _ call: Call, _ scope: Scope)
    -> Bool
  {
    guard case .name(let variable, _) = base, scope.variable(variable) != nil else { return false }
    let element = values.lazy.compactMap { self.type(of: $0) }.first
    var changed = values
    switch name {
    case "append", "insert":
      for argument in evaluated(call, scope, expecting: element)
      where argument.label == nil || argument.label == "contentsOf" {
        if case .array(let more) = argument.value { changed += more } else { changed.append(argument.value) }
      }
    case "removeLast", "popLast": changed = Array(changed.dropLast())
    case "removeAll": changed = []
    default: return false
    }
    return scope.assign(boundedNowAndThen(changed, after: values), to: variable)
  }

  /// A bounded list to which something was added. Counted anew for each of many elements without parts, it would take
  /// the square of them.
  private func boundedNowAndThen(_ changed: [Value], after values: [Value]) -> Value {
    let added = changed.dropFirst(values.count)
    return changed.count % 64 != 0 && added.allSatisfy { $0.size == 1 }
      ? .array(changed) : bounded(.array(changed))
  }

  /// `count += 1` on a local number.
  func addToLocal(_ value: Value, _ base: Expression, _ name: String, _ call: Call, _ scope: Scope) -> Bool {
    guard case .integer(let number) = value, name == "append", case .name(let variable, _) = base,
      scope.variable(variable) != nil, let more = call.argument("contentsOf")
    else { return false }
    guard case .integer(let added) = evaluate(more, scope, expecting: nil) else {
      return scope.assign(.typed(StaticType(name: "Int")), to: variable)
    }
    return scope.assign(.integer(number &+ added), to: variable)
  }

  package func place(_ value: Value) -> Place? {
    switch value {
    case .place(let place), .binding(let place): place
    case .customBinding(let places, _): places.first
    default: nil
    }
  }

  /// `self = .first` in an enumeration's initialiser, one of several, and `self = Row(…)` in a structure's.
  private func assignSelf(_ expression: Expression, _ target: Expression, _ scope: Scope) -> Bool {
    guard case .name("self", _) = target, let construction = scope.construction else { return false }
    guard let itself = scope.variable("self") else {
      guard let type = scope.type, type.kind == .structure,
        case .object(let made) = evaluate(expression, scope, expecting: nil), made.type === type
      else { return false }
      construction.fields.merge(made.fields) { $1 }
      return true
    }
    let value = evaluate(expression, scope, expecting: type(of: itself))
    construction.fields["self"] = construction.fields["self"].map { .oneOf([$0, value]) } ?? value
    return true
  }

  /// `self.name = value` in an initialiser.
  private func assignField(_ expression: Expression, _ target: Expression, _ scope: Scope) -> Bool {
    guard let construction = scope.construction, let type = scope.type else { return false }
    var name: String
    switch target {
    case .name(let field, _): name = field
    case .member(.name("self", _), let field, _): name = field
    default: return false
    }
    if case .name = target, scope.variable(name) != nil { return false }
    var expression = expression
    let isStorage = name.hasPrefix("_") && type.properties[name] == nil
    if isStorage {
      name = String(name.dropFirst())
      expression = expression.wrapped
    }
    guard let member = index.properties(named: name, of: type).first else { return false }
    // What finds the property's value elsewhere, as a request does, is not that value.
    if isStorage, makesWrapper(expression, of: member.declaration, type) {
      _ = evaluate(expression, scope, expecting: nil)
      return true
    }
    let expected = resolve(member.declaration.type, type, member.file)
    let flag = type.isPlain ? computedFlag(expression, as: member.declaration.type, scope) : nil
    var value =
      flag
      ?? kept(
        fitting(evaluate(expression, scope, expecting: expected), expected?.unwrapped), by: expression,
        in: type.name, name)
    if case .object(let object) = value { value = .object(stated(object, expected?.unwrapped)) }
    // A list that is written empty stands for what would be there.
    if case .array([]) = value, member.declaration.isWatchedStorage { return true }
    let place = place(member, owner: type.name, context: type)
    noteRestored(value, at: place, Site(file: member.file, offset: member.declaration.offset))
    keepElements(of: value, in: place)
    join(value, keptIn: place)
    if case .array(let routes) = value, let root = routes.rootRoute { begunRoots[place] = root }
    // In a branch, what another one gives stays possible.
    let isBranch = !scope.isReached(wrapping: expression.mentions(name)) && !expression.isPart
    let before = construction.fields[name] ?? (isBranch ? writtenFlag(member, type) : nil)
    construction.fields[name] = before.map { isBranch ? .oneOf([$0, value]) : value } ?? value
    return true
  }

  /// True for a framework's wrapper itself: `FetchRequest(sortDescriptors: [])`.
  private func makesWrapper(_ expression: Expression, of property: Property, _ type: DeclaredType) -> Bool {
    guard case .call(let call) = expression else { return false }
    let made = if case .type(let named) = call.callee { named.name } else { call.callee.names?.last }
    guard let made, property.attributes.contains(where: { $0.name == made }) else { return false }
    return index.type(named: made, in: type, file: type.file) == nil
  }

  private struct ComputedSetter {
    var member: DeclaredType.Member<Property>
    var owner: DeclaredType
    var receiver: Value
    var type: StaticType?
  }

  private func computedSetter(_ target: Expression, _ scope: Scope) -> ComputedSetter? {
    var receiver = scope.receiver
    var name: String
    switch target {
    case .name(let own, _): name = own
    case .member(let base, let member, _):
      receiver = evaluate(base, scope, expecting: nil)
      name = member
    default: return nil
    }
    guard let receiver else { return nil }
    let type: StaticType? = if case .type(let type) = receiver { type } else { type(of: receiver)?.unwrapped }
    guard let owner = type?.declaration ?? type.flatMap({ index.addition(to: $0.name) }),
      let member = index.properties(named: name, of: owner).first,
      member.declaration.setter != nil
    else { return nil }
    return ComputedSetter(
      member: member, owner: owner, receiver: receiver,
      type: resolve(member.declaration.type, owner, member.file))
  }

  private func run(
    _ member: DeclaredType.Member<Property>, newValue: Value, _ owner: DeclaredType, _ receiver: Value
  ) -> Content {
    guard let setter = member.declaration.setter else { return Content(owner: owner) }
    let key = CallKey(
      function: ObjectIdentifier(member.declaration), receiver: receiver, arguments: [newValue],
      environment: environment)
    let name = member.declaration.name
    let place = Site(file: member.file, offset: member.declaration.offset)
    return follow(key, giving: .nothing, owner, name, at: place) { content in
      let inner = Scope(
        type: owner, receiver: receiver, file: member.file, content: content, environment: environment)
      inner.variables[setter.parameter] = newValue
      _ = run(setter.body, inner)
      return .unknown
    }.content
  }

  /// A property that its accessors keep where nothing is followed, such as a keychain, is known by its name.
  func keptElsewhere(_ member: DeclaredType.Member<Property>, of type: DeclaredType, _ receiver: Value)
    -> Place?
  {
    guard member.declaration.setter != nil, type.isClass else { return nil }
    switch computed(member, type, receiver) {
    case .unknown, .typed: break
    default: return nil
    }
    guard !run(member, newValue: .unknown, type, receiver).writes else { return nil }
    return place(member, owner: type.name, context: type)
  }
}

extension Content {
  /// True for code that changes anything that is followed.
  fileprivate var writes: Bool { writes(0) }

  private func writes(_ level: Int) -> Bool {
    guard level < 12 else { return true }
    return items.contains { item in
      switch item {
      case .effect(let effect): effect.place?.isOfDefaults != true
      case .include(let inner, _), .chosen(let inner, _): inner.writes(level + 1)
      case .branch(let branch): branch.alternatives.contains { $0.content.writes(level + 1) }
      default: false
      }
    }
  }
}

extension Expression {
  /// True for a part of what is assigned as a whole.
  fileprivate var isPart: Bool {
    if case .name(let name, _) = self { name.hasPrefix("#part ") } else { false }
  }

  /// What a property wrapper is made with: `State(initialValue: value)`.
  var wrapped: Expression {
    guard case .call(let call) = self, let only = call.arguments.first, call.arguments.count == 1,
      only.label == "initialValue" || only.label == "wrappedValue"
    else { return self }
    return only.value
  }
}

extension DeclaredType {
  /// True for a structure that shows nothing.
  package var isPlain: Bool { kind == .structure && !isBuilt && !conforms(to: "ViewModifier") }
}

extension ObjectValue {
  /// True for an object that was made with a closure.
  fileprivate func keepsClosure(_ name: String) -> Bool {
    guard type.isClass, case .closure? = fields[name] else { return false }
    return true
  }
}

extension Property {
  /// True for what a view or an object changes later, and views watch.
  fileprivate var isWatchedStorage: Bool {
    !isConstant && (attribute("State") ?? attribute("Published")) != nil
  }
}
