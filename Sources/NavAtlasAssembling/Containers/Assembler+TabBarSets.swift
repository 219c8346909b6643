import NavAtlasInterpreting
import NavAtlasProgram
import NavAtlasSourceReading

/// Several sets of tabs of an app's own, each with its bar, between which something else decides, such as a user's role.
extension Assembler {
  struct TabBarSets {
    /// The choice between the sets, each beside its own bar.
    var choice: Branch
    /// What lies beside all of them.
    var beside: [Item]
  }

  /// The choice between sets of tabs that some content is, where the bars stand in a choice beside it; nil where it is
  /// another layout.
  func tabBarSets(in content: Content, on stage: Stage) -> TabBarSets? {
    let visuals = content.visuals()
    guard stage.mayHoldTabBar, visuals.count == 1, case .inline(let inner) = visuals[0].kind else {
      return nil
    }
    let parts = inner.layered()
    guard parts.count > 1 else { return nil }
    for part in parts {
      guard case .branch(let branch) = part.kind, branch.presenter == nil else { continue }
      let others = parts.filter { $0.site != part.site }.flatMap(\.alternatives)
      guard let sets = tabBarSets(of: branch.flattened, among: others, on: stage) else { continue }
      return TabBarSets(choice: sets.choice, beside: sets.beside + inner.extras() + inner.layeredExtras(0))
    }
    return nil
  }

  private func tabBarSets(of branch: Branch, among others: [Item], on stage: Stage) -> TabBarSets? {
    guard branch.alternatives.count > 1 else { return nil }
    var (choice, beside) = (branch, others)
    for position in branch.alternatives.indices {
      let content = branch.alternatives[position].content
      guard let pages = content.solePages, let place = evaluator.place(pages.subject)?.base else { continue }
      let bars = others.filter { sets(place, in: [$0], forMostOf: pages) }
      guard !bars.isEmpty else { continue }
      choice.alternatives[position].content = content.laid(under: bars, at: pages.site)
      beside.removeAll { item in bars.contains { $0.site == item.site } }
    }
    guard beside.count < others.count, exchangesScreens(choice, on: stage) else { return nil }
    return TabBarSets(choice: choice, beside: beside)
  }
}

extension Visual {
  /// What may stand in its place: all that a choice leads to.
  fileprivate var alternatives: [Item] {
    guard case .branch(let branch) = kind, branch.presenter == nil else {
      return [.attachment(content, site)]
    }
    return branch.alternatives.flatMap { $0.content.visuals().flatMap(\.alternatives) }
  }
}

extension Content {
  /// The choice that is all there is in layouts.
  fileprivate var solePages: Branch? {
    let parts = layered()
    guard parts.count == 1, case .branch(let branch) = parts[0].kind, branch.presenter == nil else {
      return nil
    }
    return branch.flattened
  }

  /// The same in a layout with bars.
  fileprivate func laid(under bars: [Item], at site: Site) -> Content {
    let shown = bars.map { item -> Item in
      if case .attachment(let bar, let site) = item { .include(bar, site) } else { item }
    }
    let layers = Content(owner: owner, items: [.include(self, site)] + shown)
    return Content(owner: owner, items: [.element(Element(name: "ZStack", content: layers, site: site))])
  }
}
