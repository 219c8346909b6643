import SwiftSyntax

extension SyntaxReducer {
  mutating func expression(_ syntax: ExprSyntax) -> Expression {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit else {
      facts.isTooDeep = true
      return .other([])
    }
    switch syntax.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      let name = reference.baseName.name
      noteProjection(name)
      noteMade(name)
      if let onlyConformer, name == "Self" { return .name(onlyConformer.name, reference.offset) }
      return .name(name, reference.offset)
    case .memberAccessExpr(let member): return self.member(member)
    case .functionCallExpr(let call): return self.call(call)
    case .sequenceExpr(let sequence): return fold(Array(sequence.elements)[...])
    case .closureExpr(let closure): return .closure(self.closure(closure))
    case .stringLiteralExpr(let literal): return string(literal)
    case .integerLiteralExpr(let literal):
      return Int(literal.literal.text.filter { $0 != "_" }).map { .integer($0) } ?? .other([])
    case .floatLiteralExpr: return .conversion(.other([]), TypeReference(name: "Double"))
    case .booleanLiteralExpr(let literal): return .boolean(literal.literal.text == "true")
    case .nilLiteralExpr: return .none
    case .arrayExpr(let array): return .array(array.elements.map { expression($0.expression) })
    case .dictionaryExpr(let dictionary):
      guard case .elements(let elements) = dictionary.content else { return .other([]) }
      return .array(
        elements.map { pair in
          .tuple([
            Argument(label: "key", value: expression(pair.key)),
            Argument(label: "value", value: expression(pair.value)),
          ])
        })
    case .tupleExpr(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first { return expression(only.expression) }
      return .tuple(arguments(tuple.elements))
    case .optionalChainingExpr(let optional): return expression(optional.expression)
    case .forceUnwrapExpr(let forced): return expression(forced.expression)
    case .tryExpr(let marked): return expression(marked.expression)
    case .awaitExpr(let marked): return expression(marked.expression)
    case .inOutExpr(let marked):
      let operand = expression(marked.expression)
      noteAssignment(to: operand)
      noteGiven(operand)
      return operand
    case .copyExpr(let marked): return expression(marked.expression)
    case .consumeExpr(let marked): return expression(marked.expression)
    case .prefixOperatorExpr(let prefix):
      let operand = expression(prefix.expression)
      // `/State.edit` is an older way to write a case's key path.
      if prefix.operator.text == "/", let names = operand.names {
        return .keyPath(nil, Array(names.suffix(1)))
      }
      switch (prefix.operator.text, operand) {
      case ("!", _): return .negation(operand)
      case ("-", .integer(let number)): return .integer(-number)
      case ("-", .conversion): return operand
      default: return .other([operand])
      }
    case .postfixOperatorExpr(let postfix): return .other([expression(postfix.expression)])
    case .subscriptCallExpr(let call):
      return .element(expression(call.calledExpression), arguments(call.arguments), call.offset)
    case .keyPathExpr(let path): return keyPath(path)
    case .ifExpr(let condition): return .statement(self.condition(condition))
    case .switchExpr(let choice): return .statement(self.choice(choice))
    case .discardAssignmentExpr: return .name("_", syntax.offset)
    case .superExpr: return .name("super", syntax.offset)
    case .typeExpr(let type): return .type(self.type(type.type))
    case .genericSpecializationExpr(let special):
      guard let names = expression(special.expression).names else { return expression(special.expression) }
      return .type(
        TypeReference(name: names.joined(separator: "."), arguments: arguments(special.genericArgumentClause))
      )
    case .macroExpansionExpr(let macro):
      return macro.macroName.isPreview
        ? .other([]) : .other(macro.arguments.map { expression($0.expression) })
    case .postfixIfConfigExpr(let conditional): return self.conditional(conditional)
    default: return .other([])
    }
  }

  mutating func member(_ member: MemberAccessExprSyntax, isMade: Bool = true) -> Expression {
    let reference = member.declName
    let (name, offset) = (reference.baseName.name, reference.offset)
    noteProjection(name)
    if isMade { noteMade(name, of: member.base) }
    guard let base = member.base else {
      if let chain = chainBase {
        chainBase = nil
        return .member(chain, name, offset)
      }
      return .implicitMember(name, offset)
    }
    let value = expression(base)
    if name == "self" {
      return value.names.map { .type(TypeReference(name: $0.joined(separator: "."))) } ?? value
    }
    if !isInitialising, value.names?.first?.hasPrefix("$") == true || value.isBindable {
      facts.assigned.insert(name)
    }
    return .member(value, name, offset)
  }

