import NavAtlasProgram
import NavAtlasSourceReading

/// `.focusedSceneValue(\.flag, $isOn)`: what commands find in the view that has the focus, `@FocusedValue(\.flag)`.
struct FocusedValues: SourceIdiom {
  static let summary = "bindings and functions among the focused values of views"
  let modifiers = ["focusedValue", "focusedSceneValue"]

  func modify(_ base: Content, _ call: ModifierCall) -> Value? {
    guard call.arguments.count == 2, case .keyPath(_, let names) = call.arguments[0].value,
      let key = names.last, let focused = call.evaluator.focusedPlace(key)
    else { return nil }
    let given = call.arguments[1].value
    if given.isBinding, let storage = call.evaluator.place(given) {
      return call.adding(.trait(.hands(storage.base, to: focused)), to: base)
    }
    call.evaluator.listen(to: focused, given)
    return .content(base)
  }
}

extension Evaluator {
  /// Where commands find a binding or a function; nil for any other key, whose objects are known by their types.
  func focusedPlace(_ key: String) -> Place? {
    guard let values = index.addition(to: Place.focusedOwner),
      let entry = index.properties(named: key, of: values).first,
      let written = resolve(entry.declaration.type, values, entry.file)
    else { return nil }
    let type = written.name == "Optional" ? written.arguments.first ?? written : written
    if type.isFunction { return Place(owner: Place.focusedOwner, name: key, type: type) }
    guard type.name == "Binding", let bound = type.arguments.first else { return nil }
    return Place(owner: Place.focusedOwner, name: key, type: bound)
  }

  /// What `@FocusedValue(\.key)` and `@FocusedBinding(\.key)` give.
  func focusedValue(_ property: Property) -> Value? {
    guard let attribute = property.attribute("FocusedValue") ?? property.attribute("FocusedBinding"),
      case .keyPath(_, let names)? = attribute.arguments.first?.value, let key = names.last
    else { return nil }
    return focusedPlace(key).map { .place($0) }
  }
}

extension Place {
  fileprivate static let focusedOwner = "FocusedValues"

  /// True for a function that the view with the focus gives.
  var isFocusedFunction: Bool { owner == Self.focusedOwner && type?.isFunction == true }
}
