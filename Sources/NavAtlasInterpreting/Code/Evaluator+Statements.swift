import NavAtlasProgram
package import NavAtlasSourceReading

extension Evaluator {
  /// Follows statements; what views and effects they make is added to the scope's content.
  ///
  /// - Returns: each value that may be returned.
  package func run(_ body: [Statement], _ scope: Scope) -> [Value] {
    var returned: [Value] = []
    _ = run(body, scope, &returned)
    return returned
  }

  /// - Returns: true where nothing after the statements is reached.
  private func run(_ body: [Statement], _ scope: Scope, _ returned: inout [Value]) -> Bool {
    // Local functions can be called before they are declared.
    for case .function(let function) in body { declare(function, scope) }
    return run(body[...], scope, &returned)
  }

  /// What is reached only where something holds of a path stands in a part of its own.
  private func run(_ body: ArraySlice<Statement>, _ scope: Scope, _ returned: inout [Value]) -> Bool {
    for (position, statement) in zip(body.indices, body) {
      let mark = mark(in: scope.content)
      if run(statement, scope, &returned) { return true }
      if let wait = wait(in: scope.content, since: mark), position + 1 < body.endIndex {
        return goOn(after: wait, scope) { self.run(body[(position + 1)...], scope, &returned) }
      }
      let conditions = pathConditions(after: statement, scope)
      if conditions.isEmpty { continue }
      let content = scope.content
      let start = content.items.count
      defer { content.separate(from: start, under: conditions) }
      return run(body[(position + 1)...], scope, &returned)
    }
    return false
  }

  func declare(_ function: Function, _ scope: Scope) {
    scope.variables[function.name] = .closure(
      ClosureValue(
        ClosureExpression(
          parameters: function.parameters, body: function.body ?? [], offset: function.offset), scope))
  }

  private func run(_ statement: Statement, _ scope: Scope, _ returned: inout [Value]) -> Bool {
    steps += 1
    if isExhausted { return true }
    switch statement {
    case .expression(let expression): return runExpression(expression, scope, &returned)
    case .variable(let pattern, let type, let initial, _):
      let type = resolve(type, scope.type, scope.file)
      let value =
        controllers(of: initial, scope) ?? initial.map { evaluate($0, scope, expecting: type) }
        ?? type.map { .typed($0) } ?? .unknown
      release(value, scope)
      // A dictionary is empty only to begin with.
      let isFilledLater = value == .array([]) && type?.unwrapped.name == "Dictionary"
      bind(pattern, (isFilledLater ? .unknown : value).declared(as: type), scope)
      if initial == nil, case .bind(let name) = pattern { scope.unset.insert(name) }
    case .function: break
    case .result(let expression):
      if let expression {
        let value = evaluate(
          expression, scope, expecting: scope.variable("#result").flatMap { self.type(of: $0) })
        returned.append(value)
      }
      return true
    case .exit: return true
    case .block(let body): return run(body, Scope(in: scope, passage: .once), &returned)
    case .compiled(let branches): return runCompiled(branches, scope, &returned)
    case .loop(let pattern, let sequence, let body, let waits):
      if waits, hear(pattern, sequence, body, scope) { break }
      let outer = scope.content
      if waits { scope.content = Content(owner: outer.owner) }
      runLoop(pattern, sequence, body, scope, &returned)
      if waits { react(scope.content, in: outer, scope) }
    case .condition(let conditions, let then, let otherwise, let offset):
      return runCondition(
        conditions, then, otherwise, Site(file: scope.file, offset: offset), scope, &returned)
    case .guarded(let conditions, let otherwise): return runGuard(conditions, otherwise, scope, &returned)
    case .choice(let subject, let alternatives, let offset):
      return runChoice(subject, alternatives, Site(file: scope.file, offset: offset), scope, &returned)
    }
    return false
  }

  private func runExpression(_ expression: Expression, _ scope: Scope, _ returned: inout [Value]) -> Bool {
    if case .statement(let statement) = expression { return run(statement, scope, &returned) }
    let value = evaluate(expression, scope, expecting: nil)
    if !(scope.isOfController && (isContainer(value) || isShown(value, in: scope.content))) {
      add(value, to: scope.content, at: Site(file: scope.file, offset: expression.offset))
    }
    return false
  }

