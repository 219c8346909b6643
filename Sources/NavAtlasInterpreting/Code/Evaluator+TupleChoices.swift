import NavAtlasProgram
import NavAtlasSourceReading

/// Choices by several things side by side: `switch (session.isKnown, session.user) { case (false, _): Intro() … }`.
extension Evaluator {
  typealias Question = (subject: Value, test: Branch.Test)

  /// The same as a chain of choices, each by what its case asks for; nil where it asks for anything but storage.
  ///
  /// - Parameter ways: what each of the cases shows. O(cases × parts).
  func chain(
    of cases: [Alternative], _ ways: [Branch.Alternative], by value: Value, _ told: [Question?], _ site: Site
  ) -> Branch? {
    guard let asked = questions(of: cases, by: value, told) else { return nil }
    // Each choice of the chain has a place of its own.
    let sites = [site] + cases.dropFirst().map { Site(file: site.file, offset: $0.offset) }
    return chain(asked[...], ways[...], sites[...])
  }

  /// The same for what each of the cases leads to.
  func chain(
    of cases: [Alternative], _ decisions: [Decision], by value: Value, _ told: [Question?], _ site: Site
  ) -> Decision? {
    guard let asked = questions(of: cases, by: value, told), let last = decisions.last else { return nil }
    let sites = [site] + cases.dropFirst().map { Site(file: site.file, offset: $0.offset) }
    return asked.indices.reversed().reduce(last) { rest, position in
      let test = asked[position].test
      return .question(
        asked[position][0].subject, [(test, decisions[position]), (test.negated, rest)], sites[position])
    }
  }

  /// What each part of a written tuple asks for: `(user != nil, hasProfile)`.
  func questions(askedBy expression: Expression, _ scope: Scope) -> [Question?] {
    guard case .tuple(let parts) = expression else { return [] }
    return parts.map { part in
      switch part.value {
      case .comparison, .negation, .ordering, .member, .name:
        let (held, subject, test) = decide(part.value, Scope(in: scope, content: Content(owner: scope.type)))
        guard held == nil, case .place = subject else { return nil }
        return (subject, test.plain)
      default: return nil
      }
    }
  }

  /// What each case but the last asks for.
  private func questions(of cases: [Alternative], by value: Value, _ told: [Question?]) -> [[Question]]? {
    guard case .tuple(let parts) = value, parts.count > 1, cases.count > 1 else { return nil }
    var asked: [[Question]] = []
    var settled: [Question] = []
    for each in cases.dropLast() {
      guard var questions = questions(of: each, parts.map(\.value), told) else { return nil }
      // What an earlier case has asked alone is known in those that follow.
      questions.removeAll { question in
        settled.contains { $0.subject == question.subject && $0.test.isSame(as: question.test) == false }
      }
      guard !questions.isEmpty else { return nil }
      if questions.count == 1 { settled += questions }
      asked.append(questions)
    }
    return asked
  }

  private func chain(
    _ asked: ArraySlice<[Question]>, _ ways: ArraySlice<Branch.Alternative>, _ sites: ArraySlice<Site>
  ) -> Branch? {
    guard let questions = asked.first, let way = ways.first, let last = ways.last, let site = sites.first
    else { return nil }
    let test = questions.test
    var rest = last
    if asked.count > 1, let others = chain(asked.dropFirst(), ways.dropFirst(), sites.dropFirst()) {
      rest.content = Content(owner: way.content.owner, items: [.branch(others)])
      rest.ends = ways.dropFirst().allSatisfy(\.ends)
    }
    rest.test = test.negated
    var first = way
    first.test = test
    return Branch(subject: questions[0].subject, alternatives: [first, rest], site: site)
  }

  private func questions(of each: Alternative, _ parts: [Value], _ told: [Question?]) -> [Question]? {
    guard !each.hasGuard, each.patterns.count == 1, case .tuple(let patterns) = each.patterns[0],
      patterns.count == parts.count
    else { return nil }
    var found: [Question] = []
    for (position, pattern) in patterns.map(\.pattern).enumerated() {
      if case .any = pattern { continue }
      if case .place(let place) = parts[position] {
        guard let test = pattern.test(of: place.type) else { return nil }
        found.append((parts[position], test))
      } else {
        guard position < told.count, let question = told[position],
          case .expression(.boolean(let truth)) = pattern
        else { return nil }
        found.append((question.subject, truth ? question.test : question.test.negated))
      }
    }
    return found
  }
}

extension [Evaluator.Question] {
  /// All of it at once.
  fileprivate var test: Branch.Test {
    count == 1 ? self[0].test : .joining(self, isAnd: true, plain: .unknown)
  }
}

extension Pattern {
  /// What a part has to be; nil for what asks for a part of it.
  fileprivate func test(of type: StaticType?) -> Branch.Test? {
    let isOptional = type?.name == "Optional"
    switch self {
    case .expression(.boolean(let truth)): return truth ? .isTrue : .isFalse
    case .expression(.none): return .isAbsent
    case .enumCase(nil, "none", _) where isOptional: return .isAbsent
    case .enumCase(nil, "some", let payload) where isOptional && payload.allSatisfy(\.pattern.isAny):
      return .isPresent
    case .some(let inner) where inner.isAny: return .isPresent
    case .enumCase(_, let name, let payload) where !isOptional && payload.allSatisfy(\.pattern.isAny):
      return .equals(.enumCase(EnumValue(type: type, name: name)))
    case .expression(.implicitMember(let name, _)) where !isOptional:
      return .equals(.enumCase(EnumValue(type: type, name: name)))
    default: return nil
    }
  }

  private var isAny: Bool {
    switch self {
    case .any, .bind: true
    case .tuple(let parts): parts.allSatisfy(\.pattern.isAny)
    default: false
    }
  }
}
