/// A type with its declaration, where the app has one.
struct StaticType: Hashable, Sendable {
  var name: String
  var declaration: DeclaredType?
  var arguments: [StaticType] = []

  static func == (left: StaticType, right: StaticType) -> Bool {
    if left.declaration !== right.declaration { return false }
    if left.declaration == nil, left.name != right.name { return false }
    return left.arguments == right.arguments
  }

  func hash(into hasher: inout Hasher) {
    if let declaration { hasher.combine(declaration.order) } else { hasher.combine(name) }
  }

  var unwrapped: StaticType {
    if let first = arguments.first, Self.wrappers.contains(name) { return first.unwrapped }
    return self
  }

  /// What iterating yields.
  var element: StaticType? {
    let type = unwrapped
    return type.name == "Dictionary" || type.declaration != nil ? nil : type.arguments.first
  }

  /// What a subscript yields.
  var subscripted: StaticType? {
    let type = unwrapped
    return type.name == "Dictionary" && type.arguments.count == 2 ? type.arguments[1] : element
  }

  /// The type of what identifies a value, where the app does not say it.
  var identity: StaticType? {
    let type = unwrapped
    return type.declaration == nil && type.arguments.isEmpty ? StaticType(name: type.name + ".ID") : nil
  }

  /// True for the type of an identity that stays abstract.
  var isAbstractIdentity: Bool { declaration == nil && name.hasSuffix(".ID") }

  var isFunction: Bool { unwrapped.name == TypeReference.function }

  /// What calling it yields.
  var result: StaticType? { isFunction ? unwrapped.arguments.last : nil }

  private static let wrappers: Set<String> = [
    "Optional", "Binding", "Published", "State", "Bindable", "FocusState", "ObservedObject", "StateObject",
    "PresentationState", "PresentsWrapper", "Shared", restored,
  ]
}
