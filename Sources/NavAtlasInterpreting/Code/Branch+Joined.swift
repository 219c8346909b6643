import NavAtlasProgram
import NavAtlasSourceReading

/// Choices by several things at once: `if hasSeenIntro && isSignedIn { Home() } else if hasSeenIntro { Login() } …`.
extension Branch.Test {
  /// No app asks more.
  fileprivate static let partLimit = 4

  package var isJoined: Bool { if case .joined = self { true } else { false } }

  /// True for what asks for one thing, which is no amount.
  var isPlain: Bool { !isJoined && amount == nil }

  /// Several tests as one, where each is about other storage; the plain one otherwise.
  static func joining(_ tests: [(subject: Value, test: Branch.Test)], isAnd: Bool, plain: Branch.Test)
    -> Branch.Test
  {
    var parts: [(subject: Value, test: Branch.Test)] = []
    for (subject, test) in tests {
      switch test {
      case .joined(let inner, let innerIsAnd, _) where innerIsAnd == isAnd: parts += inner
      // `isIn && (isOpen || !locks)`.
      case .joined where isAnd: parts.append((subject, test))
      case .joined: return plain
      case .amount(let place, let test, _): parts.append((place, test))
      default: parts.append((subject, test))
      }
    }
    parts = parts.withoutRepetition
    let asked = parts.flatMap { part -> [(subject: Value, test: Branch.Test)] in
      if case .joined(let inner, _, _) = part.test { inner } else { [part] }
    }
    let places = asked.compactMap { part in
      if case .place(let place) = part.subject, !part.test.isUnknown { place.base } else { nil }
    }
    guard places.count == asked.count, Set(places).count == asked.count, asked.count <= partLimit else {
      return plain
    }
    return parts.count == 1 ? plain : .joined(parts, isAnd: isAnd, plain: plain)
  }

  private var isUnknown: Bool { if case .unknown = self { true } else { false } }

  /// True for the same question, and false for its opposite; nil where they have nothing to do with each other.
  package func isSame(as other: Branch.Test) -> Bool? {
    switch (self, other) {
    case (.isTrue, .isTrue), (.isFalse, .isFalse), (.isPresent, .isPresent), (.isAbsent, .isAbsent),
      (.isEmpty, .isEmpty), (.not(.isEmpty), .not(.isEmpty)):
      true
    case (.isTrue, .isFalse), (.isFalse, .isTrue), (.isPresent, .isAbsent), (.isAbsent, .isPresent),
      (.isEmpty, .not(.isEmpty)), (.not(.isEmpty), .isEmpty):
      false
    case (.equals(let value), .equals(let other)), (.not(.equals(let value)), .not(.equals(let other))):
      value == other ? true : nil
    case (.equals(let value), .not(.equals(let other))), (.not(.equals(let value)), .equals(let other)):
      value == other ? false : nil
    default: nil
    }
  }
}

extension Branch {
  /// The choice by each of several things that it asks at once; nil where it asks for one thing only.
  ///
  /// Of the others nothing is known then: that all hold may show the first alternative, and what is left of the second.
  package var byParts: (first: Branch, others: [Branch])? {
    guard let joined, alternatives.count == 2 else { return nil }
    // Who loads goes nowhere.
    let parts = joined.parts.filter { !Self.waits($0.subject) }
    guard !parts.isEmpty, parts.count == joined.parts.count || joined.isAnd else { return nil }
    // Each by itself, and then those of which one has to hold.
    let ordered = parts.filter { !$0.test.isJoined } + parts.filter(\.test.isJoined)
    let branches = ordered.indices.flatMap { position -> [Branch] in
      let branch = choice(by: position, ordered, joined.isAnd)
      guard ordered[position].test.isJoined else { return [branch] }
      return branch.byParts.map { [$0.first] + $0.others } ?? []
    }
    return branches.first.map { ($0, Array(branches.dropFirst())) }
  }

  /// The same without the questions whose answer a choice around it has given already.
  package func settled(where isKnown: (Value, Test) -> Bool) -> Branch {
    guard let joined, joined.isAnd else { return self }
    let rest = joined.parts.filter { !isKnown($0.subject, $0.test) }
    guard let first = rest.first, rest.count < joined.parts.count else { return self }
    return asking(rest, first, isAnd: true)
  }

  /// The same by fewer questions at once.
  private func asking(
    _ parts: [(subject: Value, test: Test)], _ first: (subject: Value, test: Test), isAnd: Bool
  ) -> Branch {
    let test = parts.count == 1 ? first.test : Test.joined(parts, isAnd: isAnd, plain: first.test.plain)
    return Branch(
      subject: first.subject,
      alternatives: [
        .init(test: test, content: alternatives[0].content, ends: alternatives[0].ends),
        .init(test: test.opposite, content: alternatives[1].content, ends: alternatives[1].ends),
      ], site: site)
  }

