import SwiftSyntax

extension SyntaxReducer {
  /// The members of a type, or of a file.
  struct Members {
    var cases: [EnumCase] = []
    var properties: [Property] = []
    var functions: [Function] = []
    var aliases: [Alias] = []
  }

  mutating func read(_ declaration: DeclSyntax, into members: inout Members) {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit else {
      facts.isTooDeep = true
      return
    }
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let type):
      read(.structure, type.name, type, type.inheritanceClause, type.genericParameterClause)
    case .classDecl(let type):
      read(.object, type.name, type, type.inheritanceClause, type.genericParameterClause)
    case .actorDecl(let type):
      read(.object, type.name, type, type.inheritanceClause, type.genericParameterClause)
    case .enumDecl(let type):
      read(.enumeration, type.name, type, type.inheritanceClause, type.genericParameterClause)
    case .protocolDecl(let type): read(.interface, type.name, type, type.inheritanceClause, nil)
    case .extensionDecl(let type): read(type)
    case .functionDecl(let function): members.functions.append(read(function))
    case .initializerDecl(let function):
      isInitialising = true
      defer { isInitialising = false }
      members.functions.append(
        Function(
          name: "init", parameters: parameters(function.signature.parameterClause), result: nil,
          body: function.body.map { statements($0.statements) }, isStatic: true,
          attributes: attributes(function.attributes).map(\.name),
          generics: generics(function.genericParameterClause, function.genericWhereClause),
          isFilePrivate: isFilePrivate(function.modifiers), offset: function.initKeyword.offset))
    case .subscriptDecl(let function): read(function, into: &members)
    case .variableDecl(let variable): members.properties += read(variable)
    case .enumCaseDecl(let cases): members.cases += cases.elements.map { read($0) }
    case .typeAliasDecl(let alias):
      members.aliases.append(
        Alias(
          name: qualified(alias.name.name), type: type(alias.initializer.value),
          generics: generics(alias.genericParameterClause).map(\.name), parts: parts(alias.initializer.value),
          isFilePrivate: isFilePrivate(alias.modifiers)))
    case .macroExpansionDecl(let macro) where macro.macroName.isPreview: readPreview(macro)
    case .importDecl(let module):
      facts.imports.append(module.path.first?.name.text ?? "")
    case .ifConfigDecl(let config):
      for clause in branches(of: config).kept {
        switch clause.elements {
        case .decls(let declarations): for item in declarations { read(item.decl, into: &members) }
        case .statements(let items):
          for item in items { read(item, into: &members) }
        default: break
        }
      }
    default: break
    }
  }

  /// A declaration, or a preview, which is parsed as an expression.
  mutating func read(_ item: CodeBlockItemSyntax, into members: inout Members) {
    switch item.item {
    case .decl(let declaration): read(declaration, into: &members)
    case .expr(let expression):
      if let macro = expression.as(MacroExpansionExprSyntax.self), macro.macroName.isPreview {
        readPreview(macro)
      }
    case .stmt: break
    }
  }

  /// What a private extension has is private to the file, too. `private(set)` says nothing of reading.
  private func isFilePrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
    isHiding
      || modifiers.contains { $0.detail == nil && ["private", "fileprivate"].contains($0.name.text) }
  }

  private func qualified(_ name: String) -> String { (nesting + [name]).joined(separator: ".") }

  private mutating func read(
    _ kind: TypeDeclaration.Kind, _ name: TokenSyntax, _ type: some DeclGroupSyntax,
    _ inheritance: InheritanceClauseSyntax?, _ generics: GenericParameterClauseSyntax?
  ) {
    let inherits =
      (inheritance?.inheritedTypes.flatMap { parts($0.type) } ?? []) + required(type as? ProtocolDeclSyntax)
    if inherits.contains(where: { $0.name == "PreviewProvider" }) { return readPreview(type.memberBlock) }
    nesting.append(name.name)
    let members = members(of: type.memberBlock)
    nesting.removeLast()
    facts.types.append(
      TypeDeclaration(
        kind: kind, name: qualified(name.name), inherits: inherits,
        generics: self.generics(generics, type.genericWhereClause),
        cases: members.cases, properties: members.properties, functions: members.functions,
        aliases: members.aliases,
        attributes: attributes(type.attributes).map(\.name), isFilePrivate: isFilePrivate(type.modifiers),
        offset: name.offset))
  }

  private mutating func read(_ type: ExtensionDeclSyntax) {
    let extended = self.type(type.extendedType)
    let outer = (nesting, onlyConformer, isHiding)
    isHiding = isFilePrivate(type.modifiers)
    nesting = extended.name.split(separator: ".").map(String.init)
    onlyConformer = type.genericWhereClause.flatMap { same(as: "Self", $0) }
    let members = members(of: type.memberBlock)
    (nesting, onlyConformer, isHiding) = outer
    // An extension of `Array where Element == Route` is one of arrays.
    facts.types.append(
      TypeDeclaration(
        kind: .addition, name: extended.name,
        inherits: type.inheritanceClause?.inheritedTypes.flatMap { parts($0.type) } ?? [], generics: [],
        cases: members.cases, properties: members.properties, functions: members.functions,
        aliases: members.aliases, requirements: type.genericWhereClause.map(requirements) ?? [],
        attributes: [], offset: type.extendedType.offset))
  }

  private mutating func members(of block: MemberBlockSyntax) -> Members {
    var members = Members()
    for member in block.members { read(member.decl, into: &members) }
    members.takeInitialValues()
    return members
  }

  private mutating func read(_ element: EnumCaseElementSyntax) -> EnumCase {
    let payload = element.parameterClause?.parameters.map { parameter -> Parameter in
      let label = parameter.firstName?.name
      return Parameter(
        label: label == "_" ? nil : label, name: parameter.secondName?.name ?? label ?? "_",
        type: type(parameter.type), fallback: parameter.defaultValue.map { expression($0.value) })
    }
    return EnumCase(
      name: element.name.name, payload: payload ?? [], raw: element.rawValue.map { expression($0.value) },
      offset: element.name.offset)
  }

  mutating func read(_ function: FunctionDeclSyntax) -> Function {
    let outer = isStatic
    isStatic = outer || function.modifiers.areStatic
    defer { isStatic = outer }
    return Function(
      name: function.name.name, parameters: parameters(function.signature.parameterClause),
      result: function.signature.returnClause.map { type($0.type) },
      body: function.body.map { statements($0.statements) },
      isStatic: function.modifiers.areStatic,
      attributes: attributes(function.attributes).map(\.name),
      generics: generics(function.genericParameterClause, function.genericWhereClause),
      isFilePrivate: isFilePrivate(function.modifiers), offset: function.name.offset)
  }

  private mutating func read(_ variable: VariableDeclSyntax) -> [Property] {
    let attributes = attributes(variable.attributes)
    let (outer, isStatic) = (self.isStatic, variable.modifiers.areStatic)
    self.isStatic = outer || isStatic
    defer { self.isStatic = outer }
    let isConstant = variable.bindingSpecifier.text == "let"
    var properties: [Property] = []
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
      let initial = binding.initializer.map { expression($0.value) }
      properties.append(
        Property(
          name: name.name, type: binding.typeAnnotation.map { type($0.type) }, initial: initial,
          getter: getter(binding.accessorBlock), setter: accessor("set", "newValue", binding.accessorBlock),
          willSet: accessor("willSet", "newValue", binding.accessorBlock),
          didSet: accessor("didSet", "oldValue", binding.accessorBlock),
          attributes: attributes,
          isStatic: isStatic, isConstant: isConstant, isFilePrivate: isFilePrivate(variable.modifiers),
          offset: name.offset))
    }
    return properties
  }

  mutating func getter(_ block: AccessorBlockSyntax?) -> [Statement]? {
    switch block?.accessors {
    case .getter(let items): return statements(items)
    case .accessors(let accessors):
      guard let getter = accessors.first(where: { $0.accessorSpecifier.text == "get" }) else { return nil }
      return getter.body.map { statements($0.statements) } ?? []
    case nil: return nil
    }
  }

  private mutating func accessor(_ specifier: String, _ parameter: String, _ block: AccessorBlockSyntax?)
    -> Property.Accessor?
  {
    guard case .accessors(let accessors) = block?.accessors,
      let accessor = accessors.first(where: { $0.accessorSpecifier.text == specifier }),
      let body = accessor.body
    else { return nil }
    return .init(
      parameter: accessor.parameters?.name.name ?? parameter, code: Code(statements(body.statements)))
  }

  mutating func attributes(_ list: AttributeListSyntax) -> [Attribute] {
    var attributes: [Attribute] = []
    for element in list {
      guard case .attribute(let attribute) = element else {
        attributes += conditionalAttributes(element)
        continue
      }
      var arguments: [Argument] = []
      if case .argumentList(let list) = attribute.arguments { arguments = self.arguments(list) }
      let type = type(attribute.attributeName)
      attributes.append(
        Attribute(name: withoutModule(type.name), arguments: arguments, generics: type.arguments))
    }
    return attributes
  }

  /// `State` of `SwiftUI.State`: the module only says whose it is.
  private func withoutModule(_ name: String) -> String {
    guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")),
      facts.imports.contains(String(name[..<dot]))
    else { return name }
    return String(name[name.index(after: dot)...])
  }

  /// Those of a branch that every build has.
  private mutating func conditionalAttributes(_ element: AttributeListSyntax.Element) -> [Attribute] {
    guard case .ifConfigDecl(let config) = element else { return [] }
    let branches = branches(of: config)
    guard branches.isSettled, case .attributes(let list)? = branches.kept.first?.elements else { return [] }
    return attributes(list)
  }

  mutating func parameters(_ clause: FunctionParameterClauseSyntax) -> [Parameter] {
    clause.parameters.map { parameter in
      let label = parameter.firstName.name
      return Parameter(
        label: label == "_" ? nil : label, name: parameter.secondName?.name ?? label,
        type: type(parameter.type),
        fallback: parameter.defaultValue.map { expression($0.value) },
        attributes: attributes(parameter.attributes).map(\.name) + parameter.type.specifiers,
        isVariadic: parameter.ellipsis != nil)
    }
  }

  /// The type that a clause says a name stands for: `where Self == Card`.
  private func same(as name: String, _ clause: GenericWhereClauseSyntax) -> TypeReference? {
    requirements(clause).first { $0.subject == name && $0.relation == .isSame }?.type
  }

  /// What a protocol asks of who conforms to it in a clause: `protocol Dial where Self: UIView`.
  private func required(_ type: ProtocolDeclSyntax?) -> [TypeReference] {
    (type?.genericWhereClause?.requirements ?? []).flatMap { part -> [TypeReference] in
      guard case .conformanceRequirement(let conformance) = part.requirement,
        subject(conformance.leftType) == "Self"
      else { return [] }
      return parts(conformance.rightType)
    }
  }

  private func requirements(_ clause: GenericWhereClauseSyntax) -> [Requirement] {
    clause.requirements.compactMap { part -> Requirement? in
      switch part.requirement {
      case .sameTypeRequirement(let same):
        guard case .type(let left) = same.leftType, case .type(let right) = same.rightType else { return nil }
        return Requirement(subject: subject(left), relation: .isSame, type: type(right))
      case .conformanceRequirement(let conformance):
        return Requirement(
          subject: subject(conformance.leftType), relation: .conforms, type: type(conformance.rightType))
      case .layoutRequirement: return nil
      }
    }
  }

  private func subject(_ type: TypeSyntax) -> String {
    let written = type.trimmedDescription
    return written.hasPrefix("Self.") ? String(written.dropFirst(5)) : written
  }

  func generics(
    _ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax? = nil
  ) -> [GenericParameter] {
    clause?.parameters.map { parameter in
      let constraint = parameter.inheritedType ?? requirements?.constraint(of: parameter.name.text)
      return .init(name: parameter.name.text, constraint: constraint.map { type($0) })
    } ?? []
  }
}

extension GenericWhereClauseSyntax {
  /// What `where Content: View` asks of a parameter.
  fileprivate func constraint(of name: String) -> TypeSyntax? {
    requirements.lazy.compactMap { $0.requirement.as(ConformanceRequirementSyntax.self) }
      .first { $0.leftType.trimmedDescription == name }?.rightType
  }
}

extension TypeSyntax {
  /// `inout`, and what else is written before a parameter's type.
  fileprivate var specifiers: [String] {
    guard let type = self.as(AttributedTypeSyntax.self) else { return [] }
    let isAutoclosure = type.attributes.contains { $0.trimmedDescription == "@autoclosure" }
    return type.specifiers.map(\.trimmedDescription) + (isAutoclosure ? ["autoclosure"] : [])
  }
}

extension DeclModifierListSyntax {
  /// True for what belongs to a type, and not to its values.
  fileprivate var areStatic: Bool { contains { ["static", "class"].contains($0.name.text) } }
}
