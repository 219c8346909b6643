extension LongestPathSearch {
  /// A table over (visited set, last vertex) of one component.
  private struct Table {
    var low: [Int32]
    var gap: [Int32]
    /// The slot the path came from, or the arrival it began with as `-1 - index`.
    var before: [Int32]
    /// The move it came by, and how many of its frames.
    var move: [Int32]
    var frames: [Int32]

    init(_ slots: Int) {
      low = Array(repeating: -1, count: slots)
      gap = Array(repeating: 0, count: slots)
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
      guard entry.low > Int(table.low[slot]) else { continue }
      table.low[slot] = Int32(entry.low)
      table.gap[slot] = Int32(entry.high - entry.low)
      table.before[slot] = Int32(-1 - index)
    }
    var bestSlot = Array(repeating: -1, count: size)
    var exits: [Int: Int] = [:]
    for set in 1..<(1 << numbering.bits.count) {
      for last in 0..<size where set & numbering.bit[last] != 0 {
        let slot = set * size + last
        let low = table.low[slot]
        guard low >= 0 else { continue }
        if bestSlot[last] < 0 || low > table.low[bestSlot[last]] { bestSlot[last] = slot }
        for index in inner[last] {
          let isClear = grow(&table, by: index, from: slot, set, number, numbering)
          if isClear { noteExit(index, slot, number, table, &exits) }
        }
      }
    }
    finish(number, entries, root, vertices, table, bestSlot, exits)
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
      let low = table.low[slot] + Int32(move.replaces ? 0 : position + 1)
      let target = visited * numbering.vertices.count + last
      guard low > table.low[target] else { continue }
      table.low[target] = low
      table.gap[target] = table.gap[slot]
      table.before[target] = Int32(slot)
      table.move[target] = Int32(index)
      table.frames[target] = Int32(position + 1)
    }
    return true
  }

  private func noteExit(_ move: Int, _ slot: Int, _ number: Int, _ table: Table, _ exits: inout [Int: Int]) {
    guard moves.growth[move].frames.contains(where: { component[$0] != number }) else { return }
    if let known = exits[move], table.low[known] >= table.low[slot] { return }
    exits[move] = slot
  }

  /// Writes down the longest paths of the component, and takes the moves that leave it.
  private mutating func finish(
    _ number: Int, _ entries: [Arrival], _ root: Int, _ vertices: [Int], _ table: Table, _ bestSlot: [Int],
    _ exits: [Int: Int]
  ) {
    let slack = table.gap.max().map(Int.init) ?? 0
    for (last, vertex) in vertices.enumerated() where bestSlot[last] >= 0 {
      let slot = bestSlot[last]
      let low = Int(table.low[slot])
      let trail = trail(to: slot, table, entries)
      raise(vertex, low: low, high: low + slack, trail)
      for index in moves.indices(from: vertex) where exits[index] == nil {
        let move = moves.growth[index]
        if move.writesPath, stack.starts.contains(vertex) { continue }
        if move.frames.contains(where: { component[$0] == number }) { continue }
        leave(number, by: move, low: low, high: low + slack, trail, root: root)
      }
    }
    for (index, slot) in exits.sorted(by: { $0.key < $1.key }) {
      let low = Int(table.low[slot])
      leave(
        number, by: moves.growth[index], low: low, high: low + slack, trail(to: slot, table, entries),
        root: root)
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

  /// Bounds for a component that is too large: a path that goes on while it can, and every vertex once.
  mutating func searchGreedily(_ number: Int, _ entries: [Arrival], _ root: Int) {
    let ceiling = (entries.map(\.high).max() ?? 0) + members[number].count - 1
    for entry in entries.sorted(by: { ($1.low, $0.vertex) < ($0.low, $1.vertex) }) {
      raise(entry.vertex, low: entry.low, high: ceiling, entry.trail)
    }
    for entry in entries.sorted(by: { ($1.low, $0.vertex) < ($0.low, $1.vertex) }).prefix(4) {
      walk(entry, number, root)
    }
    // What the walks did not meet is reached by a shortest way from what they did.
    var pending = members[number].filter { trails[$0] != nil }
    var next = 0
    while next < pending.count {
      let vertex = pending[next]
      next += 1
      guard let trail = trails[vertex] else { continue }
      high[vertex] = ceiling
      for move in moves.from(vertex) {
        for (position, frame) in move.frames.enumerated() where component[frame] == number {
          guard trails[frame] == nil, screen(frame) != root else { continue }
          let height = low[vertex] + (move.replaces ? 0 : position + 1)
          let way = extend(trail, move.frames[...position], replaces: move.replaces)
          raise(frame, low: height, high: ceiling, way)
          pending.append(frame)
        }
        leave(number, by: move, low: low[vertex], high: ceiling, trail, root: root)
      }
    }
  }

  /// One simple path from an arrival, that goes on as long as there is a vertex it has not visited.
  private mutating func walk(_ entry: Arrival, _ number: Int, _ root: Int) {
    var visited = Set((entry.visited + [entry.vertex]).map(screen) + [root])
    var (vertex, height, trail) = (entry.vertex, entry.low, entry.trail)
    while true {
      let next = moves.from(vertex).first { move in
        move.frames.allSatisfy { component[$0] == number && !visited.contains(screen($0)) }
          && Set(move.frames.map(screen)).count == move.frames.count
      }
      guard let next, let last = next.frames.last else { return }
      visited.formUnion(next.frames.map(screen))
      height += next.weight
      trail = extend(trail, next.frames[...], replaces: next.replaces)
      vertex = last
      raise(vertex, low: height, high: height, trail)
      budget -= 1
    }
  }
}
