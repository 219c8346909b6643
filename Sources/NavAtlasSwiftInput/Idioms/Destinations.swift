/// `navigationDestination(for:)`, `(item:)` and `(isPresented:)`.
struct Destinations: SourceIdiom {
  static let summary = "navigationDestination"
  let modifiers = ["navigationDestination", "flowDestination", "nbNavigationDestination"]

  func modify(_ base: Content, _ call: ModifierCall) -> Value? {
    guard let handler = call.closure("destination") else { return nil }
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
}
