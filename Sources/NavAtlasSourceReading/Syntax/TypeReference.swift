/// A type as it is written: `[Route]` is `Array` of `Route`, `Route?` is `Optional` of `Route`, `some View` is `View`.
@usableFromInline package struct TypeReference: Hashable, Sendable {
  /// Without generic arguments; nested names keep their dots.
  @usableFromInline package var name: String
  /// Generic arguments; of a function its parameters and, last, its result.
  @usableFromInline package var arguments: [TypeReference] = []

  @inlinable package init(name: String, arguments: [TypeReference] = []) {
    self.name = name
    self.arguments = arguments
  }

  @inlinable package static func == (left: TypeReference, right: TypeReference) -> Bool {
    left.name == right.name && left.arguments == right.arguments
  }

  @inlinable package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(arguments)
  }

  package static func optional(_ type: TypeReference) -> Self { .init(name: "Optional", arguments: [type]) }
  package static func array(_ type: TypeReference) -> Self { .init(name: "Array", arguments: [type]) }
  package static let function = "->"

  /// `()`, or with the labels of its parts `(style:content:)`.
  static func tuple(labels: [String?]) -> String {
    labels.contains { $0 != nil } ? "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")" : "()"
  }

  /// The labels that the name of a tuple's type holds; none for any other type, and for a tuple without.
  package static func labels(ofTuple name: String) -> [String] {
    guard name.hasPrefix("("), name.hasSuffix(":)") else { return [] }
    return name.dropFirst().dropLast(2).split(separator: ":").map(String.init)
  }

  /// The type without optionality and property wrappers that stand for their value.
  package var unwrapped: TypeReference {
    if ["Optional", "Binding", "Published", "State", "Bindable", "FocusState"].contains(name),
      let first = arguments.first
    {
      return first.unwrapped
    }
    return self
  }

  /// What iterating yields: of arrays, sets, ranges and the like.
  package var element: TypeReference? {
    let type = unwrapped
    switch type.name {
    case "Dictionary": return nil
    case "Range", "ClosedRange": return type.arguments.first
    default: return type.arguments.first
    }
  }

  package var isFunction: Bool { unwrapped.name == Self.function }

  /// The last component of the name.
  package var shortName: Substring { name.lastComponent }
}

extension TypeReference: CustomStringConvertible {
  @usableFromInline package var description: String {
    arguments.isEmpty ? name : "\(name)<\(arguments.map(\.description).joined(separator: ", "))>"
  }
}
