import NavAtlasInterpreting

/// A part of a structure is written, and something watches the whole: `state.isSignedIn = true`, `$state.sink { … }`.
extension Assembler {
  /// Tells those who watch or hear a structure, or one that it is a part of, what a part of it is now. O(levels).
  func tellWholes(of part: Place, _ value: Value, _ action: Action) {
    guard !part.via.isEmpty, let site = action.effect?.site else { return }
    for (whole, value) in evaluator.wholes(of: part, value) {
      guard drivers.watchers[whole] != nil || evaluator.listeners[whole] != nil else { continue }
      var change = action
      change.effect = Effect(operation: .set(value), place: whole, site: site)
      announce(whole, change)
      if evaluator.listeners[whole] != nil { emit([value], at: whole, change) }
    }
  }
}
