/// Views of frameworks that are nothing but what is inside them.
struct TransparentViews: SourceIdiom {
  static let summary = "Group, AnyView, GeometryReader and other views that only pass on"
  let constructors = [
    "Group", "AnyView", "GeometryReader", "ScrollViewReader", "WithPerceptionTracking", "ViewThatFits",
    "TimelineView",
    "EquatableView", "ModifiedContent", "NavigationSplitStack",
  ]

  func construct(_ call: ConstructorCall) -> Value? {
    if call.name == "TimelineView", call.trailing.isEmpty { return nil }
    let content = Content(owner: call.scope.type)
    for argument in call.arguments { call.evaluator.collect(argument, into: content, call.name, call.site) }
    return .content(content)
  }
}
