package import NavAtlasProgram
package import NavAtlasSourceReading

/// What was saved in another run of the app, and values that are encoded on their way.
extension Evaluator {
  /// `encode` and `decode` of whatever coder; nil for any other call.
  func codingCall(_ name: String, _ call: Call, _ scope: Scope) -> Value? {
    guard let first = call.arguments.first, first.label == nil else { return nil }
    switch name {
    case "encode" where call.arguments.count == 1:
      return evaluate(first.value, scope, expecting: nil).encoded
    case "decode" where call.arguments.count == 2 && call.arguments[1].label == "from":
      guard let type = evaluate(first.value, scope, expecting: nil).namedType else { return nil }
      let site = Site(file: scope.file, offset: call.offset)
      return decoded(evaluate(call.arguments[1].value, scope, expecting: nil), as: type, at: site)
    default: return nil
    }
  }

  private func decoded(_ data: Value, as type: StaticType, at site: Site) -> Value {
    guard case .enumCase(let wrapped) = data, wrapped.name == EnumValue.encoded,
      let value = wrapped.payload.first?.value
    else { return .typed(type.restored) }
    return recoded(value, as: type, at: site)
  }

  /// A part of what was saved was saved as well.
  package func part(_ found: Value?, of type: StaticType) -> Value? {
    guard type.isRestored, case .place(let place)? = found, let part = place.type else { return found }
    return .typed(part.restored)
  }

  /// Remembers the storage to which something saved is given.
  func noteRestored(_ value: Value, at place: Place, _ site: Site) {
    for case .typed(let type) in value.alternatives where type.isRestored {
      if stored.places[place.base] == nil { stored.places[place.base] = site }
      guard let name = type.unwrapped.declaration?.name, stored.types[name] == nil else { continue }
      stored.types[name] = site
    }
  }

  /// What is taken from the scene's storage comes from another run, whatever is made of it.
  package func saved(_ value: Value) -> Value {
    guard case .place(let place) = value, isSceneStorage(place) else { return value }
    return .typed((place.type ?? .any).restored)
  }

  private func isSceneStorage(_ place: Place) -> Bool {
    guard let owner = index.type(declaredAs: place.owner) else { return false }
    return index.properties(named: place.name, of: owner).first?.declaration.attribute("SceneStorage") != nil
  }

  /// Where something saved is given to storage; nil for storage that begins anew.
  package func restoration(of place: Place) -> Site? {
    if let site = stored.places[place] ?? stored.types[place.owner] { return site }
    guard let owner = index.type(declaredAs: place.owner),
      let member = index.properties(named: place.name, of: owner).first,
      member.declaration.attribute("SceneStorage") != nil
    else { return nil }
    return Site(file: member.file, offset: member.declaration.offset)
  }
}

/// Storage to which something saved is given, and where.
package struct StoredState {
  package var places: [Place: Site] = [:]
  /// Whole objects that are saved, by the names of their types.
  package var types: [String: Site] = [:]
}

extension EnumValue {
  /// The name of a value that is encoded as data.
  package static let encoded = "#encoded"
}

extension Value {
  /// `Route` of `Route.self`, and `[Route]` of `[Route].self`.
  fileprivate var namedType: StaticType? {
    switch self {
    case .type(let type): type
    case .array(let elements) where elements.count == 1:
      elements[0].namedType.map { StaticType(name: "Array", arguments: [$0]) }
    default: nil
    }
  }

  package var encoded: Value {
    .enumCase(
      EnumValue(
        type: StaticType(name: "Data"), name: EnumValue.encoded,
        payload: [LabeledValue(label: nil, value: self)]))
  }

  package var isRestored: Bool {
    alternatives.contains { if case .typed(let type) = $0 { type.isRestored } else { false } }
  }
}
