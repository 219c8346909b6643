import NavAtlasProgram
import NavAtlasSourceReading

/// Conditions, guards and choices between statements.
extension Evaluator {
  func runCondition(
    _ conditions: [Condition], _ then: [Statement], _ otherwise: [Statement], _ site: Site, _ scope: Scope,
    _ returned: inout [Value]
  ) -> Bool {
    if otherwise.isEmpty, then.store(whatDiffersIn: conditions) { return run(then, scope, &returned) }
    if otherwise.isEmpty, then.take(whatIsThereBy: conditions) {
      let (content, asked) = (scope.content, storageConditions(where: conditions, scope))
      let start = content.items.count
      defer { if !asked.isEmpty { content.separate(from: start, under: asked) } }
      return run(then, scope, &returned)
    }
    let held = Scope(in: scope)
    return run(
      scope, { decide(conditions, held) },
      then: { decided in
        held.content = scope.content
        return run(conditions, decided, held, then, otherwise, site, scope, &returned)
      })
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
    shown.conditions = storageConditions(where: conditions, scope)
    hidden.conditions = storageConditions(without: conditions, scope)
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
    scope.passage = .once
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

  func runGuard(
    _ conditions: [Condition], _ otherwise: [Statement], _ scope: Scope, _ returned: inout [Value]
  )
    -> Bool
  {
    let failed = Scope(in: scope, content: Content(owner: scope.type))
    return run(
      scope, { decide(conditions, scope) },
      then: { decision, subject, test in
        if decision == true { return false }
        return run(otherwise, failed, where: decision == false, subject, test, conditions, scope, &returned)
      })
  }

  /// Follows what a guard does where its conditions do not hold.
  private func run(
    _ otherwise: [Statement], _ failed: Scope, where isSure: Bool, _ subject: Value, _ test: Branch.Test,
    _ conditions: [Condition], _ scope: Scope, _ returned: inout [Value]
  ) -> Bool {
    var early: [Value] = []
    failed.content.conditions = storageConditions(without: conditions, scope)
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

  func runChoice(
    _ subject: Expression, _ alternatives: [Alternative], _ site: Site, _ scope: Scope,
    _ returned: inout [Value]
  ) -> Bool {
    run(
      scope, { asked(subject, scope) },
      then: { value in
        if let decision = decision(ofRawValue: subject, scope) {
          return runDecided(decision, alternatives, site, scope, &returned)
        }
        if case .choice(let values) = value, values.allSatisfy(\.isConstant), values.count <= 16 {
          if let decision = decision(of: subject, scope) {
            return runDecided(decision, alternatives, site, scope, &returned)
          }
          return runEach(of: values, subject, alternatives, site, scope, &returned)
        }
        return runChoice(
          value, alternatives, told: questions(askedBy: subject, scope), site, scope, &returned)
      })
  }

  /// - Parameter told: what each part of a tuple asks for, where it is written as questions.
  func runChoice(
    _ value: Value, _ alternatives: [Alternative], told: [Question?] = [], _ site: Site, _ scope: Scope,
    _ returned: inout [Value]
  ) -> Bool {
    var branches: [Branch.Alternative] = []
    var ends = true
    var starts: [Int] = []
    var cases: [Alternative] = []
    for alternative in reachable(alternatives, type(of: value)) {
      let inner = Scope(in: scope)
      let matched = alternative.patterns.isEmpty ? true : matchAny(alternative.patterns, value, inner)
      if matched == false { continue }
      cases.append(alternative)
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
    branches.fallThrough(wherePassedBy: cases, site)
    if branches.isEmpty { scope.content.endsBlank = true }
    if returned.count == starts.first, branches.contains(where: { !$0.content.items.isEmpty }),
      let chain = chain(of: cases, branches, by: value, told, site)
    {
      addBranch(chain, to: scope.content)
      return ends
    }
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
    case .isEmpty, .orders, .atMost: .not(self)
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

extension [Branch.Alternative] {
  /// What is shown by a case with a `where` that may not hold is that, or what the next case for the same shows.
  fileprivate mutating func fallThrough(wherePassedBy cases: [Alternative], _ site: Site) {
    for position in indices.dropLast().reversed() where cases[position].hasGuard {
      let content = self[position].content
      let next = self.indices.dropFirst(position + 1).first { cases[$0].mayFollow(cases[position]) }
      guard let next, content.holdsViews, self[next].content.holdsViews else { continue }
      let either = Branch(
        subject: .unknown,
        alternatives: [
          .init(test: .unknown, content: content), .init(test: .otherwise, content: self[next].content),
        ], site: Site(file: site.file, offset: cases[position].offset))
      self[position].content = Content(owner: content.owner, items: [.branch(either)])
    }
  }
}

extension Alternative {
  /// True for a case that is asked for what another one has matched.
  fileprivate func mayFollow(_ other: Alternative) -> Bool {
    patterns.isEmpty
      || !Set(patterns.compactMap(\.caseName)).isDisjoint(with: other.patterns.compactMap(\.caseName))
  }
}

extension Pattern {
  fileprivate var caseName: String? {
    switch self {
    case .enumCase(_, let name, _), .expression(.implicitMember(let name, _)): name
    default: nil
    }
  }
}
