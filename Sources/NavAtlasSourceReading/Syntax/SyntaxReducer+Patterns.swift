import SwiftSyntax

extension SyntaxReducer {
  mutating func pattern(_ pattern: PatternSyntax) -> Pattern {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let name): return .bind(name.identifier.name)
    case .valueBindingPattern(let binding): return binds(self.pattern(binding.pattern))
    case .wildcardPattern: return .any
    case .tuplePattern(let tuple):
      return .tuple(tuple.elements.map { .init(label: $0.label?.name, pattern: self.pattern($0.pattern)) })
    case .expressionPattern(let expression): return self.pattern(of: expression.expression)
    case .isTypePattern(let type): return .cast(.any, self.type(type.type))
    default: return .any
    }
  }

  /// In `case let .a(x)`, names inside are bound.
  private func binds(_ pattern: Pattern) -> Pattern {
    switch pattern {
    case .enumCase(let type, let name, let payload):
      return .enumCase(
        type: type, name: name, payload.map { .init(label: $0.label, pattern: binds($0.pattern)) })
    case .tuple(let parts): return .tuple(parts.map { .init(label: $0.label, pattern: binds($0.pattern)) })
    case .some(let inner): return .some(binds(inner))
    case .cast(let inner, let type): return .cast(binds(inner), type)
    case .expression(.name(let name, _)): return .bind(name)
    default: return pattern
    }
  }

  private mutating func pattern(of expression: ExprSyntax) -> Pattern {
    switch expression.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let member): return enumCase(member, [])
    case .functionCallExpr(let call):
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { break }
      let payload = call.arguments.map {
        Pattern.Payload(label: $0.label?.name, pattern: pattern(of: $0.expression))
      }
      return enumCase(member, payload)
    case .patternExpr(let inner): return pattern(inner.pattern)
    case .discardAssignmentExpr: return .any
    case .optionalChainingExpr(let optional): return .some(pattern(of: optional.expression))
    case .nilLiteralExpr: return .enumCase(type: nil, name: "none", [])
    case .tupleExpr(let tuple):
      let parts = tuple.elements.map {
        Pattern.Payload(label: $0.label?.name, pattern: pattern(of: $0.expression))
      }
      return parts.count == 1 ? parts[0].pattern : .tuple(parts)
    case .sequenceExpr(let sequence):
      let parts = Array(sequence.elements)
      if parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self),
        let type = parts[2].as(TypeExprSyntax.self)
      {
        return .cast(pattern(of: parts[0]), self.type(type.type))
      }
    default: break
    }
    return .expression(self.expression(expression))
  }

  private mutating func enumCase(_ member: MemberAccessExprSyntax, _ payload: [Pattern.Payload]) -> Pattern {
    let name = member.declName.baseName.name
    guard let base = member.base else { return .enumCase(type: nil, name: name, payload) }
    // `Action.done.identifier`: what a value has, which is no case of a type.
    if payload.isEmpty, base.endsInValue { return .expression(expression(ExprSyntax(member))) }
    if case .member(let path, let last, _) = expression(base), path.names != nil {
      return .enumCase(type: ((path.names ?? []) + [last]).joined(separator: "."), name: name, payload)
    }
    if case .name(let type, _) = expression(base) { return .enumCase(type: type, name: name, payload) }
    return .enumCase(type: nil, name: name, payload)
  }
}

extension ExprSyntax {
  /// True for a name that is a value's by the language's custom, and not a type's.
  fileprivate var endsInValue: Bool {
    let last = self.as(MemberAccessExprSyntax.self)?.declName ?? self.as(DeclReferenceExprSyntax.self)
    return last?.baseName.name.beginsLowercase == true
  }
}
