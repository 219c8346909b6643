import NavAtlasInterpreting

/// Screens that are made with several values, each of which may present something else by the same flag.
extension Assembler {
  /// True where a screen that is made with several values presents nothing for one of them and something for another:
  /// the flag is set where there is something.
  func isHollow(_ presented: Drivers.Presented, among all: [Drivers.Presented]) -> Bool {
    let presentation = presented.presentation
    guard !presentation.isItem, let node = presented.frame.node else { return false }
    let others = all.filter {
      $0.presentation.site == presentation.site && $0.frame.node == node
        && $0.presentation.handler != presentation.handler
    }
    return !others.isEmpty && !showsAnything(presentation)
      && others.contains { showsAnything($0.presentation) }
  }

  private func showsAnything(_ presentation: Presentation) -> Bool {
    let shown = evaluator.apply(presentation.handler, to: [], at: presentation.site)
    return !evaluator.content(shown, owner: presentation.owner, at: presentation.site).visuals().isEmpty
  }
}
