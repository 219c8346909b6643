import NavAtlasInterpreting
import NavAtlasProgram
import NavAtlasSourceReading

/// Pages that are tabs: a menu of the app's own beside them is handed which one is shown.
extension Assembler {
  /// The pages among some layers, where each is a view of the app known by a case, as tabs.
  ///
  /// Pages that are numbered, or that only a button turns, are those of an introduction.
  ///
  /// - Parameter mayBeInPlace: true where the menu's buttons may be written in place.
  func pagedTabs(among parts: [Visual], _ attached: [Item], mayBeInPlace: Bool, _ level: Int = 0) -> TabBar? {
    for part in parts {
      if level < 4, case .branch(let branch) = part.kind,
        let paged = pagedTabs(in: branch, mayBeInPlace: mayBeInPlace, level)
      {
        var paged = paged
        paged.beside += parts.besides(part) + attached
        return paged
      }
      guard case .inline(let content) = part.kind, let pages = content.pages,
        case .tabs(let selection?) = pages.kind, let place = evaluator.place(selection)?.base,
        pages.parts.count > 1, pages.parts.allSatisfy(\.isViewOfCase)
      else { continue }
      let beside =
        parts.besides(part)
        + (parts.count > 1 ? content.extras() : []) + attached
      let isHanded = beside.hand(over: place, evaluator, to: { !$0.knowsNoCases })
      guard isHanded || mayBeInPlace && setsAll(pages, by: place, in: beside) else { continue }
      return TabBar(container: pages, beside: beside, owner: part.owner)
    }
    return nil
  }

  /// The pages that one alternative of a choice is, beside what the others show instead of them.
  private func pagedTabs(in branch: Branch, mayBeInPlace: Bool, _ level: Int) -> TabBar? {
    guard branch.presenter == nil else { return nil }
    let found = branch.alternatives.map { alternative in
      let content = alternative.content
      return pagedTabs(
        among: content.layered(), content.extras() + content.layeredExtras(0), mayBeInPlace: mayBeInPlace,
        level + 1)
    }
    guard let position = found.firstIndex(where: { $0 != nil }), var paged = found[position],
      found.count(where: { $0 != nil }) == 1
    else { return nil }
    let others = branch.alternatives.indices.filter { $0 != position }.map { branch.alternatives[$0].content }
    paged.instead += others.map { .attachment($0, branch.site) }
    return paged
  }

  /// True where each of some pages has a button of its own, or a loop over all cases has one for each.
  private func setsAll(_ pages: NavigationContainer, by place: Place, in beside: [Item]) -> Bool {
    if beside.hand(over: place, evaluator, to: \.knowsNoCases) { return false }
    var controls = Controls(place: place, evaluator: evaluator)
    controls.follow(beside.filter { !comesLater($0) })
    guard !controls.isHandedOver else { return false }
    if controls.settings.looped.contains(where: { isAnyCase($0, of: place) }) { return true }
    let set = Set(controls.values)
    return pages.parts.allSatisfy { $0.key.map(set.contains) ?? false }
  }
}

extension [Visual] {
  fileprivate func besides(_ part: Visual) -> [Item] {
    filter { $0.site != part.site }.map { .attachment($0.content, $0.site) }
  }
}

extension NavigationContainer.Part {
  fileprivate var isViewOfCase: Bool {
    guard case .enumCase? = key else { return false }
    return content.visuals().contains(where: \.holdsView)
  }
}

extension Content {
  /// The tabs that are pages, where nothing else is seen.
  fileprivate var pages: NavigationContainer? {
    for item in items {
      if case .element(let element) = item { return element.pages }
    }
    return nil
  }
}

extension [Item] {
  /// True where a view of the app among them, at the top, in layouts or in other views, is made with a binding to a place.
  fileprivate func hand(
    over place: Place, _ evaluator: Evaluator, _ level: Int = 0, views: Int = 0,
    to isMeant: (DeclaredType) -> Bool
  ) -> Bool {
    guard level < 20 else { return false }
    return contains { item in
      switch item {
      case .include(let content, _), .chosen(let content, _), .attachment(let content, _):
        content.items.hand(over: place, evaluator, level + 1, views: views, to: isMeant)
      case .element(let element):
        element.content.items.hand(over: place, evaluator, level + 1, views: views, to: isMeant)
      case .branch(let branch):
        branch.alternatives.contains {
          $0.content.items.hand(over: place, evaluator, level + 1, views: views, to: isMeant)
        }
      case .view(let view, _):
        isMeant(view.type)
          && view.fields.contains { name, field in
            view.type.isBinding(name) && evaluator.place(field)?.base == place
          }
          || views < 2
            && evaluator.body(of: view).items.hand(
              over: place, evaluator, level + 1, views: views + 1, to: isMeant)
      default: false
      }
    }
  }
}

extension DeclaredType {
  /// True for dots over pages of any type: a view that knows no more of the pages than which one is shown cannot name
  /// them, as the buttons of a menu do.
  fileprivate var knowsNoCases: Bool {
    let parameters = Set(
      generics.filter { $0.constraint.map { Self.bareProtocols.contains($0.name) } ?? true }.map(\.name))
    guard generics.count == 1, !parameters.isEmpty else { return false }
    return stored.allSatisfy { property in
      guard var type = property.type else { return property.initial != nil }
      while Self.holders.contains(type.name), let inner = type.arguments.first { type = inner }
      return parameters.contains(type.name) || Self.measures.contains(type.name)
    }
  }

  private static let bareProtocols: Set<String> = ["Hashable", "Equatable", "Comparable", "CaseIterable"]
  private static let holders: Set<String> = ["Optional", "Array", "Set", "Binding"]
  private static let measures: Set<String> = ["Bool", "CGFloat", "CGSize", "Color", "Double", "Float", "Int"]

  /// True for a property that a view is handed to write to.
  func isBinding(_ name: String) -> Bool {
    guard let property = properties[name]?.first?.declaration else { return false }
    return property.attribute("Binding") != nil || property.type?.name == "Binding"
  }
}
