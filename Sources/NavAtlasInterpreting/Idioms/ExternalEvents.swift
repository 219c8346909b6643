import NavAtlasProgram
import NavAtlasSourceReading

/// URLs and user activities that open the app somewhere.
struct ExternalEvents: SourceIdiom {
  static let summary = "onOpenURL, onContinueUserActivity, handlesExternalEvents"
  static let scenes = "handlesExternalEvents"
  let modifiers = ["onOpenURL", "onContinueUserActivity", ExternalEvents.scenes]

  func modify(_ base: Content, _ call: ModifierCall) -> Value? {
    if let conditions = call.conditions {
      let scenes = Content(owner: base.owner, name: base.name, items: base.items)
      scenes.conditionsOfURLs = conditions
      return .content(Content(owner: base.owner, items: [.include(scenes, call.site)]))
    }
    let content = Content(owner: call.scope.type)
    for argument in call.arguments { call.evaluator.collect(argument, into: content, call.name, call.site) }
    if content.items.isEmpty { return .content(base) }
    let event: Handler.Event = call.name == "onOpenURL" ? .url : .activity
    return call.adding(.handler(Handler(event: event, content: content, site: call.site)), to: base)
  }
}

extension ModifierCall {
  /// The texts of which a URL has to hold one for a scene to be opened by it: `matching: ["lake"]`; nil for a view, and
  /// where there are none.
  fileprivate var conditions: [Value]? {
    guard name == ExternalEvents.scenes, let given = call.argument("matching"), scope.type?.isView != true
    else { return nil }
    let found = texts(given)
    return found.isEmpty ? nil : found
  }

  private func texts(_ set: Expression) -> [Value] {
    switch set {
    case .array(let elements): elements.map(text)
    case .call(let made) where made.callee.names == ["Set"]:
      made.arguments.flatMap { argument -> [Value] in
        if case .array = argument.value { texts(argument.value) } else { [text(argument.value)] }
      }
    default: if case .array(let values)? = labeled("matching") { values } else { [] }
    }
  }

  /// Of a case's raw value the case, as both sides name it.
  private func text(_ written: Expression) -> Value { evaluator.windowID(written, scope) ?? .unknown }
}
