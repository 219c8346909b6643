import NavAtlasProgram
import NavAtlasSourceReading

/// What `as?` makes of values whose types are known.
extension Evaluator {
  /// True where a value of the app's own is surely none of a type: `link as? ShopLink` of another module's link.
  func isOther(_ value: Value, than asked: StaticType) -> Bool {
    guard let wanted = asked.unwrapped.declaration else { return false }
    if wanted.kind == .object, case .object(let object) = value, object.type.isClass {
      return !areRelated(object.type, wanted)
    }
    guard let own = valueType(of: value), own !== wanted else { return false }
    switch wanted.kind {
    case .structure, .enumeration, .object: return true
    case .interface: return !own.conforms(to: wanted.shortName) && !own.isBuilt
    case .addition: return false
    }
  }

  /// True for a class and one that it inherits from.
  private func areRelated(_ first: DeclaredType, _ second: DeclaredType) -> Bool {
    lineage(of: first).contains { $0 === second } || lineage(of: second).contains { $0 === first }
  }

  /// What is left of a value that is taken as another type; nil where that is any value of the type.
  func cast(_ value: Value, to asked: StaticType) -> Value? {
    if value.isConstant { return isOther(value, than: asked) ? Value.none : value }
    guard case .choice(let values) = value else { return nil }
    let left = values.filter { $0 != .none && !isOther($0, than: asked) }
    guard left.allSatisfy(\.isConstant) else { return nil }
    return left.isEmpty ? Value.none : .oneOf(left)
  }

  /// True for a call that cannot happen, as an argument is of another type than the parameter: code that erases types
  /// hands over whatever it is handed, and which object is behind it is not known.
  func isImpossible(_ function: Function, _ owner: DeclaredType?, _ file: Int, _ arguments: [Value]) -> Bool {
    zip(function.parameters, arguments).contains { parameter, argument in
      guard let own = ownType(of: argument), own.kind == .enumeration,
        !function.generics.contains(where: { $0.name == parameter.type?.name }),
        let wanted = resolve(parameter.type, owner, file)?.unwrapped.declaration
      else { return false }
      return wanted.kind == .enumeration && wanted !== own && wanted.shortName != own.shortName
    }
  }

  private func ownType(of value: Value) -> DeclaredType? {
    if case .typed(let type) = value { return type.unwrapped.declaration }
    return valueType(of: value)
  }

  /// What `value is Type` gives; nil where that is not known.
  func isOf(_ value: Value, _ type: Expression, _ scope: Scope) -> Bool? {
    guard case .type(let reference) = type else { return nil }
    let asked = written(reference, scope)
    if isOther(value, than: asked) { return false }
    if case .object(let object) = value, object.type.isClass, let wanted = asked.unwrapped.declaration {
      return wanted.isClass && lineage(of: object.type).contains { $0 === wanted } ? true : nil
    }
    guard let own = valueType(of: value) else { return nil }
    return own === asked.unwrapped.declaration ? true : nil
  }

  /// The type of a case or of a structure, which no other type inherits from.
  private func valueType(of value: Value) -> DeclaredType? {
    switch value {
    case .enumCase(let value):
      let type = value.type?.unwrapped.declaration
      return type?.kind == .enumeration ? type : nil
    case .object(let object): return object.type.kind == .structure ? object.type : nil
    default: return nil
    }
  }
}

extension Expression {
  /// True for a type as it stands behind `is`.
  var isType: Bool { if case .type = self { true } else { false } }
}