  private mutating func call(_ call: FunctionCallExprSyntax) -> Expression {
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    let callee = member.map { self.member($0, isMade: false) } ?? expression(call.calledExpression)
    noteMade(by: call)
    if case .member(let base, let name, _) = callee, Self.changing.contains(name) {
      noteAssignment(to: base)
      noteGiven(base)
    }
    var arguments = arguments(call.arguments)
    if let closure = call.trailingClosure {
      arguments.append(Argument(label: nil, value: .closure(self.closure(closure)), isTrailing: true))
    }
    for element in call.additionalTrailingClosures {
      arguments.append(
        Argument(label: element.label.name, value: .closure(self.closure(element.closure)), isTrailing: true))
    }
    if case .member(_, let name, _) = callee, Self.assigning.contains(name),
      case .keyPath(_, let names)? = arguments.first?.value
    {
      facts.assigned.formUnion(names)
      facts.given.formUnion(names)
    }
    let offset =
      switch callee {
      case .member(_, _, let offset), .implicitMember(_, let offset), .name(_, let offset): offset
      default: call.offset
      }
    return .call(Call(callee: callee, arguments: arguments, offset: offset))
  }

  mutating func arguments(_ list: LabeledExprListSyntax) -> [Argument] {
    list.map { element in
      let (label, value) = (element.label?.name, expression(element.expression))
      noteHanded(value, as: label)
      return Argument(label: label, value: value)
    }
  }

  mutating func closure(_ closure: ClosureExprSyntax) -> ClosureExpression {
    var parameters: [Parameter] = []
    switch closure.signature?.parameterClause {
    case .simpleInput(let names):
      parameters = names.map { Parameter(label: nil, name: $0.name.name, type: nil) }
    case .parameterClause(let clause):
      parameters = clause.parameters.map {
        Parameter(label: nil, name: ($0.secondName ?? $0.firstName).name, type: $0.type.map { type($0) })
      }
    case nil: break
    }
    let outer = (chainBase, isInitialising)
    // A closure may run later, as what a subscriber does.
    (chainBase, isInitialising) = (nil, false)
    defer { (chainBase, isInitialising) = outer }
    let captures = closure.signature?.capture?.items.compactMap { capture in
      capture.initializer.map { Argument(label: capture.name.name, value: expression($0.value)) }
    }
    return ClosureExpression(
      parameters: parameters, captures: captures ?? [], body: statements(closure.statements),
      offset: closure.offset)
  }

