/// Several moves from one card to another in one direction are one line.
extension MoveList {
  /// Merges moves that differ in their kind alone; how well they are founded keeps them apart. Linear.
  mutating func mergeParallelMoves() {
    struct Pair: Hashable {
      var from: CardKey
      var to: CardKey
      var isBackward: Bool
      var evidence: Link.Evidence
    }
    func pair(_ move: Move) -> Pair? {
      guard move.role.strength != nil else { return nil }
      return Pair(from: move.from, to: move.to, isBackward: move.role.isBackward, evidence: move.evidence)
    }
    var positions: [Pair: Int] = [:]
    var merged: [Move] = []
    for move in moves {
      if let pair = pair(move), let position = positions[pair] {
        merged[position].absorb(move)
      } else {
        if let pair = pair(move) { positions[pair] = merged.count }
        merged.append(move)
      }
    }
    replace(with: merged)
  }
}

extension Move {
  /// Takes over another move between the same cards; the stronger one gives the line its looks.
  fileprivate mutating func absorb(_ other: Move) {
    if parts.isEmpty { parts = [self] }
    parts.append(other)
    count += other.count
    location = location ?? other.location
    for label in other.labels where !labels.contains(label) { labels.append(label) }
    for remark in other.remarks where !remarks.contains(remark) { remarks.append(remark) }
    if (other.role.strength ?? .max) < (role.strength ?? .max) { role = other.role }
  }
}

extension LinkRole {
  /// How much of the screen a move takes hold of, the most first; nil for what is never one line with others.
  fileprivate var strength: Int? {
    [.cover, .sheet, .replace, .push, .select, .popover, .reset, .root, .back].firstIndex(of: self)
  }
}
