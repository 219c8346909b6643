import SwiftSyntax

/// `@State private var path: [Route] = []` is set in an initialiser instead.
struct StateInInitialiser: NodeRewrite {
  let name = "initial value in an initialiser"

  func site(_ node: StructDeclSyntax, in file: SourceContext) -> Site? {
    let members = node.memberBlock.members
    guard node.inheritanceClause != nil, file.declarations.isView(node) || node.inherits("App"),
      !members.contains(where: { $0.decl.is(InitializerDeclSyntax.self) })
    else { return nil }
    let stored = members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { !$0.modifiers.areStatic && $0.bindings.first?.accessorBlock == nil }
    guard stored.allSatisfy(\.needsNoArgument) else { return nil }
    let states = stored.compactMap { variable -> (name: String, value: InitializerClauseSyntax)? in
      guard variable.attributes.trimmedDescription == "@State", variable.bindings.count == 1,
        let binding = variable.bindings.first, binding.typeAnnotation != nil, let value = binding.initializer
      else { return nil }
      return (binding.pattern.trimmedDescription, value)
    }
    guard !states.isEmpty else { return nil }
    let lines = states.map { "_\($0.name) = State(initialValue: \($0.value.value.trimmedDescription))" }
    let initialiser = "\ninit() {\n\(lines.joined(separator: "\n"))\n}\n"
    return Site(
      edits: states.map { file.replace($0.value, with: "") }
        + [file.insert(initialiser, before: node.memberBlock.rightBrace)])
  }
}

/// A class's property gets its initial value in an initialiser.
struct PropertyInInitialiser: NodeRewrite {
  let name = "property set in an initialiser"

  func site(_ node: ClassDeclSyntax, in file: SourceContext) -> Site? {
    let members = node.memberBlock.members
    guard !members.contains(where: { $0.decl.is(InitializerDeclSyntax.self) }), node.isBase else {
      return nil
    }
    let stored = members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { !$0.modifiers.areStatic && $0.bindings.first?.accessorBlock == nil }
    let set = stored.compactMap { variable -> (name: String, value: InitializerClauseSyntax)? in
      guard variable.bindings.count == 1, let binding = variable.bindings.first,
        binding.typeAnnotation != nil,
        let value = binding.initializer, !variable.modifiers.contains(where: { $0.name.text == "lazy" })
      else { return nil }
      return (binding.pattern.trimmedDescription, value)
    }
    guard !set.isEmpty else { return nil }
    let lines = set.map { "self.\($0.name) = \($0.value.value.trimmedDescription)" }
    let initialiser = "\ninit() {\n\(lines.joined(separator: "\n"))\n}\n"
    return Site(
      edits: set.map { file.replace($0.value, with: "") }
        + [file.insert(initialiser, before: node.memberBlock.rightBrace)])
  }
}

extension VariableDeclSyntax {
  /// True where a memberwise initialiser can do without this property.
  fileprivate var needsNoArgument: Bool {
    bindings.allSatisfy { $0.initializer != nil } && attributes.trimmedDescription != "@Binding"
      && (modifiers.contains { $0.name.text == "private" } || bindingSpecifier.text == "let")
      || attributes.description.contains("@Environment")
  }
}

extension ClassDeclSyntax {
  /// True where no class is above this one, as far as can be told.
  fileprivate var isBase: Bool {
    inheritanceClause?.inheritedTypes.allSatisfy {
      ["ObservableObject", "Identifiable", "Hashable"].contains($0.type.trimmedDescription)
    } ?? true
  }
}
