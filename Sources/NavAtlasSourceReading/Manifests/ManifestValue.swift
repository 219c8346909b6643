/// A value in a manifest that is written in Swift, as far as it can be told without running it.
package indirect enum ManifestValue: Sendable, Hashable {
  case string(String)
  case array([ManifestValue])
  /// `.name` or `Type.name`.
  case member(String)
  /// `.name(label: value)` or `Name(label: value)`.
  case call(String, [Argument])
  /// One of them, by a condition.
  case either([ManifestValue])
  case unknown

  package struct Argument: Sendable, Hashable {
    package var label: String?
    package var value: ManifestValue
  }

  package var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The elements of an array; a value by itself counts as the only one.
  package var elements: [ManifestValue] { if case .array(let elements) = self { elements } else { [self] } }

  /// The name of a call or member.
  package var name: String? {
    switch self {
    case .call(let name, _), .member(let name): name
    default: nil
    }
  }

  /// The value of an argument.
  package subscript(label: String) -> ManifestValue? {
    guard case .call(_, let arguments) = self else { return nil }
    return arguments.first { $0.label == label }?.value
  }

  /// The first argument without a label.
  package var first: ManifestValue? {
    guard case .call(_, let arguments) = self else { return nil }
    return arguments.first { $0.label == nil }?.value
  }

  /// A text, or the last of those that it may be.
  package var likelyString: String? {
    if case .either(let values) = self { return values.compactMap(\.string).last }
    return string
  }
}
