import NavAtlasProgram
import NavAtlasSourceReading

/// What one type's decoder takes that another type has encoded.
///
/// Cases are encoded by their names and the labels of their payloads, structures by their keys, raw values as they
/// are: the type itself is not in it.
extension Evaluator {
  /// An encoded value once it is decoded as a type: `.none` where the decoder does not take it.
  func recoded(_ value: Value, as type: StaticType, at site: Site) -> Value {
    guard let actual = self.type(of: value)?.unwrapped else { return .typed(type) }
    let wanted = type.unwrapped
    if actual.isSame(as: wanted) { return value }
    guard let taken = take(value, of: actual, as: wanted) else { return .none }
    if case .enumCase(let route) = value, case .enumCase(let seen) = taken {
      remarks.note(
        .decodedAs("\(wanted.name).\(seen.name)"), at: site, about: "\(actual.name).\(route.name)")
    }
    return taken
  }

  /// - Returns: nil where the decoder does not take it.
  private func take(_ value: Value, of actual: StaticType, as wanted: StaticType) -> Value? {
    if [actual, wanted].contains(where: { $0.declaration?.codesItself ?? false }) { return .typed(wanted) }
    switch (actual.declaration, wanted.declaration) {
    case (let from?, let to?) where from.kind == .enumeration && to.kind == .enumeration:
      return take(value, from, wanted, to)
    case (let from?, let to?) where from.kind != .enumeration && to.kind != .enumeration:
      return from.codedKeys.isSuperset(of: to.requiredKeys) && !to.requiredKeys.isEmpty
        ? take(value, fields: to) ?? .typed(wanted) : nil
    case (let from?, nil) where from.rawType == wanted.name: return .typed(wanted)
    case (nil, let to?) where to.rawType == actual.name:
      guard let raw = RawValue(value) else { return .typed(wanted) }
      return to.enumCase(raw: raw).map { .enumCase(EnumValue(type: wanted, name: $0)) }
    // Of an absent type it is not known what it takes.
    case (_, nil) where !DeclaredType.rawTypes.contains(wanted.name): return .typed(wanted)
    default: return nil
    }
  }

  private func take(_ value: Value, _ from: DeclaredType, _ wanted: StaticType, _ to: DeclaredType) -> Value?
  {
    guard case .enumCase(let route) = value else {
      return from.cases.contains { twin(of: $0, from, to) != nil } ? .typed(wanted) : nil
    }
    guard let declared = from.enumCase(route.name), let twin = twin(of: declared, from, to) else {
      return nil
    }
    let payload = twin.payload.enumerated().map { position, part -> LabeledValue in
      let given =
        route.payload.first { part.label != nil && $0.label == part.label }
        ?? (position < route.payload.count && part.label == nil ? route.payload[position] : nil)
      return LabeledValue(label: part.label, value: given?.value ?? .unknown)
    }
    return .enumCase(EnumValue(type: wanted, name: twin.name, payload: payload))
  }

  /// The case of another enumeration that is encoded alike, or with less.
  private func twin(of declared: EnumCase, _ from: DeclaredType, _ to: DeclaredType) -> EnumCase? {
    guard from.rawType == to.rawType else { return nil }
    if from.rawType != nil {
      return from.raw(of: declared).flatMap { to.enumCase(raw: $0) }.flatMap { to.enumCase($0) }
    }
    guard let twin = to.enumCase(declared.name) else { return nil }
    let keys = declared.keys
    let isCovered = zip(twin.keys, twin.payload).allSatisfy { key, part in
      if part.type?.name == "Optional" { return true }
      guard let position = keys.firstIndex(of: key) else { return false }
      let (given, needed) = (declared.payload[position].type, part.type)
      return resolve(given, from, from.file) == resolve(needed, to, to.file)
    }
    return isCovered ? twin : nil
  }

  private func take(_ value: Value, fields type: DeclaredType) -> Value? {
    guard case .object(let given) = value, type.kind == .structure else { return nil }
    return .object(object(type, given.fields.filter { type.properties[$0.key] != nil }))
  }
}

/// What stands for a case where an enumeration is encoded as its raw value.
private enum RawValue: Hashable {
  case text(String)
  case number(Int)

  init?(_ value: Value) {
    switch value {
    case .string(let text): self = .text(text)
    case .integer(let number): self = .number(number)
    default: return nil
    }
  }
}

extension EnumCase {
  /// The keys of its payload's parts.
  fileprivate var keys: [String] { payload.enumerated().map { $1.label ?? "_\($0)" } }
}

extension DeclaredType {
  /// True where its own code decides how it is encoded.
  fileprivate var codesItself: Bool {
    functions["encode"]?.contains { $0.declaration.parameters.first?.label == "to" } == true
      || functions["init"]?.contains { $0.declaration.parameters.first?.label == "from" } == true
  }

  /// The type of the raw values by which an enumeration is encoded.
  fileprivate var rawType: String? {
    guard kind == .enumeration else { return nil }
    return inherits.first { Self.rawTypes.contains($0.name) }?.name
  }

  fileprivate static let rawTypes: Set<String> = [
    "String", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64",
  ]

  fileprivate func enumCase(raw: RawValue) -> String? { cases.first { self.raw(of: $0) == raw }?.name }

  /// The raw value of a case: what is written, its name, or one more than that of the case before.
  fileprivate func raw(of wanted: EnumCase) -> RawValue? {
    var next = 0
    for each in cases {
      var raw: RawValue = rawType == "String" ? .text(each.name) : .number(next)
      switch each.raw {
      case .string(let text): raw = .text(text)
      case .integer(let number): raw = .number(number)
      case nil: break
      default: return nil
      }
      if case .number(let number) = raw { next = number + 1 }
      if each.name == wanted.name { return raw }
    }
    return nil
  }

  /// The keys of all that is encoded.
  fileprivate var codedKeys: Set<String> { Set(stored.map(\.name)) }

  /// The keys that have to be there.
  fileprivate var requiredKeys: Set<String> {
    Set(stored.filter { $0.type?.name != "Optional" && !($0.isConstant && $0.initial != nil) }.map(\.name))
  }
}
