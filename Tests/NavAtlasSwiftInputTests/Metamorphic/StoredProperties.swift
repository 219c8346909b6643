import SwiftSyntax

/// What a type keeps, as far as the source alone says what it is.
struct StoredProperty {
  var declaration: VariableDeclSyntax
  var name: String
  /// `@State`, `@Environment(\.dismiss)`, or nothing.
  var attribute: String
  /// The type that is written, or that the first value says.
  var type: String?
  var value: ExprSyntax?

  var isPrivate: Bool {
    declaration.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
  }

  init?(_ declaration: VariableDeclSyntax) {
    guard declaration.bindings.count == 1, let binding = declaration.bindings.first,
      binding.accessorBlock == nil, !declaration.modifiers.areStatic,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return nil }
    self.declaration = declaration
    self.name = name
    attribute = declaration.attributes.trimmedDescription
    value = binding.initializer?.value
    type = binding.typeAnnotation?.type.trimmedDescription ?? value?.obviousType
  }
}

extension DeclGroupSyntax {
  var stored: [StoredProperty] {
    memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self).flatMap(StoredProperty.init) }
  }

  var hasInitialiser: Bool { memberBlock.members.contains { $0.decl.is(InitializerDeclSyntax.self) } }

  var hasStatics: Bool {
    memberBlock.members.contains {
      $0.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.areStatic ?? false
    }
  }
}

extension ExprSyntax {
  /// The type of a literal or of a plain initialiser's call.
  fileprivate var obviousType: String? {
    switch self.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr: return "Bool"
    case .stringLiteralExpr: return "String"
    case .integerLiteralExpr: return "Int"
    case .functionCallExpr(let call):
      let callee = call.calledExpression
      if let reference = callee.as(DeclReferenceExprSyntax.self), reference.baseName.text.isCapitalised {
        return reference.baseName.text
      }
      if callee.is(GenericSpecializationExprSyntax.self) || callee.is(ArrayExprSyntax.self) {
        return callee.trimmedDescription
      }
      return nil
    default: return nil
    }
  }

  /// True for what means the same in any other place of the app.
  var isSaidAnywhere: Bool {
    let names = usedNames
    return names.allSatisfy { $0.isCapitalised && $0 != "Self" }
      && !descendants.contains { $0.is(ClosureExprSyntax.self) || $0.is(TryExprSyntax.self) }
  }
}

extension String {
  var isCapitalised: Bool { first?.isUppercase ?? false }
}
