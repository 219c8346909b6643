package import NavAtlasProgram
package import NavAtlasSourceReading

extension Evaluator {
  /// What an expression stands for. What it does is added to the scope's content.
  package func evaluate(_ expression: Expression, _ scope: Scope, expecting expected: StaticType?) -> Value {
    steps += 1
    if isExhausted || depth >= Self.depthLimit && isTooDeep(expression, scope) { return .unknown }
    depth += 1
    let outer = recorder?.site
    if let recorder, expression.offset > 0 {
      recorder.site = Site(file: scope.file, offset: expression.offset)
    }
    defer {
      depth -= 1
      if let recorder { recorder.site = outer }
    }
    switch expression {
    case .name(let name, _): return assumed(value(named: name, scope))
    case .implicitMember(let name, let offset):
      return implicitMember(name, expected, Site(file: scope.file, offset: offset))
    case .member(let base, let name, let offset):
      return assumed(evaluateMember(base, name, Site(file: scope.file, offset: offset), scope))
    case .call(let call): return bounded(self.call(call, scope, expecting: expected))
    case .element(let base, let arguments, let offset): return element(base, arguments, offset, scope)
    case .closure(let closure): return .closure(ClosureValue(closure, scope))
    case .array(let elements):
      if let pairs = dictionary(elements, scope, expecting: expected) { return pairs }
      let element = expected?.unwrapped.arguments.first
      return bounded(.array(elements.map { evaluate($0, scope, expecting: element) }))
    case .tuple(let parts): return bounded(tuple(of: parts, scope, expecting: expected?.unwrapped))
    case .keyPath(let root, let names):
      return .keyPath(resolve(root, scope.type, scope.file) ?? expected?.arguments.first, names)
    case .string(let text): return .string(text)
    case .text(let parts):
      for part in parts { _ = evaluate(part, scope, expecting: nil) }
      return .typed(StaticType(name: "String"))
    case .integer(let number): return .integer(number)
    case .sum(let number, let addend):
      return sum(evaluate(number, scope, expecting: nil), addend, isBounded: number.isRawValue)
    case .boolean(let truth): return .boolean(truth)
    case .none: return .none
    case .ternary(let condition, let first, let second):
      return bounded(ternary(condition, first, second, scope, expected))
    case .assignment(let target, let value, let offset):
      assign(value, to: target, Site(file: scope.file, offset: offset), scope)
      return .unknown
    case .coalescing(let first, let second):
      let value = restored(evaluate(first, scope, expecting: expected), by: first)
      if case .array(let made) = value, first.maps {
        // What an optional's `map` makes, where the optional is not known.
        let other = evaluate(second, scope, expecting: expected)
        if case .array = other { return value }
        // Of what is not known at all nothing was made, which does not mean that there is nothing.
        if made.isEmpty { return .oneOf([expected.map { .typed($0.unwrapped) } ?? .unknown, other]) }
        if made.count == 1, let chosen = mapped(made[0], by: first, or: other, scope) { return chosen }
        return .oneOf(made.map { $0.typed(as: expected) } + [other])
      }
      switch isPresent(value) {
      case true: return value
      case false: return evaluate(second, scope, expecting: expected)
      case nil:
        let other = evaluate(second, scope, expecting: expected ?? type(of: value)?.unwrapped)
        // Storage stays what it is; its default is a matter of the container.
        if case .place = value { return value }
        // Where something is among others, only the order of these tells.
        if value.positioned != nil, case .integer = other { return value }
        // A number that code falls back to is one of many.
        if case .unknown = value, case .integer = other {
          return .oneOf([.typed(StaticType(name: "Int")), other])
        }
        return mapped(value.present, by: first, or: other, scope) ?? .oneOf([value.present, other])
      }
    case .comparison, .ordering, .negation, .logical:
      return decide(expression, scope).0.map { .boolean($0) } ?? .typed(StaticType(name: "Bool"))
    case .conversion(let inner, let type):
      if type.name == "Range", let positions = positions(inRange: inner, scope) { return positions }
      let value = evaluate(inner, scope, expecting: nil)
      if case .content = value { return value }
      let asked = written(type, scope)
      if let cast = cast(value, to: asked) { return cast }
      if let view = asked.unwrapped.declaration, view.isViewOfUIKit {
        embedView(object(view), Site(file: scope.file, offset: expression.offset), scope)
      }
      return .typed(asked == .any ? index.resolve(type, in: scope.type, file: scope.file) : asked)
    case .type(let type): return .type(written(type, scope))
    case .statement(let statement):
      // `if` and `switch` as expressions: the values of their branches.
      let inner = Scope(in: scope)
      if let expected { inner.variables["#result"] = .typed(expected) }
      return .oneOf(run([statement.returningBranches], inner))
    case .other(let parts):
      // A computed local is called where it is declared.
      if parts.count == 1, case .closure(let closure) = parts[0], closure.parameters.isEmpty {
        return apply(
          .closure(ClosureValue(closure, scope)), to: [], at: Site(file: scope.file, offset: closure.offset))
      }
      let values = parts.map { evaluate($0, scope, expecting: nil) }
      // What is asked for its type is not shown.
      let isTest = if parts.count == 2, case .type = parts[1] { true } else { false }
      for value in values where !isTest {
        if case .content = value { add(value, to: scope.content, at: Site(file: scope.file, offset: 0)) }
      }
      return position(amid: values) ?? sum(of: values) ?? .unknown
    }
  }

