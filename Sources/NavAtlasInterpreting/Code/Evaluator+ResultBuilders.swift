import NavAtlasProgram
import NavAtlasSourceReading

/// Result builders of the app's own that make values of statements: the rows of a menu, the steps of a tour.
extension Evaluator {
  /// The name of the list of what the statements made so far.
  private static let parts = "#parts"
  private static let builder = "#builder"

  /// The builder among some attributes, where what it makes is no view.
  func valueBuilder(
    _ attributes: [String], of result: StaticType?, _ context: DeclaredType?, _ file: Int
  ) -> DeclaredType? {
    guard let result, !attributes.isEmpty, isPlain(result) else { return nil }
    return attributes.lazy.compactMap { self.index.type(named: $0, in: context, file: file) }
      .first { $0.attributes.contains("resultBuilder") }
  }

  private func isPlain(_ result: StaticType) -> Bool {
    if result.name == "Array" { return result.element.map { $0.name == "Array" || isPlain($0) } ?? false }
    guard let type = result.declaration else { return false }
    return !type.isBuilt && !type.isView
  }

  /// The closure that is handed to a parameter, with the builder that the parameter names.
  func built(
    _ value: Value, for parameter: Parameter, _ type: StaticType?, _ context: DeclaredType?, _ file: Int
  ) -> Value {
    guard case .closure(let closure) = value, closure.builder == nil,
      let builder = valueBuilder(parameter.attributes, of: type?.result ?? type, context, file)
    else { return value }
    return .closure(ClosureValue(closure.expression, closure.scope, builtBy: builder))
  }

  /// What a builder makes of the statements; nil where code returns the value itself.
  func built(_ body: [Statement], by builder: DeclaredType, _ scope: Scope) -> Value? {
    guard !body.contains(where: \.returns) else { return nil }
    let inner = Scope(in: scope)
    inner.variables[Self.parts] = .array([])
    inner.variables[Self.builder] = .type(StaticType(name: builder.name, declaration: builder))
    let wrap = builder.functions["buildExpression"] != nil
    _ = run(body.map { $0.collecting(by: { self.collected($0, isWrapped: wrap) }) }, inner)
    guard case .array(let parts)? = inner.variables[Self.parts] else { return .unknown }
    let block = block(parts, by: builder, inner)
    let name = "buildFinalResult"
    guard builder.functions[name] != nil else { return block }
    inner.variables["#0"] = block
    return evaluate(callOfBuilder(name, [Argument(value: .name("#0", 0))]), inner, expecting: nil)
  }

  /// `#parts.append(#builder.buildExpression(expression))`
  private func collected(_ expression: Expression, isWrapped: Bool) -> Expression {
    let argument = Argument(value: expression)
    let part = isWrapped ? Argument(value: callOfBuilder("buildExpression", [argument])) : argument
    return .call(
      Call(
        callee: .member(.name(Self.parts, expression.offset), "append", expression.offset), arguments: [part],
        offset: expression.offset))
  }

  private func callOfBuilder(_ name: String, _ arguments: [Argument]) -> Expression {
    let offset = arguments.first?.value.offset ?? 0
    return .call(
      Call(
        callee: .member(.name(Self.builder, offset), name, offset), arguments: arguments, offset: offset))
  }

  /// What the builder makes of all parts; where its code says nothing of that, they are a list.
  private func block(_ parts: [Value], by builder: DeclaredType, _ scope: Scope) -> Value {
    for (position, part) in parts.enumerated() { scope.variables["#\(position)"] = part }
    let arguments = parts.indices.map { Argument(value: .name("#\($0)", 0)) }
    var made = Value.unknown
    if builder.functions["buildBlock"] != nil {
      made = evaluate(callOfBuilder("buildBlock", arguments), scope, expecting: nil)
    } else if let first = arguments.first, builder.functions["buildPartialBlock"] != nil {
      made = accumulated(first.value, arguments.dropFirst().map(\.value), scope)
    }
    if case .array(let known) = made, !known.isEmpty || parts.isEmpty { return made }
    if case .object = made { return made }
    return .array(parts)
  }

  private func accumulated(_ first: Expression, _ others: [Expression], _ scope: Scope) -> Value {
    let name = "buildPartialBlock"
    let start = callOfBuilder(name, [Argument(label: "first", value: first)])
    var value = evaluate(start, scope, expecting: nil)
    for next in others {
      scope.variables["#sum"] = value
      let arguments = [
        Argument(label: "accumulated", value: .name("#sum", 0)), Argument(label: "next", value: next),
      ]
      value = evaluate(callOfBuilder(name, arguments), scope, expecting: nil)
    }
    return value
  }
}

extension Value {
  /// True for a closure that a builder of the app's own makes values of.
  var isBuiltLater: Bool { if case .closure(let closure) = self { closure.builder != nil } else { false } }
}

extension Statement {
  /// True for code that says itself what it gives.
  fileprivate var returns: Bool { if case .result = self { true } else { false } }

  /// The statement, where each expression that a builder would take is put somewhere else.
  fileprivate func collecting(by collect: (Expression) -> Expression) -> Statement {
    func inside(_ body: [Statement]) -> [Statement] { body.map { $0.collecting(by: collect) } }
    switch self {
    case .expression(.statement(let statement)): return statement.collecting(by: collect)
    case .expression(.assignment): return self
    case .expression(let expression): return .expression(collect(expression))
    case .condition(let conditions, let then, let otherwise, let offset):
      return .condition(conditions, then: inside(then), otherwise: inside(otherwise), offset)
    case .choice(let subject, let alternatives, let offset):
      return .choice(
        subject,
        alternatives.map {
          Alternative(
            patterns: $0.patterns, hasGuard: $0.hasGuard, body: inside($0.body), offset: $0.offset)
        }, offset)
    case .loop(let pattern, let sequence, let body, let waits):
      return .loop(pattern, sequence, inside(body), waits)
    case .block(let body): return .block(inside(body))
    case .compiled(let branches):
      return .compiled(
        branches.map { branch in
          var branch = branch
          branch.body = inside(branch.body)
          return branch
        })
    default: return self
    }
  }
}
