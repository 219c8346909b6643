import SwiftSyntax

/// A subscript is two functions: what it gives, and what writing to it does.
extension SyntaxReducer {
  mutating func read(_ function: SubscriptDeclSyntax, into members: inout Members) {
    let parameters = parameters(ofSubscript: function.parameterClause)
    let result = type(function.returnClause.type)
    let offset = function.subscriptKeyword.offset
    members.functions.append(
      Function(
        name: Function.reader, parameters: parameters, result: result,
        body: getter(function.accessorBlock), isStatic: false, attributes: [], generics: [], offset: offset))
    guard let setter = setter(function.accessorBlock) else { return }
    members.functions.append(
      Function(
        name: Function.writer, parameters: parameters + [Parameter(name: setter.parameter, type: result)],
        result: nil, body: setter.body, isStatic: false, attributes: [], generics: [], offset: offset))
  }

  private mutating func setter(_ block: AccessorBlockSyntax?) -> (parameter: String, body: [Statement])? {
    guard case .accessors(let accessors) = block?.accessors,
      let accessor = accessors.first(where: { $0.accessorSpecifier.text == "set" }),
      let body = accessor.body
    else { return nil }
    return (accessor.parameters?.name.name ?? "newValue", statements(body.statements))
  }

  /// What a subscript takes has a label only where two names are written.
  private mutating func parameters(ofSubscript clause: FunctionParameterClauseSyntax) -> [Parameter] {
    zip(parameters(clause), clause.parameters).map { parameter, written in
      var parameter = parameter
      if written.secondName == nil { parameter.label = nil }
      return parameter
    }
  }
}

extension Function {
  /// The name of what a subscript gives.
  package static let reader = "subscript"
  /// The name of what writing to a subscript does: it takes the new value last.
  package static let writer = "subscript="
}
