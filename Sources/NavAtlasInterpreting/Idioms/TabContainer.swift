import NavAtlasProgram
import NavAtlasSourceReading

/// `TabView` in its forms: tagged views, `Tab`, a loop over an enumeration. Pages of a carousel are no tabs.
struct TabContainer: SourceIdiom {
  static let summary = "TabView"
  let constructors = ["TabView", "Tab"]
  let modifiers = ["tag", "tabViewStyle"]

  func construct(_ call: ConstructorCall) -> Value? {
    let content = call.content(call.closure("content"))
    if call.name == "Tab" {
      var items = content.items
      if call.hasEmptyClosure {
        let nothing = Element(name: "EmptyView", content: Content(owner: call.scope.type), site: call.site)
        items.append(.element(nothing))
      }
      if let value = call.argument("value") { items.append(.tag(value)) }
      return .content(
        Content(
          owner: call.scope.type,
          items: [
            .element(
              Element(
                name: "Tab", content: Content(owner: content.owner, name: content.name, items: items),
                site: call.site))
          ]))
    }
    let parts = Self.parts(of: content, call.site)
    let selection = call.argument("selection") ?? call.argument(nil)
    let container = NavigationContainer(kind: .tabs(selection: selection), parts: parts, site: call.site)
    return .content(
      Content(owner: call.scope.type, items: [.container(container)] + Self.actions(in: content)))
  }

  /// What hangs on tabs and their sections, such as the buttons of a section.
  private static func actions(in content: Content) -> [Item] {
    content.items.flatMap { item -> [Item] in
      switch item {
      case .include(let inner, _), .chosen(let inner, _): inner.isTab ? [] : actions(in: inner)
      case .handler, .attachment:
        content.items.contains(where: \.isSection) ? [item] : []
      default: []
      }
    }
  }

  func modify(_ base: Content, _ call: ModifierCall) -> Value? {
    if call.name == "tag" {
      guard let value = call.argument(nil) else { return nil }
      return call.adding(.tag(value), to: base)
    }
    return .content(isPaged(call.argument(nil), call) ? paged(base, 0) ?? base : base)
  }

  /// The content with pages for the tab view in it, which layouts may be around; nil where there is none.
  private func paged(_ content: Content, _ level: Int) -> Content? {
    guard level < 8 else { return nil }
    let items = content.items.map { item in paged(item, in: content, level) }
    guard items.contains(where: { $0 != nil }) else { return nil }
    return Content(
      owner: content.owner, name: content.name, items: zip(items, content.items).map { $0 ?? $1 })
  }

  private func paged(_ item: Item, in content: Content, _ level: Int) -> Item? {
    switch item {
    case .container(let container):
      guard case .tabs = container.kind else { return nil }
      let pages = container.parts.map { Item.include($0.content, $0.site) }
      return .element(
        Element(
          name: "TabView", content: Content(owner: content.owner, items: pages), site: container.site,
          pages: container))
    case .include(let inner, let site): return paged(inner, level + 1).map { .include($0, site) }
    case .element(let element) where Content.layouts.contains(element.name):
      return paged(element.content, level + 1).map {
        .element(Element(name: element.name, content: $0, site: element.site, pages: element.pages))
      }
    default: return nil
    }
  }

  /// `.page`, `PageTabViewStyle()` and the like.
  private func isPaged(_ style: Value?, _ call: ModifierCall) -> Bool {
    switch style {
    case .enumCase(let value): value.name.lowercased().contains("page")
    case .content(let content): call.evaluator.type(of: .content(content))?.name.contains("Page") ?? false
    case .typed(let type): type.name.contains("Page")
    default: false
    }
  }

