import NavAtlasProgram

/// What code chooses for storage to begin with.
extension Evaluator {
  /// The constants of which a place may be one to begin with: `state = isKnown ? .locked : .fresh`, in an initialiser or
  /// as the value that is written; nil where it may be anything else as well. O(properties that keep such an object).
  package func startValues(of place: Place) -> [Value]? {
    guard let owner = index.type(declaredAs: place.owner),
      let member = index.properties(named: place.name, of: owner).first
    else { return nil }
    let written = initialValue(member, owner)
    var values: [Value]
    if written == .unknown {
      values = given(place.name, inKeptOf: owner) ?? []
      if values.isEmpty { values = givenAtFirst(member, of: owner) }
      // Of a feature's state each that the store, or a state around it, begins with.
      if values.isEmpty, owner.shortName == "State", firstStates[owner.name] != nil {
        values = initialValues(of: place).flatMap(\.alternatives)
        return values.count > 1 && values.allSatisfy(\.isCase) ? values : nil
      }
    } else {
      values = setAtFirst(member, of: owner, insteadOf: written).flatMap(\.alternatives)
    }
    return values.count > 1 && values.allSatisfy(\.isConstant) ? values : nil
  }

  /// What a field has in the objects of a class that properties are made with; nil where one is not known.
  private func given(_ name: String, inKeptOf type: DeclaredType) -> [Value]? {
    guard type.isClass else { return nil }
    var found: [Value] = []
    for keeper in index.keepers[type.shortName, default: []] {
      guard case .object(let object) = initialValue(keeper.member, keeper.owner), object.type === type,
        let value = object.fields[name]
      else { return nil }
      found += value.alternatives.filter { !found.contains($0) }
    }
    return found
  }
}

extension Value {
  /// True for a case, whatever it holds.
  package var isCase: Bool { if case .enumCase = self { true } else { false } }
}
