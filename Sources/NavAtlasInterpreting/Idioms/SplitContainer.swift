/// `NavigationSplitView` with two or three columns.
struct SplitContainer: SourceIdiom {
  static let summary = "NavigationSplitView"
  let constructors = ["NavigationSplitView"]

  func construct(_ call: ConstructorCall) -> Value? {
    var parts: [NavigationContainer.Part] = []
    for (name, value) in [
      ("sidebar", call.closure("sidebar")), ("content", call.labeled("content")),
      ("detail", call.labeled("detail")),
    ] where value != nil {
      parts.append(.init(name: name, content: call.content(value), site: call.site))
    }
    guard parts.count > 1 else { return nil }
    var container = NavigationContainer(kind: .split, parts: parts, site: call.site)
    container.preferring = call.argument("preferredCompactColumn")
    return .content(Content(owner: call.scope.type, items: [.container(container)]))
  }
}
