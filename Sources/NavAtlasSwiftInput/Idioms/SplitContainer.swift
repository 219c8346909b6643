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
    if case .place(let place)? = call.argument("preferredCompactColumn").flatMap({ call.evaluator.place($0) })
      .map({ Value.place($0) }),
      let type = place.type.map({ $0 }), type.name == "NavigationSplitViewColumn",
      let owner = call.evaluator.index.type(named: place.owner, in: nil, file: call.scope.file),
      let property = call.evaluator.index.properties(named: place.name, of: owner).first,
      case .enumCase(let column) = call.evaluator.initialValue(property, owner)
    {
      container.prefer = column.name
    }
    return .content(Content(owner: call.scope.type, items: [.container(container)]))
  }
}
