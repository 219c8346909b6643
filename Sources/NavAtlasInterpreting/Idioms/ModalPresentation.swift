import NavAtlasSourceReading

/// `sheet`, `fullScreenCover`, `popover` and `inspector`; a popover of the package Popovers is `present`ed. What other
/// packages present is known by its name and its arguments: `floatingPanel(isPresented:content:)`.
struct ModalPresentation: SourceIdiom {
  static let summary = "sheet, fullScreenCover, popover, inspector"
  let modifiers = ["sheet", "fullScreenCover", "popover", "inspector"]

  private static let kinds: [String: PresentationKind] = [
    "sheet": .sheet, "fullScreenCover": .cover, "popover": .popover, "inspector": .inspector,
  ]

  /// What names of packages' modifiers say; alerts, toasts and the like are no screens.
  private static let words: [(word: String, kind: PresentationKind)] = [
    ("sheet", .sheet), ("panel", .sheet), ("modal", .sheet), ("drawer", .sheet), ("cover", .cover),
    ("popover", .popover),
  ]

  /// The idiom for a modifier of an absent package that presents, by its name.
  static func named(_ name: String) -> ModalPresentation? {
    kind(ofAbsent: name) == nil ? nil : ModalPresentation()
  }

  private static func kind(ofAbsent name: String) -> PresentationKind? {
    let name = name.lowercased()
    if name.hasSuffix("actionsheet") { return nil }
    return words.first { name.hasSuffix($0.word) }?.kind
  }

  /// The labels of what is true while it is shown.
  private static let flags = ["isPresented", "present"]

  func modify(_ base: Content, _ call: ModifierCall) -> Value? {
    guard let kind = Self.kinds[call.name] ?? absentKind(call),
      let driver = call.argument("item") ?? call.argument("isPresented") ?? call.argument("store")
        ?? call.argument("present") ?? call.argument("unwrapping") ?? call.argument("unwrap")
        ?? call.argument(nil),
      let handler = call.closure("content") ?? call.closure("destination") ?? call.labeled("view")
    else { return nil }
    let presentation = Presentation(
      kind: kind, driver: shownWhile(call) ?? call.driver(driver), handler: handler,
      isItem: !Self.flags.contains { call.argument($0) != nil },
      site: call.site,
      owner: call.scope.type, onDismiss: call.onDismiss.map { call.content($0) })
    return call.adding(.presentation(presentation), to: base)
  }

  /// Nil for what shows none of the app's views, such as the system's `refundRequestSheet` with what to do afterwards.
  private func absentKind(_ call: ModifierCall) -> PresentationKind? {
    guard let kind = Self.kind(ofAbsent: call.name),
      let driver = call.argument("isPresented") ?? call.argument("item"), driver.isBinding,
      let handler = call.closure("content")
    else { return nil }
    let shown = call.evaluator.apply(handler, to: [.unknown], at: call.site)
    return call.evaluator.content(shown, owner: call.scope.type, at: call.site).holdsViews ? kind : nil
  }

  /// `isPresented: .constant(user == nil)`: driven by what decides that.
  private func shownWhile(_ call: ModifierCall) -> Value? {
    let written = call.call.arguments.first { $0.label == "isPresented" }?.value
    guard case .call(let constant)? = written, constant.callee.isConstant,
      let condition = constant.arguments.first?.value,
      let place = call.evaluator.asked(by: condition, call.scope)
    else { return nil }
    return .customBinding([place], setter: nil)
  }
}

extension ModifierCall {
  /// What is done once it is closed: `sheet(isPresented: $isShown) { load() } content: { Form() }`.
  fileprivate var onDismiss: Value? {
    if let labeled = labeled("onDismiss") { return labeled }
    return labeled("content") == nil ? nil : trailing.first { $0.label == nil }?.value
  }
}

extension Expression {
  /// True for `.constant` and `Binding.constant`.
  fileprivate var isConstant: Bool {
    switch self {
    case .implicitMember("constant", _), .member(_, "constant", _): true
    default: false
    }
  }
}
