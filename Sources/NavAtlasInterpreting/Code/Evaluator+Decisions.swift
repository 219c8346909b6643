import NavAtlasProgram
import NavAtlasSourceReading

/// One of several values that code computes from what is stored:
/// `var route: Route { user == nil ? .login : .home }`.
indirect enum Decision {
  case value(Value)
  /// What is asked, and where that leads to.
  case question(Value, [(test: Branch.Test, decision: Decision)], Site)

  /// True where something is asked.
  fileprivate var asks: Bool { if case .question = self { true } else { false } }
}

extension Evaluator {
  /// How many statements one value may be decided by.
  private static let decisionLimit = 24

  /// How code comes to a value; nil where it does more than to decide, or is none of the app's.
  func decision(of expression: Expression, _ scope: Scope) -> Decision? {
    guard truthLevel < Self.truthLimit, let (code, arguments) = askedCode(expression, scope) else {
      return nil
    }
    truthLevel += 1
    defer { truthLevel -= 1 }
    for (name, value) in zip(code.parameters, arguments) { code.scope.variables[name] = value }
    var left = Self.decisionLimit
    let decision = decision(of: code.body[...], code.scope, &left)
    return decision?.asks == true ? decision : nil
  }

  private func decision(of body: ArraySlice<Statement>, _ scope: Scope, _ left: inout Int) -> Decision? {
    left -= 1
    guard left > 0, let statement = body.first else { return nil }
    let rest = body.dropFirst()
    switch statement {
    case .expression(.statement(let inner)), .result(.statement(let inner)?):
      return decision(of: [inner] + rest, scope, &left)
    case .expression(let expression) where rest.isEmpty: return decision(by: expression, scope, &left)
    case .result(let expression?): return decision(by: expression, scope, &left)
    case .variable(let pattern, _, let initial?, _):
      bind(pattern, evaluate(initial, scope, expecting: nil), scope)
      return decision(of: rest, scope, &left)
    case .block(let inner): return decision(of: inner + rest, scope, &left)
    case .condition(let conditions, let then, let otherwise, let offset):
      return decision(
        by: conditions, then + rest, otherwise + rest, Site(file: scope.file, offset: offset), scope, &left)
    case .guarded(let conditions, let otherwise):
      let offset = conditions.lazy.map(\.offset).first { $0 > 0 } ?? 0
      return decision(
        by: conditions, Array(rest), otherwise, Site(file: scope.file, offset: offset), scope, &left)
    case .choice(let subject, let alternatives, let offset):
      return decision(
        among: alternatives, rest, evaluate(subject, scope, expecting: nil),
        questions(askedBy: subject, scope), Site(file: scope.file, offset: offset), scope, &left)
    default: return nil
    }
  }

  private func decision(by expression: Expression, _ scope: Scope, _ left: inout Int) -> Decision? {
    if case .ternary(let condition, let first, let second) = expression {
      let site = Site(file: scope.file, offset: condition.offset)
      return decision(
        by: [.expression(condition)], [.result(first)], [.result(second)], site, scope, &left)
    }
    let expected = scope.variable("#result").flatMap { type(of: $0) }
    return .value(evaluate(expression, scope, expecting: expected))
  }

  private func decision(
    by conditions: [Condition], _ then: [Statement], _ otherwise: [Statement], _ site: Site, _ scope: Scope,
    _ left: inout Int
  ) -> Decision? {
    let inner = Scope(in: scope)
    let (held, subject, test) = decide(conditions, inner)
    if let held { return decision(of: held ? then[...] : otherwise[...], held ? inner : scope, &left) }
    guard let yes = decision(of: then[...], inner, &left),
      let no = decision(of: otherwise[...], Scope(in: scope), &left)
    else { return nil }
    return .question(subject, [(test, yes), (test.opposite, no)], site)
  }

