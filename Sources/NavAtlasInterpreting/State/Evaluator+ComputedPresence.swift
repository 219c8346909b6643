import NavAtlasProgram
import NavAtlasSourceReading

/// Optionals that code computes from what is stored: `var user: User? { guard let id else { return nil } … }`.
extension Evaluator {
  /// The storage without which such an optional is nothing; nil for any other value.
  func computedPresence(_ expression: Expression, _ value: Value, _ scope: Scope) -> Value? {
    if case .place = value { return nil }
    guard isPresent(value) == nil, truthLevel < Self.truthLimit else { return nil }
    if let wanted = wanted(by: expression, scope) { return wanted }
    let aside = Scope(in: scope, content: Content(owner: scope.type))
    guard let first = computedCode(expression, aside)?.code, let statement = first.body.first else {
      return nil
    }
    truthLevel += 1
    defer { truthLevel -= 1 }
    return needed(by: statement, first.scope)
  }

  /// The optional that elements are compared with where one is looked for: `items.firstIndex { $0.id == selection }`.
  private func wanted(by expression: Expression, _ scope: Scope) -> Value? {
    guard case .call(let call) = expression, let name = call.callee.calledName, Self.searches.contains(name),
      call.arguments.count == 1, case .closure(let test) = call.arguments[0].value, test.body.count == 1,
      case .expression(.comparison(let left, let right, isEqual: true)) = test.body[0]
    else { return nil }
    let aside = Scope(in: scope, content: Content(owner: scope.type))
    bind([.unknown], of: test, aside)
    return [left, right].lazy.map { self.evaluate($0, aside, expecting: nil) }.first { side in
      if case .place(let place) = side { place.owner != "?" && place.type?.name == "Optional" } else { false }
    }
  }

  private static let searches: Set<String> = ["first", "last", "firstIndex", "lastIndex"]

  /// What a getter's first statement gives nothing without.
  private func needed(by statement: Statement, _ scope: Scope) -> Value? {
    guard case .guarded(let conditions, let otherwise) = statement, otherwise.isNothing else { return nil }
    let (held, subject, test) = decide(conditions, scope)
    guard held == nil, case .place = subject, case .isPresent = test else { return nil }
    return subject
  }
}

extension [Statement] {
  /// True for `return nil`.
  fileprivate var isNothing: Bool {
    guard count == 1, case .result(let value?) = self[0] else { return false }
    if case .none = value { return true }
    return false
  }
}
