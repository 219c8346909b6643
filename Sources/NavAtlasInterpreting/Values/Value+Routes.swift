package import NavAtlasProgram
import NavAtlasSourceReading

/// What a value says of where it leads.
extension Value {
  /// True where it is one value, and not all of its type.
  package var isDetermined: Bool {
    switch self {
    case .unknown, .typed, .place, .binding: false
    case .choice(let values): values.allSatisfy(\.isDetermined)
    case .object(let object): !object.fields.values.contains(where: \.isAnyRoute)
    default: true
    }
  }

  /// True for any case of an enumeration with many.
  package var isAnyRoute: Bool {
    guard case .typed(let type) = self, let route = type.unwrapped.declaration else { return false }
    return route.kind == .enumeration && route.cases.count > 3
  }

  /// The screen in a library's `Route`, which says besides how it is shown.
  package var routed: Value {
    guard case .enumCase(let route) = self, route.type?.declaration == nil,
      route.type?.name.lastComponent == "Route", let screen = route.payload.first?.value
    else { return self }
    return screen
  }

  /// What a route is called on an edge.
  package var routeLabel: String? {
    switch self {
    case .enumCase(let value):
      value.name == EnumValue.encoded ? value.payload.first?.value.routeLabel : value.name
    case .choice(let values):
      values.count <= 3 ? values.compactMap(\.routeLabel).joined(separator: ", ") : nil
    default: nil
    }
  }

  /// The type whose code a closure is.
  package var owner: DeclaredType? {
    switch self {
    case .closure(let closure): closure.scope.type
    case .method(let method): method.owner
    case .content(let content): content.owner
    default: nil
    }
  }
}
