import NavAtlasProgram

/// `navigationDestination(for:)`, `(item:)` and `(isPresented:)`.
struct Destinations: SourceIdiom {
  static let summary = "navigationDestination"
  let modifiers = ["navigationDestination", "flowDestination", "nbNavigationDestination"]

  func modify(_ base: Content, _ call: ModifierCall) -> Value? {
    guard let handler = call.closure("destination") ?? ownViews(call) else { return nil }
    if let type = call.argument("for") ?? call.argument(nil) {
      let registered: StaticType =
        switch type {
        case .type(let type): type
        default: call.evaluator.type(of: type) ?? .any
        }
      return call.adding(
        .registration(Registration(type: registered, handler: handler, site: call.site)), to: base)
    }
    guard let driver = call.argument("item") ?? call.argument("isPresented") ?? call.argument("store") else {
      return nil
    }
    let presentation = Presentation(
      kind: .push, driver: call.driver(driver), handler: handler, isItem: call.argument("isPresented") == nil,
      site: call.site,
      owner: call.scope.type)
    return call.adding(.presentation(presentation), to: base)
  }

  /// Navigator's `navigationDestination(Route.self)`: each route makes its own view.
  private func ownViews(_ call: ModifierCall) -> Value? {
    guard case .type(let type)? = call.argument(nil), let declaration = type.declaration,
      declaration.conforms(to: "NavigationDestination")
    else { return nil }
    return .keyPath(nil, [NavigatorDestinations.viewName(of: declaration)])
  }
}
