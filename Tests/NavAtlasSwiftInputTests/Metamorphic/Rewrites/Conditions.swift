import SwiftSyntax

/// `if shows { … } else { … }` becomes `switch shows { case true: … case false: … }`, and `if let` alike.
struct IfToSwitch: NodeRewrite {
  let name = "if to switch"

  func site(_ node: IfExprSyntax, in file: SourceContext) -> Site? {
    guard node.conditions.count == 1, let condition = node.conditions.first?.condition,
      node.isStatement(file.declarations), node.parent?.is(IfExprSyntax.self) == false,
      !node.body.statements.isEmpty, let (subject, cases) = condition.asCases,
      !node.descendants.contains(where: { $0.is(IfConfigDeclSyntax.self) }), !node.isCompiledElsewhere
    else { return nil }
    let nothing = node.isInView(file.declarations) ? "EmptyView()" : "break"
    let other: String
    switch node.elseBody {
    case .codeBlock(let block)?:
      other = block.statements.isEmpty ? nothing : block.statements.trimmedDescription
    case .ifExpr(let chain)?: other = chain.trimmedDescription
    case nil: other = nothing
    }
    let then = node.body.statements.trimmedDescription
    let text = "switch \(subject) {\ncase \(cases.0):\n\(then)\ncase \(cases.1):\n\(other)\n}"
    return Site(edits: [file.replace(node, with: text)])
  }
}

/// `if a { x = b } else { x = c }` becomes `x = a ? b : c`; `if a { B() } else { C() }` chooses between two `AnyView`s.
struct IfToTernary: NodeRewrite {
  let name = "if to ternary"

  func site(_ node: IfExprSyntax, in file: SourceContext) -> Site? {
    guard node.conditions.count == 1, let condition = node.conditions.first?.condition.as(ExprSyntax.self),
      node.isStatement(file.declarations), node.parent?.is(IfExprSyntax.self) == false,
      case .codeBlock(let otherwise)? = node.elseBody, !node.isCompiledElsewhere
    else { return nil }
    let asked = "(\(condition.trimmedDescription))"
    if let first = node.body.statements.assignment, let second = otherwise.statements.assignment,
      first.target == second.target
    {
      return Site(edits: [
        file.replace(node, with: "\(first.target) = \(asked) ? \(first.value) : \(second.value)")
      ])
    }
    guard node.isInView(file.declarations), let first = node.body.statements.onlyExpression,
      let second = otherwise.statements.onlyExpression
    else { return nil }
    let text = "\(asked) ? AnyView(\(first.trimmedDescription)) : AnyView(\(second.trimmedDescription))"
    return Site(edits: [file.replace(node, with: text)])
  }
}

/// `x = a ? b : c` becomes `x = switch a { case true: b case false: c }`.
struct TernaryToSwitch: NodeRewrite {
  let name = "ternary to switch"

  func site(_ node: CodeBlockItemSyntax, in file: SourceContext) -> Site? {
    guard let elements = node.item.as(SequenceExprSyntax.self)?.elements.map(\.self), elements.count == 5,
      elements[1].is(AssignmentExprSyntax.self),
      let ternary = elements[3].as(UnresolvedTernaryExprSyntax.self)
    else { return nil }
    let text =
      "\(elements[0].trimmedDescription) = switch \(elements[2].trimmedDescription) {\n"
      + "case true: \(ternary.thenExpression.trimmedDescription)\n"
      + "case false: \(elements[4].trimmedDescription)\n}"
    return Site(edits: [file.replace(node, with: text)])
  }
}

/// `guard let x else { return }` becomes `if let x { … }` around what follows.
struct GuardToIf: NodeRewrite {
  let name = "guard to if"

  func site(_ node: CodeBlockItemSyntax, in file: SourceContext) -> Site? {
    guard let statement = node.item.as(GuardStmtSyntax.self),
      statement.body.statements.trimmedDescription == "return",
      let list = node.parent?.as(CodeBlockItemListSyntax.self), list.parent?.is(CodeBlockSyntax.self) == true,
      let function = list.parent?.parent?.as(FunctionDeclSyntax.self), function.signature.returnClause == nil,
      let last = list.last, last.id != node.id
    else { return nil }
    return Site(edits: [
      file.replace(statement.guardKeyword, with: "if"),
      file.replace(statement.elseKeyword.start..<statement.body.end, with: "{"),
      file.insert("\n}", after: last),
    ])
  }
}

extension SyntaxProtocol {
  /// True within `#if`: what the other branch says alike, it says in the same words.
  fileprivate var isCompiledElsewhere: Bool { ancestors.contains { $0.is(IfConfigDeclSyntax.self) } }
}

extension ConditionElementSyntax.Condition {
  /// What is looked at, and how it is where the condition holds and where not.
  fileprivate var asCases: (String, (String, String))? {
    switch self {
    case .expression(let expression): return (expression.trimmedDescription, ("true", "false"))
    case .optionalBinding(let binding):
      let name = binding.pattern.trimmedDescription
      guard binding.typeAnnotation == nil, binding.bindingSpecifier.text == "let" else { return nil }
      return (binding.initializer?.value.trimmedDescription ?? name, (".some(let \(name))", ".none"))
    default: return nil
    }
  }
}

extension CodeBlockItemListSyntax {
  /// The one assignment that this is.
  fileprivate var assignment: (target: String, value: String)? {
    guard count == 1, let elements = first?.item.as(SequenceExprSyntax.self)?.elements.map(\.self),
      elements.count == 3, elements[1].is(AssignmentExprSyntax.self)
    else { return nil }
    return (elements[0].trimmedDescription, elements[2].trimmedDescription)
  }
}
