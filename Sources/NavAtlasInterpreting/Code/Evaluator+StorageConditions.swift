import NavAtlasProgram
import NavAtlasSourceReading

/// Conditions on what a stack shows, which the place of the screen in the stack decides whose code asks.
extension Evaluator {
  /// What holds of paths where all of some conditions hold.
  func storageConditions(where conditions: [Condition], _ scope: Scope) -> [StorageCondition] {
    conditions.flatMap { storageConditions(where: $0, holds: true, scope) }
  }

  /// What holds of paths where some conditions do not hold. Of several nobody knows which.
  func storageConditions(without conditions: [Condition], _ scope: Scope) -> [StorageCondition] {
    conditions.count == 1 ? storageConditions(where: conditions[0], holds: false, scope) : []
  }

  /// What holds of paths in the code after a statement that leaves the function in one case.
  func storageConditions(after statement: Statement, _ scope: Scope) -> [StorageCondition] {
    switch statement {
    case .expression(.statement(let inner)): return storageConditions(after: inner, scope)
    case .guarded(let conditions, _): return storageConditions(where: conditions, scope)
    case .condition(let conditions, let then, let otherwise, _):
      if then.leaves, !otherwise.leaves { return storageConditions(without: conditions, scope) }
      return otherwise.leaves && !then.leaves ? storageConditions(where: conditions, scope) : []
    default: return []
    }
  }

  private func storageConditions(where condition: Condition, holds: Bool, _ scope: Scope)
    -> [StorageCondition]
  {
    switch condition {
    case .expression(let expression): return storageConditions(where: expression, holds: holds, scope)
    case .binding(_, .member(let path, let name, _)) where name == "last" || name == "first":
      return ask(path, .isEmpty, holds: !holds, scope)
    case .match(.enumCase(_, let name, let payload), .member(let path, "last", _)) where payload.isEmpty:
      return ask(path, .implicitMember(name, 0), holds: holds, scope) { .endsWith($0) }
    default: return []
    }
  }

  private func storageConditions(where expression: Expression, holds: Bool, _ scope: Scope)
    -> [StorageCondition]
  {
    switch expression {
    case .negation(let inner): return storageConditions(where: inner, holds: !holds, scope)
    case .logical(let left, let right, let isAnd):
      guard isAnd == holds else { return [] }
      return [left, right].flatMap { storageConditions(where: $0, holds: holds, scope) }
    case .comparison(let inner, .boolean(let truth), let isEqual):
      return storageConditions(where: inner, holds: (truth == isEqual) == holds, scope)
    case .member(let path, "isEmpty", _): return ask(path, .isEmpty, holds: holds, scope)
    case .comparison(.member(let path, "count", _), .integer(0), let isEqual),
      .comparison(.member(let path, "last", _), .none, let isEqual):
      return ask(path, .isEmpty, holds: isEqual == holds, scope)
    case .ordering(.member(let path, "count", _), .greater, .integer(0)),
      .ordering(.member(let path, "count", _), .greaterOrEqual, .integer(1)):
      return ask(path, .isEmpty, holds: !holds, scope)
    case .comparison(.member(let path, "last", _), let wanted, let isEqual):
      return ask(path, wanted, holds: isEqual == holds, scope) { .endsWith($0) }
    case .call(let call):
      guard case .member(let path, "contains", _) = call.callee, call.arguments.count == 1,
        call.arguments[0].label == nil
      else { return [] }
      return ask(path, call.arguments[0].value, holds: holds, scope) { .contains($0) }
    default: return []
    }
  }

  private func ask(_ path: Expression, _ question: StorageCondition.Question, holds: Bool, _ scope: Scope)
    -> [StorageCondition]
  {
    storage(of: path, scope).map { [StorageCondition(place: $0, question: question, holds: holds)] } ?? []
  }

  /// The same about one element, where the source says which.
  private func ask(
    _ path: Expression, _ element: Expression, holds: Bool, _ scope: Scope,
    _ question: (Value) -> StorageCondition.Question
  ) -> [StorageCondition] {
    guard let place = storage(of: path, scope) else { return [] }
    let aside = Scope(in: scope, content: Content(owner: scope.type))
    let value = evaluate(element, aside, expecting: place.type?.unwrapped.element)
    switch value {
    case .enumCase, .string, .integer:
      return [StorageCondition(place: place, question: question(value), holds: holds)]
    default: return []
    }
  }

  /// What an expression names, if some stack is made with a path of that name.
  private func storage(of expression: Expression, _ scope: Scope) -> Place? {
    guard let name = expression.calledName, writtenCalls.paths.contains(name) else { return nil }
    let aside = Scope(in: scope, content: Content(owner: scope.type))
    return place(evaluate(expression, aside, expecting: nil))?.base
  }
}

extension [Statement] {
  /// True where nothing is reached after them.
  fileprivate var leaves: Bool {
    switch last {
    case .result, .exit: true
    case .expression(.statement(let inner)): [inner].leaves
    default: false
    }
  }
}

extension Item {
  fileprivate var mayAct: Bool {
    switch self {
    case .effect, .include, .chosen, .recursion, .branch, .handler: true
    default: false
    }
  }
}

extension Content {
  /// Puts what was added last into a part that is reached only where something holds of a path.
  func separate(from start: Int, under conditions: [StorageCondition]) {
    guard start < items.count, items[start...].contains(where: \.mayAct) else { return }
    let part = Content(owner: owner, items: Array(items[start...]))
    part.conditions = conditions
    items.replaceSubrange(start..., with: [.include(part, Site(file: 0, offset: 0))])
  }
}