  /// Each view that stands for a tab, with its tag.
  ///
  /// - Parameter name: what the code around calls it.
  private static func parts(of content: Content, _ site: Site, named name: String? = nil)
    -> [NavigationContainer.Part]
  {
    var parts: [NavigationContainer.Part] = []
    let name = content.shown.count == 1 ? content.name ?? name : nil
    func whole(_ item: Item) -> Content { Content(owner: content.owner, name: name, items: [item]) }
    for item in content.items {
      switch item {
      case .include(let inner, let site), .chosen(let inner, let site):
        if inner.isTab {
          parts.append(part(inner.named(name), site))
        } else {
          parts += Self.parts(of: inner, site, named: name)
        }
      case .view(_, let site): parts.append(part(Content(owner: content.owner, items: [item]), site))
      case .element(let element) where element.name == "Tab":
        parts.append(part(element.content, element.site))
      case .element(let element) where ["ForEach", "Group", "TabSection", "Section"].contains(element.name):
        parts += Self.parts(of: element.content, element.site)
      case .element(let element): parts.append(part(whole(item), element.site))
      case .container(let container): parts.append(part(whole(item), container.site))
      case .branch(let branch):
        for alternative in branch.alternatives { parts += Self.parts(of: alternative.content, branch.site) }
      default: break
      }
    }
    return parts
  }

  private static func part(_ content: Content, _ site: Site) -> NavigationContainer.Part {
    .init(key: content.tag, content: content.withoutLayout(0), site: site)
  }
}

extension Item {
  fileprivate var isSection: Bool {
    if case .element(let element) = self {
      ["TabSection", "Section", "Tab"].contains(element.name)
    } else {
      false
    }
  }
}

extension ConstructorCall {
  /// True for `{ }`.
  fileprivate var hasEmptyClosure: Bool {
    guard
      case .closure(let closure)? = call.arguments.first(where: {
        $0.isTrailing && $0.label == nil || $0.label == "content"
      })?.value
    else { return false }
    return closure.body.isEmpty
  }
}

extension Content {
  /// The value of the `tag` on it.
  package var tag: Value? {
    for case .tag(let value) in items { return value }
    return nil
  }

  /// A tab that is one view, or a choice of views, without the layout around it.
  fileprivate func withoutLayout(_ level: Int) -> Content {
    guard level < 8, shown.count == 1 else { return self }
    let bare = items.map { item -> Item in
      switch item {
      case .include(let inner, let site): .include(inner.withoutLayout(level + 1), site)
      case .element(let element)
      where ["ZStack", "VStack", "HStack"].contains(element.name) && element.content.isOfViews(0):
        .include(element.content, element.site)
      default: item
      }
    }
    return Content(owner: owner, name: name, items: bare)
  }

  /// True for one view of the app, or a choice of such.
  private func isOfViews(_ level: Int) -> Bool {
    guard level < 8, shown.count == 1 else { return false }
    switch shown[0] {
    case .view: return true
    case .include(let inner, _), .chosen(let inner, _): return inner.isOfViews(level + 1)
    case .branch(let branch):
      let contents = branch.alternatives.map(\.content).filter { !$0.shown.isEmpty }
      return !contents.isEmpty && contents.allSatisfy { $0.isOfViews(level + 1) }
    default: return false
    }
  }

  /// What of it can be seen.
  fileprivate var shown: [Item] {
    items.filter {
      switch $0 {
      case .include(let content, _): content.mayBeSeen(0)
      case .view, .container, .branch, .chosen, .element: true
      default: false
      }
    }
  }

  /// False for what making a value does, such as an object that listens from its beginning.
  private func mayBeSeen(_ level: Int) -> Bool {
    items.contains { item in
      switch item {
      case .effect, .handler: false
      case .include(let content, _): level > 7 || content.mayBeSeen(level + 1)
      default: true
      }
    }
  }

  /// Called by the property that makes it, where it has no name itself.
  fileprivate func named(_ name: String?) -> Content {
    guard self.name == nil, let name else { return self }
    return Content(owner: owner, name: name, items: items)
  }

  /// True for one view with what is attached to it; several are several tabs.
  fileprivate var isTab: Bool {
    if tag != nil { return true }
    guard shown.count == 1 else { return false }
    switch shown[0] {
    case .view, .container: return true
    case .element(let element):
      return !["Tab", "ForEach", "Group", "TabSection", "Section"].contains(element.name)
    default: return false
    }
  }
}
