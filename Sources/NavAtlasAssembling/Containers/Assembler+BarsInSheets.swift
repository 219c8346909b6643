import NavAtlasInterpreting

/// Bars that a sheet holds which nobody can close: it is there as long as what lies below it.
extension Assembler {
  /// The controls of a sheet that stays open, where they lead to most of a choice that it lies over.
  func controlsInSheets(among items: [Item], of branch: Branch, _ place: Place) -> [Controls.Setting] {
    for case .presentation(let presentation) in items
    where presentation.kind == .sheet && !presentation.isItem {
      let applied = evaluator.apply(presentation.handler, to: [], at: presentation.site)
      let content = evaluator.content(applied, owner: presentation.owner, at: presentation.site)
      guard content.staysOpen else { continue }
      var controls = Controls(place: place, evaluator: evaluator)
      controls.follow(content.items)
      if reach(controls.settings, place, mostOf: branch) { return controls.settings }
    }
    return []
  }
}

extension Content {
  /// True for what no gesture takes away.
  fileprivate var staysOpen: Bool {
    extras().contains { if case .trait(.dismissDisabled) = $0 { true } else { false } }
  }
}
