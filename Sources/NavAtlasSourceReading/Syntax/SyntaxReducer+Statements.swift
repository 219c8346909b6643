import SwiftSyntax

extension SyntaxReducer {
  mutating func statements(_ items: CodeBlockItemListSyntax) -> [Statement] {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit else {
      facts.isTooDeep = true
      return []
    }
    var result: [Statement] = []
    for item in items {
      switch item.item {
      case .decl(let declaration): result += local(declaration)
      case .stmt(let statement): result.append(self.statement(statement))
      case .expr(let expression): result.append(.expression(self.expression(expression)))
      }
    }
    return result
  }

  private mutating func local(_ declaration: DeclSyntax) -> [Statement] {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let variable): return self.variable(variable)
    case .functionDecl(let function): return [.function(read(function))]
    case .ifConfigDecl(let config): return compiled(config)
    default:
      var members = Members()
      read(declaration, into: &members)
      return []
    }
  }

  private mutating func variable(_ variable: VariableDeclSyntax) -> [Statement] {
    // What a wrapper is made with is all that a local without a value has: `@Dependency(\.dismiss) var dismiss`.
    let wrapper = attributes(variable.attributes).first { !$0.arguments.isEmpty }.map { attribute in
      Expression.call(
        Call(
          callee: .type(TypeReference(name: attribute.name)), arguments: attribute.arguments,
          offset: variable.offset))
    }
    return variable.bindings.map { binding in
      if case .getter(let items) = binding.accessorBlock?.accessors {
        // A computed local is a closure without parameters that is called where it is named.
        let body = statements(items)
        return .variable(
          pattern(binding.pattern), nil,
          .other([.closure(ClosureExpression(parameters: [], body: body, offset: binding.offset))]),
          binding.offset)
      }
      return .variable(
        pattern(binding.pattern), binding.typeAnnotation.map { type($0.type) },
        binding.initializer.map { expression($0.value) } ?? wrapper, binding.offset)
    }
  }

  private mutating func compiled(_ config: IfConfigDeclSyntax) -> [Statement] {
    let branches = branches(of: config)
    let read = branches.kept.compactMap { clause -> CompiledBranch? in
      guard case .statements(let items) = clause.elements else { return nil }
      return CompiledBranch(
        condition: clause.condition?.trimmedDescription ?? "#else", body: statements(items))
    }
    return branches.isSettled ? read.flatMap(\.body) : [.compiled(read)]
  }

  /// With `where` as the condition that it is.
  private mutating func body(of loop: ForStmtSyntax) -> [Statement] {
    let body = statements(loop.body.statements)
    guard let filter = loop.whereClause else { return body }
    return [.condition([.expression(expression(filter.condition))], then: body, otherwise: [], filter.offset)]
  }

  private mutating func statement(_ statement: StmtSyntax) -> Statement {
    switch statement.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let expression): return .expression(self.expression(expression.expression))
    case .returnStmt(let result): return .result(result.expression.map { expression($0) })
    case .guardStmt(let guarded):
      return .guarded(conditions(guarded.conditions), otherwise: statements(guarded.body.statements))
    case .forStmt(let loop):
      return .loop(
        pattern(loop.pattern), expression(loop.sequence), body(of: loop), loop.awaitKeyword != nil)
    case .whileStmt(let loop):
      let held = conditions(loop.conditions)
      return .loop(
        nil, nil, [.condition(held, then: statements(loop.body.statements), otherwise: [], loop.offset)],
        false)
    case .repeatStmt(let loop):
      return .loop(nil, expression(loop.condition), statements(loop.body.statements), false)
    case .doStmt(let block):
      let body = statements(block.body.statements)
      guard !block.catchClauses.isEmpty else { return .block(body) }
      // What is done where something fails is a way beside what is done where nothing does.
      return .choice(
        .other([]),
        [Alternative(patterns: [], hasGuard: false, body: body, offset: block.offset)]
          + block.catchClauses.map {
            Alternative(
              patterns: [], hasGuard: false, body: caught(by: $0) + statements($0.body.statements),
              offset: $0.offset)
          }, block.offset)
    case .deferStmt(let block): return .block(statements(block.body.statements))
    case .labeledStmt(let labeled): return self.statement(labeled.statement)
    case .throwStmt, .continueStmt: return .exit
    default: return .block([])
    }
  }

  /// What a clause names that it has caught.
  private mutating func caught(by clause: CatchClauseSyntax) -> [Statement] {
    guard let pattern = clause.catchItems.first?.pattern else { return [] }
    switch self.pattern(pattern) {
    case .bind(let name): return [.variable(.bind(name), TypeReference(name: "Error"), nil, clause.offset)]
    case .cast(.bind(let name), let type):
      let known = type.name == "NSError" ? TypeReference(name: "Error") : type
      return [.variable(.bind(name), known, nil, clause.offset)]
    default: return []
    }
  }

  /// What falls through goes on with what the next case does.
  private mutating func body(
    of alternative: SwitchCaseSyntax, before others: ArraySlice<SwitchCaseListSyntax.Element>
  ) -> [Statement] {
    let body = statements(alternative.statements)
    guard alternative.fallsThrough, case .switchCase(let next)? = others.first else { return body }
    guard fallthroughs > 0 else {
      facts.isTooDeep = true
      return body
    }
    fallthroughs -= 1
    return body + self.body(of: next, before: others.dropFirst())
  }

  mutating func choice(_ choice: SwitchExprSyntax) -> Statement {
    let alternatives = alternatives(choice.cases)
    let subject = expression(choice.subject)
    return alternatives.condition(on: subject, choice.offset) ?? .choice(subject, alternatives, choice.offset)
  }

  mutating func alternatives(_ cases: SwitchCaseListSyntax) -> [Alternative] {
    var alternatives: [Alternative] = []
    let elements = Array(cases)
    for (position, element) in elements.enumerated() {
      read(element, before: elements[(position + 1)...], into: &alternatives)
    }
    return alternatives
  }

  private mutating func read(
    _ element: SwitchCaseListSyntax.Element, before others: ArraySlice<SwitchCaseListSyntax.Element>,
    into alternatives: inout [Alternative]
  ) {
    switch element {
    case .switchCase(let alternative):
      var patterns: [Pattern] = []
      var hasGuard = false
      if case .case(let label) = alternative.label {
        for item in label.caseItems {
          patterns.append(pattern(item.pattern))
          if item.whereClause != nil { hasGuard = true }
        }
      }
      alternatives.append(
        Alternative(
          patterns: patterns, hasGuard: hasGuard, body: body(of: alternative, before: others),
          offset: alternative.offset))
    case .ifConfigDecl(let config):
      for clause in branches(of: config).kept {
        if case .switchCases(let cases) = clause.elements { alternatives += self.alternatives(cases) }
      }
    }
  }

  mutating func condition(_ condition: IfExprSyntax) -> Statement {
    if let links = condition.caseChain { return choice(of: links, condition.offset) }
    let held = conditions(condition.conditions)
    let then = statements(condition.body.statements)
    let otherwise: [Statement] =
      switch condition.elseBody {
      case .codeBlock(let block): statements(block.statements)
      case .ifExpr(let next): [self.condition(next)]
      case nil: []
      }
    return .condition(held, then: then, otherwise: otherwise, condition.offset)
  }

  /// `if case .a = value { … } else if case .b = value { … }` is a `switch`.
  private mutating func choice(of links: [IfExprSyntax], _ offset: Offset) -> Statement {
    var subject: Expression?
    var alternatives: [Alternative] = []
    for link in links {
      guard case .match(let pattern, let value)? = conditions(link.conditions).first else { continue }
      subject = subject ?? value
      alternatives.append(
        Alternative(
          patterns: [pattern], hasGuard: false, body: statements(link.body.statements), offset: link.offset))
    }
    var rest: [Statement] = []
    if case .codeBlock(let block)? = links.last?.elseBody { rest = statements(block.statements) }
    alternatives.append(Alternative(patterns: [], hasGuard: false, body: rest, offset: offset))
    return .choice(subject ?? .none, alternatives, offset)
  }

  mutating func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
    var conditions: [Condition] = []
    for element in list {
      switch element.condition {
      case .expression(let expression): conditions.append(.expression(self.expression(expression)))
      case .optionalBinding(let binding):
        let pattern = pattern(binding.pattern)
        if let value = binding.initializer {
          conditions.append(.binding(pattern, expression(value.value)))
        } else if case .bind(let name) = pattern {
          conditions.append(.binding(pattern, .name(name, binding.offset)))
        }
      case .matchingPattern(let match):
        conditions.append(.match(pattern(match.pattern), expression(match.initializer.value)))
      case .availability: break
      }
    }
    return conditions
  }
}

extension IfExprSyntax {
  /// The links of a chain of two or more that each match the same value with one pattern.
  fileprivate var caseChain: [IfExprSyntax]? {
    guard let value = matchedValue else { return nil }
    var links = [self]
    while case .ifExpr(let next)? = links[links.count - 1].elseBody {
      guard next.matchedValue == value else { return nil }
      links.append(next)
    }
    return links.count > 1 ? links : nil
  }

  /// The name, or member of one, that is matched.
  private var matchedValue: String? {
    guard conditions.count == 1, case .matchingPattern(let match)? = conditions.first?.condition else {
      return nil
    }
    var value = match.initializer.value
    while let access = value.as(MemberAccessExprSyntax.self), let base = access.base { value = base }
    return value.is(DeclReferenceExprSyntax.self) ? match.initializer.value.trimmedDescription : nil
  }
}

extension SwitchCaseSyntax {
  /// True where its last statement is `fallthrough`.
  fileprivate var fallsThrough: Bool { statements.last?.item.is(FallThroughStmtSyntax.self) == true }
}
