import NavAtlasInterpreting

/// What code presents that sees a path change: it is there with the screen that the path leads to.
extension Assembler {
  /// As a pushed screen does it that presents, where the path that put it there has changed: who has changed it is left,
  /// and does not present over itself what belongs to another screen.
  func onceArrived(at frame: Frame, _ action: Action) -> Action {
    guard action.trigger == .change, frame.node != action.frame.node, let path = action.announcedPath,
      let stacks = drivers.stacks[path], frame.isPushed(on: stacks)
    else { return action }
    var action = action
    action.frame = frame
    return action
  }
}

extension Frame {
  /// True for a screen that is pushed on one of some stacks, and for what is inside of it.
  fileprivate func isPushed(on stacks: [Stage]) -> Bool {
    var isPushed = role == .pushed
    for stage in stage.chain {
      if stacks.contains(where: { $0 === stage }) { return isPushed }
      isPushed = isPushed || stage.isPushed
    }
    return false
  }
}
