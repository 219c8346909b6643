extension Expression {
  /// The member of a member that names lead to.
  package func member(_ names: [String], _ offset: Offset) -> Expression {
    names.reduce(self) { .member($0, $1, offset) }
  }

  /// The expressions it is made of, calls and closures aside.
  package var parts: [Expression] {
    switch self {
    case .member(let base, _, _), .negation(let base), .conversion(let base, _), .sum(let base, _): [base]
    case .element(let base, let arguments, _): [base] + arguments.map(\.value)
    case .array(let parts), .text(let parts), .other(let parts): parts
    case .tuple(let parts): parts.map(\.value)
    case .assignment(let left, let right, _), .coalescing(let left, let right),
      .comparison(let left, let right, _), .logical(let left, let right, _),
      .ordering(let left, _, let right):
      [left, right]
    case .ternary(let condition, let first, let second): [condition, first, second]
    case .call(let call): [call.callee] + call.arguments.map(\.value)
    default: []
    }
  }

  /// The names of `A.B.C`, where the expression is nothing else.
  package var names: [String]? {
    switch self {
    case .name(let name, _): [name]
    case .member(let base, let name, _): base.names.map { $0 + [name] }
    default: nil
    }
  }

  /// The last name of what is called.
  package var calledName: String? {
    switch self {
    case .name(let name, _), .member(_, let name, _), .implicitMember(let name, _): name
    case .type(let type): type.name
    default: nil
    }
  }

  /// A chain of names without `self`.
  package var writtenPath: String? {
    guard let names, !names.isEmpty else { return nil }
    let plain = names.first == "self" ? names.dropFirst() : names[...]
    return plain.isEmpty ? nil : plain.joined(separator: ".")
  }

  /// The paths at whose contents it looks: `path.isEmpty`, `path.count > 1`, `path.last`.
  package var checked: Set<String> {
    var found: Set<String> = []
    if case .member(let base, let name, _) = self, Self.checks.contains(name),
      let path = base.writtenPath
    {
      found.insert(path)
    }
    for part in parts { found.formUnion(part.checked) }
    return found
  }

  private static let checks: Set<String> = [
    "isEmpty", "count", "last", "first", "indices", "endIndex", "contains", "firstIndex", "lastIndex",
  ]

  /// The last names of all that it mentions.
  package var mentioned: Set<String> {
    var found = Set(parts.flatMap(\.mentioned))
    switch self {
    case .name(let name, _), .member(_, let name, _), .implicitMember(let name, _): found.insert(name)
    default: break
    }
    return found
  }

  /// What is called in it, also in its closures and branches.
  package var called: Set<String> {
    var names: Set<String> = []
    visit { if case .call(let call) = $0, let name = call.callee.calledName { names.insert(name) } }
    return names
  }

  /// Calls a closure with each expression in it, also in closures and branches. O(code).
  package func visit(_ body: (Expression) -> Void) {
    body(self)
    switch self {
    case .closure(let closure): closure.body.visit(body)
    case .statement(let statement): statement.visit(body)
    default: forEachPart { $0.visit(body) }
    }
  }

  /// The same as `parts`, for those who go through all code.
  private func forEachPart(_ body: (Expression) -> Void) {
    switch self {
    case .member(let base, _, _), .negation(let base), .conversion(let base, _), .sum(let base, _): body(base)
    case .element(let base, let arguments, _):
      body(base)
      for argument in arguments { body(argument.value) }
    case .array(let parts), .text(let parts), .other(let parts): for part in parts { body(part) }
    case .tuple(let parts): for part in parts { body(part.value) }
    case .assignment(let left, let right, _), .coalescing(let left, let right),
      .comparison(let left, let right, _), .logical(let left, let right, _),
      .ordering(let left, _, let right):
      body(left)
      body(right)
    case .ternary(let condition, let first, let second):
      body(condition)
      body(first)
      body(second)
    case .call(let call):
      body(call.callee)
      for argument in call.arguments { body(argument.value) }
    default: break
    }
  }

  /// What `??` stands between.
  package var coalesced: [Expression] {
    if case .coalescing(let first, let second) = self { return first.coalesced + second.coalesced }
    return [self]
  }

  /// The type that a call of `decode` is for, also where more is done with what it gives.
  package var decodeCall: (type: String, offset: Offset)? {
    if case .call(let call) = self, call.callee.calledName == "decode",
      let type = call.arguments.first?.value.writtenType
    {
      return (type, call.offset)
    }
    return parts.lazy.compactMap(\.decodeCall).first
  }
}

extension Expression {
  /// `Route` of `Route.self`, and `[Route]` of `[Route].self`.
  fileprivate var writtenType: String? {
    switch self {
    case .type(let type): type.description
    case .array(let elements): elements.count == 1 ? elements[0].writtenPath.map { "[\($0)]" } : nil
    default: nil
    }
  }
}

extension Condition {
  fileprivate var expression: Expression {
    switch self {
    case .expression(let expression), .binding(_, let expression), .match(_, let expression): expression
    }
  }
}

extension [Condition] {
  package var expressions: [Expression] { map(\.expression) }

  package var checked: Set<String> { expressions.reduce(into: []) { $0.formUnion($1.checked) } }
}

extension [Statement] {
  /// True where nothing after it is reached.
  package var leaves: Bool {
    switch last {
    case .result?, .exit?: true
    default: false
    }
  }
}

extension [Statement] {
  /// What is called in them, in closures and branches too.
  package var called: Set<String> {
    var names: Set<String> = []
    visit { if case .call(let call) = $0, let name = call.callee.calledName { names.insert(name) } }
    return names
  }

  /// Calls a closure with each expression in them, also in closures and branches. O(code).
  package func visit(_ body: (Expression) -> Void) {
    for statement in self { statement.visit(body) }
  }
}

extension Statement {
  /// Calls closures with the expressions that it is made of, and with the code in it.
  package func forEachPart(_ body: (Expression) -> Void, code: ([Statement]) -> Void) {
    switch self {
    case .expression(let expression), .result(let expression?), .variable(_, _, let expression?, _):
      body(expression)
    case .condition(let conditions, let then, let otherwise, _):
      for condition in conditions { body(condition.expression) }
      code(then)
      code(otherwise)
    case .guarded(let conditions, let otherwise):
      for condition in conditions { body(condition.expression) }
      code(otherwise)
    case .choice(let subject, let alternatives, _):
      body(subject)
      for alternative in alternatives { code(alternative.body) }
    case .loop(_, let sequence, let inner, _):
      if let sequence { body(sequence) }
      code(inner)
    case .block(let inner): code(inner)
    case .compiled(let branches): for branch in branches { code(branch.body) }
    case .result, .variable, .function, .exit: break
    }
  }

  fileprivate func visit(_ body: (Expression) -> Void) {
    forEachPart({ $0.visit(body) }, code: { $0.visit(body) })
  }
}
