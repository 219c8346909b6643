package import NavAtlasSourceReading

/// A feature of the oldest spelling of The Composable Architecture: its state, and the values that reduce it.
package struct ReducerValue {
  /// A global constant, or a static one of a type.
  package var member: DeclaredType.Member<Property>
  package var owner: DeclaredType?
  package var state: DeclaredType
  package var action: StaticType
}

extension DeclarationIndex {
  /// `let appReducer = Reducer<AppState, AppAction, AppEnvironment>.combine(…)`: features by their state, which stands
  /// for them, in the order of their files. O(declarations).
  func findReducerValues() -> [DeclaredType: [ReducerValue]] {
    guard type(declaredAs: "Reducer") == nil, !mayBeType("Reducer") else { return [:] }
    var found: [DeclaredType: [ReducerValue]] = [:]
    func read(_ member: DeclaredType.Member<Property>, of owner: DeclaredType?) {
      guard let written = writtenReducer(member, in: owner) else { return }
      let parts = written.type.arguments.prefix(2).map {
        resolve($0, in: written.context, file: written.file)
      }
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

  /// `Reducer<…>`, or what `typealias CartReducer = Reducer<…>` stands for.
  private typealias WrittenReducer = (type: TypeReference, context: DeclaredType?, file: Int)

  /// The type that a value is declared with, or that its code first names, where that is a reducer.
  private func writtenReducer(_ member: DeclaredType.Member<Property>, in owner: DeclaredType?)
    -> WrittenReducer?
  {
    if let type = member.declaration.reducerType { return (type, owner, member.file) }
    if let type = member.declaration.type { return aliasedReducer(type.name, in: owner, file: member.file) }
    guard let initial = member.declaration.initial else { return nil }
    var found: WrittenReducer?
    [Statement.expression(initial)].visit { expression in
      guard found == nil, case .name(let name, _) = expression, name.beginsUppercase else {
        return
      }
      found = self.aliasedReducer(name, in: owner, file: member.file)
    }
    return found
  }

  private func aliasedReducer(_ name: String, in context: DeclaredType?, file: Int) -> WrittenReducer? {
    guard let alias = alias(name, context, file), alias.type.isReducer else { return nil }
    return (alias.type, alias.context, alias.file)
  }

  /// True for an alias of a reducer's type.
  package func isReducerAlias(_ name: String, in context: DeclaredType?, file: Int) -> Bool {
    aliasedReducer(name, in: context, file: file) != nil
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
