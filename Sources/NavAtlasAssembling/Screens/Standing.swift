import NavAtlasInterpreting
import NavAtlasModel
import NavAtlasSourceReading

/// On which stages screens stand, and moves are made.
///
/// Stacks that show the same for the same are followed once, so what is found on one of them holds on all of them that
/// the screen stands on.
struct Standing {
  private var stages: [ScreenNode: Set<Int>] = [:]
  private var moves: [Move: Set<Int>] = [:]

  /// O(rounds · moves · twins); few rounds, as each follows all chains of moves that it can.
  init(_ assembler: Assembler) {
    for frame in assembler.frames where frame.role != .container {
      if let node = frame.node { stages[node, default: []].insert(frame.stage.number) }
    }
    for (node, twins) in assembler.knownFrames.twins { stages[node, default: []].formUnion(twins) }
    let alike = Self.alike(assembler.stages)
    var isComplete = false
    while !isComplete {
      isComplete = true
      for move in assembler.moveOrder {
        guard let from = move.from, let found = assembler.moves[move]?.stages else { continue }
        let own = found.intersection(stages[from] ?? [])
        let all = own.union(own.flatMap { alike[$0] ?? [] }.filter { stages[from]?.contains($0) == true })
        guard all.count > (moves[move]?.count ?? 0) else { continue }
        moves[move] = all
        guard move.grows else { continue }
        for target in [move.to].compactMap({ $0 }) + move.path {
          let before = stages[target]?.count
          stages[target, default: []].formUnion(all)
          if stages[target]?.count != before { isComplete = false }
        }
      }
    }
  }

  func stages(of node: ScreenNode) -> Set<Int> { stages[node] ?? [] }

  /// Where a screen stands that makes the move there; empty for a move that changes a stack elsewhere.
  func stages(of move: Move) -> Set<Int> { moves[move] ?? [] }

  /// For each stack those that are driven alike and show the same.
  private static func alike(_ stages: [Stage]) -> [Int: [Int]] {
    struct Key: Hashable {
      var drivers: [Place]
      var registrations: [Site]
      var destination: Site?
      var layer: Site?
      var isReachable: Bool
    }
    let stacks = stages.filter(\.isStack)
    let groups = Dictionary(grouping: stacks) { stack in
      Key(
        drivers: stack.drivers, registrations: stack.registrations.map(\.site).sorted(),
        destination: stack.destination == nil ? nil : stack.site, layer: stack.layer?.site,
        isReachable: stack.isReachable)
    }
    var alike: [Int: [Int]] = [:]
    for group in groups.values where group.count > 1 {
      for stack in group { alike[stack.number] = group.map(\.number) }
    }
    return alike
  }
}

extension Move {
  /// True for what puts its targets on the stack on which it is made.
  fileprivate var grows: Bool {
    [.push, .viewPush, .pushMany, .setPath, .replace].contains(kind) && manner != .rootExchange
  }
}
