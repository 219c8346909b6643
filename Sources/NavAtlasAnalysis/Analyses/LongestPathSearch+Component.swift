extension LongestPathSearch {
  /// A table over (visited set, last vertex) of one component.
  private struct Table {
    var low: [Int32]
    /// No path is longer, where bounds led here.
    var high: [Int32]
    /// The slot the path came from, or the arrival it began with as `-1 - index`.
    var before: [Int32]
    /// The move it came by, and how many of its frames.
    var move: [Int32]
    var frames: [Int32]

    init(_ slots: Int) {
      low = Array(repeating: -1, count: slots)
      high = low
      before = low
      move = low
      frames = low
    }
  }

  /// The vertices of a component, each with its place among them and the bit of its screen in a visited set.
  private struct Numbering {
    var vertices: [Int]
    var place: [Int: Int]
    /// By place.
    var bit: [Int]
    /// By screen.
    var bits: [Int: Int]

    init(_ members: [Int], screen: (Int) -> Int) {
      vertices = members.sorted()
      place = Dictionary(uniqueKeysWithValues: vertices.enumerated().map { ($1, $0) })
      let screens = Set(vertices.map(screen)).sorted()
      let bits = Dictionary(uniqueKeysWithValues: screens.enumerated().map { ($1, 1 << $0) })
      bit = vertices.map { bits[screen($0)] ?? 0 }
      self.bits = bits
    }
  }

  /// Tries every visited set of screens, in ascending order: a set is complete before any larger one uses it.
  mutating func searchExactly(_ number: Int, _ entries: [Arrival], _ root: Int) {
    let numbering = Numbering(members[number], screen: screen)
    let vertices = numbering.vertices
    let size = vertices.count
    let inner = vertices.map { vertex in
      moves.indices(from: vertex).filter { moves.growth[$0].frames.contains { component[$0] == number } }
    }
    var table = Table(size << numbering.bits.count)
    for (index, entry) in entries.enumerated() {
      let last = numbering.place[entry.vertex] ?? 0
      let passed = entry.visited.map(screen) + [root]
      let set = passed.reduce(numbering.bit[last]) { $0 | (numbering.bits[$1] ?? 0) }
      let slot = set * size + last
      table.high[slot] = max(table.high[slot], Int32(entry.high))
      guard entry.low > Int(table.low[slot]) else { continue }
      table.low[slot] = Int32(entry.low)
      table.before[slot] = Int32(-1 - index)
    }
    var bestSlot = Array(repeating: -1, count: size)
    var highest = Array(repeating: Int32(-1), count: size)
    var exits: [Int: Exit] = [:]
    for set in 1..<(1 << numbering.bits.count) {
      for last in 0..<size where set & numbering.bit[last] != 0 {
        let slot = set * size + last
        let low = table.low[slot]
        guard low >= 0 else { continue }
        highest[last] = max(highest[last], table.high[slot])
        if bestSlot[last] < 0 || low > table.low[bestSlot[last]] { bestSlot[last] = slot }
        for index in inner[last] {
          let isClear = grow(&table, by: index, from: slot, set, number, numbering)
          if isClear { noteExit(index, slot, number, table, &exits) }
        }
      }
    }
    finish(number, entries, root, vertices, table, bestSlot, highest, exits)
  }

  /// Extends a path by a move, frame by frame, as far as it stays in the component and simple.
  ///
  /// - Returns: true if no frame of the move was visited before.
  private func grow(
    _ table: inout Table, by index: Int, from slot: Int, _ set: Int, _ number: Int,
    _ numbering: Numbering
  ) -> Bool {
    let move = moves.growth[index]
    var visited = set
    for (position, frame) in move.frames.enumerated() where component[frame] == number {
      let last = numbering.place[frame] ?? 0
      if visited & numbering.bit[last] != 0 { return false }
      visited |= numbering.bit[last]
      let step = Int32(move.replaces ? 0 : position + 1)
      let low = table.low[slot] + step
      let target = visited * numbering.vertices.count + last
      table.high[target] = max(table.high[target], table.high[slot] + step)
      guard low > table.low[target] else { continue }
      table.low[target] = low
      table.before[target] = Int32(slot)
      table.move[target] = Int32(index)
      table.frames[target] = Int32(position + 1)
    }
    return true
  }

  /// Where a move leaves the component: the slot of the longest path to it, and what no path exceeds.
  private struct Exit {
    var slot: Int
    var high: Int32
  }

  private func noteExit(_ move: Int, _ slot: Int, _ number: Int, _ table: Table, _ exits: inout [Int: Exit]) {
    guard moves.growth[move].frames.contains(where: { component[$0] != number }) else { return }
    guard var known = exits[move] else {
      exits[move] = Exit(slot: slot, high: table.high[slot])
      return
    }
    known.high = max(known.high, table.high[slot])
    if table.low[slot] > table.low[known.slot] { known.slot = slot }
    exits[move] = known
  }

  /// Writes down the longest paths of the component, and takes the moves that leave it.
  private mutating func finish(
    _ number: Int, _ entries: [Arrival], _ root: Int, _ vertices: [Int], _ table: Table, _ bestSlot: [Int],
    _ highest: [Int32], _ exits: [Int: Exit]
  ) {
    for (last, vertex) in vertices.enumerated() where bestSlot[last] >= 0 {
      let slot = bestSlot[last]
      let low = Int(table.low[slot])
      let trail = trail(to: slot, table, entries)
      let high = Int(highest[last])
      raise(vertex, low: low, high: high, trail)
      for index in moves.indices(from: vertex) where exits[index] == nil {
        let move = moves.growth[index]
        if move.writesPath, stack.starts.contains(vertex) { continue }
        if move.frames.contains(where: { component[$0] == number }) { continue }
        leave(number, by: move, low: low, high: high, trail, root: root)
      }
    }
    for (index, exit) in exits.sorted(by: { $0.key < $1.key }) {
      leave(
        number, by: moves.growth[index], low: Int(table.low[exit.slot]), high: Int(exit.high),
        trail(to: exit.slot, table, entries), root: root)
    }
  }

  private mutating func trail(to slot: Int, _ table: Table, _ entries: [Arrival]) -> Trail {
    var steps: [Int] = []
    var slot = slot
    while table.before[slot] >= 0 {
      steps.append(slot)
      slot = Int(table.before[slot])
    }
    var trail = entries[-1 - Int(table.before[slot])].trail
    for step in steps.reversed() {
      let move = moves.growth[Int(table.move[step])]
      trail = extend(trail, move.frames[..<Int(table.frames[step])], replaces: move.replaces)
    }
    return trail
  }
}
