import NavAtlasInterpreting
import NavAtlasProgram
import NavAtlasSourceReading

/// Pages that are tabs: a menu of the app's own beside them is handed which one is shown.
extension Assembler {
  /// The pages among some layers, where each is a view of the app known by a case, as tabs.
  ///
  /// Pages that are numbered, or that only a button turns, are those of an introduction.
  func pagedTabs(among parts: [Visual], _ attached: [Item]) -> TabBar? {
    for part in parts {
      guard case .inline(let content) = part.kind, let pages = content.pages,
        case .tabs(let selection?) = pages.kind, let place = evaluator.place(selection)?.base,
        pages.parts.count > 1, pages.parts.allSatisfy(\.isViewOfCase)
      else { continue }
      let beside =
        parts.filter { $0.site != part.site }.map { Item.attachment($0.content, $0.site) }
        + (parts.count > 1 ? content.extras() : []) + attached
      guard beside.hand(over: place, evaluator) else { continue }
      return TabBar(container: pages, beside: beside, owner: part.owner)
    }
    return nil
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
  /// True where a view of the app among them, at the top or in layouts, is made with a binding to a place.
  fileprivate func hand(over place: Place, _ evaluator: Evaluator, _ level: Int = 0) -> Bool {
    guard level < 12 else { return false }
    return contains { item in
      switch item {
      case .include(let content, _), .chosen(let content, _), .attachment(let content, _):
        content.items.hand(over: place, evaluator, level + 1)
      case .element(let element): element.content.items.hand(over: place, evaluator, level + 1)
      case .view(let view, _):
        view.fields.contains { name, field in
          view.type.isBinding(name) && evaluator.place(field)?.base == place
        }
      default: false
      }
    }
  }
}

extension DeclaredType {
  /// True for a property that a view is handed to write to.
  func isBinding(_ name: String) -> Bool {
    guard let property = properties[name]?.first?.declaration else { return false }
    return property.attribute("Binding") != nil || property.type?.name == "Binding"
  }
}