  /// Lists that are joined: `[first] + others`. What is not known of them stays possible.
  private func sum(of values: [Value]) -> Value? {
    guard values.count > 1, values.contains(where: { $0.isArray && $0 != .array([]) }) else { return nil }
    var elements: [Value] = []
    for value in values {
      switch value {
      case .array(let known): elements += known
      case .unknown, .typed: elements.append(type(of: value)?.element.map { .typed($0) } ?? .unknown)
      default: return nil
      }
    }
    return .array(elements)
  }

  /// A number more or less, where there is an end to it: of the cases of an enumeration, and of steps.
  private func sum(_ value: Value, _ addend: Int, isBounded: Bool) -> Value {
    if isBounded || assumption != nil {
      let sums = value.alternatives.map { part -> Value in
        guard case .integer(let number) = part else { return .typed(StaticType(name: "Int")) }
        return .integer(number &+ addend)
      }
      if sums.contains(where: \.isInteger) { return .oneOf(sums) }
    }
    return position(amid: [value, .integer(addend)]) ?? (value.isContent ? value : .unknown)
  }

  /// Several values together, with the labels and of the types that are wanted.
  private func tuple(of parts: [Argument], _ scope: Scope, expecting expected: StaticType?) -> Value {
    let labels = expected.map { TypeReference.labels(ofTuple: $0.name) } ?? []
    let isTuple = expected.map { $0.name == "()" || !labels.isEmpty } ?? false
    let isWanted = isTuple && expected?.arguments.count == parts.count
    return .tuple(
      parts.enumerated().map { position, part in
        let label =
          isWanted && labels.indices.contains(position) && labels[position] != "_" ? labels[position] : nil
        let type = isWanted ? expected?.arguments[position] : nil
        return LabeledValue(
          label: part.label ?? label, value: evaluate(part.value, scope, expecting: type))
      })
  }

  private func ternary(
    _ condition: Expression, _ first: Expression, _ second: Expression, _ scope: Scope,
    _ expected: StaticType?
  ) -> Value {
    let (held, subject, test) = decide([.expression(condition)], Scope(in: scope))
    if let held {
      let value = evaluate(held ? first : second, scope, expecting: expected)
      guard value.isViewLike(self) else { return value }
      let site = Site(file: scope.file, offset: first.offset)
      let shown = content(value, owner: scope.type, at: site)
      return .content(Content(owner: scope.type, items: [.chosen(shown, site)]))
    }
    // What the two sides do are ways beside each other.
    let done = [Content(owner: scope.type), Content(owner: scope.type)]
    let values = zip([first, second], done).map {
      evaluate($0, Scope(in: scope, content: $1), expecting: expected)
    }
    let ways = zip([test, test.opposite], done).map { Branch.Alternative(test: $0, content: $1) }
    addBranch(
      Branch(subject: subject, alternatives: ways, site: Site(file: scope.file, offset: first.offset)),
      to: scope.content)
    // A view or nothing is a view that is there at times.
    guard values.contains(where: { $0 != .none }), values.allSatisfy({ $0 == .none || $0.isViewLike(self) })
    else { return .oneOf(values) }
    return choice(subject, test, values, Site(file: scope.file, offset: first.offset), scope)
  }

