import SwiftSyntax

/// What a class's property is at first is handed to its initialiser instead.
struct InitialValueAsArgument: Rewrite {
  let name = "initial value as an argument"

  func sites(in program: Program, _ declarations: Declarations) -> [Site] {
    program.contexts(declarations).flatMap { file in
      file.source.nodes.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
        .compactMap { site($0, in: file, program) }
    }
  }

  private func site(_ type: any DeclGroupSyntax, in file: SourceContext, _ program: Program) -> Site? {
    guard let name = type.typeName, !type.hasInitialiser, file.declarations.types[name]?.count == 1,
      let calls = program.plainCalls(of: name, file), !calls.isEmpty
    else { return nil }
    let isClass = type.is(ClassDeclSyntax.self)
    guard isClass ? type.inheritanceClause.isHarmless : file.declarations.isView(type) else { return nil }
    if !isClass, !type.stored.allSatisfy({ $0.value != nil || $0.attribute.hasPrefix("@Environment") }) {
      return nil
    }
    let set = type.stored.filter { property in
      property.declaration.bindings.first?.typeAnnotation != nil && property.value?.isSaidAnywhere == true
        && property.declaration.bindingSpecifier.text == "var"
        && (isClass ? ["", "@Published"] : ["@State"]).contains(property.attribute)
        && !property.declaration.modifiers.contains { $0.name.text == "lazy" }
    }
    guard let property = set.first, let kind = property.type, let value = property.value,
      let initializer = property.declaration.bindings.first?.initializer
    else { return nil }
    let line =
      isClass
      ? "self.\(property.name) = \(property.name)"
      : "_\(property.name) = State(initialValue: \(property.name))"
    let said = value.trimmedDescription
    return Site(
      edits: [
        file.replace(initializer, with: ""),
        file.insert(
          "\ninit(\(property.name): \(kind)) {\n\(line)\n}\n", before: type.memberBlock.rightBrace),
      ] + calls.compactMap { $0.adding("\(property.name): \(said)") })
  }
}

/// What a view is handed, the same wherever it is made, is what its property is at first.
struct ArgumentAsInitialValue: Rewrite {
  let name = "argument as an initial value"

  func sites(in program: Program, _ declarations: Declarations) -> [Site] {
    program.contexts(declarations).flatMap { file in
      file.views.compactMap { site($0, in: file, program) }
    }
  }

  private func site(_ view: StructDeclSyntax, in file: SourceContext, _ program: Program) -> Site? {
    guard !view.hasInitialiser, let uses = program.uses(of: view.name.text, file.declarations), !uses.isEmpty
    else { return nil }
    for property in view.stored where property.attribute.isEmpty && property.value == nil {
      let given = uses.map { $0.argument(property.name) }
      guard let first = given.first ?? nil, first.expression.isSaidAnywhere,
        given.allSatisfy({ $0?.expression.trimmedDescription == first.expression.trimmedDescription }),
        let annotation = property.declaration.bindings.first?.typeAnnotation
      else { continue }
      let edits = zip(uses, given).compactMap { use, argument in argument.map(use.removing) }
      return Site(
        edits: edits + [file.insert(" = \(first.expression.trimmedDescription)", after: annotation)])
    }
    return nil
  }
}

extension InheritanceClauseSyntax? {
  /// True where there is no class above.
  fileprivate var isHarmless: Bool {
    self?.inheritedTypes.allSatisfy {
      ["ObservableObject", "Identifiable", "Hashable"].contains($0.type.trimmedDescription)
    } ?? true
  }
}

extension Program {
  /// Every `Name()`; nil where a value is made in another way too, or a type inherits from it.
  fileprivate func plainCalls(of name: String, _ file: SourceContext) -> [TypeUse]? {
    var calls: [TypeUse] = []
    for context in contexts(file.declarations) {
      for node in context.source.nodes {
        if let inherited = node.as(InheritedTypeSyntax.self), inherited.type.trimmedDescription == name {
          return nil
        }
        guard let reference = node.as(DeclReferenceExprSyntax.self), reference.baseName.text == name else {
          continue
        }
        if let call = reference.parent?.as(FunctionCallExprSyntax.self),
          call.calledExpression.id == reference.id
        {
          guard call.arguments.isEmpty, call.trailingClosure == nil else { return nil }
          calls.append(TypeUse(call: call, file: context))
        } else if reference.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "init" {
          return nil
        }
      }
    }
    return calls
  }
}
