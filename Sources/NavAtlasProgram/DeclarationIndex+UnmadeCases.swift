import NavAtlasSourceReading

/// The cases that code asks for but never makes: nothing is ever shown for them.
extension DeclarationIndex {
  /// The cases without parts of the app's enumerations that no value can be, by type. O(declarations).
  func findUnmadeCases() -> [DeclaredType: Set<String>] {
    let made = files.reduce(into: Set<String>()) { $0.formUnion($1.madeCases) }
    let generic = genericNames.union(genericsOfFunctions)
    let isAny =
      made.contains(FileFacts.allCases(of: nil))
      || generic.contains { made.contains(FileFacts.allCases(of: $0)) }
    let decoded = namesInDecodedTypes
    let interfaces = Set(types.filter { $0.kind == .interface }.map(\.shortName))
    return types.reduce(into: [:]) { result, type in
      guard type.kind == .enumeration, !type.isAnyCase(in: made, isAny: isAny),
        type.conformances.allSatisfy({ Self.plain.contains($0) || interfaces.contains($0) }),
        !(type.isDecoded && decoded.contains(type.shortName))
      else { return }
      let plain = type.cases.filter(\.payload.isEmpty).map(\.name)
      let unmade = plain.filter { !made.contains($0) }
      // What makes no value at all is code that is not at hand.
      if !unmade.isEmpty, unmade.count < type.cases.count { result[type] = Set(unmade) }
    }
  }

  /// Protocols by which nobody else makes values of a type.
  private static let plain: Set<String> = [
    "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "Double", "Float", "Character",
    "CGFloat",
    "Equatable", "Hashable", "Comparable", "Identifiable", "Sendable", "Codable", "Decodable", "Encodable",
    "CaseIterable", "RawRepresentable", "CustomStringConvertible", "CustomDebugStringConvertible", "Error",
    "LocalizedError", "CodingKey", "View", "Any",
  ]

  private var genericsOfFunctions: Set<String> {
    let own = types.flatMap { $0.functions.values.joined().flatMap(\.declaration.generics) }
    let free = functions.values.joined().flatMap(\.declaration.generics)
    return Set((own + free).map(\.name))
  }

  /// What the values of types that come from a server, a file or a database have in them.
  private var namesInDecodedTypes: Set<String> {
    var found: Set<String> = []
    for type in types where type.isDecoded || type.isStoredByFramework {
      for property in type.stored {
        property.type?.collectNames(&found)
        if property.type == nil, let made = property.initial?.typeNames { found.formUnion(made) }
      }
      for part in type.cases.flatMap(\.payload) { part.type?.collectNames(&found) }
    }
    return found
  }
}

extension DeclaredType {
  /// True for what may come from elsewhere: a server, a file.
  package var isDecoded: Bool { conforms(to: "Codable") || conforms(to: "Decodable") }

  fileprivate var isStoredByFramework: Bool {
    attributes.contains("Model") || conforms(to: "NSManagedObject") || conforms(to: "Object")
  }

  /// True where code lists its cases, makes it of a raw value, or hands it on as a type.
  fileprivate func isAnyCase(in made: Set<String>, isAny: Bool) -> Bool {
    if isAny, conforms(to: "CaseIterable") || cases.contains(where: { $0.raw != nil }) || hasRawType {
      return true
    }
    return made.contains(FileFacts.type(shortName))
      || ([shortName] + conformances).contains { made.contains(FileFacts.allCases(of: $0)) }
  }

  private var hasRawType: Bool { inherits.first.map { ["String", "Int"].contains($0.shortName) } ?? false }
}

extension TypeReference {
  fileprivate func collectNames(_ found: inout Set<String>) {
    found.insert(String(shortName))
    for argument in arguments { argument.collectNames(&found) }
  }
}

extension Expression {
  /// The names before the last of what begins with a type: `Role.patient`.
  fileprivate var typeNames: [String]? {
    switch self {
    case .member(let base, _, _): base.names
    case .call(let call): call.callee.names
    default: nil
    }
  }
}
