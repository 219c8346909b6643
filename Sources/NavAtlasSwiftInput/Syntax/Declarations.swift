/// A parameter of a function or closure.
struct Parameter: Sendable {
  /// The argument label at call sites; nil for `_`.
  var label: String?
  var name: String
  var type: TypeReference?
  var fallback: Expression?
  var attributes: [String] = []
  var isVariadic = false
}

/// A function, initialiser or subscript.
final class Function: Sendable {
  let name: String
  let parameters: [Parameter]
  let result: TypeReference?
  /// Nil where only a protocol or a library requires it.
  let code: Code?
  let isStatic: Bool
  let attributes: [String]
  let generics: [GenericParameter]
  let offset: Offset

  init(
    name: String, parameters: [Parameter], result: TypeReference?, body: [Statement]?, isStatic: Bool,
    attributes: [String], generics: [GenericParameter], offset: Offset
  ) {
    self.name = name
    self.parameters = parameters
    self.result = result
    code = body.map { Code($0) }
    self.isStatic = isStatic
    self.attributes = attributes
    self.generics = generics
    self.offset = offset
  }

  /// The statements, to be followed.
  var body: [Statement]? { code?.follow() }
}

/// `T: View` of a generic declaration.
struct GenericParameter: Sendable {
  var name: String
  var constraint: TypeReference?
}

/// A property or global variable.
final class Property: Sendable {
  let name: String
  let type: TypeReference?
  let initial: Expression?
  /// Nil where it is stored.
  let getterCode: Code?
  let setter: Setter?
  let attributes: [Attribute]
  let isStatic: Bool
  let isConstant: Bool
  let offset: Offset

  init(
    name: String, type: TypeReference?, initial: Expression?, getter: [Statement]?, setter: Setter?,
    attributes: [Attribute], isStatic: Bool, isConstant: Bool, offset: Offset
  ) {
    self.name = name
    self.type = type
    self.initial = initial
    getterCode = getter.map { Code($0) }
    self.setter = setter
    self.attributes = attributes
    self.isStatic = isStatic
    self.isConstant = isConstant
    self.offset = offset
  }

  /// A setter's body and the name of its parameter.
  struct Setter: Sendable {
    var parameter: String
    var code: Code

    /// The statements, to be followed.
    var body: [Statement] { code.follow() }
  }

  var isStored: Bool { getterCode == nil }

  /// The getter's statements, to be followed.
  var getter: [Statement]? { getterCode?.follow() }

  func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
}

/// `@Name(arguments)`.
struct Attribute: Sendable {
  var name: String
  var arguments: [Argument]
}

/// A case of an enumeration.
struct EnumCase: Sendable {
  var name: String
  var payload: [Parameter]
  /// What is written behind it: `case home = "h"`.
  var raw: Expression?
  var offset: Offset
}

/// A type declaration, or an extension of one, with its members.
final class TypeDeclaration: Sendable {
  enum Kind: UInt8, Sendable { case structure, object, enumeration, interface, addition }

  let kind: Kind
  /// With the names of the types around it.
  let name: String
  let inherits: [TypeReference]
  let generics: [GenericParameter]
  let cases: [EnumCase]
  let properties: [Property]
  let functions: [Function]
  let aliases: [Alias]
  let attributes: [String]
  let offset: Offset

  init(
    kind: Kind, name: String, inherits: [TypeReference], generics: [GenericParameter], cases: [EnumCase],
    properties: [Property], functions: [Function], aliases: [Alias], attributes: [String], offset: Offset
  ) {
    self.kind = kind
    self.name = name
    self.inherits = inherits
    self.generics = generics
    self.cases = cases
    self.properties = properties
    self.functions = functions
    self.aliases = aliases
    self.attributes = attributes
    self.offset = offset
  }
}

/// `typealias Name = Type`.
struct Alias: Sendable {
  var name: String
  var type: TypeReference
}
