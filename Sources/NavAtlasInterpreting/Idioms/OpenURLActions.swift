import NavAtlasProgram

/// `OpenURLAction { url in … }` in the environment: it catches the links that are followed inside the app.
struct OpenURLActions: SourceIdiom {
  static let summary = "OpenURLAction"
  let constructors = ["OpenURLAction"]

  func construct(_ call: ConstructorCall) -> Value? {
    let content = Content(owner: call.scope.type)
    for argument in call.arguments {
      guard case .closure = argument.value else {
        call.evaluator.collect(argument, into: content, call.name, call.site)
        continue
      }
      let done = call.evaluator.apply(
        argument.value, to: [.typed(StaticType(name: "URL"))], at: call.site)
      call.evaluator.add(done, to: content, at: call.site)
    }
    let handler = Handler(event: .link, content: content, site: call.site)
    return .content(Content(owner: call.scope.type, items: content.items.isEmpty ? [] : [.handler(handler)]))
  }
}
