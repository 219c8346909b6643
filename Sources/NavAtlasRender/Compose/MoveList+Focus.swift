/// A picture of one screen and what is around it shows the ways from and to that screen.
extension MoveList {
  /// Leaves out the moves between screens that are equally far from the one in focus, and the ways into the app that lead
  /// to others. Linear.
  ///
  /// - Returns: how many those were.
  mutating func removeMovesAmongNeighbours(of centre: CardKey) -> Int {
    var neighbours: [CardKey: [CardKey]] = [:]
    for move in moves {
      neighbours[move.from, default: []].append(move.to)
      neighbours[move.to, default: []].append(move.from)
    }
    var distance = [centre: 0]
    var queue = [centre]
    var next = 0
    while next < queue.count {
      let card = queue[next]
      next += 1
      // What every screen can do, and tab bars, make no screen a neighbour.
      guard case .screen = card else { continue }
      for other in neighbours[card] ?? [] where distance[other] == nil {
        distance[other] = (distance[card] ?? 0) + 1
        queue.append(other)
      }
    }
    let all = moves.count
    removeAll { move in
      switch move.from {
      case .anyScreen: false
      case .entry, .tabBar: move.to != centre
      case .screen: move.from != move.to && distance[move.from] == distance[move.to]
      }
    }
    return all - moves.count
  }
}