  private static let waiting = [
    "load", "fetch", "busy", "progress", "processing", "authenticating", "checking", "loggingin", "signingin",
  ]

  /// True for what says whether something is being loaded.
  private static func waits(_ subject: Value) -> Bool {
    guard case .place(let place) = subject else { return false }
    let name = place.base.name.lowercased()
    return Self.waiting.contains { name.contains($0) }
  }

  private func choice(by position: Int, _ parts: [(subject: Value, test: Test)], _ isAnd: Bool) -> Branch {
    let part = parts[position]
    var (shown, hidden) = (alternatives[0].content, alternatives[1].content)
    var assumed = self.assumed
    if isAnd {
      let others = parts.indices.filter { $0 != position }.map { parts[$0] }
      let left = hidden.assuming(part.subject, part.test)
      let (without, restsOnOthers) = shownWithout(position, parts)
      // What is asked first leads to what is asked next; that was answered where the next one is.
      let isAskedLater = restsOnOthers && !parts.indices.allSatisfy { shownWithout($0, parts).restsOnOthers }
      if left !== hidden, !isAskedLater { shown = shown.shown(where: others, orElse: left, inside(position)) }
      if restsOnOthers { assumed += others }
      hidden = without
    }
    // Each is told from the others by its place.
    var branch = Branch(
      subject: part.subject,
      alternatives: [
        .init(test: part.test, content: shown), .init(test: part.test.opposite, content: hidden),
      ],
      site: part.test.isJoined
        ? inside(position + parts.count) : Site(file: site.file, offset: site.offset + Offset(position)))
    branch.assumed = assumed
    return branch
  }

  /// What is there where one part does not hold and all others do, and whether it is theirs to decide.
  private func shownWithout(_ position: Int, _ parts: [(subject: Value, test: Test)])
    -> (content: Content, restsOnOthers: Bool)
  {
    let without = alternatives[1].content.assuming(parts[position].subject, parts[position].test.negated)
    let others = parts.indices.filter { $0 != position }
    let shown = others.reduce(without) { $0.assuming(parts[$1].subject, parts[$1].test) }
    return (shown, shown !== without)
  }

  /// The place of what one of the choices asks after its own question.
  private func inside(_ position: Int) -> Site {
    Site(file: site.file, offset: site.offset + Offset((position + 1) * Test.partLimit))
  }
}

extension Content {
  /// This where all of some tests hold, and something else where one does not.
  fileprivate func shown(
    where parts: [(subject: Value, test: Branch.Test)], orElse other: Content, _ site: Site
  ) -> Content {
    parts.enumerated().reversed().reduce(self) { shown, each in
      let (position, part) = each
      let branch = Branch(
        subject: part.subject,
        alternatives: [
          .init(test: part.test, content: shown),
          .init(test: part.test.opposite, content: other.assuming(part.subject, part.test.negated)),
        ], site: Site(file: site.file, offset: site.offset + Offset(position)))
      return Content(owner: other.owner, items: [.branch(branch)])
    }
  }

  /// What is shown of it where something is known to hold.
  fileprivate func assuming(_ subject: Value, _ test: Branch.Test) -> Content {
    let shown = visuals()
    guard shown.count == 1, case .branch(let branch) = shown[0].kind, branch.presenter == nil,
      branch.alternatives.count == 2
    else { return self }
    if let joined = branch.joined { return branch.assuming(subject, test, joined) ?? self }
    let asked = branch.byAmount ?? branch
    guard asked.subject == subject,
      let isSame = asked.alternatives[0].test.isSame(as: test)
    else { return self }
    return branch.alternatives[isSame ? 0 : 1].content
  }
}

extension Branch {
  /// What is left of several questions at once where the answer to one is known; nil where it asks something else.
  fileprivate func assuming(
    _ subject: Value, _ test: Test, _ joined: (parts: [(subject: Value, test: Test)], isAnd: Bool)
  ) -> Content? {
    let answers = joined.parts.map { $0.subject == subject ? $0.test.isSame(as: test) : nil }
    if answers.contains(!joined.isAnd) { return alternatives[joined.isAnd ? 1 : 0].content }
    let rest = zip(joined.parts, answers).filter { $0.1 == nil }.map(\.0)
    if rest.count == joined.parts.count { return nil }
    guard let first = rest.first else { return alternatives[joined.isAnd ? 0 : 1].content }
    let branch = asking(rest, first, isAnd: joined.isAnd)
    return Content(owner: alternatives[1].content.owner, items: [.branch(branch)])
  }
}

extension [(subject: Value, test: Branch.Test)] {
  /// Each question once: `if needsLogin, let server` where `needsLogin` asks for the server, too.
  fileprivate var withoutRepetition: Self {
    reduce(into: []) { kept, part in
      if !kept.contains(where: { $0.subject == part.subject && $0.test.isSame(as: part.test) == true }) {
        kept.append(part)
      }
    }
  }
}
