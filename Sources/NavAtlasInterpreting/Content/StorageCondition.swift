import NavAtlasProgram

/// What has to be stored somewhere for code to do something: `if path.isEmpty`, `path.last == .lake`, `step == .first`.
package struct StorageCondition: Hashable {
  package enum Question: Hashable {
    // Of a stack's path.
    case isEmpty
    case contains(Value)
    case endsWith(Value)
    /// Of what chooses a root: that it is known to be one of these.
    case isOneOf([Value])
  }

  package let place: Place
  package let question: Question
  package let holds: Bool

  /// Conditions are hashed very often: which values are asked for, equality tells.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(place)
    hasher.combine(holds)
  }
}

extension Effect {
  /// The same where it happens only if more is so.
  package func under(_ conditions: [StorageCondition]) -> Effect {
    var effect = self
    effect.conditions.join(conditions)
    return effect
  }
}

extension Content {
  /// True for what is done only at one step of several that follow each other.
  package var isOfStep: Bool {
    conditions.contains { if case .isOneOf = $0.question { $0.holds } else { false } }
  }
}

extension StorageCondition {
  /// True for a step together with another one, or with none.
  fileprivate func contradicts(_ other: StorageCondition) -> Bool {
    guard case .isOneOf(let values) = question, case .isOneOf(let others) = other.question, holds,
      place == other.place
    else { return false }
    return other.holds ? !values.contains(where: others.contains) : values.allSatisfy(others.contains)
  }
}

extension [StorageCondition] {
  /// True where they never hold all at once. O(conditions²).
  package var contradictEachOther: Bool {
    contains { condition in contains { condition.contradicts($0) } }
  }

  /// What code asks that nobody could follow.
  private static let limit = 8

  package mutating func join(_ others: [StorageCondition]) {
    for other in others where count < Self.limit && !contains(other) { append(other) }
  }
}
