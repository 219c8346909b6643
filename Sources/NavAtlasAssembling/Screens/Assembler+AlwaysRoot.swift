/// Screens over which nothing of a stack lies.
extension Assembler {
  /// True for a screen that is only ever the root of a stack, or of a tab in tabs that are.
  func isAlwaysRoot(_ frame: Frame, of stage: Stage) -> Bool {
    guard frame.role == .root, !isPushed(frame.node) else { return false }
    var inner = frame.stage
    while inner !== stage {
      guard inner.isTab, let tabs = inner.parent, !tabs.isPushed, let outer = tabs.parent else {
        return false
      }
      inner = outer
    }
    return true
  }

  private func isPushed(_ node: ScreenNode?) -> Bool {
    frames.contains { $0.node == node && $0.role == .pushed }
  }
}
