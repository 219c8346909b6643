/// The variables of a scope by name.
///
/// Most scopes have one or two, for which looking through is faster than hashing names.
package struct Variables {
  private var all: [(name: String, value: Value)] = []

  package subscript(name: String) -> Value? {
    get {
      for variable in all where variable.name == name { return variable.value }
      return nil
    }
    set {
      if let position = all.firstIndex(where: { $0.name == name }) {
        if let newValue { all[position].value = newValue } else { all.remove(at: position) }
      } else if let newValue {
        all.append((name, newValue))
      }
    }
  }

  package func contains(where isMeant: (Value) -> Bool) -> Bool { all.contains { isMeant($0.value) } }

  /// All of them, as they were declared.
  var ordered: [(name: String, value: Value)] { all }

  /// The same by name, in no order.
  package var byName: [String: Value] { Dictionary(all.map { ($0.name, $0.value) }) { first, _ in first } }
}
