import NavAtlasSourceReading

/// `.opacity(tab == .home ? 1 : 0)`: layers of which one is seen at a time, all of which are kept. What is written with
/// a fraction beside a whole number, `? 1 : 0.4`, is only dimmed.
struct Opacity: SourceIdiom {
  static let summary = "opacity by a choice"
  let modifiers = ["opacity"]

  func modify(_ base: Content, _ call: ModifierCall) -> Value? {
    guard case .ternary(let condition, let first, let second)? = call.call.arguments.first?.value,
      first.isZero != second.isZero || !first.isInteger && !second.isInteger,
      base.visuals().contains(where: \.holdsView)
    else { return nil }
    let (held, subject, written) = call.evaluator.decide(condition, Scope(in: call.scope))
    let test = first.isZero ? written.opposite : written
    guard held == nil, case .place = subject, test.isEquality else { return nil }
    let branch = Branch(
      subject: subject,
      alternatives: [
        .init(test: test, content: base),
        .init(test: test.opposite, content: Content(owner: base.owner, items: [])),
      ], site: call.site)
    return .content(Content(owner: base.owner, items: [.branch(branch)]))
  }
}

extension Expression {
  fileprivate var isZero: Bool { if case .integer(0) = self { true } else { false } }
  fileprivate var isInteger: Bool { if case .integer = self { true } else { false } }
}

extension Branch.Test {
  fileprivate var isEquality: Bool { if case .equals = self { true } else { false } }
}
