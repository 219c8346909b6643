import NavAtlasInterpreting

/// A root that is only a spinner, which goes on by itself: `case .loading: ProgressView().task { await load() }`.
extension Assembler {
  /// What a spinner does that a value shows in a root's place is done on the way from the screen before it.
  func goOn(through rootSwitch: Drivers.RootSwitch, for value: Value, _ action: Action) {
    guard let chosen = chosen(of: rootSwitch, for: value) else { return }
    let content = rootSwitch.branch.alternatives[chosen].content
    guard content.isSpinner, !rootSwitch.stage.isColumn else { return }
    for case .handler(let handler) in content.extras() where handler.event == .lifecycle {
      guard passing.count < Self.spinnersInARow, passing.insert(handler.content).inserted else { continue }
      follow(handler.content, as: action.frame, action.sites + [handler.site], trigger: .system)
      passing.remove(handler.content)
    }
  }

  private static let spinnersInARow = 3
}

extension Content {
  /// True for a framework's or a package's spinner and nothing beside it.
  var isSpinner: Bool {
    let visuals = visuals()
    return visuals.count == 1 && visuals[0].isIndicator
  }
}
