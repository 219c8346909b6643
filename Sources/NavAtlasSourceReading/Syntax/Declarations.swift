/// A parameter of a function or closure.
package struct Parameter: Sendable {
  /// The argument label at call sites; nil for `_`.
  package var label: String?
  package var name: String
  package var type: TypeReference?
  package var fallback: Expression?
  package var attributes: [String] = []
  package var isVariadic = false

  /// True where what is written to it is written to what it was called with.
  package var isInout: Bool { attributes.contains("inout") }
  /// True where the argument is the code that makes the value.
  package var isAutoclosure: Bool { attributes.contains("autoclosure") }

  package init(
    label: String? = nil, name: String, type: TypeReference? = nil, fallback: Expression? = nil,
    attributes: [String] = [], isVariadic: Bool = false
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.fallback = fallback
    self.attributes = attributes
    self.isVariadic = isVariadic
  }
}

/// A function, initialiser or subscript.
package final class Function: Sendable {
  package let name: String
  package let parameters: [Parameter]
  package let result: TypeReference?
  /// Nil where only a protocol or a library requires it.
  package let code: Code?
  package let isStatic: Bool
  package let attributes: [String]
  package let generics: [GenericParameter]
  /// True where no other file can name it.
  package let isFilePrivate: Bool
  package let offset: Offset

  package init(
    name: String, parameters: [Parameter], result: TypeReference?, body: [Statement]?, isStatic: Bool,
    attributes: [String], generics: [GenericParameter], isFilePrivate: Bool = false, offset: Offset
  ) {
    self.name = name
    self.parameters = parameters
    self.result = result
    code = body.map { Code($0) }
    self.isStatic = isStatic
    self.attributes = attributes
    self.generics = generics
    self.isFilePrivate = isFilePrivate
    self.offset = offset
  }

  /// The statements, to be followed.
  package var body: [Statement]? { code?.follow() }
}

/// `T: View` of a generic declaration.
package struct GenericParameter: Sendable {
  package var name: String
  package var constraint: TypeReference?
}

/// A property or global variable.
package final class Property: Sendable {
  package let name: String
  package let type: TypeReference?
  package let initial: Expression?
  /// Nil where it is stored.
  package let getterCode: Code?
  package let setter: Accessor?
  package let willSet: Accessor?
  package let didSet: Accessor?
  package let attributes: [Attribute]
  package let isStatic: Bool
  package let isConstant: Bool
  /// True where no other file can name it.
  package let isFilePrivate: Bool
  package let offset: Offset

  package init(
    name: String, type: TypeReference?, initial: Expression?, getter: [Statement]?, setter: Accessor?,
    willSet: Accessor? = nil, didSet: Accessor? = nil, attributes: [Attribute], isStatic: Bool,
    isConstant: Bool, isFilePrivate: Bool = false, offset: Offset
  ) {
    self.name = name
    self.type = type
    self.initial = initial
    getterCode = getter.map { Code($0) }
    self.setter = setter
    self.willSet = willSet
    self.didSet = didSet
    self.attributes = attributes
    self.isStatic = isStatic
    self.isConstant = isConstant
    self.isFilePrivate = isFilePrivate
    self.offset = offset
  }

  /// The body of a setter or an observer and the name of its parameter.
  package struct Accessor: Sendable {
    package var parameter: String
    package var code: Code

    /// The statements, to be followed.
    package var body: [Statement] { code.follow() }
  }

  package var isStored: Bool { getterCode == nil }

  /// All that runs when it is read or written.
  package var code: [Code] { [getterCode, setter?.code, willSet?.code, didSet?.code].compactMap(\.self) }

  /// The getter's statements, to be followed.
  package var getter: [Statement]? { getterCode?.follow() }

  package func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
}

/// `@Name(arguments)`.
package struct Attribute: Sendable {
  package var name: String
  package var arguments: [Argument]
  /// What a wrapper is made generic with: `@Routed<Stop>`.
  package var generics: [TypeReference] = []
}

/// A case of an enumeration.
package struct EnumCase: Sendable {
  package var name: String
  package var payload: [Parameter]
  /// What is written behind it: `case home = "h"`.
  package var raw: Expression?
  package var offset: Offset
}

/// A type declaration, or an extension of one, with its members.
package final class TypeDeclaration: Sendable {
  package enum Kind: UInt8, Sendable { case structure, object, enumeration, interface, addition }

  package let kind: Kind
  /// With the names of the types around it.
  package let name: String
  package let inherits: [TypeReference]
  package let generics: [GenericParameter]
  package let cases: [EnumCase]
  package let properties: [Property]
  package let functions: [Function]
  package let aliases: [Alias]
  /// What an extension asks of the types that have its members.
  package let requirements: [Requirement]
  package let attributes: [String]
  /// True where no other file can name it.
  package let isFilePrivate: Bool
  package let offset: Offset

  package init(
    kind: Kind, name: String, inherits: [TypeReference], generics: [GenericParameter], cases: [EnumCase],
    properties: [Property], functions: [Function], aliases: [Alias], requirements: [Requirement] = [],
    attributes: [String], isFilePrivate: Bool = false, offset: Offset
  ) {
    self.kind = kind
    self.name = name
    self.inherits = inherits
    self.generics = generics
    self.cases = cases
    self.properties = properties
    self.functions = functions
    self.aliases = aliases
    self.requirements = requirements
    self.attributes = attributes
    self.isFilePrivate = isFilePrivate
    self.offset = offset
  }
}

/// A part of a `where` clause: `Self: Routing`, `Event == Never`.
package struct Requirement: Sendable {
  package enum Relation: UInt8, Sendable { case conforms, isSame }

  /// `Self`, or an associated type or parameter without `Self.`.
  package var subject: String
  package var relation: Relation
  package var type: TypeReference
}

/// `typealias Name = Type`.
package struct Alias: Sendable {
  package var name: String
  package var type: TypeReference
  /// The names of what it is generic with.
  package var generics: [String] = []
  /// What a composition is composed of; else the type alone.
  package var parts: [TypeReference]
  /// True where no other file can name it.
  package var isFilePrivate: Bool
}
