extension [Statement] {
  /// Calls a closure with what each `switch` and `if` in them asks about and the numbers it is compared with, also in
  /// closures. O(code).
  package func visitChoices(_ body: (Expression, [Int]) -> Void) {
    for statement in self {
      switch statement {
      case .choice(let subject, let alternatives, _):
        body(subject, alternatives.flatMap(\.patterns).compactMap(\.number))
      case .condition(let conditions, _, _, _):
        for condition in conditions { condition.visitCompared(body) }
      default: break
      }
      statement.forEachPart({ $0.visitChoices(body) }, code: { $0.visitChoices(body) })
    }
  }
}

extension Condition {
  fileprivate func visitCompared(_ body: (Expression, [Int]) -> Void) {
    switch self {
    case .expression(let expression): expression.visitCompared(body)
    case .match(let pattern, let expression): body(expression, pattern.number.map { [$0] } ?? [])
    case .binding: break
    }
  }
}

extension Pattern {
  fileprivate var number: Int? { if case .expression(.integer(let number)) = self { number } else { nil } }
}

extension Expression {
  fileprivate func visitChoices(_ body: (Expression, [Int]) -> Void) {
    switch self {
    case .closure(let closure): closure.body.visitChoices(body)
    case .statement(let statement): [statement].visitChoices(body)
    default: for part in parts { part.visitChoices(body) }
    }
  }

  fileprivate func visitCompared(_ body: (Expression, [Int]) -> Void) {
    switch self {
    case .comparison(let asked, .integer(let number), _): body(asked, [number])
    case .comparison(let asked, _, _): body(asked, [])
    case .logical(let left, let right, _):
      left.visitCompared(body)
      right.visitCompared(body)
    default: break
    }
  }
}
