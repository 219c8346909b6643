import NavAtlasSourceReading

/// The variables of a scope by name.
///
/// Most scopes have one or two, for which looking through is faster than a table.
package struct Variables {
  /// The numbers of the names are compared first: most variables that are looked at are not meant.
  private var all: [(number: Int, name: String, value: Value)] = []

  package subscript(name: String) -> Value? {
    get { self[name, name.keyNumber] }
    set {
      let number = name.keyNumber
      if let position = position(of: name, number) {
        if let newValue { all[position].value = newValue } else { all.remove(at: position) }
      } else if let newValue {
        all.append((number, name, newValue))
      }
    }
  }

  /// The value of a name whose number is known.
  subscript(name: String, number: Int) -> Value? { position(of: name, number).map { all[$0].value } }

  private func position(of name: String, _ number: Int) -> Int? {
    all.firstIndex { $0.number == number && $0.name == name }
  }

  package func contains(where isMeant: (Value) -> Bool) -> Bool { all.contains { isMeant($0.value) } }

  /// All of them, as they were declared.
  var ordered: [(name: String, value: Value)] { all.map { ($0.name, $0.value) } }

  /// The same by name, in no order.
  package var byName: [String: Value] { Dictionary(ordered) { first, _ in first } }
}
