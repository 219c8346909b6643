import NavAtlasProgram

/// Views of frameworks that are nothing but what is inside them.
struct TransparentViews: SourceIdiom {
  static let summary = "Group, AnyView, GeometryReader and other views that only pass on"
  let constructors = [
    "Group", "AnyView", "GeometryReader", "ScrollViewReader", "WithPerceptionTracking", "ViewThatFits",
    "TimelineView",
    "EquatableView", "NavigationSplitStack",
  ]

  func construct(_ call: ConstructorCall) -> Value? {
    if call.name == "TimelineView", call.trailing.isEmpty { return nil }
    let content = Content(owner: call.scope.type)
    for argument in call.arguments {
      // One of several views, nobody knows which.
      if case .choice(let values) = argument.value, values.contains(where: \.isShown),
        values.allSatisfy({ $0.isShown || $0 == .none })
      {
        call.evaluator.add(argument.value, to: content, at: call.site)
        continue
      }
      call.evaluator.collect(argument, into: content, call.name, call.site)
    }
    return .content(content)
  }
}

extension Value {
  /// True for a view of the app, and for what shows views.
  fileprivate var isShown: Bool {
    switch self {
    case .object(let object): object.type.isView
    case .content: true
    default: false
    }
  }
}
