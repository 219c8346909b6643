import NavAtlasProgram
import NavAtlasSourceReading

/// Choices by several things side by side: `switch (session.isKnown, session.user) { case (false, _): Intro() … }`.
extension Evaluator {
  private typealias Question = (subject: Value, test: Branch.Test)

  /// The same as a chain of choices, each by what its case asks for; nil where it asks for anything but storage.
  ///
  /// - Parameter ways: what each of the cases shows. O(cases × parts).
  func chain(
    of cases: [Alternative], _ ways: [Branch.Alternative], by value: Value, _ site: Site
  ) -> Branch? {
    guard case .tuple(let parts) = value, parts.count > 1, cases.count > 1 else { return nil }
    var asked: [[Question]] = []
    var settled: [Question] = []
    for each in cases.dropLast() {
      guard var questions = questions(of: each, parts.map(\.value)) else { return nil }
      // What an earlier case has asked alone is known in those that follow.
      questions.removeAll { question in
        settled.contains { $0.subject == question.subject && $0.test.isSame(as: question.test) == false }
      }
      guard !questions.isEmpty else { return nil }
      if questions.count == 1 { settled += questions }
      asked.append(questions)
    }
    // Each choice of the chain has a place of its own.
    let sites = [site] + cases.dropFirst().map { Site(file: site.file, offset: $0.offset) }
    return chain(asked[...], ways[...], sites[...])
  }

  private func chain(
    _ asked: ArraySlice<[Question]>, _ ways: ArraySlice<Branch.Alternative>, _ sites: ArraySlice<Site>
  ) -> Branch? {
    guard let questions = asked.first, let way = ways.first, let last = ways.last, let site = sites.first
    else { return nil }
    let test = questions.count == 1 ? questions[0].test : .joining(questions, isAnd: true, plain: .unknown)
    var rest = last
    if asked.count > 1, let others = chain(asked.dropFirst(), ways.dropFirst(), sites.dropFirst()) {
      rest.content = Content(owner: way.content.owner, items: [.branch(others)])
      rest.ends = ways.dropFirst().allSatisfy(\.ends)
    }
    rest.test = test.opposite
    var first = way
    first.test = test
    return Branch(subject: questions[0].subject, alternatives: [first, rest], site: site)
  }

  private func questions(of each: Alternative, _ parts: [Value]) -> [Question]? {
    guard !each.hasGuard, each.patterns.count == 1, case .tuple(let patterns) = each.patterns[0],
      patterns.count == parts.count
    else { return nil }
    var found: [Question] = []
    for (part, pattern) in zip(parts, patterns.map(\.pattern)) {
      if case .any = pattern { continue }
      guard case .place(let place) = part, let test = pattern.test(of: place.type) else { return nil }
      found.append((part, test))
    }
    return found
  }
}

extension Pattern {
  /// What a part has to be; nil for what is more than a truth or a presence.
  fileprivate func test(of type: StaticType?) -> Branch.Test? {
    switch self {
    case .expression(.boolean(let truth)): truth ? .isTrue : .isFalse
    case .enumCase(nil, "none", _) where type?.name == "Optional": .isAbsent
    case .some: .isPresent
    default: nil
    }
  }
}
