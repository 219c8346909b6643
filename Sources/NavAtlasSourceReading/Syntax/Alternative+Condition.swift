extension [Alternative] {
  /// The `if` that a `switch` over something true or false, there or not, is; nil for any other.
  func condition(on subject: Expression, _ offset: Offset) -> Statement? {
    guard count == 2, allSatisfy({ !$0.hasGuard && $0.patterns.count < 2 }) else { return nil }
    let tests = map(\.asked)
    switch (tests[0], tests[1]) {
    case (.truth(let isTrue), .truth(let isOther)) where isTrue != isOther:
      return condition(.expression(subject), first: isTrue, offset)
    case (.truth(let isTrue), .rest):
      return condition(.expression(subject), first: isTrue, offset)
    case (.presence(let pattern), .absence), (.presence(let pattern), .rest):
      return condition(.binding(pattern, subject), first: true, offset)
    case (.absence, .presence(let pattern)):
      return condition(.binding(pattern, subject), first: false, offset)
    default: return nil
    }
  }

  private func condition(_ condition: Condition, first isFirst: Bool, _ offset: Offset) -> Statement {
    .condition(
      [condition], then: self[isFirst ? 0 : 1].body, otherwise: self[isFirst ? 1 : 0].body, offset)
  }
}

extension Alternative {
  /// What a case asks for, as far as an `if` can ask for it.
  fileprivate enum Asked {
    case truth(Bool)
    case presence(Pattern)
    case absence
    case rest
    case other
  }

  fileprivate var asked: Asked {
    switch patterns.first {
    case nil, .any?: .rest
    case .expression(.boolean(let truth))?: .truth(truth)
    case .some(let inner)? where inner.isName: .presence(inner)
    case .enumCase(nil, "some", let payload)? where payload.count == 1 && payload[0].pattern.isName:
      .presence(payload[0].pattern)
    case .enumCase(nil, "none", let payload)? where payload.isEmpty: .absence
    default: .other
    }
  }
}

extension Pattern {
  /// True for what takes any value.
  fileprivate var isName: Bool {
    switch self {
    case .any, .bind: true
    default: false
    }
  }
}
