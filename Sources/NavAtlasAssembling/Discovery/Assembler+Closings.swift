import NavAtlasInterpreting
import NavAtlasSourceReading

/// What comes once a layer is closed, where that takes up what the layer has left behind: `onDismiss: showNext` after
/// `next = .map; dismiss()`. The user goes from the screen that says what comes next.
extension Assembler {
  struct Closing {
    var handler: Handler
    var frame: Frame
    var sites: [Site]
  }

  /// Does for a screen that is taken away what follows by what its code left behind.
  func goOn(after presentation: Presentation?, _ action: Action) {
    guard let presentation, let content = presentation.onDismiss, trialMoves == nil else { return }
    let left = content.takenUp.compactMap { action.written[$0] }
    guard left.contains(where: { $0 != .none }) else { return }
    continued.insert(presentation.site)
    let before = announced
    announced = action.announced.merging(action.written) { $1 }
    follow(content, as: action.frame, action.sites, trigger: action.trigger)
    announced = before
  }

  /// What no screen that was shown was seen to go on with, the one that presents it does.
  func goOnAfterOthers() {
    let waiting = closings.filter { !continued.contains($0.handler.site) }
    closings.removeAll()
    for closing in waiting {
      follow(closing.handler.content, as: closing.frame, closing.sites, trigger: .system)
    }
  }
}
