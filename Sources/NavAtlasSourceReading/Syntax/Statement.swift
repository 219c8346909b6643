/// A statement, reduced to what navigation can depend on.
package indirect enum Statement: Sendable {
  case expression(Expression)
  case variable(Pattern, TypeReference?, Expression?, Offset)
  case condition([Condition], then: [Statement], otherwise: [Statement], Offset)
  case guarded([Condition], otherwise: [Statement])
  case choice(Expression, [Alternative], Offset)
  /// The last says whether it waits for each element: `for await`.
  case loop(Pattern?, Expression?, [Statement], Bool)
  case result(Expression?)
  case block([Statement])
  /// The branches of an `#if`, each with its condition as text.
  case compiled([CompiledBranch])
  case function(Function)
  /// `break`, `continue`, `throw`.
  case exit
}

/// One branch of an `#if`.
package struct CompiledBranch: Sendable {
  package var condition: String
  package var body: [Statement]
}

/// One `case` of a `switch`.
package struct Alternative: Sendable {
  /// Empty for `default`.
  package var patterns: [Pattern]
  package var hasGuard: Bool
  package var body: [Statement]
  package var offset: Offset

  package init(patterns: [Pattern], hasGuard: Bool, body: [Statement], offset: Offset) {
    self.patterns = patterns
    self.hasGuard = hasGuard
    self.body = body
    self.offset = offset
  }
}

/// One condition of an `if` or `guard`.
package enum Condition: Sendable {
  case expression(Expression)
  /// `if let x = value`: holds where the value is there.
  case binding(Pattern, Expression)
  case match(Pattern, Expression)
}

/// A pattern of a `switch`, `if case` or declaration.
package indirect enum Pattern: Sendable {
  case any
  case bind(String)
  case enumCase(type: String?, name: String, [Payload])
  case tuple([Payload])
  case some(Pattern)
  case cast(Pattern, TypeReference)
  case expression(Expression)

  /// A part of a payload or tuple.
  package struct Payload: Sendable {
    package var label: String?
    package var pattern: Pattern
  }
}
