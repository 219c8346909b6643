/// `SettingsLink`, which opens the settings' window.
struct SettingsLinks: SourceIdiom {
  static let summary = "SettingsLink"
  let constructors = ["SettingsLink"]

  func construct(_ call: ConstructorCall) -> Value? {
    let move = WindowMove(opens: true, isSettings: true)
    let opening = Content(
      owner: call.scope.type,
      items: [.effect(Effect(operation: .window(move), place: nil, site: call.site))])
    let handler = Item.handler(Handler(event: .action, content: opening, site: call.site))
    return call.element(
      call.name, Content(owner: call.scope.type, items: [handler] + call.content(call.closure("label")).items)
    )
  }
}
