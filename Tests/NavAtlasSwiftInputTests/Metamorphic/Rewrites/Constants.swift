import SwiftSyntax

/// `path.append(Route.a)` becomes `let value = Route.a`, then `path.append(value)`.
struct ArgumentInConstant: NodeRewrite {
  let name = "argument in a constant"

  func site(_ node: CodeBlockItemSyntax, in file: SourceContext) -> Site? {
    guard
      let call = node.item.as(ExprSyntax.self)?.modified.as(FunctionCallExprSyntax.self)
        ?? node.item.as(FunctionCallExprSyntax.self),
      let value = (node.item.as(FunctionCallExprSyntax.self) ?? call).arguments.lazy.map(\.expression).first(
        where: \.saysItsType),
      node.mayFollowConstant(file.declarations)
    else { return nil }
    let name = file.fresh("value", for: value)
    return Site(edits: [
      file.insert("let \(name) = \(value.trimmedDescription)\n", before: node),
      file.replace(value, with: name),
    ])
  }
}

/// `shows = true` becomes `let value = true`, then `shows = value`; for constants that say their type, too.
struct AssignedConstant: NodeRewrite {
  let name = "assigned value in a constant"

  func site(_ node: CodeBlockItemSyntax, in file: SourceContext) -> Site? {
    guard let elements = node.item.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
      elements.first?.trimmedDescription.hasPrefix("_") == false,
      let sign = elements.dropFirst().first, sign.is(AssignmentExprSyntax.self), let value = elements.last,
      value.is(BooleanLiteralExprSyntax.self) || value.saysItsType, node.mayFollowConstant(file.declarations)
    else { return nil }
    let name = file.fresh("value", for: value)
    return Site(edits: [
      file.insert("let \(name) = \(value.trimmedDescription)\n", before: node),
      file.replace(value, with: name),
    ])
  }
}

extension ExprSyntax {
  /// `Route.a`, `Route.b(1)` or `Note(id: 1)`.
  fileprivate var saysItsType: Bool {
    if descendants.contains(where: { $0.is(ClosureExprSyntax.self) || $0.is(TryExprSyntax.self) }) {
      return false
    }
    if let call = self.as(FunctionCallExprSyntax.self) {
      return call.trailingClosure == nil
        && (call.calledExpression.saysItsType || call.calledExpression.isTypeName)
    }
    guard let access = self.as(MemberAccessExprSyntax.self), let base = access.base else { return false }
    return !["self", "init"].contains(access.declName.baseName.text) && (base.isTypeName || base.saysItsType)
  }

  fileprivate var isTypeName: Bool {
    self.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase ?? false
  }
}

extension CodeBlockItemSyntax {
  private static let places: Set<String> = [
    "content", "root", "destination", "sidebar", "detail", "action", "perform",
  ]

  /// True in builders, and in code that gives nothing.
  func mayFollowConstant(_ declarations: Declarations) -> Bool {
    for node in ancestors {
      if node.is(IfConfigDeclSyntax.self) { return false }
      if let closure = node.as(ClosureExprSyntax.self) {
        let call = closure.ancestors.lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }.first
        return call?.closures(declarations).contains {
          $0.closure.id == closure.id && Self.places.contains($0.label)
        } ?? false
      }
      if let function = node.as(FunctionDeclSyntax.self) { return function.signature.returnClause == nil }
      if node.is(InitializerDeclSyntax.self) { return true }
      if let variable = node.as(VariableDeclSyntax.self) { return variable.viewBody(declarations) != nil }
    }
    return false
  }
}
