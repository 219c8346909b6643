import SwiftSyntax

/// Which cases of enumerations code makes, and not only asks for.
extension SyntaxReducer {
  /// Notes `.name` and `Type.name`, and what may be any case of a type: `Type.allCases`, `Type.self`.
  mutating func noteMade(_ name: String, of base: ExprSyntax?) {
    let type = base.flatMap(typeName)
    switch name {
    case "allCases": facts.madeCases.insert(FileFacts.allCases(of: type))
    case "init", "self": if let type { facts.madeCases.insert(FileFacts.type(type)) }
    default: if base == nil || type != nil { facts.madeCases.insert(name) }
    }
  }

  /// Notes what has no dot before it in what belongs to a type itself.
  mutating func noteMade(_ name: String) {
    guard isStatic else { return }
    facts.madeCases.insert(name == "allCases" ? FileFacts.allCases(of: nesting.last) : name)
  }

  /// `Type(rawValue: 1)`, `.init(rawValue: 1)`.
  mutating func noteMade(by call: FunctionCallExprSyntax) {
    guard call.arguments.first?.label?.name == "rawValue" else { return }
    let callee = call.calledExpression
    let member = callee.as(MemberAccessExprSyntax.self)
    let type = member?.declName.baseName.name == "init" ? member?.base : callee
    facts.madeCases.insert(FileFacts.allCases(of: type.flatMap(typeName)))
  }

  /// What is compared, where that is one name: a case that is only asked for.
  mutating func compared(_ parts: ArraySlice<ExprSyntax>) -> Expression? {
    guard parts.count == 1, let member = parts.first?.as(MemberAccessExprSyntax.self) else { return nil }
    return self.member(member, isMade: false)
  }

  /// The last name of what is written as a type; nil for a value.
  private func typeName(_ written: ExprSyntax) -> String? {
    let last = written.as(MemberAccessExprSyntax.self)?.declName ?? written.as(DeclReferenceExprSyntax.self)
    switch last?.baseName.name {
    case "Self"?, "self"?: return nesting.last
    case let name?: return name.beginsUppercase ? name : nil
    case nil: return nil
    }
  }
}

extension FileFacts {
  /// What stands in ``madeCases`` where any case of a type may be made; of any type, where none is named.
  package static func allCases(of type: String?) -> String { (type ?? "") + ".allCases" }
  /// What stands there where a type itself is handed on.
  package static func type(_ name: String) -> String { name + ".self" }
}
