import NavAtlasProgram
package import NavAtlasSourceReading

extension Evaluator {
  /// Gives names to a value and its parts.
  package func bind(_ pattern: Pattern, _ value: Value, _ scope: Scope) { _ = match(pattern, value, scope) }

  /// True or false where the source decides whether a value matches. Binds the pattern's names either way.
  func match(_ pattern: Pattern, _ value: Value, _ scope: Scope) -> Bool? {
    switch pattern {
    case .any: return true
    case .bind(let name):
      scope.variables[name] = value
      return true
    case .some(let inner):
      let matched = match(inner, value, scope)
      switch isPresent(value) {
      case false: return false
      case nil: return matched == false ? false : nil
      default: return matched
      }
    case .cast(let inner, let type):
      let target = index.resolve(type, in: scope.type, file: scope.file)
      let actual = self.type(of: value)
      let matched = match(inner, actual == nil ? .typed(target) : value, scope)
      guard matched == true, let actual else { return nil }
      if case .object = value, isOther(value, than: target) { return false }
      if let declaration = actual.declaration, let wanted = target.declaration {
        return declaration === wanted ? true : wanted.kind == .interface || declaration.isClass ? nil : false
      }
      return actual.name == target.name ? true : nil
    case .tuple(let parts): return matchTuple(parts, value, scope)
    case .enumCase(let type, let name, let payload): return matchCase(type, name, payload, value, scope)
    case .expression(let expression):
      let wanted = evaluate(expression, scope, expecting: self.type(of: value))
      if case .choice(let values) = value, wanted.isConstant {
        return values.allSatisfy { $0.isConstant && match(pattern, $0, scope) == false } ? false : nil
      }
      switch (value, wanted) {
      case (_, .none): return isPresent(value).map { !$0 }
      case (.string(let left), .string(let right)): return left == right
      case (.integer(let left), .integer(let right)): return left == right
      case (.boolean(let left), .boolean(let right)): return left == right
      case (.keyPath(_, let left), .keyPath(_, let right)): return left.isSameProperty(as: right)
      case (.enumCase(let left), .enumCase(let right)):
        if left.name != right.name { return false }
        return left.payload.isEmpty && right.payload.isEmpty ? true : nil
      case (_, .enumCase(let right)) where isNever(value, right.name): return false
      case (.typed(let left), .enumCase(let right)):
        // `Action.done` of an absent type is none of the app's own cases.
        return left.isMember && right.type?.declaration != nil ? false : nil
      default: return nil
      }
    }
  }

  /// Matches one of several values: its names are bound to what any that may match gives them.
  private func matchEach(_ values: [Value], _ scope: Scope, _ match: (Value, Scope) -> Bool?) -> Bool? {
    var results: Set<Bool?> = []
    var (names, bound): ([String], [String: [Value]]) = ([], [:])
    for value in values {
      let inner = Scope(in: scope)
      let result = match(value, inner)
      results.insert(result)
      for (name, value) in inner.variables.ordered where result != false {
        if bound[name] == nil { names.append(name) }
        bound[name, default: []].append(value)
      }
    }
    for name in names { scope.variables[name] = bound[name].map { .oneOf($0) } }
    return results.count == 1 ? results.first ?? nil : nil
  }

  private func matchTuple(_ parts: [Pattern.Payload], _ value: Value, _ scope: Scope) -> Bool? {
    if case .choice(let values) = value {
      return matchEach(values, scope) { matchTuple(parts, $0, $1) }
    }
    guard case .tuple(let values) = value, values.count == parts.count else {
      for part in parts { bind(part.pattern, .unknown, scope) }
      return nil
    }
    var result: Bool? = true
    for (part, value) in zip(parts, values) {
      switch match(part.pattern, value.value, scope) {
      case false: return false
      case nil: result = nil
      default: break
      }
    }
    return result
  }

