import NavAtlasProgram
import NavAtlasSourceReading

/// What the source decides of conditions.
extension Evaluator {
  /// True or false where the source decides; what is tested, for later, where it does not. Binds names in the scope.
  func decide(_ conditions: [Condition], _ scope: Scope) -> (Bool?, Value, Branch.Test) {
    var decision: Bool? = true
    var subject: Value = .unknown
    var test = Branch.Test.unknown
    var asked: [(subject: Value, test: Branch.Test)] = []
    for condition in conditions {
      let (held, value, how) = decide(condition, scope)
      if held == false { return (false, value, how) }
      if held == nil {
        decision = nil
        if case .unknown = subject { (subject, test) = (value, how) }
        asked.append((value, how))
      }
    }
    if asked.count > 1 { test = .joining(asked, isAnd: true, plain: test.plain) }
    return (decision, subject, test)
  }

  private func decide(_ condition: Condition, _ scope: Scope) -> (Bool?, Value, Branch.Test) {
    switch condition {
    case .expression(let expression): return decide(expression, scope)
    case .binding(let pattern, let expression):
      let value = asked(expression, scope)
      bind(pattern, present(value), scope)
      let subject = computedPresence(expression, value, scope) ?? value
      let held = mayBeMissing(value, from: expression, scope) ? nil : isPresent(value)
      guard held == nil, let amount = amount(boundBy: expression, scope) else {
        return (held, subject, .isPresent)
      }
      return (nil, subject, .amount(amount.place, amount.test, plain: .isPresent))
    case .match(let pattern, let expression):
      let value = asked(expression, scope)
      return (match(pattern, value, scope), value, .patterns([pattern], scope))
    }
  }

  /// True for a picture or a view that a function may not give: of what it gives, only what is seen is kept.
  private func mayBeMissing(_ value: Value, from expression: Expression, _ scope: Scope) -> Bool {
    guard value.isContent, case .call(let call) = expression, call.callee.names != nil,
      case .method(let method) = evaluate(
        call.callee, Scope(in: scope, content: Content(owner: scope.type)), expecting: nil)
    else { return false }
    return method.candidates.allSatisfy { $0.declaration.result?.name == "Optional" }
  }

  func decide(_ expression: Expression, _ scope: Scope) -> (Bool?, Value, Branch.Test) {
    let (held, value, test) = decidePlainly(expression, scope)
    guard held == nil, let amount = amount(askedBy: expression, scope) else { return (held, value, test) }
    return (nil, value, .amount(amount.place, amount.test, plain: test))
  }

  private func decidePlainly(_ expression: Expression, _ scope: Scope) -> (Bool?, Value, Branch.Test) {
    switch expression {
    case .negation(let inner):
      let (held, value, test) = decide(inner, scope)
      return (held.map { !$0 }, value, test.negated)
    case .logical, .call:
      if let (subject, wanted) = expression.oneOf {
        let value = asked(subject, scope)
        let patterns = wanted.map { Pattern.expression($0) }
        return (matchAny(patterns, value, scope), value, .patterns(patterns, scope))
      }
      guard case .logical(let left, let right, let isAnd) = expression else {
        return decideTruth(expression, scope)
      }
      let (first, value, test) = decide(left, scope)
      // What one side decides alone.
      if let first, first != isAnd { return (first, value, test) }
      let (second, other, otherTest) = decide(right, scope)
      if let second, second != isAnd { return (second, other, otherTest) }
      if first == nil {
        let plain = isAnd ? test.plain : .unknown
        guard second == nil else { return (nil, value, isAnd ? test : .unknown) }
        if isAnd, isNobodys(value, test), place(other) != nil, otherTest.isPlain {
          return (nil, other, .atMost(otherTest))
        }
        return (nil, value, .joining([(value, test), (other, otherTest)], isAnd: isAnd, plain: plain))
      }
      return (second, other, isAnd ? otherTest : .unknown)
    case .comparison(let left, let right, let isEqual):
      var value = asked(left, scope)
      var other = asked(right, expecting: type(of: value), scope)
      if case .place = other, value.isConstant { (value, other) = (other, value) }
      if case .enumCase(var unresolved) = value, unresolved.type == nil {
        unresolved.type = type(of: other)
        value = .enumCase(unresolved)
      }
      if case .none = other {
        let held = isPresent(value).map { $0 != isEqual }
        return (held, computedPresence(left, value, scope) ?? value, isEqual ? .isAbsent : .isPresent)
      }
      if value.isConstant, other.isConstant {
        if let same = isSame(value, other) { return (same == isEqual, value, .equals(other)) }
      }
      if case .enumCase(let wanted) = other, isNever(other, wanted.name) || isNever(value, wanted.name) {
        return (!isEqual, value, .equals(other))
      }
      return (nil, value, isEqual ? .equals(other) : .not(.equals(other)))
    case .ordering(let left, let ordering, let right):
      let value = evaluate(left, scope, expecting: nil)
      let limit = evaluate(right, scope, expecting: type(of: value))
      // A number that is seen to be passed on is one of many.
      return (nil, .unknown, .orders(ordering, limit))
    case .other(let parts) where parts.count == 2 && parts[1].isType:
      let value = evaluate(parts[0], scope, expecting: nil)
      return (isOf(value, parts[1], scope), value, .unknown)
    default: return decideTruth(expression, scope)
    }
  }

