import NavAtlasProgram
import NavAtlasSourceReading

/// Objects that are registered under keys: `features[Home.key] = Home()`. Who asks by a known key gets its own.
struct KeyedEntries {
  private var known: [Place: [(key: Value, value: Value)]] = [:]
  /// The dictionaries in which something was put under a key that is not known.
  private var open: Set<Place> = []

  /// More are not told apart.
  private static let limit = 64

  mutating func keep(_ value: Value, at key: Value?, in place: Place) {
    guard case .object = value, let key, key.isKnownKey, known[place, default: []].count < Self.limit
    else {
      open.insert(place)
      return
    }
    let isKnown = known[place, default: []].contains { $0.key == key && $0.value == value }
    if !isKnown { known[place, default: []].append((key, value)) }
  }

  /// What was put under a key; nil where nothing was, or where anything may have been.
  func entry(at key: Value?, in place: Place) -> Value? {
    guard !open.contains(place), let entries = known[place], let key, key.isKnownKey else { return nil }
    let found = entries.filter { $0.key == key }.map(\.value)
    return found.isEmpty ? nil : .oneOf(found)
  }
}

extension Evaluator {
  /// Notes what comes into a dictionary of an object under a key.
  func keep(_ value: Value, at keys: [Value], inEntriesOf place: Place) {
    guard place.type?.unwrapped.name == "Dictionary", isKeptInObject(place), value != .none else { return }
    keyedEntries.keep(value, at: keys.first, in: place.base)
  }

  /// What such a dictionary has under a key.
  func keyedEntry(of dictionary: Value, at keys: [Value]) -> Value? {
    guard case .place(let place) = dictionary, keys.count == 1 else { return nil }
    return keyedEntries.entry(at: keys[0], in: place.base)
  }
}

extension Value {
  /// True for a text, a number or a case: the same is the same key.
  fileprivate var isKnownKey: Bool {
    switch self {
    case .string, .integer: true
    case .enumCase(let value): value.payload.isEmpty
    default: false
    }
  }
}
