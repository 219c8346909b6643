import NavAtlasModel

/// All that walks on one stack can cover, found by trying everything; it shares no code with the planner.
struct WalkExhaustion {
  private struct Frames: Hashable {
    var screens: [Screen.ID]
    /// How many of them, at the end, are frames of view-destination links.
    var views = 0
  }

  private let graph: NavigationGraph
  private let height: Int
  private let logicalRoot: Screen.ID?
  private let disabled: Set<Screen.ID>
  private var steps: [Frames: [(move: Int?, next: Frames)]] = [:]
  private let start: Frames

  init(_ graph: NavigationGraph, height: Int) {
    self.graph = graph
    self.height = height
    disabled = Set(graph.screens.filter(\.backDisabled).map(\.id))
    guard case .stack(let stack)? = graph.containers.first?.body else { preconditionFailure("one stack") }
    logicalRoot = stack.logicalRoot
    start = Frames(screens: [stack.root])
    var pending = [start]
    while let frames = pending.popLast() {
      guard steps[frames] == nil else { continue }
      let next = self.next(frames).filter { $0.next.screens.count <= height + 1 }
      steps[frames] = next
      pending += next.map(\.next)
    }
  }

  /// The moves that can be made at all.
  var possible: Set<Int> { Set(steps.values.flatMap { $0 }.compactMap(\.move)) }

  private func next(_ frames: Frames) -> [(move: Int?, next: Frames)] {
    let screens = frames.screens
    let top = screens.last ?? ""
    var found: [(move: Int?, next: Frames)] = []
    if screens.count > 1, !disabled.contains(top) {
      found.append((nil, Frames(screens: screens.dropLast(), views: max(0, frames.views - 1))))
    }
    for (index, move) in graph.transitions.enumerated() where move.from == .screen(top) {
      if let next = after(move, frames) { found.append((index, next)) }
    }
    return found
  }

  private func after(_ move: Transition, _ frames: Frames) -> Frames? {
    let values = Array(frames.screens.dropLast(frames.views))
    func cut(_ count: Int) -> Frames {
      Frames(screens: Array(frames.screens.prefix(count)), views: max(0, count - values.count))
    }
    switch move.kind {
    case .push: return Frames(screens: values + [move.to ?? ""])
    case .viewPush: return Frames(screens: frames.screens + [move.to ?? ""], views: frames.views + 1)
    case .pushMany: return Frames(screens: values + move.path)
    case .setPath: return Frames(screens: [values[0]] + move.path)
    case .replace: return values.count > 1 ? Frames(screens: values.dropLast() + [move.to ?? ""]) : nil
    case .resetRoot: return Frames(screens: [move.to ?? ""])
    case .pop:
      let count = move.n ?? 1
      return count < values.count ? Frames(screens: values.dropLast(count)) : nil
    case .popTo, .popToLogicalRoot:
      return frames.screens.lastIndex(of: move.to ?? "").map { cut($0 + 1) }
    case .popToRoot: return cut(1)
    default: return nil
    }
  }

  /// The least number of walks that make every possible move; `nil` where trying takes too long.
  func leastWalks() -> Int? {
    let moves = possible.sorted()
    guard moves.count <= 12 else { return nil }
    let bits = Dictionary(uniqueKeysWithValues: moves.enumerated().map { ($1, 1 << $0) })
    struct Situation: Hashable {
      var frames: Frames
      var covered: Int
    }
    var reached: Set<Situation> = [Situation(frames: start, covered: 0)]
    var pending = Array(reached)
    while let situation = pending.popLast() {
      for (move, next) in steps[situation.frames] ?? [] {
        let new = Situation(frames: next, covered: situation.covered | (move.flatMap { bits[$0] } ?? 0))
        if reached.insert(new).inserted { pending.append(new) }
      }
      if reached.count > 60_000 { return nil }
    }
    let sets = Set(reached.map(\.covered))
    let maximal = sets.filter { set in !sets.contains { $0 != set && $0 & set == set } }
    let all = (1 << moves.count) - 1
    var unions: Set = [0]
    for count in 0...12 {
      if unions.contains(all) { return count }
      unions = Set(unions.flatMap { union in maximal.map { union | $0 } })
    }
    return nil
  }
}
