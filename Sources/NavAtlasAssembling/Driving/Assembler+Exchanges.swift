import NavAtlasInterpreting

/// Layers that stay open while code stores something else in what they are open by: `isPresented: route != nil`.
extension Assembler {
  /// True for what shows one view or another by what is stored, where code stores what another one than its own screen is
  /// shown for. What nobody on a screen sets off concerns all screens, and not what is exchanged on this one.
  func showsAnother(_ presentation: Presentation, _ action: Action) -> Bool {
    guard action.trigger == nil, case .isPresent? = presentation.asked,
      let place = evaluator.place(presentation.driver),
      action.known[place.base]?.isConstant == true, let node = action.frame.node?.type
    else { return false }
    let applied = evaluator.apply(presentation.handler, to: [], at: presentation.site)
    let shown = evaluator.content(applied, owner: presentation.owner, at: presentation.site)
    let decided = decided(shown, by: action.known)
    return decided !== shown && decided.onlyView.map { $0.view.type !== node } == true
  }
}
