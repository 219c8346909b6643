import NavAtlasModel

/// What every screen of several tabs has, every screen of the app has: said once instead of in each tab.
extension MoveList {
  /// Moves of "every screen" that several tabs of one tab view have start at the tab view's own "every screen". Linear.
  mutating func liftSharedMoves(_ tree: ContainerTree) {
    struct Target: Hashable {
      var bar: Container.ID
      var to: CardKey
      var role: LinkRole
    }
    func target(_ move: Move) -> Target? {
      guard case .anyScreen(let id) = move.from, tree.tabs[id] != nil,
        case .container(let bar)? = tree.parents[.container(id)]
      else { return nil }
      return Target(bar: bar, to: move.to, role: move.role)
    }
    let shared = Dictionary(grouping: moves.filter { target($0) != nil }) { target($0) }.filter {
      $0.value.count > 1
    }
    guard !shared.isEmpty else { return }
    let all = moves
    replace(with: all.filter { shared[target($0)] == nil })
    for move in all {
      guard let target = target(move), let alike = shared[target] else { continue }
      var lifted = move
      lifted.from = .anyScreen(target.bar)
      if alike.count < tree.tabCount(of: target.bar) { lifted.remarks.append("in \(alike.count) tabs") }
      add(lifted)
    }
  }
}

extension ContainerTree {
  /// How many tabs a tab view has.
  func tabCount(of id: Container.ID) -> Int {
    if case .tabs(let body)? = containers[id]?.body { body.tabs.count } else { 0 }
  }
}
