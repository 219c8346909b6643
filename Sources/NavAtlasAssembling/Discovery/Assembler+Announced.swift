import NavAtlasInterpreting
import NavAtlasModel
import NavAtlasProgram
import NavAtlasSourceReading

/// What many screens announce, or come upon as they ask for something, by code that they share, such as a session that
/// a server says has expired; and what a menu does that nearly all screens have.
extension Assembler {
  /// From so many screens on it does not matter which of them it is.
  private static let announcers = 5
  /// A menu that all screens have is less sure to be one: it needs more of them, and nine of ten.
  private static let owners = 12

  /// Makes one move of whatever screen is there of what one place in the source does in answer to many screens; a
  /// screen that does the same on purpose keeps its own. O(moves), and once more for each answer that is merged.
  func mergeAnnounced() {
    var groups: [Answer: [Move]] = [:]
    var order: [Answer] = []
    let candidates = moveOrder.compactMap { move -> Candidate? in
      guard move.from != nil, let evidence = moves[move], let cause = cause(of: move, evidence) else {
        return nil
      }
      var general = move
      (general.from, general.stage) = (nil, nil)
      let window = evidence.source?.chain.last.flatMap { $0.isWindow ? $0 : nil }
      return Candidate(move: move, answer: Answer(move: general, cause: cause), window: window)
    }
    // A layer lies over the window in which others get the same answer.
    var windows: [Answer: Stage] = [:]
    for candidate in candidates where windows[candidate.answer] == nil {
      windows[candidate.answer] = candidate.window
    }
    for candidate in candidates {
      guard let window = candidate.window ?? windows[candidate.answer] else { continue }
      var answer = candidate.answer
      answer.move.stage = ObjectIdentifier(window)
      if groups[answer] == nil { order.append(answer) }
      groups[answer, default: []].append(candidate.move)
    }
    let screens = Set(moveOrder.flatMap { [$0.from, $0.to].compactMap(\.self) }).count
    for answer in order {
      guard let all = groups[answer], all.count >= answer.cause.least(of: screens) else { continue }
      let known = all.filter { moves[$0]?.asked == nil || moves[$0]?.isMeant == false }
      guard let first = known.first, var evidence = moves[first],
        let window = all.lazy.compactMap({ self.moves[$0]?.source?.chain.last }).first(where: \.isWindow)
      else { continue }
      for move in known.dropFirst() { if let other = moves[move] { evidence.add(other, isBest: false) } }
      evidence.stage = window
      evidence.stages = [window.number]
      evidence.isInferred = true
      merge(Set(known), into: answer.move, evidence)
    }
  }

  private func cause(of move: Move, _ evidence: MoveEvidence) -> Answer.Cause? {
    if evidence.trigger == .notification, let site = evidence.sites.last { return .announcement(site) }
    if let asked = evidence.asked { return .request(asked) }
    guard evidence.trigger == nil, move.to != nil, let site = evidence.sites.last else { return nil }
    return .choice(site)
  }

  private struct Candidate {
    var move: Move
    var answer: Answer
    /// Nil on a layer.
    var window: Stage?
  }

  /// What some code does, whoever is there.
  private struct Answer: Hashable {
    enum Cause: Hashable {
      /// By the place in the source that answers.
      case announcement(Site)
      /// By the type whose functions were asked for something.
      case request(DeclaredType)
      /// By the place in the source where somebody chooses it.
      case choice(Site)

      /// How many of an app's screens have to have it.
      func least(of screens: Int) -> Int {
        switch self {
        case .announcement, .request: announcers
        case .choice: max(owners, screens * 9 / 10)
        }
      }
    }

    var move: Move
    var cause: Cause
  }
}
