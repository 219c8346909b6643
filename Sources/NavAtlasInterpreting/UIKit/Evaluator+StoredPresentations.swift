import NavAtlasProgram
import NavAtlasSourceReading

/// Representables that present for as long as something is stored: `if isShown { controller.present(card, …) }`.
extension Evaluator {
  /// What a representable's code presents under a flag or an optional that it is handed is a presentation by that, as
  /// with `sheet`; what takes it away otherwise is part of it.
  func presentWhileStored(in content: Content, from start: Int, for view: ObjectValue) {
    guard start < content.items.count else { return }
    let items = presenting(content.items[start...], for: view)
    content.items.replaceSubrange(start..., with: items)
  }

  private func presenting(_ items: ArraySlice<Item>, for view: ObjectValue, _ level: Int = 0) -> [Item] {
    items.flatMap { item -> [Item] in
      switch item {
      case .branch(let branch): presentation(by: branch, for: view) ?? [item]
      case .include(let inner, let site) where level < Content.depth && inner.presented() != nil:
        presenting(inner, at: site, for: view, level)
      default: [item]
      }
    }
  }

  /// The same of what a function does that the code calls.
  private func presenting(_ inner: Content, at site: Site, for view: ObjectValue, _ level: Int) -> [Item] {
    let items = presenting(inner.items[...], for: view, level + 1)
    let all = Content(owner: inner.owner, name: inner.name, items: items)
    return [.include(all.presented() == nil ? all : inner, site)]
  }

  /// The presentation by what a branch asks, and what else it does.
  private func presentation(by branch: Branch, for view: ObjectValue) -> [Item]? {
    guard let place = place(branch.subject), isHanded(place, to: view) else { return nil }
    let showing = branch.alternatives.filter { $0.content.presented() != nil }
    guard showing.count == 1, let (move, site) = showing[0].content.presented(), let kind = move.kind.layer,
      let shown = move.value, isView(shown)
    else { return nil }
    let isItem: Bool
    switch showing[0].test {
    case .isTrue: isItem = false
    case .isPresent: isItem = true
    default: return nil
    }
    let writer: DeclaredType? =
      if case .content(let content) = shown { content.visuals().first?.owner } else { nil }
    let presentation = Presentation(
      kind: kind, driver: .binding(place), handler: shown, isItem: isItem, site: site,
      owner: writer ?? view.type)
    return [.presentation(presentation)] + branch.alternatives.flatMap { $0.content.besidesPresenting }
  }

  /// False for what nobody knows, such as an alert that the coordinator keeps.
  private func isView(_ value: Value) -> Bool {
    switch value {
    case .content(let content): content.holdsViews || !content.visuals().isEmpty
    case .object(let object): object.type.isView || object.type.isController
    default: false
    }
  }

  /// True for what others than the representable's own coordinator and controllers keep.
  private func isHanded(_ place: Place, to view: ObjectValue) -> Bool {
    if place.owner.hasPrefix(view.type.name + ".") { return false }
    return index.type(declaredAs: place.owner)?.isController != true
  }
}

extension Content {
  /// How deep a representable's code is looked into.
  fileprivate static let depth = 6

  /// What its code presents, and where.
  fileprivate func presented(_ level: Int = 0) -> (move: LibraryMove, site: Site)? {
    guard level < Self.depth else { return nil }
    for item in items {
      switch item {
      case .effect(let effect):
        if case .library(let move) = effect.operation, move.kind.layer != nil { return (move, effect.site) }
      case .include(let inner, _), .chosen(let inner, _):
        if let presented = inner.presented(level + 1) { return presented }
      case .branch(let branch):
        let inside = branch.alternatives.lazy.compactMap { $0.content.presented(level + 1) }
        if let presented = inside.first { return presented }
      default: break
      }
    }
    return nil
  }

  /// What its code does besides presenting something, and taking that away.
  fileprivate var besidesPresenting: [Item] {
    items.filter { item in
      switch item {
      case .effect(let effect):
        if case .library(let move) = effect.operation {
          move.kind.layer == nil && ![.dismiss, .dismissAll].contains(move.kind)
        } else {
          true
        }
      case .include(let inner, _), .chosen(let inner, _): inner.presented() == nil
      case .branch(let branch): branch.alternatives.allSatisfy { $0.content.presented() == nil }
      default: true
      }
    }
  }
}
