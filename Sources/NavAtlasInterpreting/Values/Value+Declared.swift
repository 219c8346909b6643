package import NavAtlasProgram
import NavAtlasSourceReading

extension Value {
  /// The value with the type that its declaration has, where nothing else tells one.
  package func declared(as type: StaticType?) -> Value {
    guard let type else { return self }
    switch self {
    case .unknown: return .typed(type)
    case .place(var place) where place.type == nil:
      place.type = type
      return .place(place)
    case .array(let values): return .array(values.map { $0.declared(as: type.element) })
    case .choice(let values): return .oneOf(values.map { $0.declared(as: type) })
    default: return self
    }
  }

  /// As its declaration says that it is, where it says more than what the value was made with: `let rows: [Row] = load()`.
  func asDeclared(_ type: StaticType?) -> Value {
    refined(by: type).declared(as: type)
  }

  /// The same where it is something of which only a type is known.
  func refined(by type: StaticType?) -> Value {
    guard let type, type.isOfData else { return self }
    switch self {
    case .typed(let known): return known.saysLess(than: type) ? .typed(type) : self
    case .content(let made) where made.isOfUnknownCall: return .typed(type)
    case .array(let values) where type.name == "Array":
      return .array(values.map { $0.refined(by: type.element) })
    default: return self
    }
  }
}

extension Content {
  /// True for what a call is taken for of which nothing is known.
  fileprivate var isOfUnknownCall: Bool {
    guard items.count == 1, case .element(let element) = items[0] else { return false }
    return element.isUnknown
  }
}

extension DeclaredType {
  /// True for values, and for classes of which it is known that they are no views of a framework's.
  fileprivate var isOfData: Bool {
    if isView || isBuilt || isController || kind == .interface { return false }
    return !isClass || attributes.contains("Model") || attributes.contains("Observable")
      || ["ObservableObject", "Identifiable", "Hashable", "Decodable", "Codable"].contains(where: conforms)
  }
}

extension StaticType {
  /// True for what the app declares and is no view, and for lists of such.
  fileprivate var isOfData: Bool {
    if let declaration { return declaration.isOfData }
    return (isTuple || ["Array", "Optional", "Set", "Dictionary"].contains(name))
      && arguments.contains(where: \.isOfData)
  }

  /// True where it names nothing that the app declares, and is not the same with nothing left open.
  fileprivate func saysLess(than type: StaticType) -> Bool {
    !mentionsDeclaration && type.mentionsDeclaration
  }

  private var mentionsDeclaration: Bool {
    declaration != nil || arguments.contains(where: \.mentionsDeclaration)
  }
}
