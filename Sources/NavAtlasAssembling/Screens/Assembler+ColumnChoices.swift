import NavAtlasInterpreting
import NavAtlasProgram

/// Columns in which a bar stands above what the column before chooses:
/// `VStack { SearchField(); switch section { … } }`.
extension Assembler {
  /// The choice that a column is about, each of its answers with what stands beside them; nil for any other layout.
  func columnChoice(in content: Content, on stage: Stage, _ role: Frame.Role) -> Branch? {
    guard case .column = stage.kind, role == .root else { return nil }
    if let known = columnChoices[content] { return known }
    guard let layout = content.layout else { return nil }
    let parts = layout.visuals()
    let chosen = parts.compactMap { part in
      choice(in: part, on: stage, 0).map { (part: part, branch: $0.branch, extras: $0.extras) }
    }
    guard parts.count > 1, chosen.count == 1 else { return nil }
    let others = parts.filter { $0.site != chosen[0].part.site }.map(\.besideOthers)
    let beside = others + layout.extras() + chosen[0].extras
    var branch = chosen[0].branch
    for position in branch.alternatives.indices {
      branch.alternatives[position].content = answer(position, of: chosen[0].branch, with: beside)
    }
    columnChoices[content] = branch
    return branch
  }

  /// What a part of a column's layout does nothing but choose by what the column before writes, and what hangs on that.
  private func choice(in part: Visual, on stage: Stage, _ level: Int) -> (branch: Branch, extras: [Item])? {
    guard level < 6, !part.isAtTimes else { return nil }
    switch part.kind {
    case .branch(let branch):
      guard branch.presenter == nil, isByColumnBefore(branch, on: stage),
        exchangesScreens(branch, on: stage)
      else { return nil }
      return (branch, [])
    case .view(let view):
      guard !view.type.takesContent else { return nil }
      return onlyChoice(in: evaluator.body(of: view), on: stage, level)
    case .inline(let content):
      guard let layout = content.layout, let found = onlyChoice(in: layout, on: stage, level) else {
        return nil
      }
      return (found.branch, found.extras + content.extras())
    case .container, .external: return nil
    }
  }

  private func onlyChoice(in content: Content, on stage: Stage, _ level: Int)
    -> (branch: Branch, extras: [Item])?
  {
    let shown = content.visuals().filter { !$0.isSpace }
    guard shown.count == 1, let found = choice(in: shown[0], on: stage, level + 1) else { return nil }
    return (found.branch, found.extras + content.extras())
  }

  /// What one answer shows, and of what stands beside it what stands beside this one.
  private func answer(_ position: Int, of choice: Branch, with beside: [Item]) -> Content {
    let alternative = choice.alternatives[position]
    let content = alternative.content
    let items =
      if let place = evaluator.place(choice.subject)?.base, let value = alternative.test.key {
        decided(beside, at: place, by: value, 0)
      } else {
        beside
      }
    return Content(owner: content.owner, name: content.name, items: content.items + items)
  }

  /// Some items with each branch that asks for a place as what it is for a value.
  private func decided(_ items: [Item], at place: Place, by value: Value, _ level: Int) -> [Item] {
    guard level < 24 else { return items }
    func decided(_ content: Content) -> Content {
      Content(
        owner: content.owner, name: content.name,
        items: self.decided(content.items, at: place, by: value, level + 1))
    }
    return items.map { item in
      switch item {
      case .include(let content, let site): return .include(decided(content), site)
      case .attachment(let content, let site): return .attachment(decided(content), site)
      case .element(var element):
        element.content = decided(element.content)
        return .element(element)
      case .branch(var branch):
        if evaluator.place(branch.subject)?.base == place,
          let shown = branch.alternatives.first(where: { evaluator.holds($0.test, value) != false }),
          evaluator.holds(shown.test, value) == true
        {
          return .include(decided(shown.content), branch.site)
        }
        for position in branch.alternatives.indices {
          branch.alternatives[position].content = decided(branch.alternatives[position].content)
        }
        return .branch(branch)
      default: return item
      }
    }
  }
}
