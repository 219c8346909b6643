import SwiftSyntax

/// A part of a body stands in a view of its own, which is handed what it needs.
struct PartInView: NodeRewrite {
  let name = "part in a view of its own"

  private static let parts: Set<String> = [
    "Button", "NavigationLink", "Toggle", "Text", "VStack", "HStack", "List", "Form", "Section", "ScrollView",
    "Menu",
  ]

  func site(_ node: CodeBlockItemSyntax, in file: SourceContext) -> Site? {
    guard let part = node.item.as(FunctionCallExprSyntax.self), node.isLaidOut(file.declarations),
      let callee = ExprSyntax(part).modified.as(FunctionCallExprSyntax.self)?.calledExpression,
      let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text, Self.parts.contains(name),
      file.declarations.types[name] == nil, part.showsOwnViewsOnly(file.declarations),
      let handed = HandedOver.all(of: [Syntax(part)], in: file)
    else { return nil }
    let helper = file.fresh("Part", for: node)
    return Site(edits: [
      file.replace(part, with: "\(helper)(\(handed.arguments))"),
      file.add(view: helper, handed, body: part.trimmedDescription),
    ])
  }
}

/// All of a body stands in a view of its own, which is handed what it needs.
struct BodyInView: Rewrite {
  let name = "body in a view of its own"

  func sites(in program: Program, _ declarations: Declarations) -> [Site] {
    program.contexts(declarations).flatMap { file in
      file.views.filter { !program.hosts.contains($0.name.text) && $0.enclosingType == nil }
        .flatMap { $0.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) } }
        .compactMap { site($0, in: file) }
    }
  }

  private func site(_ node: VariableDeclSyntax, in file: SourceContext) -> Site? {
    guard let items = node.viewBody(file.declarations),
      let view = node.enclosingType?.as(StructDeclSyntax.self),
      !view.writesContainer, !items.fillsOwnView(file.declarations),
      items.showsOwnViewsOnly(file.declarations),
      let handed = HandedOver.all(of: [Syntax(items)], in: file)
    else { return nil }
    let helper = file.fresh("Inner", for: node)
    return Site(edits: [
      file.replace(items, with: "\(helper)(\(handed.arguments))"),
      file.add(view: helper, handed, body: items.trimmedDescription),
    ])
  }
}

extension Program {
  /// The views that are tab bars: whoever writes one is the screen.
  fileprivate var hosts: Set<String> {
    Set(
      expected.compactMap { $0.contains(" -tab-> ") ? $0.split(separator: " ").first.map(String.init) : nil })
  }
}

/// A modifier, with what it needs of the view, becomes a modifier of the app's own.
struct ModifierWithNeeds: NodeRewrite {
  let name = "modifier with its needs in a ViewModifier"

  private static let known: Set<String> = [
    "navigationDestination", "sheet", "fullScreenCover", "popover", "toolbar", "onAppear", "alert",
    "onReceive",
    "onOpenURL",
  ]

  func site(_ node: FunctionCallExprSyntax, in file: SourceContext) -> Site? {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      Self.known.contains(access.declName.baseName.text), base.modified.is(FunctionCallExprSyntax.self),
      file.declarations.functions[access.declName.baseName.text] == nil,
      let view = node.enclosingType, file.declarations.isView(view),
      node.arguments.allSatisfy({ $0.showsOwnViewsOnly(file.declarations) }), ownContentOnly(node, file),
      let handed = HandedOver.all(of: parts(node), in: file), !handed.isEmpty
    else { return nil }
    let name = file.fresh("Needing", for: access.declName)
    let text = String(
      decoding: file.source.text.utf8.dropFirst(access.period.start).prefix(node.end - access.period.start),
      as: UTF8.self)
    let declaration =
      "struct \(name): ViewModifier {\n\(handed.declarations)"
      + "  func body(content: Content) -> some View { content\(text) }\n}"
    return Site(edits: [
      file.replace(access.period.start..<node.end, with: ".modifier(\(name)(\(handed.arguments)))"),
      file.add(declaration),
    ])
  }

  private func ownContentOnly(_ node: FunctionCallExprSyntax, _ file: SourceContext) -> Bool {
    ShownContent.closures(of: node, file.declarations) == ShownContent.all(of: node, file.declarations).count
  }

  private func parts(_ node: FunctionCallExprSyntax) -> [Syntax] {
    [Syntax(node.arguments)] + [node.trailingClosure.map { Syntax($0) }].compactMap(\.self)
      + [Syntax(node.additionalTrailingClosures)]
  }
}

extension CodeBlockItemListSyntax {
  /// True for a view of the app that is given what it shows: who writes that is the screen.
  fileprivate func fillsOwnView(_ declarations: Declarations) -> Bool {
    guard let made = onlyExpression?.modified.as(FunctionCallExprSyntax.self), made.trailingClosure != nil
    else {
      return false
    }
    return onlyExpression?.madeView(declarations) != nil
  }
}

extension SourceContext {
  fileprivate func add(view name: String, _ handed: [HandedOver], body: String) -> Edit {
    add("private struct \(name): View {\n\(handed.declarations)  var body: some View {\n\(body)\n}\n}")
  }
}

extension CodeBlockItemSyntax {
  private static let layouts: Set<String> = [
    "VStack", "HStack", "List", "Form", "Section", "ScrollView", "Group", "NavigationStack",
  ]

  /// True for something seen in a body, with nothing but layouts around it.
  fileprivate func isLaidOut(_ declarations: Declarations) -> Bool {
    var isRoot = parent?.as(CodeBlockItemListSyntax.self)?.count == 1
    for node in ancestors {
      if let closure = node.as(ClosureExprSyntax.self) {
        // What is all of a stack's root is a screen under its own name.
        defer { isRoot = false }
        guard let call = closure.ancestors.lazy.compactMap({ $0.as(FunctionCallExprSyntax.self) }).first,
          let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
          Self.layouts.contains(name), declarations.types[name] == nil,
          !isRoot || name != "NavigationStack" && name != "Group",
          !call.arguments.contains(where: { $0.label?.text == "selection" }),
          call.closures(declarations).contains(where: {
            $0.closure.id == closure.id && ["content", "root"].contains($0.label)
          })
        else { return false }
      }
      if node.is(IfConfigDeclSyntax.self) || node.is(FunctionDeclSyntax.self) { return false }
      if let variable = node.as(VariableDeclSyntax.self) {
        return !isRoot && variable.viewBody(declarations) != nil
      }
    }
    return false
  }
}
