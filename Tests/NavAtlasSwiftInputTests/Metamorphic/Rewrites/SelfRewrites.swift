import SwiftSyntax

/// `path` becomes `self.path`.
struct SelfAdded: NodeRewrite {
  let name = "self. added"

  func site(_ node: DeclReferenceExprSyntax, in file: SourceContext) -> Site? {
    guard !node.isMemberName, node.argumentNames == nil,
      node.isMember(node.baseName.text, file.declarations), !node.isInAttribute
    else { return nil }
    return Site(edits: [file.insert("self.", before: node)])
  }
}

/// `self.path` becomes `path`.
struct SelfRemoved: NodeRewrite {
  let name = "self. removed"

  func site(_ node: MemberAccessExprSyntax, in file: SourceContext) -> Site? {
    guard let base = node.base?.as(DeclReferenceExprSyntax.self), base.baseName.text == "self",
      node.isMember(node.declName.baseName.text, file.declarations), node.mayBeUnqualified
    else { return nil }
    return Site(edits: [file.replace(base.start..<node.declName.start, with: "")])
  }
}

extension SyntaxProtocol {
  /// True where a name used here, with `$` or `_` before it, is a member of the type around.
  fileprivate func isMember(_ name: String, _ declarations: Declarations) -> Bool {
    let plain = name.hasPrefix("$") || name.hasPrefix("_") ? String(name.dropFirst()) : name
    guard let type = enclosingType, let owner = type.typeName, let code = enclosingCode,
      declarations.members[owner]?.contains(plain) == true, declarations.types[owner]?.count == 1
    else { return false }
    let bound = code.boundNames
    return !bound.contains(plain) && !bound.contains("self")
  }

  fileprivate var isInAttribute: Bool { ancestors.contains { $0.is(AttributeSyntax.self) } }

  /// True where the language does not ask for `self`.
  fileprivate var mayBeUnqualified: Bool {
    if enclosingType?.is(StructDeclSyntax.self) == true || enclosingType?.is(EnumDeclSyntax.self) == true {
      return true
    }
    return !ancestors.prefix { !$0.is(MemberBlockItemSyntax.self) }.contains { $0.is(ClosureExprSyntax.self) }
  }
}
