import SwiftSyntax

/// What a body says is said by another member of the view.
struct BodyExtracted: NodeRewrite {
  var toFunction: Bool
  var name: String { "body in a \(toFunction ? "function" : "computed property")" }

  func site(_ node: VariableDeclSyntax, in file: SourceContext) -> Site? {
    guard let items = node.viewBody(file.declarations) else { return nil }
    let name = file.fresh("inner", for: node)
    let member = toFunction ? "func \(name)() -> some View" : "var \(name): some View"
    let use = toFunction ? "\(name)()" : name
    return Site(edits: [file.insert("\(use) }\n@ViewBuilder private \(member) {\n", before: items)])
  }
}

/// A screen is made by another member of the view that shows it.
struct ContentExtracted: NodeRewrite {
  var toFunction: Bool
  var name: String { "content in a \(toFunction ? "function" : "computed property")" }

  func site(_ node: FunctionCallExprSyntax, in file: SourceContext) -> Site? {
    guard let owner = node.enclosingType, owner.is(StructDeclSyntax.self), file.declarations.isView(owner),
      node.enclosingCode?.is(VariableDeclSyntax.self) == true
    else { return nil }
    let edits = ShownContent.all(of: node, file.declarations).filter(\.expression.isItsOwn).flatMap {
      content in
      let name = file.fresh("shown", for: content.expression)
      let member = toFunction ? "func \(name)() -> some View" : "var \(name): some View"
      let text = content.expression.trimmedDescription
      return [
        file.replace(content.expression, with: toFunction ? "\(name)()" : name),
        file.insert("\nprivate \(member) { \(text) }\n", before: owner.memberBlock.rightBrace),
      ]
    }
    return edits.isEmpty ? nil : Site(edits: edits)
  }
}

/// A modifier with what it is given becomes a modifier of the app's own.
struct ModifierExtracted: NodeRewrite {
  var toExtension: Bool
  var name: String { toExtension ? "modifier in a View extension" : "modifier in a ViewModifier" }

  private static let known: Set<String> = [
    "navigationDestination", "sheet", "toolbar", "overlay", "safeAreaInset",
  ]

  func site(_ node: FunctionCallExprSyntax, in file: SourceContext) -> Site? {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      Self.known.contains(access.declName.baseName.text), base.modified.is(FunctionCallExprSyntax.self),
      file.declarations.functions[access.declName.baseName.text] == nil, needsNothing(node, base),
      node.enclosingType.map({ file.declarations.isView($0) || $0.inherits("App") }) == true
    else { return nil }
    let name = file.fresh("Extracted", for: access.declName)
    let text = String(
      decoding: file.source.text.utf8.dropFirst(access.period.start).prefix(node.end - access.period.start),
      as: UTF8.self)
    let declaration =
      toExtension
      ? "extension View {\n  func on\(name)() -> some View { self\(text) }\n}"
      : "struct \(name): ViewModifier {\n  func body(content: Content) -> some View { content\(text) }\n}"
    let use = toExtension ? ".on\(name)()" : ".modifier(\(name)())"
    return Site(edits: [file.replace(access.period.start..<node.end, with: use), file.add(declaration)])
  }

  /// True where the arguments use nothing of the view.
  private func needsNothing(_ node: FunctionCallExprSyntax, _ base: ExprSyntax) -> Bool {
    let parts: [Syntax] =
      [Syntax(node.arguments)] + [node.trailingClosure.map { Syntax($0) }].compactMap(\.self)
      + [Syntax(node.additionalTrailingClosures)]
    let used = parts.reduce(into: Set<String>()) { $0.formUnion($1.usedNames) }
    let bound = parts.reduce(into: Set<String>()) { $0.formUnion($1.boundNames) }
    return used.subtracting(bound).allSatisfy { $0.first?.isUppercase == true || $0 == "$0" }
      && used.isDisjoint(with: namesWithin(node))
  }

  /// The names that mean something within the types around only.
  private func namesWithin(_ node: FunctionCallExprSyntax) -> Set<String> {
    var names: Set<String> = []
    for type in node.ancestors.compactMap({ $0.asProtocol((any DeclGroupSyntax).self) }) {
      for member in type.memberBlock.members {
        guard let named = member.decl.asProtocol((any NamedDeclSyntax).self) else { continue }
        names.insert(named.name.text)
      }
      let generics = type.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?
        .parameters
      names.formUnion(generics?.map(\.name.text) ?? [])
    }
    return names
  }
}
