import SwiftSyntax

/// A member is there twice, the same under `#if` and `#else`.
struct MemberDoubled: NodeRewrite {
  let name = "the same member twice under #if"

  func site(_ node: MemberBlockItemSyntax, in file: SourceContext) -> Site? {
    guard !node.ancestors.contains(where: { $0.is(IfConfigDeclSyntax.self) }),
      node.decl.is(FunctionDeclSyntax.self)
        || node.decl.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock != nil
    else { return nil }
    let text = node.trimmedDescription
    return Site(edits: [
      file.insert("#if DEBUG\n", before: node), file.insert("\n#else\n\(text)\n#endif\n", after: node),
    ])
  }
}

/// A statement is there twice, the same under `#if` and `#else`.
struct StatementDoubled: NodeRewrite {
  let name = "the same statement twice under #if"

  func site(_ node: CodeBlockItemSyntax, in file: SourceContext) -> Site? {
    guard !node.ancestors.contains(where: { $0.is(IfConfigDeclSyntax.self) }), node.enclosingCode != nil,
      node.item.is(ExprSyntax.self) || node.item.is(StmtSyntax.self),
      node.parent?.as(CodeBlockItemListSyntax.self)?.count != 1
    else { return nil }
    let text = node.trimmedDescription
    return Site(edits: [
      file.insert("\n#if DEBUG\n", before: node), file.insert("\n#else\n\(text)\n#endif\n", after: node),
    ])
  }
}
