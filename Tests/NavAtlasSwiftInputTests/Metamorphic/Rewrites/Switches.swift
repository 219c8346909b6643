import SwiftSyntax

/// `switch route { case .a: … case .b: … }` becomes `if case .a = route { … } else if case .b = route { … }`.
struct SwitchToIfCase: NodeRewrite {
  let name = "switch to if case"

  func site(_ node: SwitchExprSyntax, in file: SourceContext) -> Site? {
    guard node.subject.isPlainValue, node.isStatement(file.declarations), !node.cases.isEmpty else {
      return nil
    }
    let cases = node.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    guard cases.count == node.cases.count, cases.allSatisfy(\.isSimple) else { return nil }
    let subject = node.subject.trimmedDescription
    var text = ""
    for single in cases {
      let statements = single.statements.trimmedDescription
      let body = statements == "break" ? "" : statements
      switch single.label {
      case .default: text += text.isEmpty ? "if true {\n\(body)\n}" : " else {\n\(body)\n}"
      case .case(let label):
        guard let item = label.caseItems.first else { return nil }
        let condition = item.whereClause.map { ", \($0.condition.trimmedDescription)" } ?? ""
        text += text.isEmpty ? "if" : " else if"
        text += " case \(item.pattern.trimmedDescription) = \(subject)\(condition) {\n\(body)\n}"
      }
    }
    let hasDefault = cases.contains { if case .default = $0.label { true } else { false } }
    if !hasDefault, node.containsReturn { text += " else {\nfatalError()\n}" }
    return Site(edits: [file.replace(node, with: text)])
  }
}

/// `if case .a = route { … } else { … }` becomes `switch route { case .a: … default: … }`.
struct IfCaseToSwitch: NodeRewrite {
  let name = "if case to switch"

  func site(_ node: IfExprSyntax, in file: SourceContext) -> Site? {
    guard node.conditions.count == 1, node.isStatement(file.declarations), !node.body.statements.isEmpty,
      let condition = node.conditions.first?.condition.as(MatchingPatternConditionSyntax.self),
      node.parent?.is(IfExprSyntax.self) == false, let closing = closing(node, file)
    else { return nil }
    let value = condition.initializer.value.trimmedDescription
    let pattern = condition.pattern.trimmedDescription
    return Site(edits: [
      file.replace(node.start..<node.body.leftBrace.end, with: "switch \(value) {\ncase \(pattern):"),
      closing,
    ])
  }

  /// What follows the first branch.
  private func closing(_ node: IfExprSyntax, _ file: SourceContext) -> Edit? {
    let rest = node.body.rightBrace.start..<node.end
    switch node.elseBody {
    case .codeBlock(let block)?:
      guard !block.statements.isEmpty else { return nil }
      return file.replace(rest, with: "default:\n\(block.statements.trimmedDescription)\n}")
    case .ifExpr(let chain)?: return file.replace(rest, with: "default:\n\(chain.trimmedDescription)\n}")
    case nil:
      return file.replace(
        rest, with: "default: \(node.isInView(file.declarations) ? "EmptyView()" : "break")\n}")
    }
  }
}

/// `x = a ? b : c` becomes `if a { x = b } else { x = c }`.
struct TernaryToIf: NodeRewrite {
  let name = "ternary to if"

  func site(_ node: CodeBlockItemSyntax, in file: SourceContext) -> Site? {
    guard let elements = node.item.as(SequenceExprSyntax.self)?.elements.map(\.self), elements.count == 5,
      elements[1].is(AssignmentExprSyntax.self),
      let ternary = elements[3].as(UnresolvedTernaryExprSyntax.self)
    else { return nil }
    let target = elements[0].trimmedDescription
    func branch(_ value: some SyntaxProtocol) -> String { "{ \(target) = \(value.trimmedDescription) }" }
    let text =
      "if \(elements[2].trimmedDescription) \(branch(ternary.thenExpression)) else \(branch(elements[4]))"
    return Site(edits: [file.replace(node, with: text)])
  }
}

extension SwitchCaseSyntax {
  /// One pattern of an enumeration or a literal, and no leaving of the switch by hand.
  fileprivate var isSimple: Bool {
    guard attribute == nil else { return false }
    if case .case(let label) = label, label.caseItems.count != 1 { return false }
    if statements.trimmedDescription == "break" { return true }
    return !statements.descendants.contains {
      $0.is(BreakStmtSyntax.self) || $0.is(FallThroughStmtSyntax.self) || $0.is(IfConfigDeclSyntax.self)
    }
  }
}

extension ExprSyntax {
  /// A name or the member of one: asking it twice changes nothing.
  fileprivate var isPlainValue: Bool {
    if self.is(DeclReferenceExprSyntax.self) { return true }
    return self.as(MemberAccessExprSyntax.self)?.base?.isPlainValue ?? false
  }
}

extension SyntaxProtocol {
  fileprivate var containsReturn: Bool { descendants.contains { $0.is(ReturnStmtSyntax.self) } }

  /// True where this stands for itself: in a builder of views, or in code whose value nobody takes.
  func isStatement(_ declarations: Declarations) -> Bool {
    guard
      let item = ancestors.first(where: { $0.is(CodeBlockItemSyntax.self) })?.as(CodeBlockItemSyntax.self),
      item.item.id == id || item.item.as(ExpressionStmtSyntax.self)?.expression.id == id
    else { return false }
    if isInView(declarations) || containsReturn { return true }
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return false }
    if list.count > 1, list.last?.id != item.id { return true }
    return item.ancestors.lazy.compactMap { $0.as(FunctionDeclSyntax.self) }.first.map {
      $0.signature.returnClause == nil
        && !item.ancestors.prefix { !$0.is(FunctionDeclSyntax.self) }.contains {
          $0.is(ClosureExprSyntax.self)
        }
    } ?? false
  }

  /// True where the nearest code around is a builder of views.
  func isInView(_ declarations: Declarations) -> Bool {
    for node in ancestors {
      if let closure = node.as(ClosureExprSyntax.self) {
        let call = closure.ancestors.lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }.first
        return call?.closures(declarations).contains {
          $0.closure.id == closure.id
            && ["content", "root", "destination", "label", "sidebar", "detail"].contains($0.label)
        } ?? false
      }
      if let function = node.as(FunctionDeclSyntax.self) {
        return function.attributes.trimmedDescription == "@ViewBuilder"
      }
      if let variable = node.as(VariableDeclSyntax.self) {
        return variable.viewBody(declarations) != nil
          || variable.attributes.trimmedDescription == "@ViewBuilder"
      }
    }
    return false
  }
}
