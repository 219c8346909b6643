import NavAtlasProgram

/// `.contextMenu`: its items are used, its preview is only looked at; one for a selection is handed what is selected.
struct ContextMenus: SourceIdiom {
  static let summary = "contextMenu with a preview, contextMenu(forSelectionType:)"
  let modifiers = ["contextMenu"]

  func modify(_ base: Content, _ call: ModifierCall) -> Value? {
    var items = base.items
    let menu = Content(owner: call.scope.type)
    let selected = selected(call)
    for argument in call.arguments {
      if argument.label == "preview" {
        items.append(.inert(call.content(argument.value)))
      } else if let selected, argument.value.isCallable {
        let chosen = call.evaluator.apply(argument.value, to: [selected], at: call.site)
        call.evaluator.add(chosen, to: menu, at: call.site)
      } else {
        call.evaluator.collect(argument, into: menu, call.name, call.site)
      }
    }
    if !menu.items.isEmpty { items.append(.attachment(menu, call.site)) }
    return .content(Content(owner: base.owner, name: base.name, items: items))
  }
  /// What is selected in a list, of which the menu says the type; nil for any other menu.
  private func selected(_ call: ModifierCall) -> Value? {
    guard case .type(let type)? = call.argument("forSelectionType") else { return nil }
    return .typed(StaticType(name: "Set", arguments: [type]))
  }
}
