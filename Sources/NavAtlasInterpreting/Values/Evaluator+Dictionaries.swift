package import NavAtlasProgram
package import NavAtlasSourceReading

/// Dictionaries that are written out: lists of pairs, as those who go through them see them.
extension Evaluator {
  /// The pairs of a dictionary literal; nil for any other list.
  package func dictionary(_ elements: [Expression], _ scope: Scope, expecting expected: StaticType?) -> Value?
  {
    var pairs: [Value] = []
    let types = expected?.unwrapped.name == "Dictionary" ? expected?.unwrapped.arguments ?? [] : []
    for element in elements {
      guard case .tuple(let parts) = element, parts.map(\.label) == Self.labels else { return nil }
      let values = parts.indices.map { position in
        evaluate(
          parts[position].value, scope, expecting: position < types.count ? types[position] : nil)
      }
      pairs.append(.tuple(zip(Self.labels, values).map { LabeledValue(label: $0, value: $1) }))
    }
    return pairs.isEmpty ? nil : bounded(.array(pairs))
  }

  /// `Dictionary(grouping: rows) { $0.day }`: under whatever key, some of what is grouped; nil for anything else.
  func grouped(_ arguments: [ArgumentValue]) -> Value? {
    guard let rows = arguments.first, rows.label == "grouping", case .array(let elements) = rows.value,
      !elements.isEmpty
    else { return nil }
    return .array([
      .tuple(zip(Self.labels, [.unknown, rows.value]).map { LabeledValue(label: $0, value: $1) })
    ])
  }

  /// What is kept under a key: one of all values where the key is not known. Nil for lists without keys. O(pairs).
  package func entry(of values: [Value], at key: Value?) -> Value? {
    let pairs = values.compactMap(\.pair)
    guard !pairs.isEmpty, pairs.count == values.count, let key else { return nil }
    if let found = pairs.first(where: { $0.key == key }) { return found.value }
    return .oneOf(pairs.map(\.value))
  }

  private static let labels: [String?] = ["key", "value"]
}

extension Value {
  /// The parts of a dictionary's pair; nil for any other value.
  var pair: (key: Value, value: Value)? {
    guard case .tuple(let parts) = self, parts.count == 2, parts[0].label == "key", parts[1].label == "value"
    else { return nil }
    return (parts[0].value, parts[1].value)
  }
}
