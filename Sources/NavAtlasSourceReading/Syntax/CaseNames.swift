extension [Statement] {
  /// The names of all cases and members that are written in them, in patterns, closures and local functions too.
  /// O(code).
  package var caseNames: Set<String> {
    var found: Set<String> = []
    collectCaseNames(&found)
    return found
  }

  fileprivate func collectCaseNames(_ found: inout Set<String>) {
    for statement in self { statement.collectCaseNames(&found) }
  }
}

extension Statement {
  fileprivate func collectCaseNames(_ found: inout Set<String>) {
    switch self {
    case .expression(let expression), .result(let expression?): expression.collectCaseNames(&found)
    case .variable(let pattern, _, let initial, _):
      pattern.collectCaseNames(&found)
      initial?.collectCaseNames(&found)
    case .condition(let conditions, let then, let otherwise, _):
      conditions.collectCaseNames(&found)
      (then + otherwise).collectCaseNames(&found)
    case .guarded(let conditions, let otherwise):
      conditions.collectCaseNames(&found)
      otherwise.collectCaseNames(&found)
    case .choice(let subject, let alternatives, _):
      subject.collectCaseNames(&found)
      for alternative in alternatives {
        for pattern in alternative.patterns { pattern.collectCaseNames(&found) }
        alternative.body.collectCaseNames(&found)
      }
    case .loop(let pattern, let sequence, let inner, _):
      pattern?.collectCaseNames(&found)
      sequence?.collectCaseNames(&found)
      inner.collectCaseNames(&found)
    case .block(let inner): inner.collectCaseNames(&found)
    case .compiled(let branches): for branch in branches { branch.body.collectCaseNames(&found) }
    case .function(let function): function.code?.statements.collectCaseNames(&found)
    case .result(nil), .exit: break
    }
  }
}

extension [Condition] {
  fileprivate func collectCaseNames(_ found: inout Set<String>) {
    for condition in self {
      switch condition {
      case .expression(let expression): expression.collectCaseNames(&found)
      case .binding(let pattern, let expression), .match(let pattern, let expression):
        pattern.collectCaseNames(&found)
        expression.collectCaseNames(&found)
      }
    }
  }
}

extension Pattern {
  fileprivate func collectCaseNames(_ found: inout Set<String>) {
    switch self {
    case .enumCase(_, let name, let payload):
      found.insert(name)
      for part in payload { part.pattern.collectCaseNames(&found) }
    case .tuple(let parts): for part in parts { part.pattern.collectCaseNames(&found) }
    case .some(let inner), .cast(let inner, _): inner.collectCaseNames(&found)
    case .expression(let expression): expression.collectCaseNames(&found)
    case .any, .bind: break
    }
  }
}

extension Expression {
  fileprivate func collectCaseNames(_ found: inout Set<String>) {
    switch self {
    case .member(let base, let name, _):
      found.insert(name)
      base.collectCaseNames(&found)
    case .implicitMember(let name, _): found.insert(name)
    case .closure(let closure): closure.body.collectCaseNames(&found)
    case .statement(let statement): statement.collectCaseNames(&found)
    default: for part in parts { part.collectCaseNames(&found) }
    }
  }
}
