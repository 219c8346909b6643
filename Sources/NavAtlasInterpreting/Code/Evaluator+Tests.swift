import NavAtlasProgram
import NavAtlasSourceReading

extension Evaluator {
  /// Whether a branch's test holds once a value is stored: what is stored is there, unless it is an optional.
  package func holds(_ test: Branch.Test, stored value: Value) -> Bool? {
    if let known = holds(test, value) { return known }
    guard type(of: value)?.name != "Optional" else { return nil }
    switch test {
    case .isPresent: return true
    case .isAbsent, .isEmpty: return false
    case .not(.isEmpty): return true
    default: return nil
    }
  }

  /// The same for what decides a choice: a number of which nothing is known is another one than it was at first.
  package func holds(_ test: Branch.Test, stored value: Value, in place: Place?) -> Bool? {
    if let known = holds(test, stored: value) { return known }
    guard let place, test.isOfNumber else { return nil }
    let initial = initialValue(of: place)
    switch initial {
    case .integer: if value.isConstant { return nil }
    case .array: if value.isArray { return nil }
    default: return nil
    }
    return holds(test, initial).map { !$0 }
  }

  /// Where the limit is not known, as with how many questions there are, nothing has come that far that is zero.
  private func holds(_ ordering: Ordering, _ limit: Value, _ value: Value) -> Bool? {
    switch (value, limit) {
    case (.integer(let number), .integer(let limit)): ordering.holds(number, limit)
    case (.array(let elements), .integer(let limit)): ordering.holds(elements.count, limit)
    case (.integer(0), .unknown): ordering.holds(0, 1)
    default: nil
    }
  }

  /// Whether a branch's test holds for a value; nil where that cannot be told.
  package func holds(_ test: Branch.Test, _ value: Value) -> Bool? {
    switch test {
    case .patterns(let patterns, let scope):
      var result: Bool? = false
      for pattern in patterns {
        switch match(pattern, value, Scope(in: scope)) {
        case true: return true
        case nil: result = nil
        default: break
        }
      }
      return result
    case .equals(let wanted):
      if case .enumCase(let left) = wanted, case .enumCase(let right) = value {
        // What the source does not say of what it carries may be so.
        return left.name == right.name && isSame(wanted, value) != false
      }
      return wanted.isConstant && value.isConstant ? wanted == value : nil
    case .orders(let ordering, let limit):
      return holds(ordering, limit, value)
    case .amount(_, _, let plain), .joined(_, _, let plain): return holds(plain, value)
    case .isEmpty:
      switch value {
      case .string(let text): return text.isEmpty
      case .array(let elements): return elements.isEmpty
      default: return nil
      }
    case .isPresent: return isPresent(value)
    case .isAbsent: return isPresent(value).map { !$0 }
    case .isTrue: if case .boolean(let truth) = value { return truth } else { return nil }
    case .isFalse: if case .boolean(let truth) = value { return !truth } else { return nil }
    case .not(let other): return holds(other, value).map { !$0 }
    case .atMost(let other): return holds(other, value) == false ? false : nil
    case .otherwise: return true
    case .unknown: return nil
    }
  }
}
