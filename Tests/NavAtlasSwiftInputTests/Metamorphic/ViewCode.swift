import SwiftSyntax

extension VariableDeclSyntax {
  /// The statements of `var body: some View { … }` in a view of the app, without `return`.
  func viewBody(_ declarations: Declarations) -> CodeBlockItemListSyntax? {
    guard let binding = bindings.first, binding.pattern.trimmedDescription == "body",
      binding.typeAnnotation?.type.trimmedDescription == "some View", let type = enclosingType,
      declarations.isView(type), !type.is(ProtocolDeclSyntax.self),
      case .getter(let items)? = binding.accessorBlock?.accessors, !items.isEmpty,
      !items.contains(where: { $0.item.is(ReturnStmtSyntax.self) })
    else { return nil }
    return items
  }
}

extension CodeBlockItemListSyntax {
  /// The one expression that this is, neither `if` nor `switch`.
  var onlyExpression: ExprSyntax? {
    guard count == 1, let expression = first?.item.as(ExprSyntax.self) else { return nil }
    return expression.is(FunctionCallExprSyntax.self) || expression.is(DeclReferenceExprSyntax.self)
      ? expression : nil
  }
}

extension ExprSyntax {
  /// What modifiers are applied to.
  var modified: ExprSyntax {
    guard let call = self.as(FunctionCallExprSyntax.self),
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    else { return self }
    return base.modified
  }

  /// The type of the app that this makes a view of.
  func madeView(_ declarations: Declarations) -> String? {
    let name = modified.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)?
      .baseName.text
    return name.flatMap { declarations.views.contains($0) ? $0 : nil }
  }
}

/// A closure of SwiftUI that shows a screen.
struct ShownContent {
  var expression: ExprSyntax
  var closure: ClosureExprSyntax

  /// The closure of a stack's root, a link, a destination, a sheet or a window that is one view of the app.
  static func all(of call: FunctionCallExprSyntax, _ declarations: Declarations) -> [ShownContent] {
    shown(by: call, declarations).compactMap { closure in
      guard let expression = closure.statements.onlyExpression, expression.madeView(declarations) != nil
      else {
        return nil
      }
      return ShownContent(expression: expression, closure: closure)
    }
  }

  /// How many such closures there are, whatever they show.
  static func closures(of call: FunctionCallExprSyntax, _ declarations: Declarations) -> Int {
    shown(by: call, declarations).count
  }

  private static func shown(by call: FunctionCallExprSyntax, _ declarations: Declarations)
    -> [ClosureExprSyntax]
  {
    let callee =
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? call.calledExpression.trimmedDescription
    guard let labels = labels[callee], declarations.types[callee] == nil,
      declarations.functions[callee] == nil
    else { return [] }
    return call.closures(declarations).filter { labels.contains($0.label) }.map(\.closure)
  }

  private static let labels: [String: Set<String>] = [
    "NavigationStack": ["root"], "WindowGroup": ["content"], "NavigationLink": ["destination"],
    "sheet": ["content"], "fullScreenCover": ["content"], "popover": ["content"],
    "navigationDestination": ["destination"], "NavigationSplitView": ["sidebar", "content", "detail"],
  ]
}

/// A closure that runs when the user does something, whose statements belong to the view alone.
struct ActionCode {
  var statements: CodeBlockItemListSyntax
  var closure: ClosureExprSyntax
  var owner: StructDeclSyntax

  static func all(of call: FunctionCallExprSyntax, _ declarations: Declarations) -> [ActionCode] {
    let callee =
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? call.calledExpression.trimmedDescription
    guard ["Button", "onTapGesture", "onAppear", "onDisappear", "onLongPressGesture"].contains(callee),
      declarations.types[callee] == nil, declarations.functions[callee] == nil
    else { return [] }
    return call.closures(declarations).compactMap { given in
      guard ["action", "perform"].contains(given.label), given.closure.signature == nil,
        !given.closure.statements.isEmpty, let owner = call.enclosingType?.as(StructDeclSyntax.self),
        declarations.isView(owner), given.closure.isItsOwn
      else { return nil }
      return ActionCode(statements: given.closure.statements, closure: given.closure, owner: owner)
    }
  }
}

extension SyntaxProtocol {
  /// True where this uses no name of the code around it and can be moved to another member of the type.
  var isItsOwn: Bool {
    guard let code = enclosingCode else { return false }
    let used = usedNames
    let inner = boundNames
    let outer = code.boundNames.subtracting(inner)
    let isPlain = !descendants.contains {
      $0.is(AwaitExprSyntax.self) || $0.is(TryExprSyntax.self) || $0.is(ReturnStmtSyntax.self)
        || $0.is(GenericArgumentClauseSyntax.self)
    }
    return isPlain && used.isDisjoint(with: outer)
      && !used.contains { $0.hasPrefix("$") && $0.dropFirst().allSatisfy(\.isNumber) }
      && !used.contains { outer.contains(String($0.drop { $0 == "$" || $0 == "_" })) }
  }
}
