import NavAtlasSourceReading

/// Conditions without which the code would do the same.
extension [Statement] {
  /// True for `if step != next { step = next }`, which leaves what the assignment alone leaves.
  func store(whatDiffersIn conditions: [Condition]) -> Bool {
    guard count == 1, conditions.count == 1,
      case .expression(.comparison(let asked, let wanted, isEqual: false)) = conditions[0],
      case .expression(.assignment(let target, let value, _)) = self[0],
      let path = asked.writtenPath, path == target.writtenPath
    else { return false }
    return wanted.isSame(as: value)
  }

  /// True for `if !path.isEmpty { path.removeLast() }`: of what is empty nothing can be taken.
  func take(whatIsThereBy conditions: [Condition]) -> Bool {
    guard count == 1, conditions.count == 1, case .expression(let taking) = self[0],
      case .expression(let condition) = conditions[0], let path = condition.askedToBeFilled?.writtenPath
    else { return false }
    return taking.emptied?.writtenPath == path
  }
}

extension Expression {
  /// True for the same name or case.
  fileprivate func isSame(as other: Expression) -> Bool {
    if case .implicitMember(let name, _) = self, case .implicitMember(name, _) = other { return true }
    return writtenPath != nil && writtenPath == other.writtenPath
  }

  /// The list that is asked whether something is in it.
  fileprivate var askedToBeFilled: Expression? {
    switch self {
    case .negation(.member(let list, "isEmpty", _)),
      .comparison(.member(let list, "isEmpty", _), .boolean(false), isEqual: true),
      .comparison(.member(let list, "count", _), .integer(0), isEqual: false),
      .ordering(.member(let list, "count", _), .greater, .integer(0)),
      .ordering(.member(let list, "count", _), .greaterOrEqual, .integer(1)),
      .comparison(.member(let list, "last", _), .none, isEqual: false):
      list
    default: nil
    }
  }

  /// The list from which something is taken.
  fileprivate var emptied: Expression? {
    switch self {
    case .assignment(_, let taking, _): return taking.emptied
    case .call(let call):
      guard case .member(let list, let name, _) = call.callee,
        ["removeLast", "popLast", "removeFirst", "removeAll"].contains(name)
      else { return nil }
      return list
    default: return nil
    }
  }
}
