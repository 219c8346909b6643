/// `NavigationStack`, with a path or without, and the legacy `NavigationView`.
struct StackContainer: SourceIdiom {
  static let summary = "NavigationStack and NavigationView"
  let constructors = ["NavigationStack", "NavigationView", "NavigationStackStore", "ManagedNavigationStack"]

  func construct(_ call: ConstructorCall) -> Value? {
    // Stinsen's stack of the same name begins with a route.
    if let initial = call.argument("initial") { return initial }
    let root =
      call.labeled("root") ?? call.labeled("content") ?? call.trailing.first { $0.label == nil }?.value
    let path = call.argument("path") ?? call.argument(nil)
    let content = call.content(root)
    let part = NavigationContainer.Part(
      content: call.name == "NavigationView" ? content.first : content, site: call.site)
    var container = NavigationContainer(
      kind: .stack(path: path, isLegacy: call.name == "NavigationView"), parts: [part], site: call.site)
    container.destination = call.labeled("destination")
    return .content(Content(owner: call.scope.type, items: [.container(container)]))
  }
}

extension Content {
  /// The first view: a NavigationView shows the others in further columns of wide windows only.
  fileprivate var first: Content {
    if items.count == 1, case .include(let inner, _) = items[0] { return inner.first }
    guard let end = items.firstIndex(where: { !Content(owner: owner, items: [$0]).visuals().isEmpty }),
      end + 1 < items.count
    else { return self }
    let rest = Content(owner: owner, items: Array(items[(end + 1)...]))
    return rest.visuals().isEmpty ? self : Content(owner: owner, name: name, items: Array(items[...end]))
  }
}