  private mutating func string(_ literal: StringLiteralExprSyntax) -> Expression {
    var text = ""
    var parts: [Expression] = []
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let segment): text += segment.content.text
      case .expressionSegment(let segment): parts += segment.expressions.map { expression($0.expression) }
      }
    }
    if text.isEmpty, parts.count == 1, parts[0].isText { return parts[0] }
    return parts.isEmpty ? .string(text) : .text(parts)
  }

  private func keyPath(_ path: KeyPathExprSyntax) -> Expression {
    var names: [String] = []
    for component in path.components {
      if case .property(let property) = component.component { names.append(property.declName.baseName.name) }
    }
    guard var root = path.root.map({ type($0) }) else { return .keyPath(nil, names) }
    // Types inside of types are parsed as components: `\App.State.login`.
    let inner = names.prefix { $0.beginsUppercase }
    if !inner.isEmpty { root = TypeReference(name: ([root.name] + inner).joined(separator: ".")) }
    return .keyPath(root, Array(names.dropFirst(inner.count)))
  }

  /// A chain of modifiers with `#if` in it: the branches follow one another.
  private mutating func conditional(_ conditional: PostfixIfConfigExprSyntax) -> Expression {
    var result: Expression
    if let base = conditional.base {
      result = expression(base)
    } else {
      result = chainBase ?? .other([])
    }
    for clause in branches(of: conditional.config).kept {
      if case .postfixExpression(let chain) = clause.elements {
        chainBase = result
        result = expression(chain)
        chainBase = nil
      }
    }
    return result
  }

  // MARK: Operators

  /// Splits a flat sequence at its loosest operator; the precedence of the others does not matter here.
  private mutating func fold(_ parts: ArraySlice<ExprSyntax>) -> Expression {
    guard parts.count > 1, let first = parts.first else {
      return parts.first.map { expression($0) } ?? .other([])
    }
    if let index = parts.firstIndex(where: { $0.is(AssignmentExprSyntax.self) }) {
      let target = fold(parts[..<index])
      let value = fold(parts[(index + 1)...])
      if !isInitialising { noteAssignment(to: target) }
      if !value.isNothing { noteGiven(target) }
      return .assignment(target, value, first.offset)
    }
    if let index = parts.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = parts[index].as(UnresolvedTernaryExprSyntax.self)
    {
      return .ternary(fold(parts[..<index]), expression(ternary.thenExpression), fold(parts[(index + 1)...]))
    }
    if let changed = changedNumber(parts) { return changed }
    if let index = parts.firstIndex(where: { $0.operator == "+=" }) {
      let target = fold(parts[..<index])
      return .call(
        Call(
          callee: .member(target, "append", first.offset),
          arguments: [Argument(label: "contentsOf", value: fold(parts[(index + 1)...]))], offset: first.offset
        ))
    }
    for symbol in ["||", "&&"] {
      if let index = parts.firstIndex(where: { $0.operator == symbol }) {
        return .logical(fold(parts[..<index]), fold(parts[(index + 1)...]), isAnd: symbol == "&&")
      }
    }
    if let index = parts.firstIndex(where: { $0.operator == "==" || $0.operator == "!=" }) {
      let (left, right) = (parts[..<index], parts[(index + 1)...])
      return .comparison(
        compared(left) ?? fold(left), compared(right) ?? fold(right), isEqual: parts[index].operator == "==")
    }
    if let index = parts.firstIndex(where: { $0.operator.flatMap(Ordering.init) != nil }),
      let ordering = parts[index].operator.flatMap(Ordering.init)
    {
      return .ordering(fold(parts[..<index]), ordering, fold(parts[(index + 1)...]))
    }
    if let index = parts.firstIndex(where: { $0.operator == "??" }) {
      return .coalescing(fold(parts[..<index]), fold(parts[(index + 1)...]))
    }
    if parts.count == 3, let type = parts.last?.as(TypeExprSyntax.self) {
      if parts[parts.startIndex + 1].is(UnresolvedAsExprSyntax.self) {
        return .conversion(expression(first), self.type(type.type))
      }
      // `value is Type`
      return .other([expression(first), .type(self.type(type.type))])
    }
    if let sum = sum(parts) { return sum }
    let operands = parts.filter { $0.operator == nil }.map { expression($0) }
    let isRange = parts.contains { $0.operator == "..<" || $0.operator == "..." }
    if isRange, operands.count == 2, operands.allSatisfy(\.isAmount) {
      return .conversion(
        .other(operands), TypeReference(name: "Range", arguments: [TypeReference(name: "Int")]))
    }
    return .other(operands)
  }

  /// `step += 1`, `step -= 1`.
  private mutating func changedNumber(_ parts: ArraySlice<ExprSyntax>) -> Expression? {
    guard let number = parts.addend(after: ["+=": 1, "-=": -1]), let first = parts.first else { return nil }
    let target = fold(parts.dropLast(2))
    noteAssignment(to: target)
    return .assignment(target, .sum(target, number), first.offset)
  }

  /// `step + 1`, `step - 1`.
  private mutating func sum(_ parts: ArraySlice<ExprSyntax>) -> Expression? {
    guard let number = parts.addend(after: ["+": 1, "-": -1]) else { return nil }
    return .sum(fold(parts.dropLast(2)), number)
  }
}

extension ArraySlice<ExprSyntax> {
  /// The number at the end of two operands, which counts as often as the operator between them says.
  fileprivate func addend(after operators: [String: Int]) -> Int? {
    guard count == 3, let sign = self[startIndex + 1].operator.flatMap({ operators[$0] }),
      let literal = last?.as(IntegerLiteralExprSyntax.self), let number = Int(literal.literal.text)
    else { return nil }
    return sign * number
  }
}

extension ExprSyntax {
  fileprivate var `operator`: String? { self.as(BinaryOperatorExprSyntax.self)?.operator.text }
}

extension Expression {
  /// True for a number, and for how many there are: ends of a range that is no part of a path.
  fileprivate var isAmount: Bool {
    switch self {
    case .integer, .member(_, "count", _): true
    default: false
    }
  }

  /// True for `String(…)`: with nothing around it, a string that it is put into is the same.
  fileprivate var isText: Bool {
    if case .call(let call) = self, case .name("String", _) = call.callee { true } else { false }
  }
}

extension Expression {
  /// True for `Bindable(model)`, whose parts others may set.
  var isBindable: Bool {
    guard case .call(let call) = self else { return false }
    return call.callee.calledName == "Bindable"
  }
}