  /// The first of two views where a test holds, or else the other.
  private func choice(
    _ subject: Value, _ test: Branch.Test, _ values: [Value], _ site: Site, _ scope: Scope
  ) -> Value {
    let shown = values.map {
      $0 == .none ? Content(owner: nil) : content($0, owner: scope.type, at: site)
    }
    let alternatives = zip([test, test.opposite], shown).map { Branch.Alternative(test: $0, content: $1) }
    let branch = Branch(subject: subject, alternatives: alternatives, site: site)
    return .content(Content(owner: scope.type, items: [.branch(branch)]))
  }

  /// The view that an optional is mapped to, or another where there is none: `user.map { HomeView($0) } ?? LoginView()`.
  private func mapped(_ made: Value, by map: Expression, or other: Value, _ scope: Scope) -> Value? {
    guard made.isViewLike(self), other.isViewLike(self), case .call(let call) = map,
      case .member(let optional, "map", _) = call.callee
    else { return nil }
    let aside = Scope(in: scope, content: Content(owner: scope.type))
    let subject = evaluate(optional, aside, expecting: nil)
    guard place(subject) != nil else { return nil }
    return choice(subject, .isPresent, [made, other], Site(file: scope.file, offset: call.offset), scope)
  }

  // MARK: Names

  package func value(named name: String, _ scope: Scope) -> Value {
    if let value = scope.variable(name) ?? scope.functionBeingKept(in: name) { return value }
    if name == "self" {
      return scope.receiver ?? scope.type.map { .type(StaticType(name: $0.name, declaration: $0)) }
        ?? .unknown
    }
    if name.hasPrefix("$") {
      if name == "$0" { return .unknown }
      let plain = String(name.dropFirst())
      let local = scope.variable(plain)
      if let local, !local.isConstant { return binding(to: local) }
      if let type = scope.type, let value = projection(of: plain, scope.receiver, type) { return value }
      return local.map { binding(to: $0) } ?? .unknown
    }
    if name.hasPrefix("_"), let storage = wrapperStorage(name, scope) { return storage }
    if let type = scope.type {
      if let receiver = scope.receiver, !receiver.isBinding || isOwn(name, ofBinding: receiver),
        let value = member(name, of: receiver, Site(file: scope.file, offset: 0), own: type)
      {
        return value
      }
      if let value = staticMember(name, around: type) { return value }
    }
    let meaning = index.meaning(of: name, in: scope.type, file: scope.file)
    if case .type(let type) = meaning { return .type(type) }
    recorder?.note(name, of: nil)
    switch meaning {
    case .type(let type): return .type(type)
    case .functions(let functions): return .method(MethodValue(name: name, candidates: functions))
    case .global(let global): return stored(global, owner: "", context: nil)
    case .foreign(let type):
      guard name.beginsUppercase else { return containerAround(name, scope) ?? .unknown }
      // A generic parameter is the type that it is given.
      let given = written(TypeReference(name: name), scope)
      return .type(given.declaration == nil ? type : given)
    }
  }

  /// A static member of a type, or of the nearest around it that has one.
  private func staticMember(_ name: String, around type: DeclaredType) -> Value? {
    let owner = index.staticOwner(of: name, around: type)
    if let recorder {
      var context: DeclaredType? = type
      while let passed = context, passed !== owner {
        recorder.note(name, of: passed)
        context = index.outer(of: passed)
      }
    }
    return owner.flatMap { staticMember(name, $0, StaticType(name: $0.name, declaration: $0)) }
  }

