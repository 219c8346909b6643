import NavAtlasSourceReading

/// A feature of the oldest spelling of The Composable Architecture: its state, and the values that reduce it.
struct ReducerValue {
  /// A global constant, or a static one of a type.
  var member: DeclaredType.Member<Property>
  var owner: DeclaredType?
  var state: DeclaredType
  var action: StaticType
}

extension DeclarationIndex {
  /// `let appReducer = Reducer<AppState, AppAction, AppEnvironment>.combine(…)`: features by their state, which stands
  /// for them, in the order of their files. O(declarations).
  func findReducerValues() -> [DeclaredType: [ReducerValue]] {
    guard type(named: "Reducer", in: nil, file: 0) == nil, !mayBeType("Reducer") else { return [:] }
    var found: [DeclaredType: [ReducerValue]] = [:]
    func read(_ member: DeclaredType.Member<Property>, of owner: DeclaredType?) {
      guard let written = member.declaration.reducerType else { return }
      let parts = written.arguments.prefix(2).map { resolve($0, in: owner, file: member.file) }
      guard parts.count == 2, let state = parts[0].declaration, !state.isFeature else { return }
      found[state, default: []].append(
        ReducerValue(member: member, owner: owner, state: state, action: parts[1]))
    }
    for name in globals.keys.sorted() { for member in globals[name] ?? [] { read(member, of: nil) } }
    for type in types {
      for name in type.properties.keys.sorted() {
        for member in type.properties[name] ?? [] where member.declaration.isStatic { read(member, of: type) }
      }
    }
    return found
  }
}

extension Property {
  /// `Reducer<State, Action, Environment>`, as it is declared or first written in its value.
  fileprivate var reducerType: TypeReference? {
    if let type, type.isReducer { return type }
    guard let initial else { return nil }
    var found: TypeReference?
    [Statement.expression(initial)].visit { expression in
      guard found == nil, case .type(let type) = expression, type.isReducer else { return }
      found = type
    }
    return found
  }
}

extension TypeReference {
  fileprivate var isReducer: Bool { ["Reducer", "AnyReducer"].contains(name) && arguments.count == 3 }
}
