import NavAtlasProgram

/// What code asks of a stack's path before it does something: `if path.isEmpty`, `path.last == .lake`.
package struct PathCondition: Hashable {
  package enum Question: Hashable {
    case isEmpty
    case contains(Value)
    case endsWith(Value)
  }

  package let path: Place
  package let question: Question
  package let holds: Bool
}

extension Effect {
  /// The same where it happens only if more is so.
  package func under(_ conditions: [PathCondition]) -> Effect {
    var effect = self
    effect.conditions.join(conditions)
    return effect
  }
}

extension [PathCondition] {
  /// What code asks that nobody could follow.
  private static let limit = 8

  package mutating func join(_ others: [PathCondition]) {
    for other in others where count < Self.limit && !contains(other) { append(other) }
  }
}
