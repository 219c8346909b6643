import NavAtlasProgram
import NavAtlasSourceReading

/// Flags that code computes from what is stored: `var isSignedIn: Bool { account != nil }`.
extension Evaluator {
  /// How many flags may be computed from each other.
  static let truthLimit = 6

  /// What such a flag asks of the storage that it is computed from; nil for any other value.
  func computedTruth(_ expression: Expression, _ value: Value, _ scope: Scope) -> (Bool?, Value, Branch.Test)?
  {
    guard value.isAnyBool, truthLevel < Self.truthLimit,
      let (code, arguments) = askedCode(expression, scope), code.body.count == 1
    else { return nil }
    truthLevel += 1
    defer { truthLevel -= 1 }
    for (name, value) in zip(code.parameters, arguments) { code.scope.variables[name] = value }
    guard let (held, subject, test) = truth(of: code.body[0], code.scope), held == nil, test.isKnown
    else { return nil }
    if case .place = subject { return (nil, subject, test) }
    return test.amount != nil || test.isJoined ? (nil, subject, test) : nil
  }

  /// The code of the app that a name, a member or a call runs, aside from what is shown and done here.
  func askedCode(_ expression: Expression, _ scope: Scope) -> (code: FunctionCode, arguments: [Value])? {
    let aside = Scope(in: scope, content: Content(owner: scope.type))
    switch expression {
    case .name, .member: return computedCode(expression, aside)
    case .call(let call): return calledCode(call, aside)
    default: return nil
    }
  }

  private func truth(of statement: Statement, _ scope: Scope) -> (Bool?, Value, Branch.Test)? {
    switch statement {
    case .expression(.statement(let inner)): truth(of: inner, scope)
    case .expression(let expression), .result(let expression?): decide(expression, scope)
    case .choice(let subject, let alternatives, _): truth(of: alternatives, for: subject, scope)
    case .condition(let conditions, let then, let otherwise, _):
      truth(of: conditions, then.literalTruth, otherwise.literalTruth, scope)
    default: nil
    }
  }

  /// `switch state { case .signedIn: true; default: false }`.
  private func truth(of alternatives: [Alternative], for subject: Expression, _ scope: Scope)
    -> (Bool?, Value, Branch.Test)?
  {
    guard alternatives.allSatisfy({ $0.body.literalTruth != nil && !$0.hasGuard }) else { return nil }
    let holding = alternatives.filter { $0.body.literalTruth == true }
    guard holding.count < alternatives.count, !holding.contains(where: \.patterns.isEmpty), !holding.isEmpty
    else {
      return nil
    }
    let value = evaluate(subject, scope, expecting: nil)
    return (nil, value, .patterns(holding.flatMap(\.patterns), scope))
  }

  /// `if case .signedIn = state { true } else { false }`.
  private func truth(of conditions: [Condition], _ then: Bool?, _ otherwise: Bool?, _ scope: Scope)
    -> (Bool?, Value, Branch.Test)?
  {
    guard let then, let otherwise, then != otherwise else { return nil }
    let (held, value, test) = decide(conditions, scope)
    return (held, value, then ? test : test.negated)
  }
}

extension Branch.Test {
  /// False where nothing is known of what is asked.
  fileprivate var isKnown: Bool { if case .unknown = self { false } else { true } }
}

extension Value {
  /// True for a flag of which nothing is known.
  fileprivate var isAnyBool: Bool {
    switch self {
    case .typed(let type): type.name == "Bool"
    case .choice(let values): values.allSatisfy { $0 == .boolean(true) || $0 == .boolean(false) }
    default: self == .unknown
    }
  }
}

extension [Statement] {
  /// The `true` or `false` that is all there is.
  fileprivate var literalTruth: Bool? {
    guard count == 1 else { return nil }
    switch self[0] {
    case .expression(.boolean(let truth)), .result(.boolean(let truth)?): return truth
    default: return nil
    }
  }
}