  private func runCompiled(_ branches: [CompiledBranch], _ scope: Scope, _ returned: inout [Value]) -> Bool {
    var ends = 0
    var alternatives: [Branch.Alternative] = []
    let outer = scope.content
    for branch in branches {
      let content = Content(owner: outer.owner)
      let inner = Scope(in: scope, content: content)
      if run(branch.body, inner, &returned) { ends += 1 }
      scope.takeOver(inner)
      alternatives.append(.init(test: .unknown, content: content))
    }
    let kept = alternatives.filter { !$0.content.items.isEmpty }
    if kept.count == 1 {
      outer.items.append(.include(kept[0].content, Site(file: scope.file, offset: 0)))
    } else {
      let start = branches.first?.body.first?.offset ?? 0
      addBranch(
        Branch(subject: .unknown, alternatives: kept, site: Site(file: scope.file, offset: start)), to: outer)
    }
    return ends == branches.count && branches.contains { $0.condition == "#else" }
  }

  private func runLoop(
    _ pattern: Pattern?, _ sequence: Expression?, _ body: [Statement], _ scope: Scope,
    _ returned: inout [Value]
  ) {
    if pattern == nil, sequence == nil, let effect = cut(while: body, scope) {
      scope.content.items.append(.effect(effect))
      return
    }
    if pattern == nil { loosen(whatChangesIn: body, scope) }
    let values = sequence.map { evaluate($0, scope, expecting: nil) }
    let passage = passage(of: body, for: values)
    for element in elements(of: values ?? .unknown) {
      let inner = Scope(in: scope, passage: passage)
      if let pattern { bind(pattern, element, inner) }
      _ = run(body, inner, &returned)
    }
  }

  /// Forgets the values of variables that the rounds of a loop change: it is followed once for all of them.
  private func loosen(whatChangesIn body: [Statement], _ scope: Scope) {
    var names: Set<String> = []
    body.visit { expression in
      switch expression {
      case .assignment(.name(let name, _), _, _): names.insert(name)
      case .call(let call):
        if case .member(.name(let name, _), "append", _) = call.callee, call.argument("contentsOf") != nil {
          names.insert(name)
        }
      default: break
      }
    }
    for name in names.sorted() {
      guard let value = scope.variable(name), value.isConstant, let type = type(of: value) else { continue }
      _ = scope.assign(.typed(type), to: name)
    }
  }

  /// What comes at any time sets off what is done with it.
  private func react(_ body: Content, in outer: Content, _ scope: Scope) {
    scope.content = outer
    guard let first = body.items.first else { return }
    let site = first.site ?? Site(file: scope.file, offset: 0)
    outer.items.append(.handler(Handler(event: .reaction, content: body, site: site)))
  }

  /// The elements of a sequence one by one where they are known and few, or else one that stands for all.
  package func elements(of sequence: Value) -> [Value] {
    switch sequence {
    case .array(let values) where !values.isEmpty && values.count <= 24: return values
    case .array(let values) where values.count > 24: return [bounded(.oneOf(values))]
    case .choice(let values):
      var seen: Set<Value> = []
      // That there may be none says nothing of those that there are.
      let filled = values.filter { $0 != .array([]) }
      return (filled.isEmpty ? values : filled).flatMap { elements(of: $0) }.filter {
        seen.insert($0).inserted
      }
    case .binding(let place):
      return [place.type?.element.map { .binding(Place(owner: "?", name: "element", type: $0)) } ?? .unknown]
    case .place(let place) where keepsPresentables(place) || keepsFunctions(place):
      return [.place(place.element(of: place.type?.subscripted))]
    case .place(let place) where keepsContinuations(place): return [entry(ofContinuations: place)]
    default:
      if let kept = keptElements(of: sequence) ?? listedElements(of: sequence) { return kept }
      // The stores of a list of features.
      if let type = type(of: sequence), index.isStore(type) { return [.typed(type)] }
      if let element = type(of: sequence)?.element { return [.typed(element)] }
      return [.unknown]
    }
  }

  // MARK: Branches

  private func runCondition(
    _ conditions: [Condition], _ then: [Statement], _ otherwise: [Statement], _ site: Site, _ scope: Scope,
    _ returned: inout [Value]
  ) -> Bool {
    let held = Scope(in: scope)
    let mark = mark(in: scope.content)
    let decided = decide(conditions, held)
    if let wait = wait(in: scope.content, since: mark) {
      return goOn(after: wait, scope) {
        held.content = scope.content
        return run(conditions, decided, held, then, otherwise, site, scope, &returned)
      }
    }
    return run(conditions, decided, held, then, otherwise, site, scope, &returned)
  }

