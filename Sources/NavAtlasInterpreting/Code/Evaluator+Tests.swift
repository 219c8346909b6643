import NavAtlasProgram

extension Evaluator {
  /// Whether a branch's test holds once a value is stored: what is stored is there, unless it is an optional.
  package func holds(_ test: Branch.Test, stored value: Value) -> Bool? {
    if let known = holds(test, value) { return known }
    guard type(of: value)?.name != "Optional" else { return nil }
    switch test {
    case .isPresent: return true
    case .isAbsent: return false
    default: return nil
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
        return left.name == right.name
      }
      return wanted.isConstant && value.isConstant ? wanted == value : nil
    case .isPresent: return isPresent(value)
    case .isAbsent: return isPresent(value).map { !$0 }
    case .isTrue: if case .boolean(let truth) = value { return truth } else { return nil }
    case .isFalse: if case .boolean(let truth) = value { return !truth } else { return nil }
    case .not(let other): return holds(other, value).map { !$0 }
    case .otherwise: return true
    case .unknown: return nil
    }
  }
}
