import SwiftSyntax

/// What the closures of a call are called when they are not trailing.
struct ClosureLabels {
  var declarations: Declarations

  private static let containers: Set<String> = [
    "VStack", "HStack", "ZStack", "Group", "List", "ScrollView", "LazyVStack", "LazyHStack", "LazyVGrid",
    "LazyHGrid",
    "Form", "TabView", "WindowGroup", "ForEach", "ToolbarItem", "ToolbarItemGroup", "NavigationView", "Tab",
  ]
  private static let modifiers: [String: String] = [
    "sheet": "content", "fullScreenCover": "content", "popover": "content", "inspector": "content",
    "navigationDestination": "destination", "onTapGesture": "perform", "onAppear": "perform",
    "onDisappear": "perform", "onReceive": "perform", "onOpenURL": "perform", "onLongPressGesture": "perform",
    "onContinueUserActivity": "perform", "toolbar": "content", "overlay": "content", "background": "content",
    "safeAreaInset": "content", "alert": "actions", "confirmationDialog": "actions",
    "contextMenu": "menuItems",
    "swipeActions": "content", "refreshable": "action", "task": "", "tabItem": "",
  ]

  /// The label of the first closure; empty where it has none, nil where that is not known.
  ///
  /// - Parameters:
  ///   - labels: the labels of the arguments before it.
  ///   - following: the labels of the closures after it.
  func first(of callee: ExprSyntax, after labels: [String], before following: [String]) -> String? {
    if let access = callee.as(MemberAccessExprSyntax.self) {
      let name = access.declName.baseName.text
      guard access.base != nil else { return nil }
      return declarations.functions[name] == nil ? Self.modifiers[name] : ofOwn(declarations.functions[name])
    }
    guard let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    if let own = declarations.types[name] { return own.count == 1 ? ofOwn(own[0]) : nil }
    if declarations.functions[name] != nil { return ofOwn(declarations.functions[name]) }
    if Self.containers.contains(name) { return following.isEmpty ? "content" : nil }
    switch name {
    case "Button": return labels.contains("action") ? "label" : "action"
    case "NavigationStack": return "root"
    case "NavigationSplitView": return following.contains("detail") ? "sidebar" : nil
    case "NavigationLink":
      if following.contains("label") { return "destination" }
      return labels.contains { ["value", "destination", "state", "route"].contains($0) }
        ? "label" : "destination"
    case "Task": return following.isEmpty ? "operation" : nil
    default: return nil
    }
  }

  /// The label of the one function among what an app's own function or structure is given.
  private func ofOwn(_ functions: [FunctionDeclSyntax]?) -> String? {
    guard let functions, functions.count == 1 else { return nil }
    return only(functions[0].signature.parameterClause)
  }

  private func ofOwn(_ type: any DeclGroupSyntax) -> String? {
    guard type.is(StructDeclSyntax.self), type.attributes.isEmpty else { return nil }
    let initialisers = type.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    if initialisers.count == 1 { return only(initialisers[0].signature.parameterClause) }
    guard initialisers.isEmpty else { return nil }
    let stored = type.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { !$0.modifiers.areStatic && $0.bindings.first?.accessorBlock == nil }
    let functions = stored.filter { $0.bindings.first?.typeAnnotation?.type.isFunction == true }
    guard functions.count == 1, functions[0].attributes.isEmpty else { return nil }
    return functions[0].bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }

  private func only(_ clause: FunctionParameterClauseSyntax) -> String? {
    let functions = clause.parameters.filter(\.type.isFunction)
    guard functions.count == 1, let label = functions.first?.firstName.text else { return nil }
    return label == "_" ? "" : label
  }
}

extension TypeSyntax {
  /// True for types of functions, optional and attributed ones too.
  fileprivate var isFunction: Bool { trimmedDescription.contains("->") }
}

extension FunctionCallExprSyntax {
  /// A closure that the call is given, with what it is or would be called.
  struct Given {
    var closure: ClosureExprSyntax
    var label: String
  }

  /// The closures whose labels are known, trailing or not.
  func closures(_ declarations: Declarations) -> [Given] {
    var given: [Given] = arguments.compactMap { argument in
      guard let closure = argument.expression.as(ClosureExprSyntax.self), let label = argument.label else {
        return nil
      }
      return Given(closure: closure, label: label.text)
    }
    let following = additionalTrailingClosures.map(\.label.text)
    if let trailingClosure,
      let label = ClosureLabels(declarations: declarations)
        .first(of: calledExpression, after: arguments.map { $0.label?.text ?? "" }, before: following)
    {
      given.append(Given(closure: trailingClosure, label: label))
    }
    return given + additionalTrailingClosures.map { Given(closure: $0.closure, label: $0.label.text) }
  }
}
