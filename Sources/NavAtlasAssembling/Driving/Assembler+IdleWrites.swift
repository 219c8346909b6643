import NavAtlasInterpreting

/// Writes to storage that drives nothing, such as a log's lines: most of what code does, and it leads nowhere.
extension Assembler {
  /// True for code that only writes, and to nothing of a name by which anything is driven so far.
  ///
  /// What is driven is found by a place or one similar to it, so places of other names need not be asked. O(effects).
  func isIdle(_ action: Action) -> Bool {
    guard case .effects(let effects) = action.kind else { return false }
    let names = drivingNames()
    return effects.allSatisfy { effect in
      guard let place = effect.place, effect.operation.isMereWrite else { return false }
      return !names.contains(place.name) && !place.via.contains { names.contains($0.name) }
    }
  }

  /// The names of all places that drive something, or are listened to. O(1) until there are more places.
  private func drivingNames() -> Set<String> {
    let count = drivers.placeCount + slots.count + evaluator.listeners.count
    if count == knownDrivingNames.count { return knownDrivingNames.names }
    var names = drivers.placeNames.union([
      Place.windowRoot.name, Place.overlayRoot.name, Place.ownWindow.name, Place.childName,
    ])
    names.formUnion(SplitColumn.allCases.map(\.place.name))
    names.formUnion(slots.keys.lazy.map(\.name))
    names.formUnion(evaluator.listeners.keys.lazy.map(\.name))
    knownDrivingNames = (count, names)
    return names
  }
}

extension Effect.Operation {
  /// True for what changes storage and keeps nothing that code could move to where it drives something.
  fileprivate var isMereWrite: Bool {
    switch self {
    case .toggle, .append, .insert, .setElement, .removeLast, .removeAll, .edit: true
    case .set(let value): !value.isKept
    case .popTo, .dismiss, .dismissAll, .post, .emit, .await, .library, .window, .send: false
    }
  }
}

extension Value {
  /// True for routes and objects, which are remembered where they are stored.
  fileprivate var isKept: Bool {
    alternatives.contains { value in
      switch value {
      case .enumCase, .object: true
      case .array(let elements): elements.contains { if case .object = $0 { true } else { false } }
      default: false
      }
    }
  }
}
