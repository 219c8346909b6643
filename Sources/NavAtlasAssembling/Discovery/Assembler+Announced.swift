import NavAtlasInterpreting
import NavAtlasModel
import NavAtlasProgram
import NavAtlasSourceReading

/// What many screens announce, or come upon as they ask for something, by code that they share, such as a session that
/// a server says has expired.
extension Assembler {
  /// From so many screens on it does not matter which of them it is.
  private static let announcers = 5

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
    for answer in order {
      guard let all = groups[answer], all.count >= Self.announcers else { continue }
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
    return evidence.asked.map { .request($0) }
  }

  /// What some code does, whoever is there.
  private struct Answer: Hashable {
    enum Cause: Hashable {
      /// By the place in the source that answers.
      case announcement(Site)
      /// By the type whose functions were asked for something.
      case request(DeclaredType)
    }

    var move: Move
    var cause: Cause
  }
}
