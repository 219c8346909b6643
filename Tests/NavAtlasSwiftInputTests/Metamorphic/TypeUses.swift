import SwiftSyntax

/// Where the app makes a value of a type by its name.
struct TypeUse {
  var call: FunctionCallExprSyntax
  var file: SourceContext

  /// The view, or the app, whose instance's code makes it.
  var maker: StructDeclSyntax? {
    guard let type = call.enclosingType?.as(StructDeclSyntax.self), call.enclosingCode != nil,
      file.declarations.isView(type) || type.inherits("App")
    else { return nil }
    return type
  }

  /// True where it is made once for each thing in a list or on a path.
  var isMadeForEach: Bool {
    call.ancestors.contains { node in
      guard let closure = node.as(ClosureExprSyntax.self) else { return false }
      return closure.signature?.parameterClause != nil || closure.usedNames.contains("$0")
    }
  }

  func argument(_ label: String) -> LabeledExprSyntax? {
    call.arguments.first { $0.label?.text == label }
  }

  /// The edit that hands one argument more, after all others.
  func adding(_ argument: String) -> Edit? {
    guard call.trailingClosure == nil, let parenthesis = call.rightParen else { return nil }
    let comma = call.arguments.isEmpty || call.arguments.last?.trailingComma != nil ? "" : ", "
    return file.insert(comma + argument, before: parenthesis)
  }

  /// The edit that hands one argument less.
  func removing(_ argument: LabeledExprSyntax) -> Edit {
    let arguments = Array(call.arguments)
    guard let index = arguments.firstIndex(where: { $0.id == argument.id }) else {
      return file.replace(argument, with: "")
    }
    if index + 1 < arguments.count {
      return file.replace(argument.start..<arguments[index + 1].start, with: "")
    }
    let start = index == 0 ? argument.start : arguments[index - 1].expression.end
    return file.replace(start..<argument.end, with: "")
  }
}

extension Program {
  /// The files, where no correction is about the lines of one.
  func contexts(_ declarations: Declarations) -> [SourceContext] {
    sources.contains { $0.text.contains("navatlas:") }
      ? [] : sources.map { SourceContext(source: $0, declarations: declarations) }
  }

  /// Every place that makes a value of the type; nil where it is named by anything else, or declared twice.
  func uses(of name: String, _ declarations: Declarations) -> [TypeUse]? {
    guard declarations.types[name]?.count == 1 else { return nil }
    var uses: [TypeUse] = []
    for file in contexts(declarations) {
      for token in file.source.nodes.compactMap({ $0.as(TokenSyntax.self) }) where token.text == name {
        guard let parent = token.parent else { return nil }
        if parent.asProtocol((any DeclGroupSyntax).self) != nil || token.isExtendedName { continue }
        guard let reference = parent.as(DeclReferenceExprSyntax.self),
          let call = reference.parent?.as(FunctionCallExprSyntax.self),
          call.calledExpression.id == reference.id
        else { return nil }
        uses.append(TypeUse(call: call, file: file))
      }
    }
    return uses
  }

  /// How often a value of the type is made.
  func count(of name: String) -> Int {
    sources.flatMap(\.nodes).filter { node in
      node.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        == name
    }.count
  }
}

extension TokenSyntax {
  /// True in `extension Name`.
  fileprivate var isExtendedName: Bool {
    parent?.is(IdentifierTypeSyntax.self) == true && parent?.parent?.is(ExtensionDeclSyntax.self) == true
  }
}
