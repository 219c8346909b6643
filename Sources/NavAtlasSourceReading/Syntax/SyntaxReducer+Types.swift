import SwiftSyntax

extension SyntaxReducer {
  func type(_ syntax: TypeSyntax) -> TypeReference { type(syntax, 0) }

  /// `A` and `B` of `A & B`; any other type alone.
  func parts(_ syntax: TypeSyntax) -> [TypeReference] {
    guard let composition = syntax.as(CompositionTypeSyntax.self) else { return [type(syntax)] }
    return composition.elements.map { type($0.type, 1) }
  }

  private func type(_ syntax: TypeSyntax, _ level: Int) -> TypeReference {
    guard level < 64 else { return TypeReference(name: "_") }
    let level = level + 1
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      if type.name.text == "Self", let onlyConformer { return onlyConformer }
      return TypeReference(name: type.name.name, arguments: arguments(type.genericArgumentClause, level))
    case .memberType(let member):
      let base = type(member.baseType, level)
      if member.name.text == "Type" { return base }
      return TypeReference(
        name: base.name + "." + member.name.name, arguments: arguments(member.genericArgumentClause, level))
    case .optionalType(let optional): return .optional(type(optional.wrappedType, level))
    case .implicitlyUnwrappedOptionalType(let optional): return .optional(type(optional.wrappedType, level))
    case .arrayType(let array): return .array(type(array.element, level))
    case .dictionaryType(let dictionary):
      return TypeReference(
        name: "Dictionary", arguments: [type(dictionary.key, level), type(dictionary.value, level)])
    case .attributedType(let attributed): return type(attributed.baseType, level)
    case .someOrAnyType(let some): return type(some.constraint, level)
    case .metatypeType(let meta): return type(meta.baseType, level)
    case .compositionType(let composition):
      let parts = composition.elements.map { type($0.type, level) }
      return parts.first { !Self.marks.contains($0.name) } ?? parts.first ?? TypeReference(name: "Any")
    case .functionType(let function):
      return TypeReference(
        name: TypeReference.function,
        arguments: function.parameters.map { type($0.type, level) } + [
          type(function.returnClause.type, level)
        ])
    case .tupleType(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first { return type(only.type, level) }
      return TypeReference(
        name: TypeReference.tuple(labels: tuple.elements.map { $0.firstName?.text }),
        arguments: tuple.elements.map { type($0.type, level) })
    default: return TypeReference(name: "_")
    }
  }

  /// What of a composition says nothing of what can be asked of a value.
  private static let marks: Set<String> = [
    "NSObjectProtocol", "NSObject", "AnyObject", "Any", "Sendable", "Copyable",
  ]

  func arguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeReference] { arguments(clause, 0) }

  private func arguments(_ clause: GenericArgumentClauseSyntax?, _ level: Int) -> [TypeReference] {
    clause?.arguments.map { argument in
      if case .type(let type) = argument.argument { return self.type(type, level) }
      return TypeReference(name: "_")
    } ?? []
  }
}
