import NavAtlasInterpreting
import NavAtlasProgram
import NavAtlasSourceReading

/// Why an action does less as long as nothing else is found.
enum Doubt {
  /// Whatever is found may change it.
  case anything
  /// The steps that a screen was there for.
  case steps(Place, Frame, [Value])
  /// Code that watches a place is on no screen that sees the action.
  case unseen(Content, Place, Action)
}

/// Actions that do less as long as no other way to their screens is known.
extension Assembler {
  /// Performs an action, and remembers why it may do more once more is found.
  func performWatched(_ action: Action, at position: Int) {
    (performing, doubts) = (position, [])
    perform(action)
    performing = nil
    doubtful[position] = doubts.isEmpty ? nil : doubts
  }

  /// Performs again what was in doubt where what was found since tells more.
  func performDoubtful() {
    guard !doubtful.isEmpty, doubtedAt != discoveries &+ drivers.version else { return }
    doubtedAt = discoveries &+ drivers.version
    round += 1
    for position in doubtful.keys.sorted() {
      performing = position
      if doubtful[position]?.contains(where: isSettled) == true {
        performWatched(actions[position], at: position)
      }
    }
    performing = nil
  }

  /// True for a doubt that may be none any more.
  private func isSettled(_ doubt: Doubt) -> Bool {
    switch doubt {
    case .anything: true
    case .steps(let place, let frame, let known): steps(at: place, on: frame) != known
    case .unseen(let content, let place, let action): isSeen(by: content, at: place, action)
    }
  }

  /// Remembers a doubt about the action that is performed, each once.
  func doubt(_ doubt: Doubt) {
    let isKnown = doubts.contains { other in
      switch (doubt, other) {
      case (.anything, .anything): true
      case (.steps(let place, let frame, _), .steps(let known, let other, _)):
        frame === other && place == known
      case (.unseen(let content, let place, _), .unseen(let other, let known, _)):
        content === other && place == known
      default: false
      }
    }
    if !isKnown { doubts.append(doubt) }
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
    doubt(.anything)
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
