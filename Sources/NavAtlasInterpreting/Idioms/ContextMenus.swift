/// `.contextMenu`: its items are used, its preview is only looked at.
struct ContextMenus: SourceIdiom {
  static let summary = "contextMenu with a preview"
  let modifiers = ["contextMenu"]

  func modify(_ base: Content, _ call: ModifierCall) -> Value? {
    var items = base.items
    let menu = Content(owner: call.scope.type)
    for argument in call.arguments {
      if argument.label == "preview" {
        items.append(.inert(call.content(argument.value)))
      } else {
        call.evaluator.collect(argument, into: menu, call.name, call.site)
      }
    }
    if !menu.items.isEmpty { items.append(.attachment(menu, call.site)) }
    return .content(Content(owner: base.owner, name: base.name, items: items))
  }
}
