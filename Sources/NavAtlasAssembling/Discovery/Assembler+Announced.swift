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
    for move in moveOrder {
      guard move.from != nil, let evidence = moves[move], let window = evidence.source?.chain.last,
        window.isWindow, let cause = cause(of: move, evidence)
      else { continue }
      var general = move
      general.from = nil
      general.stage = ObjectIdentifier(window)
      let answer = Answer(move: general, cause: cause)
      if groups[answer] == nil { order.append(answer) }
      groups[answer, default: []].append(move)
    }
    let screens = Set(moveOrder.flatMap { [$0.from, $0.to].compactMap(\.self) }).count
    for answer in order {
      guard let all = groups[answer], all.count >= answer.cause.least(of: screens) else { continue }
      let known = all.filter { moves[$0]?.asked == nil || moves[$0]?.isMeant == false }
      guard let first = known.first, var evidence = moves[first], let window = evidence.source?.chain.last
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
