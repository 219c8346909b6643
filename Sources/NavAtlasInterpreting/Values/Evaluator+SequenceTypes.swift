import NavAtlasProgram
import NavAtlasSourceReading

/// What sequences have in them of which no more is known than their type.
extension Evaluator {
  /// Something of a type: of a tuple's type a tuple.
  func instance(of type: StaticType) -> Value {
    guard type.isTuple else { return .typed(type) }
    let labels = TypeReference.labels(ofTuple: type.name)
    return .tuple(
      type.arguments.enumerated().map { position, part in
        let label = position < labels.count && labels[position] != "_" ? labels[position] : nil
        return LabeledValue(label: label, value: instance(of: part))
      })
  }

  /// What iterating a type yields; of a dictionary pairs.
  func iterated(_ type: StaticType) -> Value? {
    guard let entry = type.entry else { return type.element.map(instance) }
    return .tuple([
      LabeledValue(label: "key", value: instance(of: entry.key)),
      LabeledValue(label: "value", value: instance(of: entry.value)),
    ])
  }

  /// Each case of a plain enumeration, for an element of which nobody knows which one it is.
  package func anyCase(_ element: Value) -> Value {
    guard case .typed(let type) = element, let cases = type.declaration?.cases, cases.count > 1,
      cases.count <= Self.listedCases, cases.allSatisfy(\.payload.isEmpty)
    else { return element }
    return .oneOf(cases.map { .enumCase(EnumValue(type: type, name: $0.name)) })
  }

  /// Of more it says little that it is one of them.
  private static let listedCases = 12

  /// All keys, or all values, of what has a dictionary's type.
  func keysOrValues(_ name: String, of type: StaticType?) -> Value? {
    guard let entry = type?.entry, name == "keys" || name == "values" else { return nil }
    return .typed(StaticType(name: "Array", arguments: [name == "keys" ? entry.key : entry.value]))
  }

  /// `Array(list)` and `Set(list)`: what is in it is as in the list.
  func collection(_ type: StaticType, of list: Value) -> StaticType {
    guard type.name == "Array" || type.name == "Set", type.arguments.isEmpty,
      let iterated = elements(of: list).first, let element = self.type(of: iterated)
    else { return type }
    return StaticType(name: type.name, arguments: [element])
  }

  /// `Dictionary(grouping: rows, by: { $0.day })` of rows that are not known one by one.
  func groupedType(_ arguments: [ArgumentValue], at site: Site) -> StaticType? {
    guard let rows = arguments.first, rows.label == "grouping", let element = type(of: rows.value)?.element
    else { return nil }
    let key = arguments.dropFirst().first.map { apply($0.value, to: [instance(of: element)], at: site) }
    return StaticType(
      name: "Dictionary",
      arguments: [
        key.flatMap { type(of: $0) } ?? .any, StaticType(name: "Array", arguments: [element]),
      ])
  }

  /// What an extension of a collection gives: its `[[Element]]` of a list of rows is of those rows.
  func given(_ result: StaticType?, of owner: DeclaredType?, _ receiver: Value?) -> StaticType? {
    guard let result, owner?.kind == .addition, !result.arguments.isEmpty,
      let element = receiver.flatMap({ type(of: $0) })?.element
    else { return result }
    return result.given(["Element": element])
  }

  /// `zip(a, b)`: pairs of what is in both, one by one where that is known of both.
  func zipped(_ call: Call, _ scope: Scope) -> Value? {
    let lists = evaluated(call, scope).map(\.value)
    return lists.count == 2 ? zipped(lists[0], lists[1]) : nil
  }

  private func zipped(_ first: Value, _ second: Value) -> Value {
    let (left, right) = (elements(of: first), elements(of: second))
    let count = min(left.count, right.count)
    let isKnown = left.count == right.count && count > 1
    let pairs = (0..<(isKnown ? count : 1)).map { position in
      Value.tuple(
        (isKnown ? [left[position], right[position]] : [.oneOf(left), .oneOf(right)]).map {
          LabeledValue(label: nil, value: $0)
        })
    }
    return .array(pairs)
  }
}

extension StaticType {
  var isTuple: Bool { declaration == nil && name.hasPrefix("(") && !arguments.isEmpty }

  /// What a dictionary keeps.
  fileprivate var entry: (key: StaticType, value: StaticType)? {
    let type = unwrapped
    guard type.declaration == nil, type.name == "Dictionary" || type.name == "OrderedDictionary",
      type.arguments.count == 2
    else { return nil }
    return (type.arguments[0], type.arguments[1])
  }
}
