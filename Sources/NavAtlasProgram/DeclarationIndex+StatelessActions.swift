import NavAtlasSourceReading

/// What views without a state send: `Store<Void, GreetingAction>`, where no reducer has these actions for its own.
extension DeclarationIndex {
  /// Enumerations of such actions, which stand for the feature that has no reducer. O(properties).
  func findStatelessActions() -> Set<DeclaredType> {
    var found: Set<DeclaredType> = []
    for type in types {
      for property in type.properties.values.joined() {
        guard let written = property.declaration.type, written.arguments.count == 2,
          Self.stores.contains(written.name.lastComponent)
        else { continue }
        let store = resolve(written, in: type, file: property.file)
        guard let actions = store.arguments.last?.declaration, actions.kind == .enumeration,
          reducedFeature(of: store) == nil, reducedFeature(of: store.arguments.last) == nil
        else { continue }
        found.insert(actions)
      }
    }
    return found
  }
}