  /// True for a question that is about nothing that the app keeps.
  private func isNobodys(_ subject: Value, _ test: Branch.Test) -> Bool {
    guard test.isPlain else { return false }
    switch subject {
    case .unknown, .typed: return place(subject) == nil
    default: return false
    }
  }

  private func decideTruth(_ expression: Expression, _ scope: Scope) -> (Bool?, Value, Branch.Test) {
    let value = asked(expression, scope)
    if case .boolean(let truth) = value { return (truth, value, .isTrue) }
    // What a computed flag that was handed on asks.
    if case .place(var place) = value, let test = place.asked.first {
      place.asked = []
      return (nil, .place(place), test)
    }
    return computedTruth(expression, value, scope) ?? (nil, value, .isTrue)
  }

  /// The storage that decides a condition, with what that asks of it: `user` of `user == nil`. Nil where it is
  /// nothing but a flag, or several decide.
  func asked(by condition: Expression, _ scope: Scope) -> Place? {
    let (held, subject, test) = decide(condition, Scope(in: scope, content: Content(owner: scope.type)))
    guard held == nil, case .place(var place) = subject else { return nil }
    switch test.plain {
    case .isTrue, .unknown, .otherwise: return nil
    default: break
    }
    place.asked = [test.plain]
    return place
  }

  /// A flag that is computed where it is handed on or kept, as the storage that it is computed from; nil for any other
  /// value.
  func computedFlag(_ expression: Expression, as type: TypeReference?, _ scope: Scope) -> Value? {
    guard type?.name == "Bool" else { return nil }
    switch expression {
    case .comparison, .negation, .member, .name, .call: return asked(by: expression, scope).map { .place($0) }
    default: return nil
    }
  }

  func isSame(_ left: Value, _ right: Value) -> Bool? {
    switch (left, right) {
    case (.enumCase(let left), .enumCase(let right)):
      left.name != right.name ? false : isSame(left.payload, right.payload)
    case (.string(let left), .string(let right)): left == right
    case (.integer(let left), .integer(let right)): left == right
    case (.boolean(let left), .boolean(let right)): left == right
    case (.none, .none): true
    default: nil
    }
  }

  /// Whether two cases carry the same, as far as the source says what they carry.
  private func isSame(_ left: [LabeledValue], _ right: [LabeledValue]) -> Bool? {
    if left.isEmpty { return true }
    guard left.count == right.count else { return nil }
    let parts = zip(left, right).map { isSame($0.value, $1.value) }
    if parts.contains(false) { return false }
    return parts.contains(nil) ? nil : true
  }

  package func isPresent(_ value: Value) -> Bool? {
    switch value {
    case .none: false
    case .enumCase where value.positioned != nil: nil
    case .enumCase, .object, .string, .integer, .boolean, .array, .closure, .method, .content, .binding,
      .customBinding:
      true
    default: nil
    }
  }

  /// What a value is where it is something.
  func present(_ value: Value) -> Value {
    switch value {
    case .typed(let type): type.isRestored ? value : .typed(type.unwrapped)
    case .choice(let values): .oneOf(values.filter { $0 != .none })
    default: value
    }
  }
}