  /// `_flag` of a wrapped property `flag`.
  private func wrapperStorage(_ name: String, _ scope: Scope) -> Value? {
    let plain = String(name.dropFirst())
    guard let type = scope.type, index.properties(named: name, of: type).isEmpty,
      index.properties(named: plain, of: type).first?.declaration.attributes.isEmpty == false
    else { return nil }
    return projection(of: plain, scope.receiver, type)
  }

  package func implicitMember(_ name: String, _ expected: StaticType?, _ site: Site) -> Value {
    guard let type = expected?.unwrapped else { return .enumCase(EnumValue(type: nil, name: name)) }
    if let member = staticMember(name, of: type) { return member }
    // The optional's case, where the type has none of that name.
    return name == "none" && type.declaration != nil
      ? Value.none : .enumCase(EnumValue(type: type, name: name))
  }

  // MARK: Types as values

  func staticMember(_ name: String, of type: StaticType) -> Value? {
    guard let declaration = type.declaration else {
      if NotificationName.types.contains(type.name) {
        return .enumCase(EnumValue(type: type, name: name))
      }
      if let addition = index.addition(to: type.name) { return staticMember(name, addition, type) }
      return nil
    }
    return staticMember(name, declaration, type)
  }

  private func staticMember(_ name: String, _ declaration: DeclaredType, _ type: StaticType) -> Value? {
    recorder?.note(name, of: declaration)
    let members = index.members(named: name, of: declaration)
    if members.enumCase != nil { return .enumCase(EnumValue(type: type, name: name)) }
    // All cases are what an enumeration says that they are, or else all of them.
    if name == "allCases", !declaration.cases.isEmpty, !members.staticProperties.contains(where: \.isWritten)
    {
      return .array(
        declaration.cases.filter { $0.payload.isEmpty }.map {
          .enumCase(EnumValue(type: type, name: $0.name))
        })
    }
    let properties = members.staticProperties
    if let first = properties.first {
      if !first.declaration.isStored {
        // What a protocol only requires says no more than an extension's own code for it.
        let written = properties.filter { $0.declaration.getterCode?.statements.isEmpty == false }
        return .oneOf((written.isEmpty ? properties : written).map { computed($0, declaration, .type(type)) })
      }
      let value = initialValue(first, declaration)
      if first.declaration.isConstant, value != .unknown { return value }
      // A view that is kept is that view, whether or not it could be exchanged.
      if case .object(let view) = value, view.type.isView, !view.type.isClass { return value }
      return .place(place(first, owner: declaration.name, context: declaration))
    }
    if !members.staticFunctions.isEmpty {
      return .method(
        MethodValue(
          name: name, candidates: members.staticFunctions, owner: declaration, receiver: .type(type)))
    }
    return index.nested(name, of: declaration).map { .type($0) }
  }
}

extension Expression {
  /// True for `value.map { … }`.
  fileprivate var maps: Bool {
    guard case .call(let call) = self, case .member(_, let name, _) = call.callee else { return false }
    return name == "map" || name == "flatMap"
  }
}

extension Evaluator {
  /// What was kept as a raw value, and has another case to fall back to, is not known: it says what comes first.
  private func restored(_ value: Value, by expression: Expression) -> Value {
    guard expression.isOfRawValue, case .choice = value else { return value }
    return type(of: value).map { .typed($0) } ?? value
  }
}

extension Expression {
  /// `Tab(rawValue: kept)`
  fileprivate var isOfRawValue: Bool {
    guard case .call(let call) = self, call.arguments.count == 1, call.arguments[0].label == "rawValue"
    else { return false }
    return true
  }

  /// `step.rawValue`
  fileprivate var isRawValue: Bool {
    if case .member(_, "rawValue", _) = self { true } else { false }
  }
}

extension DeclaredType.Member<Property> {
  /// True for what is declared with a value, or with code for it.
  fileprivate var isWritten: Bool {
    declaration.initial != nil || declaration.getterCode?.statements.isEmpty == false
  }
}
