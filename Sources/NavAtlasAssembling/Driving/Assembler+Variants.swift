import NavAtlasInterpreting

/// Screens that are made with several values, each of which may present something else by the same flag.
extension Assembler {
  /// True where a screen that is made with several values presents nothing for one of them and something for another:
  /// the flag is set where there is something.
  func isHollow(_ presented: Drivers.Presented, among all: [Drivers.Presented]) -> Bool {
    let presentation = presented.presentation
    guard !presentation.isItem, let node = presented.frame.node, !showsAnything(presentation) else {
      return false
    }
    return all.contains {
      $0.presentation.site == presentation.site && $0.frame.node == node
        && $0.presentation.handler != presentation.handler && showsAnything($0.presentation)
    }
  }

  /// Asked of every presentation of a place with every write to it: found once for each code.
  private func showsAnything(_ presentation: Presentation) -> Bool {
    if let known = showing[presentation.handler] { return known }
    let shown = evaluator.apply(presentation.handler, to: [], at: presentation.site)
    let isSomething = !evaluator.content(shown, owner: presentation.owner, at: presentation.site).visuals()
      .isEmpty
    showing[presentation.handler] = isSomething
    return isSomething
  }
}
