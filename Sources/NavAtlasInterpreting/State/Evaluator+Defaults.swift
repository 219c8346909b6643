import NavAtlasProgram
import NavAtlasSourceReading

/// The user's defaults: one storage for all that read or write a key, in whatever type.
extension Evaluator {
  /// Where a property wrapped in `AppStorage` is kept.
  func defaultsPlace(_ member: DeclaredType.Member<Property>, _ context: DeclaredType?) -> Place? {
    defaultsKey(of: member, context).map { Place(owner: Place.defaults, name: $0) }
  }

  private func defaultsKey(of member: DeclaredType.Member<Property>, _ context: DeclaredType?) -> String? {
    guard let storage = member.declaration.attribute("AppStorage"), let argument = storage.arguments.first,
      argument.label == nil
    else { return nil }
    return defaultsKey(
      argument.value, Scope(type: context, receiver: nil, file: member.file, content: Content(owner: context))
    )
  }

  /// `set(_:forKey:)` and `removeObject(forKey:)` of whatever defaults; nil for any other call.
  func defaultsCall(_ name: String, _ call: Call, _ site: Site, _ scope: Scope) -> Value? {
    guard let key = call.argument("forKey").flatMap({ defaultsKey($0, scope) }) else { return nil }
    let value: Value
    switch (name, call.arguments.count) {
    case ("set", 2), ("setValue", 2):
      guard call.arguments[0].label == nil else { return nil }
      value = stored(evaluate(call.arguments[0].value, scope, expecting: nil), forKey: key)
    case ("removeObject", 1): value = defaults[key]?.first ?? Value.none
    default: return nil
    }
    let place = Place(owner: Place.defaults, name: key)
    scope.content.items.append(.effect(Effect(operation: .set(value), place: place, site: site)))
    return .unknown
  }

  /// What a view finds under a key: the case of an enumeration whose raw value was stored.
  private func stored(_ value: Value, forKey key: String) -> Value {
    guard let type = defaults[key]?.type, type.kind == .enumeration, value.isText else { return value }
    let cases = type.cases.map {
      EnumValue(type: StaticType(name: type.name, declaration: type), name: $0.name)
    }
    return cases.first { rawValue(of: $0) == value }.map { .enumCase($0) } ?? value
  }

  private func defaultsKey(_ key: Expression, _ scope: Scope) -> String? {
    if case .string(let text) = evaluate(key, scope, expecting: nil) { text } else { nil }
  }

  /// True where no property under a key is given anything but false and nothing.
  package func isNeverGiven(_ key: String) -> Bool {
    defaults[key].map { $0.names.isDisjoint(with: index.given) } ?? false
  }

  /// What there is under a key while nothing is stored.
  func storedDefault(_ key: String) -> Value? { defaults[key]?.first }

  /// The one property with observers that keeps what is under a key.
  func observedDefault(_ key: String) -> (DeclaredType, DeclaredType.Member<Property>)? {
    guard let observed = defaults[key]?.observed, observed.count == 1 else { return nil }
    return observed[0]
  }

  /// What properties wrapped in `AppStorage` say of each key. O(properties), once.
  private var defaults: [String: StoredDefault] {
    if let knownDefaults { return knownDefaults }
    knownDefaults = [:]
    var found: [String: StoredDefault] = [:]
    for type in index.types {
      for name in type.properties.keys.sorted() {
        for member in type.properties[name] ?? [] {
          guard let key = defaultsKey(of: member, type) else { continue }
          if found[key] == nil {
            let first = initialValue(member, type)
            let declared = resolve(member.declaration.type, type, member.file) ?? self.type(of: first)
            found[key] = StoredDefault(type: declared?.unwrapped.declaration, first: first)
          }
          found[key]?.names.insert(name)
          if member.declaration.isObserved { found[key]?.observed.append((type, member)) }
        }
      }
    }
    knownDefaults = found
    return found
  }
}

/// What a view keeps under one key of the user's defaults.
struct StoredDefault {
  var type: DeclaredType?
  /// What is there while nothing is stored.
  var first: Value
  /// What the properties under the key are called.
  var names: Set<String> = []
  /// The properties under the key that have observers, with the types that declare them.
  var observed: [(DeclaredType, DeclaredType.Member<Property>)] = []
}

extension Place {
  static let defaults = "#UserDefaults"

  /// True for what one key of the user's defaults holds.
  package var isOfDefaults: Bool { owner == Self.defaults }
}
