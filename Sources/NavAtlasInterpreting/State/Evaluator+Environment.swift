import NavAtlasProgram
import NavAtlasSourceReading

extension Evaluator {
  /// True for a key that the app itself declares.
  func isOwnEnvironmentKey(_ key: String) -> Bool { environmentEntry(key) != nil }

  /// True for an object of a class that the key knows by a protocol only.
  func isObject(_ value: Value, behindProtocolOf key: String) -> Bool {
    guard let declaration = type(of: value)?.unwrapped.declaration, declaration.isClass,
      let entry = environmentEntry(key), let values = index.addition(to: "EnvironmentValues")
    else { return false }
    return resolve(entry.declaration.type, values, entry.file)?.unwrapped.declaration?.kind == .interface
  }

  private func environmentEntry(_ key: String) -> DeclaredType.Member<Property>? {
    index.addition(to: "EnvironmentValues").flatMap { index.properties(named: key, of: $0).first }
  }

  /// What a key of the app gives where no view sets it, as far as it decides a branch.
  func environmentDefault(_ key: String) -> Value? {
    guard let values = index.addition(to: "EnvironmentValues"), let entry = environmentEntry(key) else {
      return nil
    }
    let value: Value
    if entry.declaration.initial != nil {
      value = initialValue(entry, values)
    } else if let type = entry.declaration.environmentKey,
      let owner = resolve(type, values, entry.file)?.declaration,
      let fallback = index.properties(named: "defaultValue", of: owner).first
    {
      value = initialValue(fallback, owner)
    } else {
      return nil
    }
    if case .boolean = value { return value }
    if case .enumCase(let enumCase) = value, enumCase.payload.isEmpty { return value }
    return nil
  }
}

extension Property {
  /// The type in `get { self[Key.self] }`.
  fileprivate var environmentKey: TypeReference? {
    guard let getter, getter.count == 1 else { return nil }
    let expression: Expression? =
      switch getter[0] {
      case .expression(let expression): expression
      case .result(let expression): expression
      default: nil
      }
    guard case .element(.name("self", _), let arguments, _)? = expression, arguments.count == 1,
      case .type(let type) = arguments[0].value
    else { return nil }
    return type
  }
}
