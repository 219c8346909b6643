import NavAtlasInterpreting
import NavAtlasSourceReading

/// Actions that do less as long as no other way to their screens is known.
extension Assembler {
  /// Performs an action, and remembers it where what it does not do may depend on what is found later.
  func performWatched(_ action: Action, at position: Int) {
    (performing, isDoubtful) = (position, false)
    perform(action)
    performing = nil
    if isDoubtful { doubtful.insert(position) }
  }

  /// Performs again what was in doubt, if anything was found since.
  func performDoubtful() {
    guard !doubtful.isEmpty, doubtedAt != discoveries &+ drivers.version else { return }
    doubtedAt = discoveries &+ drivers.version
    for position in doubtful.sorted() { performWatched(actions[position], at: position) }
  }
}

/// Where screens can only be while others are.
extension Assembler {
  /// True where a screen is only ever seen while a flag is set that presents it, or what is below it: set again, it
  /// shows nothing new.
  func isOpen(_ presented: Drivers.Presented, by action: Action) -> Bool {
    let presentation = presented.presentation
    guard performing != nil, !presentation.isItem, presented.frame.node != action.frame.node,
      !action.clears(evaluator.place(presentation.driver)?.base)
    else { return false }
    var seen: Set<Site> = []
    guard isOnlyInside(presentation, action.frame, &seen) else { return false }
    isDoubtful = true
    return true
  }

  private func isOnlyInside(_ presentation: Presentation, _ frame: Frame, _ seen: inout Set<Site>) -> Bool {
    if frame.presentation?.isSame(as: presentation) == true { return true }
    if frame.stage.chain.contains(where: { $0.presentation?.isSame(as: presentation) == true }) {
      return true
    }
    guard let own = frame.stage.layer?.presentation ?? frame.presentation,
      let below = presenters[own.site], !below.isEmpty
    else { return false }
    guard seen.insert(own.site).inserted else { return true }
    return below.allSatisfy { isOnlyInside(presentation, $0, &seen) }
  }
}

extension Presentation {
  fileprivate func isSame(as other: Presentation) -> Bool {
    site == other.site && driver == other.driver && key == other.key
  }
}

extension Action {
  /// True where the same code takes away what a flag presents before it sets it.
  fileprivate func clears(_ flag: Place?) -> Bool {
    guard let flag else { return true }
    let isCleared = [before, announced[flag]].contains { $0 == Value.none || $0 == .boolean(false) }
    guard !isCleared, case .effects(let effects) = kind else { return isCleared }
    return effects.contains { $0.operation == .dismiss || $0.operation == .dismissAll }
  }
}
