import SwiftSyntax

/// What an app declares, as far as rewrites have to know it.
struct Declarations {
  /// The declarations of each type, by name; more than one where a name is there twice.
  private(set) var types: [String: [any DeclGroupSyntax]] = [:]
  /// The names that are an instance's in a type, with those of its extensions.
  private(set) var members: [String: Set<String>] = [:]
  private(set) var functions: [String: [FunctionDeclSyntax]] = [:]
  /// The types that say that they are views.
  private(set) var views: Set<String> = []

  init(_ program: Program) {
    for node in program.sources.flatMap(\.nodes) {
      if let function = node.as(FunctionDeclSyntax.self) {
        functions[function.name.text, default: []].append(function)
      }
      guard let group = node.asProtocol((any DeclGroupSyntax).self), let name = group.typeName else {
        continue
      }
      if !node.is(ExtensionDeclSyntax.self) { types[name, default: []].append(group) }
      if group.inherits("View") { views.insert(name) }
      members[name, default: []].formUnion(group.memberBlock.members.flatMap { $0.decl.instanceNames })
    }
  }

  func isView(_ type: any DeclGroupSyntax) -> Bool { type.typeName.map(views.contains) ?? false }

  /// The method of that name without parameters that gives nothing, if there is exactly one and it is an instance's.
  func action(_ name: String, of type: any DeclGroupSyntax) -> FunctionDeclSyntax? {
    guard let function = functions[name]?.first, functions[name]?.count == 1,
      let owner = type.typeName, members[owner]?.contains(name) == true,
      function.signature.parameterClause.parameters.isEmpty, function.signature.returnClause == nil,
      function.signature.effectSpecifiers == nil, !function.isMutating
    else { return nil }
    return function
  }
}

extension DeclGroupSyntax {
  /// The name without the types around it.
  var typeName: String? {
    if let extended = self.as(ExtensionDeclSyntax.self) {
      return extended.extendedType.as(IdentifierTypeSyntax.self)?.name.text
    }
    return self.asProtocol((any NamedDeclSyntax).self)?.name.text
  }

  func inherits(_ name: String) -> Bool {
    inheritanceClause?.inheritedTypes.contains { $0.type.trimmedDescription == name } ?? false
  }
}

extension DeclSyntax {
  /// What an instance can be asked for by this member.
  var instanceNames: [String] {
    if let variable = self.as(VariableDeclSyntax.self), !variable.modifiers.areStatic {
      return variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
    }
    if let function = self.as(FunctionDeclSyntax.self), !function.modifiers.areStatic {
      return [function.name.text]
    }
    return []
  }
}

extension DeclModifierListSyntax {
  var areStatic: Bool { contains { ["static", "class"].contains($0.name.text) } }
}

extension FunctionDeclSyntax {
  var isMutating: Bool { modifiers.contains { $0.name.text == "mutating" } }
}

extension SyntaxProtocol {
  /// The type whose body this stands in.
  var enclosingType: (any DeclGroupSyntax)? {
    ancestors.lazy.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }.first
  }

  /// The member of a type whose code this stands in, where that code belongs to an instance.
  var enclosingCode: DeclSyntax? {
    var hasCode = false
    for node in ancestors {
      if node.is(CodeBlockSyntax.self) || node.is(AccessorBlockSyntax.self) { hasCode = true }
      guard node.parent?.is(MemberBlockItemSyntax.self) == true else { continue }
      guard hasCode, let member = node.as(DeclSyntax.self) else { return nil }
      if let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers, modifiers.areStatic {
        return nil
      }
      return member.is(VariableDeclSyntax.self) || member.is(FunctionDeclSyntax.self)
        || member.is(InitializerDeclSyntax.self) ? member : nil
    }
    return nil
  }

  /// Every name that is given to something in here.
  var boundNames: Set<String> {
    var names: Set<String> = ["newValue", "oldValue", "error"]
    for node in descendants {
      switch node.as(SyntaxEnum.self) {
      case .identifierPattern(let pattern): names.insert(pattern.identifier.text)
      case .functionParameter(let parameter):
        names.formUnion([parameter.firstName.text, parameter.secondName?.text ?? ""])
      case .closureParameter(let parameter):
        names.formUnion([parameter.firstName.text, parameter.secondName?.text ?? ""])
      case .closureShorthandParameter(let parameter): names.insert(parameter.name.text)
      case .closureCapture(let capture): names.insert(capture.name.text)
      case .functionDecl(let function) where node.id != id: names.insert(function.name.text)
      default: break
      }
    }
    if let own = self.as(VariableDeclSyntax.self)?.bindings.first?.pattern.as(IdentifierPatternSyntax.self) {
      // The member itself is no local name, unless a local one is called the same.
      if descendants.filter({ $0.as(IdentifierPatternSyntax.self)?.identifier.text == own.identifier.text })
        .count == 1
      {
        names.remove(own.identifier.text)
      }
    }
    return names
  }

  /// The names that are used in here on their own, not as members of something.
  var usedNames: Set<String> {
    Set(
      descendants.compactMap { node in
        guard let reference = node.as(DeclReferenceExprSyntax.self), !reference.isMemberName else {
          return nil
        }
        return reference.baseName.text
      })
  }
}

extension DeclReferenceExprSyntax {
  /// True after a dot.
  var isMemberName: Bool {
    if let access = parent?.as(MemberAccessExprSyntax.self) { return access.declName.id == id }
    return parent?.is(KeyPathPropertyComponentSyntax.self) ?? false
  }
}
