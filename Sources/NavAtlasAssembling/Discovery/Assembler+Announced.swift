import NavAtlasInterpreting
import NavAtlasProgram
import NavAtlasSourceReading

/// What many screens announce by code that they share, such as a session that a server says has expired.
extension Assembler {
  /// From so many screens on it does not matter which of them it is.
  private static let announcers = 5

  /// Makes one move of whatever screen is there of what one place in the source does in answer to many screens.
  /// O(moves), and once more for each answer that is merged.
  func mergeAnnounced() {
    var groups: [Answer: [Move]] = [:]
    var order: [Answer] = []
    for move in moveOrder {
      guard move.from != nil, let evidence = moves[move], evidence.trigger == .notification,
        let site = evidence.sites.last, let window = evidence.source?.chain.last, window.isWindow
      else { continue }
      var general = move
      general.from = nil
      general.stage = ObjectIdentifier(window)
      let answer = Answer(move: general, site: site)
      if groups[answer] == nil { order.append(answer) }
      groups[answer, default: []].append(move)
    }
    for answer in order {
      guard let known = groups[answer], known.count >= Self.announcers, let first = known.first,
        var evidence = moves[first], let window = evidence.source?.chain.last
      else { continue }
      for move in known.dropFirst() { if let other = moves[move] { evidence.add(other, isBest: false) } }
      evidence.stage = window
      evidence.stages = [window.number]
      evidence.isInferred = true
      merge(Set(known), into: answer.move, evidence)
    }
  }

  /// What a place in the source does, whoever is there.
  private struct Answer: Hashable {
    var move: Move
    var site: Site
  }
}
