/// `sheet`, `fullScreenCover`, `popover` and `inspector`; a popover of the package Popovers is `present`ed.
struct ModalPresentation: SourceIdiom {
  static let summary = "sheet, fullScreenCover, popover, inspector"
  let modifiers = ["sheet", "fullScreenCover", "popover", "inspector"]

  private static let kinds: [String: PresentationKind] = [
    "sheet": .sheet, "fullScreenCover": .cover, "popover": .popover, "inspector": .inspector,
  ]

  /// The labels of what is true while it is shown.
  private static let flags = ["isPresented", "present"]

  func modify(_ base: Content, _ call: ModifierCall) -> Value? {
    guard let kind = Self.kinds[call.name],
      let driver = call.argument("item") ?? call.argument("isPresented") ?? call.argument("store")
        ?? call.argument("present") ?? call.argument("unwrapping") ?? call.argument("unwrap")
        ?? call.argument(nil),
      let handler = call.closure("content") ?? call.closure("destination") ?? call.labeled("view")
    else { return nil }
    let presentation = Presentation(
      kind: kind, driver: call.driver(driver), handler: handler,
      isItem: !Self.flags.contains { call.argument($0) != nil },
      site: call.site,
      owner: call.scope.type, onDismiss: call.labeled("onDismiss").map { call.content($0) })
    return call.adding(.presentation(presentation), to: base)
  }
}
