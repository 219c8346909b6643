import NavAtlasInterpreting

// What is pushed on a stack that the same code has emptied replaces what was there, also behind a choice.

extension Effect {
  /// True where it leaves nothing on a stack.
  var empties: Bool { if case .library(let move) = operation { move.empties } else { false } }

  /// True for the first screen on a stack that another effect has emptied.
  func fills(_ emptied: Effect) -> Bool {
    guard case .library(let move) = operation, move.kind == .viewPush else { return false }
    return place?.base == emptied.place?.base
  }
}

extension Item {
  /// True for code that goes on with what was done before it.
  var continues: Bool {
    switch self {
    case .include, .chosen, .branch: true
    default: false
    }
  }
}
