import NavAtlasProgram

/// What code goes on with that something else left behind for it: `if let next { sheet = next }`.
extension Content {
  /// The storage without which it does nothing, or from which it takes what it stores elsewhere; flags aside, which say
  /// less than what a screen was chosen for.
  package var takenUp: Set<Place> { takenUp(0) }

  private func takenUp(_ level: Int) -> Set<Place> {
    guard level < 12 else { return [] }
    return items.reduce(into: []) { found, item in
      switch item {
      case .include(let inner, _), .chosen(let inner, _): found.formUnion(inner.takenUp(level + 1))
      case .effect(let effect): if let place = effect.taken { found.insert(place.base) }
      case .branch(let branch):
        if let place = branch.needed { found.insert(place.base) }
        for alternative in branch.alternatives { found.formUnion(alternative.content.takenUp(level + 1)) }
      default: break
      }
    }
  }
}

extension Effect {
  /// Where what it stores was before.
  fileprivate var taken: Place? {
    guard case .set(.place(let place)) = operation, place.base != self.place?.base,
      place.type?.unwrapped.name != "Bool"
    else { return nil }
    return place
  }
}

extension Branch {
  /// The optional that something is done with where it is there.
  fileprivate var needed: Place? {
    guard case .place(let place) = subject, place.type?.unwrapped.name != "Bool",
      case .isPresent? = alternatives.first?.test
    else { return nil }
    return place
  }
}
