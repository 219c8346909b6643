import SwiftSyntax

/// What a button does is done by a method of the view, which the button calls or is given, or by a closure it is given.
struct ActionExtracted: NodeRewrite {
  enum Form: String, CaseIterable { case calledMethod, method, closure }

  var form: Form
  var name: String {
    switch form {
    case .calledMethod: "action in a method that is called"
    case .method: "action in a method that is handed over"
    case .closure: "action in a closure that is handed over"
    }
  }

  func site(_ node: FunctionCallExprSyntax, in file: SourceContext) -> Site? {
    let edits = ActionCode.all(of: node, file.declarations).flatMap { code -> [Edit] in
      let name = file.fresh("act", for: code.closure)
      let text = code.statements.trimmedDescription
      let member =
        form == .closure ? "var \(name): () -> Void { { \(text)\n} }" : "func \(name)() { \(text)\n}"
      let place = file.insert("\nprivate \(member)\n", before: code.owner.memberBlock.rightBrace)
      if form == .calledMethod { return [file.replace(code.statements, with: "\(name)()"), place] }
      guard let use = code.closure.handedOver(name, by: node, in: file) else { return [] }
      return use + [place]
    }
    return edits.isEmpty ? nil : Site(edits: edits)
  }
}

/// `{ open() }` becomes `action: open`.
struct ClosureToMethod: NodeRewrite {
  let name = "closure to method reference"

  func site(_ node: FunctionCallExprSyntax, in file: SourceContext) -> Site? {
    let edits = ActionCode.all(of: node, file.declarations).flatMap { code -> [Edit] in
      guard let call = code.statements.onlyExpression?.as(FunctionCallExprSyntax.self),
        call.arguments.isEmpty,
        call.trailingClosure == nil,
        let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        file.declarations.action(name, of: code.owner) != nil
      else { return [] }
      return code.closure.handedOver(name, by: node, in: file) ?? []
    }
    return edits.isEmpty ? nil : Site(edits: edits)
  }
}

/// `action: open` becomes `action: { open() }`.
struct MethodToClosure: NodeRewrite {
  let name = "method reference to closure"

  func site(_ node: LabeledExprSyntax, in file: SourceContext) -> Site? {
    guard ["action", "perform"].contains(node.label?.text ?? ""), let type = node.enclosingType,
      let name = node.expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      type.is(StructDeclSyntax.self), file.declarations.action(name, of: type) != nil,
      node.enclosingCode?.boundNames.contains(name) == false
    else { return nil }
    return Site(edits: [
      file.insert("{ ", before: node.expression), file.insert("() }", after: node.expression),
    ])
  }
}

extension ClosureExprSyntax {
  /// What hands over something of a name instead of this closure of a call.
  fileprivate func handedOver(_ name: String, by call: FunctionCallExprSyntax, in file: SourceContext)
    -> [Edit]?
  {
    guard call.trailingClosure?.id == id else {
      return parent?.is(LabeledExprSyntax.self) == true ? [file.replace(self, with: name)] : nil
    }
    let isButton = call.calledExpression.trimmedDescription == "Button"
    let label = isButton ? "action" : "perform"
    guard call.additionalTrailingClosures.isEmpty else { return nil }
    guard let parenthesis = call.rightParen else {
      return [file.replace(call.calledExpression.end..<end, with: "(\(label): \(name))")]
    }
    let comma = call.arguments.isEmpty ? "" : ", "
    return [file.replace(parenthesis.start..<end, with: "\(comma)\(label): \(name))")]
  }
}