  private func run(
    _ conditions: [Condition], _ decided: (Bool?, Value, Branch.Test), _ held: Scope, _ then: [Statement],
    _ otherwise: [Statement], _ site: Site, _ scope: Scope, _ returned: inout [Value]
  ) -> Bool {
    let (decision, subject, test) = decided
    // Nothing but `#available`: the newest system's way, which no value chose.
    if conditions.isEmpty { return run(then, held, &returned) }
    // Nor did one choose what is written as `true` or `false`.
    if let isTrue = conditions.literal {
      held.passage = .once
      return run(isTrue ? then : otherwise, held, &returned)
    }
    switch decision {
    case true: return choose(then, held, site, &returned)
    case false: return choose(otherwise, Scope(in: scope), site, &returned)
    case nil: break
    }
    let shown = Content(owner: scope.type)
    let hidden = Content(owner: scope.type)
    held.content = shown
    held.emptied = emptied(by: conditions, scope)
    shown.conditions = pathConditions(where: conditions, scope)
    hidden.conditions = pathConditions(without: conditions, scope)
    var starts = [returned.count]
    let thenEnds = run(then, held, &returned)
    starts.append(returned.count)
    let other = Scope(in: scope, content: hidden)
    other.emptied = emptied(without: conditions, scope)
    let elseEnds = run(otherwise, other, &returned)
    let branch = Branch(
      subject: subject,
      alternatives: [
        .init(test: test, content: shown, ends: thenEnds),
        .init(test: test.opposite, content: hidden, ends: elseEnds),
      ], site: site)
    if !returnBranch(branch, starts, &returned, scope) { addBranch(branch.chained, to: scope.content) }
    return thenEnds && elseEnds && !otherwise.isEmpty
  }

  /// Follows the branch that a value decides, and remembers that it did.
  private func choose(_ body: [Statement], _ scope: Scope, _ site: Site, _ returned: inout [Value]) -> Bool {
    let outer = scope.content
    let chosen = Content(owner: outer.owner)
    scope.content = chosen
    let start = returned.count
    let ends = run(body, scope, &returned)
    // A view that the branch returns is chosen by it as well.
    for position in start..<returned.count where returned[position].isViewLike(self) {
      let shown = content(returned[position], owner: outer.owner, at: site)
      returned[position] = .content(Content(owner: outer.owner, items: [.chosen(shown, site)]))
    }
    if !chosen.items.isEmpty { outer.items.append(.chosen(chosen, site)) } else { outer.endsBlank = true }
    return ends
  }

  func addBranch(_ branch: Branch, to content: Content) {
    let kept = branch.alternatives.filter { !$0.content.items.isEmpty }
    guard !kept.isEmpty else { return }
    content.items.append(.branch(branch))
  }

  private func runGuard(
    _ conditions: [Condition], _ otherwise: [Statement], _ scope: Scope, _ returned: inout [Value]
  )
    -> Bool
  {
    let failed = Scope(in: scope, content: Content(owner: scope.type))
    let mark = mark(in: scope.content)
    let (decision, subject, test) = decide(conditions, scope)
    if decision == true { return false }
    if let wait = wait(in: scope.content, since: mark) {
      return goOn(after: wait, scope) {
        run(otherwise, failed, where: decision == false, subject, test, conditions, scope, &returned)
      }
    }
    return run(otherwise, failed, where: decision == false, subject, test, conditions, scope, &returned)
  }

  /// Follows what a guard does where its conditions do not hold.
  private func run(
    _ otherwise: [Statement], _ failed: Scope, where isSure: Bool, _ subject: Value, _ test: Branch.Test,
    _ conditions: [Condition], _ scope: Scope, _ returned: inout [Value]
  ) -> Bool {
    var early: [Value] = []
    failed.content.conditions = pathConditions(without: conditions, scope)
    _ = run(otherwise, failed, &early)
    returned += early
    if isSure {
      scope.content.items += failed.content.items
      return true
    }
    // A way of its own, which ends there.
    let site = Site(file: scope.file, offset: otherwise.first?.offset ?? 0)
    addBranch(
      Branch(
        subject: subject, alternatives: [.init(test: test.opposite, content: failed.content, ends: true)],
        site: site),
      to: scope.content)
    return false
  }

  private func runChoice(
    _ subject: Expression, _ alternatives: [Alternative], _ site: Site, _ scope: Scope,
    _ returned: inout [Value]
  ) -> Bool {
    let mark = mark(in: scope.content)
    let value = evaluate(subject, scope, expecting: nil)
    if let wait = wait(in: scope.content, since: mark) {
      return goOn(after: wait, scope) { runChoice(value, alternatives, site, scope, &returned) }
    }
    if case .choice(let values) = value, values.allSatisfy(\.isConstant), values.count <= 16 {
      if let decision = decision(of: subject, scope) {
        return runDecided(decision, alternatives, site, scope, &returned)
      }
      return runEach(of: values, subject, alternatives, site, scope, &returned)
    }
    return runChoice(value, alternatives, site, scope, &returned)
  }

