import SwiftSyntax

/// `Button("Open") { … }` becomes `Button("Open", action: { … })`.
struct TrailingToLabelled: NodeRewrite {
  let name = "trailing closures labelled"

  func site(_ node: FunctionCallExprSyntax, in file: SourceContext) -> Site? {
    guard let closure = node.trailingClosure else { return nil }
    let labels = ClosureLabels(declarations: file.declarations)
    guard
      let label = labels.first(
        of: node.calledExpression, after: node.arguments.map { $0.label?.text ?? "" },
        before: node.additionalTrailingClosures.map(\.label.text))
    else { return nil }
    let word = label.isEmpty ? "" : "\(label): "
    var edits: [Edit]
    if let parenthesis = node.rightParen {
      let comma = node.arguments.isEmpty || node.arguments.last?.trailingComma != nil ? "" : ", "
      edits = [file.replace(parenthesis.start..<closure.start, with: comma + word)]
    } else {
      edits = [file.replace(node.calledExpression.end..<closure.start, with: "(" + word)]
    }
    var last = closure
    for following in node.additionalTrailingClosures {
      edits.append(file.insert(",", after: last))
      last = following.closure
    }
    return Site(edits: edits + [file.insert(")", after: last)])
  }
}

/// `Button("Open", action: { … })` becomes `Button("Open") { … }`.
struct LabelledToTrailing: NodeRewrite {
  let name = "labelled closures trailing"

  func site(_ node: FunctionCallExprSyntax, in file: SourceContext) -> Site? {
    guard node.trailingClosure == nil, let right = node.rightParen, let left = node.leftParen,
      !node.isInCondition
    else { return nil }
    let arguments = Array(node.arguments)
    let kept =
      arguments.count - arguments.reversed().prefix { $0.expression.is(ClosureExprSyntax.self) }.count
    guard kept < arguments.count else { return nil }
    let labels = arguments.map { $0.label?.text ?? "" }
    let known = ClosureLabels(declarations: file.declarations)
      .first(of: node.calledExpression, after: Array(labels[..<kept]), before: Array(labels[(kept + 1)...]))
    guard known == labels[kept], !labels[(kept + 1)...].contains("") else { return nil }
    let first = arguments[kept].expression
    var edits = [
      kept == 0
        ? file.replace(left.start..<first.start, with: " ")
        : file.replace(arguments[kept - 1].expression.end..<first.start, with: ") ")
    ]
    for (argument, next) in zip(arguments[kept...], arguments[(kept + 1)...]) {
      edits.append(file.replace(argument.expression.end..<next.start, with: " "))
    }
    edits.append(file.replace(arguments[arguments.count - 1].expression.end..<right.end, with: ""))
    return Site(edits: edits)
  }
}

extension SyntaxProtocol {
  /// True where a brace would begin the body of a statement.
  fileprivate var isInCondition: Bool {
    ancestors.prefix { !$0.is(CodeBlockItemSyntax.self) && !$0.is(ClosureExprSyntax.self) }
      .contains {
        $0.is(ConditionElementSyntax.self) || $0.is(SwitchExprSyntax.self) || $0.is(ForStmtSyntax.self)
      }
  }
}