  private func decision(
    among alternatives: [Alternative], _ rest: ArraySlice<Statement>, _ value: Value, _ told: [Question?],
    _ site: Site, _ scope: Scope, _ left: inout Int
  ) -> Decision? {
    var decisions: [(test: Branch.Test, decision: Decision)] = []
    var cases: [Alternative] = []
    for alternative in reachable(alternatives, type(of: value)) {
      guard !alternative.hasGuard else { return nil }
      let inner = Scope(in: scope)
      let matched = alternative.patterns.isEmpty ? true : matchAny(alternative.patterns, value, inner)
      if matched == false { continue }
      guard let found = decision(of: alternative.body + rest, inner, &left) else { return nil }
      if matched == true, decisions.isEmpty { return found }
      cases.append(alternative)
      decisions.append(
        (alternative.patterns.isEmpty ? .otherwise : .patterns(alternative.patterns, inner), found))
    }
    if let chain = chain(of: cases, decisions.map(\.decision), by: value, told, site) { return chain }
    return decisions.isEmpty ? nil : .question(value, decisions, site)
  }

  /// Adds what each value that may be decided leads to, as if what is asked for it were asked there.
  func build(_ decision: Decision, into content: Content, _ show: (Value, Content) -> Void) {
    switch decision {
    case .value(let value): show(value, content)
    case .question(let subject, let answers, let site):
      let alternatives = answers.map { answer in
        let part = Content(owner: content.owner)
        build(answer.decision, into: part, show)
        return Branch.Alternative(test: answer.test, content: part)
      }
      addBranch(Branch(subject: subject, alternatives: alternatives, site: site), to: content)
    }
  }
}

/// What each of several values leads to in a `switch`.
extension Evaluator {
  /// What is asked for the value decides, and no longer the value.
  func runDecided(
    _ decision: Decision, _ alternatives: [Alternative], _ site: Site, _ scope: Scope,
    _ returned: inout [Value]
  ) -> Bool {
    let content = scope.content
    var ends = true
    var views = returned
    build(decision, into: content) { value, part in
      scope.content = Content(owner: content.owner)
      ends = runChoice(value, alternatives, site, scope, &views) && ends
      // Not the value, but what is asked for it chooses.
      part.items = scope.content.items.flatMap { item -> [Item] in
        if case .chosen(let chosen, _) = item { chosen.items } else { [item] }
      }
      if scope.content.endsBlank { content.endsBlank = true }
    }
    scope.content = content
    returned = views
    return ends
  }

  /// Each of several values leads to a branch of its own: one of the views that they show is seen, and what they do are
  /// ways beside each other.
  func runEach(
    of values: [Value], _ subject: Expression, _ alternatives: [Alternative], _ site: Site, _ scope: Scope,
    _ returned: inout [Value]
  ) -> Bool {
    let content = scope.content
    defer { scope.content = content }
    var ends = true
    var shown: [Branch.Alternative] = []
    for value in values {
      let part = Content(owner: content.owner)
      scope.content = part
      let inner = Scope(in: narrowed(scope, where: subject, is: value))
      ends = runChoice(value, alternatives, site, inner, &returned) && ends
      if part.endsBlank { content.endsBlank = true }
      shown.append(.init(test: .equals(value), content: part))
    }
    shown.removeAll(where: \.content.items.isEmpty)
    if shown.count > 1 {
      content.items.append(.branch(Branch(subject: .unknown, alternatives: shown, site: site)))
    } else {
      content.items += shown.flatMap(\.content.items)
    }
    return ends
  }

  /// The scope in which a variable, of which a part is asked, is one of the values that have this part.
  private func narrowed(_ scope: Scope, where subject: Expression, is part: Value) -> Scope {
    guard case .member(.name(let name, _), let asked, let offset) = subject,
      case .choice(let values)? = scope.variable(name)
    else { return scope }
    let site = Site(file: scope.file, offset: offset)
    let fitting = values.filter { member(asked, of: $0, site, own: nil)?.alternatives.contains(part) ?? true }
    guard !fitting.isEmpty, fitting.count < values.count else { return scope }
    let inner = Scope(in: scope)
    inner.variables[name] = .oneOf(fitting)
    return inner
  }
}

extension Condition {
  fileprivate var offset: Offset {
    switch self {
    case .expression(let expression), .binding(_, let expression), .match(_, let expression):
      expression.offset
    }
  }
}