  func runChoice(
    _ value: Value, _ alternatives: [Alternative], _ site: Site, _ scope: Scope, _ returned: inout [Value]
  ) -> Bool {
    var branches: [Branch.Alternative] = []
    var ends = true
    var starts: [Int] = []
    for alternative in reachable(alternatives, type(of: value)) {
      let inner = Scope(in: scope)
      let matched = alternative.patterns.isEmpty ? true : matchAny(alternative.patterns, value, inner)
      if matched == false { continue }
      let isDecided = matched == true && !alternative.hasGuard && branches.isEmpty
      if isDecided, value.isConstant { return choose(alternative.body, inner, site, &returned) }
      inner.content = Content(owner: scope.type)
      starts.append(returned.count)
      let alternativeEnds = run(alternative.body, inner, &returned)
      if !alternativeEnds { ends = false }
      branches.append(
        .init(
          test: alternative.patterns.isEmpty ? .otherwise : .patterns(alternative.patterns, inner),
          content: inner.content, ends: alternativeEnds))
    }
    if branches.isEmpty { scope.content.endsBlank = true }
    let branch = Branch(subject: value, alternatives: branches, site: site)
    if !returnBranch(branch, starts, &returned, scope) { addBranch(branch, to: scope.content) }
    return ends && !branches.isEmpty
  }

  func matchAny(_ patterns: [Pattern], _ value: Value, _ scope: Scope) -> Bool? {
    var result: Bool? = false
    for pattern in patterns {
      let matched = match(pattern, value, scope)
      if matched == true { return true }
      if matched == nil { result = nil }
    }
    return result
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
  fileprivate func separate(from start: Int, under conditions: [PathCondition]) {
    guard start < items.count, items[start...].contains(where: \.mayAct) else { return }
    let part = Content(owner: owner, items: Array(items[start...]))
    part.conditions = conditions
    items.replaceSubrange(start..., with: [.include(part, Site(file: 0, offset: 0))])
  }
}

extension Branch {
  /// The choice that a chain of `if`s is which all ask which value some storage has.
  fileprivate var chained: Branch {
    guard case .place = subject, alternatives.count == 2, alternatives[0].test.asksForValue,
      alternatives[1].content.items.count == 1, case .branch(let rest) = alternatives[1].content.items[0],
      rest.presenter == nil, rest.subject == subject, rest.alternatives[0].test.asksForValue
    else { return self }
    return Branch(subject: subject, alternatives: [alternatives[0]] + rest.alternatives, site: site)
  }
}

extension Branch.Test {
  /// True for `== .loading` and `case .loading =`.
  fileprivate var asksForValue: Bool {
    switch self {
    case .equals(.none): false
    case .equals, .patterns: true
    default: false
    }
  }

  var opposite: Branch.Test {
    switch self {
    case .isPresent: .isAbsent
    case .isAbsent: .isPresent
    case .isTrue: .isFalse
    case .isFalse: .isTrue
    case .not(let test): test
    case .isEmpty, .orders: .not(self)
    case .amount(let place, let test, let plain): .amount(place, test.negated, plain: plain.opposite)
    case .joined(let parts, let isAnd, let plain):
      .joined(parts.map { ($0.subject, $0.test.negated) }, isAnd: !isAnd, plain: plain.opposite)
    default: .otherwise
    }
  }

  /// The same, where no alternative stands before it.
  var negated: Branch.Test {
    switch self {
    case .patterns, .equals, .orders, .isEmpty: .not(self)
    case .amount(let place, let test, let plain): .amount(place, test.negated, plain: plain.negated)
    case .joined(let parts, let isAnd, let plain):
      .joined(parts.map { ($0.subject, $0.test.negated) }, isAnd: !isAnd, plain: plain.negated)
    default: opposite
    }
  }
}

extension Value {
  /// True where the source alone decides what it is.
  package var isConstant: Bool {
    switch self {
    case .enumCase, .string, .integer, .boolean, .none, .array, .object, .type: true
    case .tuple(let parts): parts.contains { $0.value.isConstant }
    default: false
    }
  }
}

extension Expression {
  /// Where it begins, as far as it says; modifiers may be under conditions that the view they are on is not under.
  package var offset: Offset {
    switch self {
    case .name(_, let offset), .implicitMember(_, let offset), .assignment(_, _, let offset): offset
    case .member(let base, _, let offset), .element(let base, _, let offset):
      base.offset.orElse(offset)
    case .call(let call): call.callee.offset.orElse(call.offset)
    case .closure(let closure): closure.offset
    default: 0
    }
  }
}

extension Offset {
  /// The other one where this is none.
  fileprivate func orElse(_ other: Offset) -> Offset { self == 0 ? other : self }
}
