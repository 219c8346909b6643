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
    var sequence: [CardKey] = []
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
        sequence.append(card)
        for index in outgoing[card] ?? [] where distance[moves[index].to] == nil {
          distance[moves[index].to] = (distance[card] ?? 0) + 1
          accents[moves[index].to] = moves[index].role
          guides.insert(index)
          queue.append(moves[index].to)
        }
      }
    }
    // In a sparse picture, moves that follow the order of discovery may constrain, too: lines then run forwards.
    // In a dense one only the forest may, or the layout takes minutes.
    if moves.count <= 160, moves.count < 2 * distance.count {
      let order = Dictionary(uniqueKeysWithValues: sequence.enumerated().map { ($1, $0) })
      for (index, move) in moves.enumerated() where !move.role.isBackward {
        guard let from = order[move.from], let to = order[move.to], from < to else { continue }
        guides.insert(index)
      }
    }
    // Ways in stand right before their target: nothing leads to them, so they constrain nothing else.
    for (index, move) in moves.enumerated() where !move.role.isBackward {
      switch move.from {
      case .entry, .anyScreen: guides.insert(index)
      case .screen, .tabBar: break
      }
    }
  }
}
