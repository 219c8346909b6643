/// A type as it is written: `[Route]` is `Array` of `Route`, `Route?` is `Optional` of `Route`, `some View` is `View`.
struct TypeReference: Hashable, Sendable {
  /// Without generic arguments; nested names keep their dots.
  var name: String
  /// Generic arguments; of a function its parameters and, last, its result.
  var arguments: [TypeReference] = []

  static func optional(_ type: TypeReference) -> Self { .init(name: "Optional", arguments: [type]) }
  static func array(_ type: TypeReference) -> Self { .init(name: "Array", arguments: [type]) }
  static let function = "->"
  static let tuple = "()"

  /// The type without optionality and property wrappers that stand for their value.
  var unwrapped: TypeReference {
    if ["Optional", "Binding", "Published", "State", "Bindable", "FocusState"].contains(name),
      let first = arguments.first
    {
      return first.unwrapped
    }
    return self
  }

  /// What iterating yields: of arrays, sets, ranges and the like.
  var element: TypeReference? {
    let type = unwrapped
    switch type.name {
    case "Dictionary": return nil
    case "Range", "ClosedRange": return type.arguments.first
    default: return type.arguments.first
    }
  }

  var isFunction: Bool { unwrapped.name == Self.function }

  /// The last component of the name.
  var shortName: Substring { name.lastComponent }
}

extension TypeReference: CustomStringConvertible {
  var description: String {
    arguments.isEmpty ? name : "\(name)<\(arguments.map(\.description).joined(separator: ", "))>"
  }
}

extension String {
  /// What follows the last dot.
  var lastComponent: Substring {
    let dot = utf8.lastIndex(of: UInt8(ascii: "."))
    return self[(dot.map { utf8.index(after: $0) } ?? startIndex)...]
  }

  /// What precedes the last dot.
  var outerName: Substring? { utf8.lastIndex(of: UInt8(ascii: ".")).map { self[..<$0] } }
}
