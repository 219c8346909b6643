/// `NavigationStack`, with a path or without, and the legacy `NavigationView`.
struct StackContainer: SourceIdiom {
  static let summary = "NavigationStack and NavigationView"
  let constructors = ["NavigationStack", "NavigationView", "NavigationStackStore", "FlowStack", "NBNavigationStack", "UIPilotHost"]

  func construct(_ call: ConstructorCall) -> Value? {
    let root = call.labeled("root") ?? call.trailing.first { $0.label == nil }?.value
    let path = call.argument("path") ?? call.argument(nil)
    let part = NavigationContainer.Part(content: call.content(root), site: call.site)
    var container = NavigationContainer(
      kind: .stack(path: path, isLegacy: call.name == "NavigationView"), parts: [part], site: call.site)
    container.destination = call.labeled("destination")
    return .content(Content(owner: call.scope.type, items: [.container(container)]))
  }
}
