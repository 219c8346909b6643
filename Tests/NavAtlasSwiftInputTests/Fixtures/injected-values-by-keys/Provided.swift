protocol ProvidedKey {
  associatedtype Value
  static var current: Value { get set }
}

struct Provided {
  private static var all = Provided()

  static subscript<Key>(key: Key.Type) -> Key.Value where Key: ProvidedKey {
    get { key.current }
    set { key.current = newValue }
  }

  static subscript<Value>(_ path: WritableKeyPath<Provided, Value>) -> Value {
    get { all[keyPath: path] }
    set { all[keyPath: path] = newValue }
  }
}

@propertyWrapper struct Supply<Value> {
  private let path: WritableKeyPath<Provided, Value>
  init(_ path: WritableKeyPath<Provided, Value>) { self.path = path }

  var wrappedValue: Value {
    get { Provided[path] }
    set { Provided[path] = newValue }
  }
}

private struct PathfinderKey: ProvidedKey { static var current: any Pathfinding = Pathfinder.shared }

private struct AlmanacKey: ProvidedKey { static var current = Almanac() }

extension Provided {
  var pathfinder: any Pathfinding {
    get { Self[PathfinderKey.self] }
    set { Self[PathfinderKey.self] = newValue }
  }

  var almanac: Almanac {
    get { Self[AlmanacKey.self] }
    set { Self[AlmanacKey.self] = newValue }
  }
}
