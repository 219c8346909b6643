extension [Statement] {
  /// Calls a closure with what each `switch` and `if` in them asks about, also in closures. O(code).
  package func visitChoices(_ body: (Expression) -> Void) {
    for statement in self {
      switch statement {
      case .choice(let subject, let alternatives, _):
        body(subject)
        for alternative in alternatives { alternative.body.visitChoices(body) }
      case .condition(let conditions, let then, let otherwise, _):
        for condition in conditions { condition.visitChoices(body) }
        then.visitChoices(body)
        otherwise.visitChoices(body)
      case .guarded(_, let otherwise): otherwise.visitChoices(body)
      case .expression(let expression), .result(let expression?), .variable(_, _, let expression?, _):
        expression.visitChoices(body)
      case .block(let inner), .loop(_, _, let inner, _): inner.visitChoices(body)
      case .compiled(let branches): for branch in branches { branch.body.visitChoices(body) }
      case .result, .variable, .function, .exit: break
      }
    }
  }
}

extension Condition {
  fileprivate func visitChoices(_ body: (Expression) -> Void) {
    switch self {
    case .expression(let expression): expression.visitCompared(body)
    case .match(_, let expression): body(expression)
    case .binding: break
    }
  }
}

extension Expression {
  fileprivate func visitChoices(_ body: (Expression) -> Void) {
    switch self {
    case .closure(let closure): closure.body.visitChoices(body)
    case .statement(let statement): [statement].visitChoices(body)
    default: for part in parts { part.visitChoices(body) }
    }
  }

  fileprivate func visitCompared(_ body: (Expression) -> Void) {
    switch self {
    case .comparison(let asked, _, _): body(asked)
    case .logical(let left, let right, _):
      left.visitCompared(body)
      right.visitCompared(body)
    default: break
    }
  }
}
