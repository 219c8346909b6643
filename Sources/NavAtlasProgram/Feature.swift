import NavAtlasSourceReading

/// The Composable Architecture's vocabulary, found in types.
extension DeclaredType {
  /// True for a reducer.
  package var isFeature: Bool {
    attributes.contains("Reducer") || attributes.contains("ComposableArchitecture.Reducer")
      || conforms(to: "Reducer")
      || conforms(to: "ReducerProtocol")
  }

  /// True for `@Reducer enum`, whose state and actions the macro writes.
  package var isFeatureEnum: Bool { kind == .enumeration && isFeature }
}

extension DeclarationIndex {
  /// The feature whose state, action or store a type is.
  package func feature(of type: StaticType?) -> DeclaredType? {
    if let feature = reducedFeature(of: type) { return feature }
    guard let type = type?.unwrapped else { return nil }
    let actions = isStore(type) ? type.arguments.last?.declaration : type.declaration
    return actions.flatMap { statelessActions.contains($0) ? $0 : nil }
  }

  /// The feature with a reducer.
  func reducedFeature(of type: StaticType?) -> DeclaredType? {
    guard let type = type?.unwrapped else { return nil }
    if type.arguments.isEmpty { return type.declaration.flatMap { feature($0) } }
    switch type.name.lastComponent {
    case "StoreOf", "ViewStoreOf", "ReducerOf":
      return type.arguments.first.flatMap { $0.declaration.flatMap { feature($0) } }
    case "Store", "ViewStore", "BindingViewStore", "StackState", "PresentationState", "BindingViewStoreOf":
      // A view's own structure of a state has the feature's actions beside it.
      return reducedFeature(of: type.arguments.first)
        ?? (type.arguments.count > 1 ? reducedFeature(of: type.arguments[1]) : nil)
    default: return type.declaration.flatMap { feature($0) }
    }
  }

  func findFeature(_ type: DeclaredType) -> DeclaredType? {
    if type.isFeature || reducerValues[type] != nil { return type }
    if let state = reducedActions[type] { return state }
    guard ["State", "Action", "ViewState"].contains(type.shortName), let outer = type.name.outerName,
      let feature = self.type(named: String(outer), in: nil, file: type.file), feature.isFeature
    else { return nil }
    return feature
  }

  /// True for a reducer, for the state that reducers which are values reduce, and for actions that none has.
  package func isFeature(_ type: DeclaredType) -> Bool {
    type.isFeature || reducerValues[type] != nil || statelessActions.contains(type)
  }

  /// True for what a view sends actions to.
  package func isStore(_ type: StaticType?) -> Bool {
    guard let name = type?.unwrapped.name, name.hasSuffix("Store") || name.hasSuffix("StoreOf") else {
      return false
    }
    return Self.stores.contains(name.lastComponent)
  }

  package static let stores: Set<Substring> = [
    "StoreOf", "Store", "ViewStoreOf", "ViewStore", "BindingViewStore", "BindingViewStoreOf",
  ]

  package func nested(_ name: String, in feature: DeclaredType) -> StaticType {
    if name == "Action", statelessActions.contains(feature) {
      return StaticType(name: feature.name, declaration: feature)
    }
    if let value = reducerValues[feature]?.first, !feature.isFeature {
      if name == "State" { return StaticType(name: feature.name, declaration: feature) }
      if name == "Action" { return value.action }
    }
    return resolve(TypeReference(name: "\(feature.name).\(name)"), in: nil, file: feature.file)
  }
}
