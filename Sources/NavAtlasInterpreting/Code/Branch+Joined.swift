import NavAtlasProgram
import NavAtlasSourceReading

/// Choices by several things at once: `if hasSeenIntro && isSignedIn { Home() } else if hasSeenIntro { Login() } …`.
extension Branch.Test {
  /// No app asks more.
  private static let partLimit = 4

  var isJoined: Bool { if case .joined = self { true } else { false } }

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
      case .joined: return plain
      case .amount(let place, let test, _): parts.append((place, test))
      default: parts.append((subject, test))
      }
    }
    let places = parts.compactMap { part in
      if case .place(let place) = part.subject, !part.test.isUnknown { place.base } else { nil }
    }
    guard places.count == parts.count, Set(places).count == parts.count, parts.count <= partLimit else {
      return plain
    }
    return .joined(parts, isAnd: isAnd, plain: plain)
  }

  private var isUnknown: Bool { if case .unknown = self { true } else { false } }

  /// True for the same question, and false for its opposite; nil where they have nothing to do with each other.
  func isSame(as other: Branch.Test) -> Bool? {
    switch (self, other) {
    case (.isTrue, .isTrue), (.isFalse, .isFalse), (.isPresent, .isPresent), (.isAbsent, .isAbsent),
      (.isEmpty, .isEmpty), (.not(.isEmpty), .not(.isEmpty)):
      true
    case (.isTrue, .isFalse), (.isFalse, .isTrue), (.isPresent, .isAbsent), (.isAbsent, .isPresent),
      (.isEmpty, .not(.isEmpty)), (.not(.isEmpty), .isEmpty):
      false
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
    let branches = joined.parts.indices.map { choice(by: $0, joined.parts, joined.isAnd) }
    return branches.contains(where: \.waits) ? nil : (branches[0], Array(branches.dropFirst()))
  }

  /// True where it asks whether something is being loaded: who loads goes nowhere.
  private var waits: Bool {
    guard case .place(let place) = subject else { return false }
    let name = place.base.name.lowercased()
    return ["load", "fetch", "busy", "progress", "processing"].contains { name.contains($0) }
  }

  private func choice(by position: Int, _ parts: [(subject: Value, test: Test)], _ isAnd: Bool) -> Branch {
    let part = parts[position]
    var (shown, hidden) = (alternatives[0].content, alternatives[1].content)
    if isAnd {
      let left = hidden.assuming(part.subject, part.test)
      if left !== hidden {
        let either = Branch(
          subject: .unknown,
          alternatives: [.init(test: .unknown, content: shown), .init(test: .otherwise, content: left)],
          site: site)
        shown = Content(owner: hidden.owner, items: [.branch(either)])
      }
      let others = parts.indices.filter { $0 != position }
      hidden = others.reduce(hidden.assuming(part.subject, part.test.negated)) {
        $0.assuming(parts[$1].subject, parts[$1].test)
      }
    }
    // Each is told from the others by its place.
    return Branch(
      subject: part.subject,
      alternatives: [
        .init(test: part.test, content: shown), .init(test: part.test.opposite, content: hidden),
      ],
      site: Site(file: site.file, offset: site.offset + Offset(position)))
  }
}

extension Content {
  /// What is shown of it where something is known to hold.
  fileprivate func assuming(_ subject: Value, _ test: Branch.Test) -> Content {
    let shown = visuals()
    guard shown.count == 1, case .branch(let branch) = shown[0].kind, branch.presenter == nil,
      branch.alternatives.count == 2
    else { return self }
    let asked = branch.byAmount ?? branch
    guard asked.joined == nil, asked.subject == subject,
      let isSame = asked.alternatives[0].test.isSame(as: test)
    else { return self }
    return branch.alternatives[isSame ? 0 : 1].content
  }
}
