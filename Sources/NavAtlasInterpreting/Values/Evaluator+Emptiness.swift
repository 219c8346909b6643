import NavAtlasSourceReading

/// Paths that a condition says are empty: what is assigned to them there is pushed.
extension Evaluator {
  /// The path that is empty where the conditions hold: `path.isEmpty`, `paths[tab] == nil`.
  func emptied(by conditions: [Condition], _ scope: Scope) -> Place? {
    guard conditions.count == 1, case .expression(let expression) = conditions[0] else { return nil }
    return emptied(by: expression, scope)
  }

  /// The path that is empty where the conditions do not hold.
  func emptied(without conditions: [Condition], _ scope: Scope) -> Place? {
    guard conditions.count == 1, case .expression(let expression) = conditions[0] else { return nil }
    switch expression {
    case .negation(let inner): return emptied(by: inner, scope)
    case .comparison(let left, .none, isEqual: false): return place(evaluate(left, scope, expecting: nil))
    default: return nil
    }
  }

  private func emptied(by expression: Expression, _ scope: Scope) -> Place? {
    switch expression {
    case .comparison(let left, .none, isEqual: true): place(evaluate(left, scope, expecting: nil))
    case .member(let path, "isEmpty", _): place(evaluate(path, scope, expecting: nil))
    default: nil
    }
  }

  /// What assigning a value does.
  package func assignment(of value: Value, to place: Place, _ scope: Scope) -> Effect.Operation {
    if let cut = value.cut(of: place) { return cut }
    if case .array(let values) = value, !values.isEmpty, scope.isEmpty(place) { return .append(values) }
    return .set(value)
  }
}