  private func matchCase(
    _ typeName: String?, _ name: String, _ payload: [Pattern.Payload], _ value: Value, _ scope: Scope
  ) -> Bool? {
    if case .choice(let values) = value {
      return matchEach(values, scope) { matchCase(typeName, name, payload, $0, $1) }
    }
    guard case .enumCase(let actual) = value else {
      if let typeName, case .typed(let type) = value, type.isMember {
        return type.name.outerName == typeName[...] ? matchAbsent(type, name, payload, scope) : false
      }
      if payload.isEmpty, let matched = matchConstant(name, value) { return matched }
      if payload.isEmpty, value.isText {
        if let typeName { return matchConstant(name, of: typeName, value, scope) }
        if let constant = constant(name, beside: value) { return constant == value }
      }
      bindUnknown(name, payload, value, scope)
      if isNever(value, name) { return false }
      if name == "none" { return isPresent(value).map { !$0 } }
      if name == "some" { return isPresent(value) }
      return value.isConstant && value != .unknown ? false : nil
    }
    if name == "some", actual.type?.declaration?.enumCase("some") == nil, actual.name != "some" {
      return payload.first.map { match($0.pattern, value, scope) } ?? true
    }
    guard actual.name == name else { return false }
    if payload.isEmpty { return true }
    // A whole payload of several parts may be bound to one name.
    if payload.count == 1, actual.payload.count > 1 {
      return match(payload[0].pattern, .tuple(actual.payload), scope)
    }
    var result: Bool? = true
    for (position, part) in payload.enumerated() {
      let given =
        part.label.flatMap { label in actual.payload.first { $0.label == label } }
        ?? (position < actual.payload.count ? actual.payload[position] : nil)
      let fallback = actual.type?.declaration?.enumCase(name).flatMap {
        position < $0.payload.count ? $0.payload[position].type : nil
      }
      let value =
        given?.value ?? resolve(
          fallback, actual.type?.declaration, actual.type?.declaration?.file ?? scope.file
        ).map { .typed($0) } ?? .unknown
      switch match(part.pattern, value, scope) {
      case false: return false
      case nil: result = nil
      default: break
      }
    }
    return result
  }

  /// `case .name` over a structure with a static constant of that name; nil where it cannot be told.
  private func matchConstant(_ name: String, _ value: Value) -> Bool? {
    guard case .object(let object) = value, object.type.kind == .structure, !object.type.isBuilt,
      case .object(let constant)? = staticMember(
        name, of: StaticType(name: object.type.name, declaration: object.type)),
      constant.type === object.type
    else { return nil }
    if object == constant { return true }
    let isDifferent = object.fields.contains { field, value in
      constant.fields[field].map { $0 != value && $0.isConstant && value.isConstant } ?? false
    }
    return isDifferent ? false : nil
  }

  /// `case LibraryView.name` over a text or a number: what the type says there.
  private func matchConstant(_ name: String, of typeName: String, _ value: Value, _ scope: Scope) -> Bool? {
    let type = index.resolve(TypeReference(name: typeName), in: scope.type, file: scope.file)
    guard let constant = staticMember(name, of: type), constant.isText else { return nil }
    return constant == value
  }

  /// `case .name` over a text or a number: what an extension of its type says there.
  private func constant(_ name: String, beside value: Value) -> Value? {
    guard let type = self.type(of: value), let constant = staticMember(name, of: type), constant.isText else {
      return nil
    }
    return constant
  }

  /// True where no code makes the case of the value's type that is asked for.
  func isNever(_ value: Value, _ name: String) -> Bool {
    guard let type = type(of: value)?.unwrapped.declaration else { return false }
    return index.unmadeCases[type]?.contains(name) == true
  }

  /// A case of an enumeration whose source is absent, as `Type.case(about)` made it.
  private func matchAbsent(
    _ type: StaticType, _ name: String, _ payload: [Pattern.Payload], _ scope: Scope
  ) -> Bool? {
    guard type.name.lastComponent == name else { return false }
    guard let first = payload.first else { return true }
    return match(first.pattern, type.arguments.first.map { .typed($0) } ?? .unknown, scope)
  }

  /// Binds the parts of a case to what its declaration says of their types.
  private func bindUnknown(_ name: String, _ payload: [Pattern.Payload], _ value: Value, _ scope: Scope) {
    let type = self.type(of: value)?.unwrapped.declaration
    let parts = type?.enumCase(name)?.payload ?? []
    for (position, part) in payload.enumerated() {
      let written = position < parts.count ? parts[position].type : nil
      var bound = resolve(written, type, type?.file ?? scope.file).map { Value.typed($0) } ?? .unknown
      if name == "some", case .typed(let type)? = self.type(of: value).map({ Value.typed($0.unwrapped) }) {
        bound = .typed(type)
      }
      if let type, case .typed(let function) = bound, function.isFunction {
        bound = .place(payloadPlace(name, position, of: type, function))
      }
      bind(part.pattern, bound, scope)
    }
  }
}

extension StaticType {
  /// True for what calling a member of an absent type made: `Action.done`.
  fileprivate var isMember: Bool {
    declaration == nil && name.contains(".") && name.lastComponent.beginsLowercase
  }
}
