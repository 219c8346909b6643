import SwiftSyntax

/// The object that a view is handed is of a generic type: `struct Hall<Kind: Guide>: View { var guide: Kind }`.
struct ObjectOfGenericType: Rewrite {
  var behindProtocol: Bool
  var name: String { behindProtocol ? "object behind a protocol" : "object of a generic type" }

  func sites(in program: Program, _ declarations: Declarations) -> [Site] {
    program.contexts(declarations).flatMap { file in
      file.views.compactMap { site($0, in: file, program) }
    }
  }

  private func site(_ view: StructDeclSyntax, in file: SourceContext, _ program: Program) -> Site? {
    guard !view.hasInitialiser, !view.hasStatics,
      let object = view.stored.first(where: { file.isHanded($0) }), let type = object.type,
      let annotation = object.declaration.bindings.first?.typeAnnotation,
      let uses = program.uses(of: view.name.text, file.declarations), !uses.isEmpty,
      uses.allSatisfy({ $0.argument(object.name) != nil })
    else { return nil }
    let name = file.fresh("Kind", for: view)
    var (edits, bound) = ([Edit](), type)
    if behindProtocol {
      guard let requirement = file.protocolOf(type, name: "\(name)ing", used: view.members(of: object.name))
      else { return nil }
      edits = [requirement]
      bound = "\(name)ing"
    }
    return Site(
      edits: edits + [
        file.insert("<\(name): \(bound)>", after: view.name),
        file.replace(annotation.type, with: name),
      ])
  }
}

/// A class's routes are of a generic type: `class Guide<Stop> { var path: [Stop] }`.
struct ClassOfGenericType: Rewrite {
  let name = "class of a generic type"

  func sites(in program: Program, _ declarations: Declarations) -> [Site] {
    program.contexts(declarations).flatMap { file in
      file.source.nodes.compactMap { $0.as(ClassDeclSyntax.self) }.compactMap { site($0, in: file, program) }
    }
  }

  private func site(_ type: ClassDeclSyntax, in file: SourceContext, _ program: Program) -> Site? {
    let own = type.name.text
    guard type.genericParameterClause == nil, !type.hasStatics, file.declarations.types[own]?.count == 1,
      type.inheritanceClause?.inheritedTypes.allSatisfy({ $0.type.trimmedDescription == "ObservableObject" })
        ?? true,
      let route = type.stored.lazy.compactMap(\.type).compactMap({ $0.elementName }).first(where: {
        file.declarations.types[$0]?.first?.is(EnumDeclSyntax.self) == true
      }), !type.namesMember(of: route)
    else { return nil }
    let name = file.fresh("Stop", for: type)
    var edits = [file.insert("<\(name): Hashable>", after: type.name)]
    for context in program.contexts(file.declarations) {
      for token in context.source.nodes.compactMap({ $0.as(TokenSyntax.self) }) {
        let isInside = token.ancestors.contains { $0.id == type.id }
        if token.text == route, isInside { edits.append(context.replace(token, with: name)) }
        guard token.text == own, token.parent?.id != type.id else { continue }
        guard
          token.parent?.is(DeclReferenceExprSyntax.self) == true
            || token.parent?.is(IdentifierTypeSyntax.self) == true,
          token.parent?.parent?.is(ExtensionDeclSyntax.self) != true
        else { return nil }
        if !isInside { edits.append(context.insert("<\(route)>", after: token)) }
      }
    }
    return Site(edits: edits)
  }
}

/// `class Guide<Stop> { … }`, of which there is only `Guide<Place>`, is a class of places.
struct GenericTypeConcrete: Rewrite {
  let name = "generic type made concrete"

  func sites(in program: Program, _ declarations: Declarations) -> [Site] {
    program.contexts(declarations).flatMap { file in
      file.source.nodes.compactMap { $0.as(ClassDeclSyntax.self) }.compactMap { site($0, in: file, program) }
    }
  }

  private func site(_ type: ClassDeclSyntax, in file: SourceContext, _ program: Program) -> Site? {
    let own = type.name.text
    guard let clause = type.genericParameterClause, file.declarations.types[own]?.count == 1 else {
      return nil
    }
    let parameters = clause.parameters.map(\.name.text)
    var (edits, given) = ([file.replace(clause, with: "")], Set<[String]>())
    for context in program.contexts(file.declarations) {
      for token in context.source.nodes.compactMap({ $0.as(TokenSyntax.self) })
      where token.text == own && token.parent?.id != type.id {
        guard !token.ancestors.contains(where: { $0.id == type.id }), let arguments = token.genericArguments
        else { return nil }
        given.insert(arguments.arguments.map(\.trimmedDescription))
        edits.append(context.replace(arguments, with: ""))
      }
    }
    guard given.count == 1, let types = given.first, types.count == parameters.count,
      types.allSatisfy({ file.declarations.types[$0]?.count == 1 })
    else { return nil }
    let concrete = Dictionary(zip(parameters, types)) { first, _ in first }
    for token in type.descendants.compactMap({ $0.as(TokenSyntax.self) }) {
      guard let other = concrete[token.text],
        !clause.descendants.contains(where: { $0.id == Syntax(token).id })
      else { continue }
      edits.append(file.replace(token, with: other))
    }
    return Site(edits: edits)
  }
}

