import NavAtlasModel
import NavAtlasSourceReading

/// What decides the columns of split views, and who writes it.
extension SourceFactsReader {
  /// An assignment to a name.
  struct Assignment {
    var name: String
    var value: String?
    var isAction: Bool
    /// Which function or closure it is in.
    var transaction: Int
    var offset: Offset
  }

  mutating func noteColumns(_ call: Call) {
    for argument in call.arguments {
      guard let label = argument.label, ["columnVisibility", "preferredCompactColumn"].contains(label),
        let name = argument.value.names?.last
      else { continue }
      columns[name.hasPrefix("$") ? String(name.dropFirst()) : name] = label
    }
  }

  /// Assignments, and the names of types.
  mutating func note(_ expression: Expression) {
    noteWrite(expression)
    if case .member(let base, "codable", let offset) = expression { noteCodable(base, offset) }
    switch expression {
    case .assignment(let target, let value, let offset):
      guard let name = target.names?.last else { return }
      assignments.append(
        Assignment(
          name: name, value: value.caseName, isAction: around.isAction,
          transaction: codes.numbers.last ?? 0, offset: offset))
    case .name(let name, _): if name.first?.isUppercase == true { named.insert(name) }
    case .type(let type): self.name(type)
    default: break
    }
  }

  mutating func name(_ type: TypeReference) {
    named.formUnion(type.name.split(separator: ".").map(String.init))
    for argument in type.arguments { name(argument) }
  }

  static func columnChanges(_ readers: [SourceFactsReader]) -> [SourceFacts.ColumnChange] {
    let columns = readers.reduce(into: [:]) { $0.merge($1.columns) { first, _ in first } }
    return readers.flatMap { reader in
      reader.assignments.compactMap { assignment in
        columns[assignment.name].map {
          .init(
            argument: $0, value: assignment.value,
            isAlone: assignment.isAction && reader.codes.lonely.contains(assignment.transaction),
            location: reader.location(assignment.offset))
        }
      }
    }
  }

  /// The enumerations that a path holds or that some destination is for, with those who name them.
  static func routes(_ readers: [SourceFactsReader], _ paths: Set<String>) -> [SourceFacts.Route] {
    var routes = readers.reduce(into: Set<String>()) { $0.formUnion($1.routes) }
    for reader in readers {
      for property in reader.file.types.flatMap(\.properties) where paths.contains(property.name) {
        if let element = property.elementName { routes.insert(element) }
      }
    }
    return readers.flatMap { reader in
      reader.file.types.compactMap { type -> SourceFacts.Route? in
        let name = String(type.name.lastComponent)
        guard type.kind == .enumeration, routes.contains(name) else { return nil }
        let users = readers.filter { $0.named.contains(name) || $0.file.path == reader.file.path }
        return .init(
          name: type.name, cases: type.cases.count, modules: Set(users.map(\.file.module)).sorted(),
          module: reader.file.module,
          location: reader.location(type.offset))
      }
    }
  }
}

extension Expression {
  /// `detailOnly` of `.detailOnly` and of `NavigationSplitViewVisibility.detailOnly`.
  fileprivate var caseName: String? {
    switch self {
    case .implicitMember(let name, _), .member(_, let name, _): name
    default: nil
    }
  }
}

extension Property {
  /// `Route` of `[Route]`, also where that is only what it begins with.
  var elementName: String? {
    if let element = type?.element { return String(element.shortName) }
    guard case .call(let call)? = initial, case .array(let elements) = call.callee else { return nil }
    return elements.first?.names?.last
  }
}
