import NavAtlasSourceReading

/// `NavigationSplitView` with two or three columns.
struct SplitContainer: SourceIdiom {
  static let summary = "NavigationSplitView"
  let constructors = ["NavigationSplitView"]

  func construct(_ call: ConstructorCall) -> Value? {
    let columns = [
      ("sidebar", call.closure("sidebar")), ("content", call.labeled("content")),
      ("detail", call.labeled("detail")),
    ].filter { $0.1 != nil }
    guard columns.count > 1 else { return nil }
    let parts = columns.map { name, value in
      NavigationContainer.Part(name: name, content: call.content(value), site: call.site)
    }
    // Beside columns of nothing the first is all there is.
    let isAlone = zip(columns, parts).dropFirst().allSatisfy { isNothing($0.1, $1.content) }
    var container = NavigationContainer(
      kind: isAlone ? .stack(path: nil, isLegacy: false) : .split, parts: isAlone ? [parts[0]] : parts,
      site: call.site)
    container.preferring = call.argument("preferredCompactColumn")
    return .content(Content(owner: call.scope.type, items: [.container(container)]))
  }

  /// True for `{}`, and for what says that it shows nothing; not for what cannot be told.
  private func isNothing(_ value: Value?, _ content: Content) -> Bool {
    guard case .closure(let closure) = value else { return content.isNothing }
    return closure.expression.body.isEmpty || content.isNothing
  }
}
