import NavAtlasSourceReading

/// Functions that put their result into a variable first: `var page: AnyView; switch tab { … page = … }; return page`.
extension [Statement] {
  /// The same, where each branch returns what it would put into the variable. O(statements of the last choice).
  var returningAssigned: [Statement] {
    guard count > 1, case .result(let returned?)? = last, case .name(let name, _) = returned.unerased,
      let changed = self[count - 2].returning(returned, assignedTo: name), declares(name)
    else { return self }
    return dropLast(2) + [changed, self[count - 1]]
  }

  private func declares(_ name: String) -> Bool {
    contains { if case .variable(.bind(name), _, _, _) = $0 { true } else { false } }
  }

  /// The same with the last assignment to a variable as its result; nil where there is none.
  fileprivate func returning(_ result: Expression, assignedTo name: String) -> [Statement]? {
    guard let last else { return nil }
    if case .expression(.assignment(.name(name, _), let value, _)) = last {
      return dropLast() + [.result(value)]
    }
    return last.returning(result, assignedTo: name).map { dropLast() + [$0] }
  }

  /// The same, which returns what the variable has already.
  fileprivate func returning(_ result: Expression) -> [Statement] {
    if case .exit? = last { return dropLast() + [.result(result)] }
    return self + [.result(result)]
  }
}

extension Statement {
  fileprivate func returning(_ result: Expression, assignedTo name: String) -> Statement? {
    switch self {
    case .expression(.statement(let inner)): return inner.returning(result, assignedTo: name)
    case .condition(let conditions, let then, let otherwise, let offset):
      let bodies = [then, otherwise].map { $0.returning(result, assignedTo: name) }
      guard bodies.contains(where: { $0 != nil }) else { return nil }
      return .condition(
        conditions, then: bodies[0] ?? then.returning(result),
        otherwise: bodies[1] ?? otherwise.returning(result), offset)
    case .choice(let subject, let alternatives, let offset):
      let bodies = alternatives.map { $0.body.returning(result, assignedTo: name) }
      guard bodies.contains(where: { $0 != nil }) else { return nil }
      return .choice(
        subject,
        zip(alternatives, bodies).map { alternative, body in
          var alternative = alternative
          alternative.body = body ?? alternative.body.returning(result)
          return alternative
        }, offset)
    default: return nil
    }
  }
}

extension Expression {
  /// `page` of `AnyView(page)`.
  fileprivate var unerased: Expression {
    guard case .call(let call) = self, call.callee.names == ["AnyView"], call.arguments.count == 1 else {
      return self
    }
    return call.arguments[0].value
  }
}
