package import NavAtlasSourceReading

/// What names stand for, looked up once for each type that uses them.
extension DeclarationIndex {
  /// What a type has by one name, itself or from what it inherits and the extensions of that.
  package final class NamedMembers {
    /// True where another file sees less.
    private let hides: Bool
    package let properties: [DeclaredType.Member<Property>]
    package let functions: [DeclaredType.Member<Function>]
    package let ownProperties: [DeclaredType.Member<Property>]
    package let ownFunctions: [DeclaredType.Member<Function>]
    package let staticProperties: [DeclaredType.Member<Property>]
    package let staticFunctions: [DeclaredType.Member<Function>]
    package let enumCase: EnumCase?

    init(
      _ properties: [DeclaredType.Member<Property>], _ functions: [DeclaredType.Member<Function>],
      _ enumCase: EnumCase?
    ) {
      self.properties = properties
      self.functions = functions
      ownProperties = properties.filter { !$0.declaration.isStatic }
      ownFunctions = functions.filter { !$0.declaration.isStatic }
      staticProperties = properties.filter(\.declaration.isStatic)
      staticFunctions = functions.filter(\.declaration.isStatic)
      self.enumCase = enumCase
      hides = properties.contains(where: \.isFilePrivate) || functions.contains(where: \.isFilePrivate)
    }

    /// What code of a file can name.
    package func seen(from file: Int) -> NamedMembers {
      hides ? NamedMembers(properties.seen(from: file), functions.seen(from: file), enumCase) : self
    }
  }

  /// What a name stands for that is no variable, and no member of a type around.
  package enum FreeName {
    case type(StaticType)
    case functions([DeclaredType.Member<Function>])
    case global(DeclaredType.Member<Property>)
    /// Something that the app does not declare.
    case foreign(StaticType)
  }

  func freeName(_ name: String, in context: DeclaredType?, file: Int) -> FreeName {
    let reference = resolve(TypeReference(name: name), in: context, file: file)
    if reference.declaration != nil || reference.name != name { return .type(reference) }
    if let functions = functions[name]?.seen(from: file), !functions.isEmpty { return .functions(functions) }
    if let global = globals[name]?.seen(from: file).first { return .global(global) }
    return .foreign(reference)
  }

  /// The type around a nested one.
  package func outer(of type: DeclaredType) -> DeclaredType? {
    type.name.outerName.flatMap { self.type(named: String($0), in: nil, file: type.file) }
  }

  /// A type nested in another one, also through aliases.
  func nestedType(_ name: String, of type: DeclaredType) -> StaticType? {
    guard mayBeType(name) else { return nil }
    let nested = resolve(TypeReference(name: "\(type.name).\(name)"), in: nil, file: type.file)
    return nested.declaration == nil ? nil : nested
  }
}

extension DeclarationIndex {
  /// What the app calls types of functions. O(declarations).
  func findFunctionAliases() -> Set<String> {
    let free = files.flatMap(\.aliases).filter(\.type.isFunction).map(\.name)
    let nested = types.flatMap { $0.aliases.filter { $0.value.isFunction }.map(\.key) }
    return Set(free + nested)
  }
}
