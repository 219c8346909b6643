import NavAtlasModel

/// The order in which a user comes upon the cards: a forest of forward moves, breadth first.
struct Discovery {
  /// The positions of the moves that first led to a card.
  private(set) var guides: Set<Int> = []
  /// The kind of move that first led to each card.
  private(set) var accents: [CardKey: LinkRole] = [:]
  /// The number of moves from the start.
  private(set) var distance: [CardKey: Int] = [:]

  /// Linear in the number of moves. The first seeds are the launches and tab bars, then the containers' roots, then
  /// cards that nothing leads to, then the rest.
  init(moves: [Move], seeds: [[CardKey]]) {
    var outgoing: [CardKey: [Int]] = [:]
    for (index, move) in moves.enumerated() where !move.role.isBackward {
      outgoing[move.from, default: []].append(index)
    }
    for wave in seeds {
      var queue: [CardKey] = []
      for seed in wave where distance[seed] == nil {
        distance[seed] = 0
        queue.append(seed)
      }
      var next = 0
      while next < queue.count {
        let card = queue[next]
        next += 1
        for index in outgoing[card] ?? [] where distance[moves[index].to] == nil {
          distance[moves[index].to] = (distance[card] ?? 0) + 1
          accents[moves[index].to] = moves[index].role
          guides.insert(index)
          queue.append(moves[index].to)
        }
      }
    }
    // In a sparse picture every move that closes no cycle may constrain, too: lines then run forwards. In a dense
    // one only the forest may, or the layout takes minutes.
    if moves.count <= 160, moves.count < 2 * distance.count { addAcyclicGuides(moves) }
    // Ways in stand right before their target: nothing leads to them, so they constrain nothing else.
    for (index, move) in moves.enumerated() where !move.role.isBackward {
      switch move.from {
      case .entry, .anyScreen: guides.insert(index)
      case .screen, .tabBar: break
      }
    }
  }

  /// O(moves²).
  private mutating func addAcyclicGuides(_ moves: [Move]) {
    var successors: [CardKey: [CardKey]] = [:]
    for index in guides { successors[moves[index].from, default: []].append(moves[index].to) }
    for (index, move) in moves.enumerated() where !move.role.isBackward && !guides.contains(index) {
      guard move.evidence != .observed else { continue }
      var seen: Set<CardKey> = [move.to]
      var stack = [move.to]
      while let card = stack.popLast(), !seen.contains(move.from) {
        for next in successors[card] ?? [] where seen.insert(next).inserted { stack.append(next) }
      }
      guard !seen.contains(move.from) else { continue }
      guides.insert(index)
      successors[move.from, default: []].append(move.to)
    }
  }
}
