/// URLs and user activities that open the app somewhere.
struct ExternalEvents: SourceIdiom {
  static let summary = "onOpenURL, onContinueUserActivity"
  let modifiers = ["onOpenURL", "onContinueUserActivity", "handlesExternalEvents"]

  func modify(_ base: Content, _ call: ModifierCall) -> Value? {
    let content = Content(owner: call.scope.type)
    for argument in call.arguments { call.evaluator.collect(argument, into: content, call.name, call.site) }
    if content.items.isEmpty { return .content(base) }
    let event: Handler.Event = call.name == "onOpenURL" ? .url : .activity
    return call.adding(.handler(Handler(event: event, content: content, site: call.site)), to: base)
  }
}
