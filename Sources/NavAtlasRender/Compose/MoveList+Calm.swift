import NavAtlasModel

/// What is told in words instead of lines, so that the picture stays calm.
extension MoveList {
  /// Launching into a tab bar is a word on the bar.
  mutating func absorbLaunches() {
    for move in moves where move.role == .entry {
      if case .tabBar = move.to { launched.insert(move.to) }
    }
    removeAll { move in
      if case .tabBar = move.to { move.role == .entry } else { false }
    }
  }

  /// A switch to another tab crosses the whole picture: it becomes a badge, and counts on the tab bar's line.
  mutating func turnTabSwitchesIntoBadges(names: [Screen.ID: String]) {
    func isExplicit(_ move: Move) -> Bool {
      if case .screen = move.from { move.role == .tab } else { false }
    }
    let bars = Dictionary(
      moves.filter { $0.role == .tab && !isExplicit($0) }.map { ($0.to, $0.from) }
    ) { first, _ in first }
    for move in moves.filter(isExplicit) {
      guard let bar = bars[move.to], case .screen(let target) = move.to else { continue }
      addBadge("→ " + (names[target] ?? "tab"), to: move.from)
      add(Move(from: bar, to: move.to, role: .tab, count: move.count))
    }
    removeAll { isExplicit($0) && bars[$0.to] != nil }
  }

  /// Where many ways back lead to one screen, each becomes a badge of the card it starts from.
  mutating func turnManyBackLinksIntoBadges(limit: Int, names: [Screen.ID: String]) {
    let back = Dictionary(grouping: moves.filter(\.role.isBackward)) { $0.to }
    let crowded = Set(back.filter { $0.value.count > limit }.keys)
    for move in moves where move.role.isBackward && crowded.contains(move.to) {
      guard case .screen(let target) = move.to else { continue }
      addBadge("« " + (names[target] ?? "root"), to: move.from)
    }
    removeAll { $0.role.isBackward && crowded.contains($0.to) }
  }

  /// A screen that many others lead to keeps the line that first led to it; in a dense picture, a few are many.
  mutating func countSharedTargets(limit: Int, keeping guides: Set<Int>) {
    let limit = isDense ? limit : 2 * limit
    func isShared(_ move: Move) -> Bool {
      switch move.from {
      case .screen: !move.role.isBackward && move.role != .tab && move.count == 0
      case .anyScreen: !move.role.isBackward && move.count == 0
      case .tabBar, .entry: false
      }
    }
    let leading = Dictionary(grouping: moves.filter(isShared)) { $0.to }
    let crowded = Set(leading.filter { $0.value.count > limit }.keys)
    var kept: [Move] = []
    for (index, move) in moves.enumerated() {
      if crowded.contains(move.to), isShared(move), !guides.contains(index) {
        sharedWays[move.to, default: []].append(move.from)
      } else {
        kept.append(move)
      }
    }
    replace(with: kept)
  }

  /// True where lines would hide what they connect: very many, and far more than cards.
  private var isDense: Bool {
    let cards = Set(moves.flatMap { [$0.from, $0.to] }).count
    return moves.count > 120 && moves.count > 2 * cards
  }

  /// A move onto the same screen is a badge, not a loop.
  mutating func turnLoopsIntoBadges(_ changes: [MoveEnds: LinkChange]? = nil) {
    for move in moves where move.from == move.to {
      var words = move.count > 0 ? "↻ " + Words.grouped(move.count) : "↻"
      if case .screen(let id) = move.from, let change = changes?[MoveEnds(id, id)] {
        words = "↻ " + change.words
      }
      addBadge(words, to: move.from)
    }
    removeAll { $0.from == $0.to }
  }
}
