/// The functions that code stores in properties: `model.onSelect = { … }`.
struct Callbacks {
  private var functions: [Place: [Value]] = [:]
  /// Grows with every function that is noted.
  private(set) var count = 0
  private var known: Set<Key> = []

  /// More than these are not kept for one property.
  private static let limit = 16

  /// What tells stored functions apart: the code, and what it captures.
  private struct Key: Hashable {
    var place: Place
    var code: ObjectIdentifier
    var receiver: Value?
    var captured: [String: Value]
  }

  mutating func note(_ value: Value, at place: Place) {
    for value in value.alternatives {
      guard let key = key(value, place.base), functions[place.base, default: []].count < Self.limit,
        known.insert(key).inserted
      else { continue }
      functions[place.base, default: []].append(value)
      count += 1
    }
  }

  private func key(_ value: Value, _ place: Place) -> Key? {
    switch value {
    case .closure(let closure):
      Key(
        place: place, code: ObjectIdentifier(closure.expression), receiver: closure.scope.receiver,
        captured: closure.scope.variables)
    case .method(let method):
      method.candidates.first.map {
        Key(
          place: place, code: ObjectIdentifier($0.declaration), receiver: method.receiver, captured: [:])
      }
    default: nil
    }
  }

  /// What may run when the property is called.
  func functions(at place: Place) -> [Value] { functions[place.base] ?? [] }
}

extension Evaluator {
  /// Calls what is stored in a property, whatever that is by then.
  func call(_ place: Place, _ arguments: [Value], _ site: Site, _ scope: Scope) -> Value {
    if place.type?.isFunction == true {
      scope.content.items.append(.effect(Effect(operation: .call(arguments), place: place, site: site)))
    }
    return place.type?.result.map { .typed($0) } ?? .unknown
  }
}
