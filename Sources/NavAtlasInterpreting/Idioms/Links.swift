import NavAtlasProgram

/// `NavigationLink` in all its forms: with a value, a destination, an activation, a tag and selection, a store's state.
struct Links: SourceIdiom {
  static let summary = "NavigationLink, NavigationLinkStore"
  let constructors = ["NavigationLink", "NBNavigationLink", "NavigationLinkStore"]

  func construct(_ call: ConstructorCall) -> Value? {
    if call.name == "NavigationLinkStore" { return storeLink(call) }
    if let given = call.argument("value") ?? call.argument("state") {
      let value = call.evaluator.anyCase(given)
      var items: [Item] = [.link(ValueLink(value: value, site: call.site, label: title(call)))]
      items += label(call, except: nil).items
      return .content(Content(owner: call.scope.type, items: [link(items, call)]))
    }
    guard let destination = destination(call) else { return nil }
    let driver = call.argument("isActive") ?? call.argument("selection") ?? .none
    let shown = label(call, except: destination)
    var presentation = Presentation(
      kind: .push, driver: driver, key: call.argument("tag").map { typed($0, by: driver, call) },
      handler: destination,
      isItem: call.argument("selection") != nil, site: call.site, owner: call.scope.type)
    presentation.isHidden = driver != .none && isHidden(call, shown)
    presentation.isLink = !presentation.isHidden
    return .content(
      Content(owner: call.scope.type, items: [link([.presentation(presentation)] + shown.items, call)]))
  }

  /// `NavigationLinkStore(store.scope(state: \.$edit, action: \.edit), onTap: { … }, destination: { … }, label: { … })`:
  /// what is tapped changes the state that shows the destination.
  private func storeLink(_ call: ConstructorCall) -> Value? {
    guard let store = call.argument(nil), let destination = call.labeled("destination") else { return nil }
    let tapped = call.arguments.first { $0.label == "onTap" || $0.isTrailing && $0.label == nil }
    let presentation = Presentation(
      kind: .push, driver: call.driver(store), handler: destination, isItem: true, site: call.site,
      owner: call.scope.type)
    let content = call.content(call.labeled("label"))
    if let tapped { call.evaluator.collect(tapped, into: content, call.name, call.site) }
    let items = [.presentation(presentation)] + content.items
    return .content(Content(owner: call.scope.type, items: [link(items, call)]))
  }

  /// A tag that names only its case (`tag: .lake`) is of the type that the selection has.
  private func typed(_ tag: Value, by selection: Value, _ call: ConstructorCall) -> Value {
    guard case .enumCase(var choice) = tag, choice.type == nil,
      let type = call.evaluator.place(selection)?.type?.unwrapped
    else { return tag }
    choice.type = type
    return .enumCase(choice)
  }

  private func link(_ items: [Item], _ call: ConstructorCall) -> Item {
    .element(
      Element(name: "NavigationLink", content: Content(owner: call.scope.type, items: items), site: call.site)
    )
  }

  private func destination(_ call: ConstructorCall) -> Value? {
    if let value = call.labeled("destination") { return value }
    guard let first = call.trailing.first, first.label == nil else { return nil }
    return first.value
  }

  private func title(_ call: ConstructorCall) -> String? {
    if case .string(let text)? = call.argument(nil) { return text }
    return nil
  }

  private func label(_ call: ConstructorCall, except destination: Value?) -> Content {
    let closure =
      call.labeled("label") ?? call.trailing.first { $0.label == nil && $0.value != destination }?.value
    return call.content(closure)
  }

  /// A link that nobody can see is there for its binding.
  private func isHidden(_ call: ConstructorCall, _ label: Content) -> Bool {
    if case .string(let text)? = call.argument(nil) { return text.isEmpty }
    return label.isEmptyView
  }
}

extension Content {
  /// True where it shows nothing but `EmptyView`s.
  fileprivate var isEmptyView: Bool {
    items.allSatisfy {
      switch $0 {
      case .element(let element): element.name == "EmptyView"
      case .include(let content, _), .chosen(let content, _): content.isEmptyView
      default: false
      }
    }
  }
}