/// `func open<T: Hashable>(_ value: T)` becomes `func open(_ value: some Hashable)`.
struct ParameterOfSomeType: NodeRewrite {
  let name = "generic parameter as some type"

  func site(_ node: FunctionDeclSyntax, in file: SourceContext) -> Site? {
    guard let clause = node.genericParameterClause, node.genericWhereClause == nil else { return nil }
    var edits: [Edit] = []
    for parameter in clause.parameters {
      let name = parameter.name.text
      let tokens = node.descendants.compactMap { $0.as(TokenSyntax.self) }.filter { $0.text == name }
      guard let bound = parameter.inheritedType, tokens.count == 2,
        let type = node.signature.parameterClause.parameters.first(where: {
          $0.type.trimmedDescription == name
        })
      else { return nil }
      edits.append(file.replace(type.type, with: "some \(bound.trimmedDescription)"))
    }
    return Site(edits: edits + [file.replace(clause, with: "")])
  }
}

/// `func open(_ guide: Guide)` becomes `func open<Kind: Guide>(_ guide: Kind)`.
struct ParameterOfGenericType: NodeRewrite {
  let name = "parameter of a generic type"

  func site(_ node: FunctionDeclSyntax, in file: SourceContext) -> Site? {
    guard node.genericParameterClause == nil, node.enclosingType?.is(ProtocolDeclSyntax.self) == false,
      !node.modifiers.contains(where: { $0.name.text == "override" }),
      file.declarations.functions[node.name.text]?.count == 1,
      let parameter = node.signature.parameterClause.parameters.first(where: {
        file.isClass($0.type.trimmedDescription) && $0.defaultValue == nil
      })
    else { return nil }
    let name = file.fresh("Kind", for: node)
    return Site(edits: [
      file.insert("<\(name): \(parameter.type.trimmedDescription)>", after: node.name),
      file.replace(parameter.type, with: name),
    ])
  }
}

extension SourceContext {
  /// A protocol that asks for what of a class is used, which the class then says it is.
  fileprivate func protocolOf(_ type: String, name: String, used: Set<String>) -> Edit? {
    guard let members = declarations.types[type]?.first?.memberBlock.members else { return nil }
    var required: [String: String] = [:]
    for member in members {
      if let stored = member.decl.as(VariableDeclSyntax.self).flatMap(StoredProperty.init),
        let type = stored.type
      {
        guard !stored.isPrivate else { continue }
        let isSettable =
          stored.declaration.bindingSpecifier.text == "var"
          && stored.declaration.modifiers.isEmpty
        required[stored.name] = "var \(stored.name): \(type) { get\(isSettable ? " set" : "") }"
      }
      if let function = member.decl.as(FunctionDeclSyntax.self), function.genericParameterClause == nil,
        !function.signature.description.contains("some "), !function.modifiers.areStatic,
        !function.signature.parameterClause.description.contains("=")
      {
        required[function.name.text] = "func \(function.name.text)\(function.signature.trimmedDescription)"
      }
    }
    guard used.isSubset(of: required.keys) else { return nil }
    let object = isObservable(type) ? "AnyObject, Observable" : "ObservableObject"
    let lines = required.sorted { $0.key < $1.key }.map { "  \($0.value)\n" }.joined()
    return add("protocol \(name): \(object) {\n\(lines)}\nextension \(type): \(name) {}")
  }
}

extension StructDeclSyntax {
  /// What this asks an object that it keeps for.
  fileprivate func members(of object: String) -> Set<String> {
    Set(
      descendants.compactMap { node in
        guard let access = node.as(MemberAccessExprSyntax.self), let base = access.base,
          ["", "self."].contains(where: {
            [$0 + object, $0 + "$" + object].contains(base.trimmedDescription)
          })
        else { return nil }
        return access.declName.baseName.text
      })
  }
}

extension ClassDeclSyntax {
  /// True where its code may ask for something of that type, which not every type has.
  fileprivate func namesMember(of type: String) -> Bool {
    descendants.contains { node in
      if let access = node.as(MemberAccessExprSyntax.self) {
        return access.base == nil || access.base?.trimmedDescription == type
      }
      return node.is(SwitchExprSyntax.self) || node.is(MatchingPatternConditionSyntax.self)
    }
  }
}

extension TokenSyntax {
  /// The arguments in `Name<Argument>`.
  fileprivate var genericArguments: GenericArgumentClauseSyntax? {
    if let type = parent?.as(IdentifierTypeSyntax.self) { return type.genericArgumentClause }
    return parent?.parent?.as(GenericSpecializationExprSyntax.self)?.genericArgumentClause
  }
}

extension String {
  /// The name in `[Name]` or `Name?`.
  fileprivate var elementName: String? {
    if hasPrefix("["), hasSuffix("]") { return String(dropFirst().dropLast()) }
    return hasSuffix("?") ? String(dropLast()) : nil
  }
}
