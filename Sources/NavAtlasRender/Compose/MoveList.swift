import NavAtlasModel

/// All lines that could be drawn, parallel ones merged, and the ways back that have no line.
struct MoveList {
  private(set) var moves: [Move] = []
  /// Short words for the ways back of a card, such as `‹` for "back".
  private(set) var backBadges: [CardKey: [String]] = [:]
  /// The words for containers all of whose screens have a way back.
  private(set) var sharedBack: [Container.ID: [String]] = [:]
  /// What else leads to a card, where not all lines are drawn.
  var sharedWays: [CardKey: [CardKey]] = [:]
  /// The tab bars that the app launches into.
  var launched: Set<CardKey> = []
  private var positions: [Identity: Int] = [:]

  private struct Identity: Hashable {
    var from: CardKey
    var to: CardKey
    var role: LinkRole
  }

  mutating func add(_ move: Move) {
    let identity = Identity(from: move.from, to: move.to, role: move.role)
    guard let position = positions[identity] else {
      positions[identity] = moves.count
      moves.append(move)
      return
    }
    moves[position].count += move.count
    for label in move.labels where !moves[position].labels.contains(label) {
      moves[position].labels.append(label)
    }
    for remark in move.remarks where !moves[position].remarks.contains(remark) {
      moves[position].remarks.append(remark)
    }
    moves[position].location = moves[position].location ?? move.location
    moves[position].evidence = moves[position].evidence.stronger(move.evidence)
  }

  mutating func addBadge(_ text: String, to card: CardKey) {
    if backBadges[card, default: []].contains(text) { return }
    backBadges[card, default: []].append(text)
  }

  mutating func addShared(_ text: String, to container: Container.ID) {
    if sharedBack[container, default: []].contains(text) { return }
    sharedBack[container, default: []].append(text)
  }

  mutating func removeAll(where isUnwanted: (Move) -> Bool) {
    replace(with: moves.filter { !isUnwanted($0) })
  }

  mutating func replace(with kept: [Move]) {
    moves = kept
    positions = [:]
    for (index, move) in moves.enumerated() {
      positions[Identity(from: move.from, to: move.to, role: move.role)] = index
    }
  }
}

extension Link.Evidence {
  /// What two statements about one move amount to.
  fileprivate func stronger(_ other: Link.Evidence) -> Link.Evidence {
    let order: [Link.Evidence] = [.declared, .inferred, .unseen, .observed]
    return order.first { $0 == self || $0 == other } ?? self
  }
}
