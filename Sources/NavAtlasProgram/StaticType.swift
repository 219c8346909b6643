import NavAtlasSourceReading

/// A type with its declaration, where the app has one.
///
/// Every value and place has one, so its parts are shared.
package struct StaticType: Hashable, Sendable {
  private let parts: Parts

  private final class Parts: Sendable {
    let name: String
    let declaration: DeclaredType?
    let arguments: [StaticType]
    /// Nil where it is the type itself.
    let unwrapped: StaticType?

    init(_ name: String, _ declaration: DeclaredType?, _ arguments: [StaticType]) {
      self.name = name
      self.declaration = declaration
      self.arguments = arguments
      unwrapped = arguments.first.flatMap { StaticType.wrappers.contains(name) ? $0.unwrapped : nil }
    }
  }

  package init(name: String, declaration: DeclaredType? = nil, arguments: [StaticType] = []) {
    parts = Parts(name, declaration, arguments)
  }

  package var name: String { parts.name }
  package var declaration: DeclaredType? { parts.declaration }
  package var arguments: [StaticType] {
    get { parts.arguments }
    set { self = StaticType(name: name, declaration: declaration, arguments: newValue) }
  }

  package static func == (left: StaticType, right: StaticType) -> Bool {
    if left.parts === right.parts { return true }
    if left.declaration !== right.declaration { return false }
    if left.declaration == nil, left.name != right.name { return false }
    return left.arguments == right.arguments
  }

  package func hash(into hasher: inout Hasher) {
    if let declaration { hasher.combine(declaration.order) } else { hasher.combine(name) }
  }

  package var unwrapped: StaticType { parts.unwrapped ?? self }

  /// The type with what the parameters of an alias are given in their place.
  package func given(_ arguments: [String: StaticType]) -> StaticType {
    if declaration == nil, self.arguments.isEmpty, let own = arguments[name] { return own }
    if self.arguments.isEmpty { return self }
    return StaticType(
      name: name, declaration: declaration, arguments: self.arguments.map { $0.given(arguments) })
  }

  /// What iterating yields.
  package var element: StaticType? {
    let type = unwrapped
    return type.name == "Dictionary" || type.declaration != nil ? nil : type.arguments.first
  }

  /// What a subscript yields.
  package var subscripted: StaticType? {
    let type = unwrapped
    return type.name == "Dictionary" && type.arguments.count == 2 ? type.arguments[1] : element
  }

  /// The type of what identifies a value, where the app does not say it.
  package var identity: StaticType? {
    let type = unwrapped
    return type.declaration == nil && type.arguments.isEmpty ? StaticType(name: type.name + ".ID") : nil
  }

  /// True for the type of an identity that stays abstract.
  package var isAbstractIdentity: Bool { declaration == nil && name.hasSuffix(".ID") }

  package var isFunction: Bool { unwrapped.name == TypeReference.function }

  /// What calling it yields.
  package var result: StaticType? { isFunction ? unwrapped.arguments.last : nil }

  private static let wrappers: Set<String> = [
    "Optional", "Binding", "Published", "State", "Bindable", "FocusState", "ObservedObject", "StateObject",
    "PresentationState", "PresentsWrapper", "Shared", restored,
  ]
}

/// What was saved and comes back.
extension StaticType {
  package static let restored = "#Restored"

  /// The type of something that was saved.
  package var restored: StaticType { isRestored ? self : StaticType(name: Self.restored, arguments: [self]) }

  package var isRestored: Bool {
    name == Self.restored || (name == "Optional" && arguments.first?.isRestored == true)
  }
}

extension StaticType {
  package func isSame(as other: StaticType) -> Bool {
    if let declaration, let theirs = other.declaration { return declaration === theirs }
    return declaration == nil && other.declaration == nil && name == other.name
  }
}
